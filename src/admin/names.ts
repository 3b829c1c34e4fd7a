/** What the names of the schema are called. In English that follows from the name; of another language the build puts its catalogue here. */
export const names: Readonly<Record<string, string>> = {}
