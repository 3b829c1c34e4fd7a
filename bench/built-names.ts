/** What the build puts in place of these names in the application's modules, some of which the bench reads without one. */
Object.assign(globalThis, { __VERSION__: 'bench', __LOCALE__: 'en-us', __LOCALES__: ['en-us'], __LANGUAGES__: {} })
