/** The product's version, set by the build. */
declare const __VERSION__: string

/** The language of this build's texts. */
declare const __LOCALE__: string

/** All languages of the build, English first. */
declare const __LOCALES__: readonly string[]

/** Each other language of the build, with its entry script. */
declare const __LANGUAGES__: Record<string, string>
