/** Where the application begins in each other language that it was built in. */
const elsewhere: Readonly<Record<string, string>> = __LANGUAGES__

const KEY = 'locale'

/** The language kept on this device. It chooses texts only: dates and money are British whatever it is. */
export function locale(): string {
  try {
    const kept = localStorage.getItem(KEY)
    return kept !== null && Object.hasOwn(elsewhere, kept) ? kept : __LOCALE__
  } catch {
    return __LOCALE__
  }
}

/** The application in the language kept on this device, where that is another one than is spoken here. */
export const inItsLanguage = (): string | undefined => elsewhere[locale()]

/** Keeps the language that is spoken, so that what has never been chosen is the default by name. */
export function keepLocale(): void {
  try {
    localStorage.setItem(KEY, __LOCALE__)
  } catch {
    // Then the default is spoken next time too.
  }
}
