/** The language of the texts in the code: British English, under the key given to it. */
export const ENGLISH = 'en-us'

/** The languages of this server. The build adds those that have a catalogue in texts/. */
export const locales: readonly string[] = [ENGLISH]

/** Per language, its words for the schema's names. The build puts them here. */
export const names: Readonly<Record<string, Readonly<Record<string, string>>>> = {}
