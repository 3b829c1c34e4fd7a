/** The product's version, put in by the build. */
declare const __VERSION__: string

/** The language that the texts of this build are in. */
declare const __LOCALE__: string

/** Each other language of the build, and the script that begins it. */
declare const __LANGUAGES__: Record<string, string>
