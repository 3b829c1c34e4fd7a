/** The words for the schema's names. In English they follow from the name; for another language the build puts its catalogue here. */
export const names: Readonly<Record<string, string>> = {}
