/** The entry script of each other language in this build. */
const elsewhere: Readonly<Record<string, string>> = __LANGUAGES__

const KEY = 'locale'

/** The language stored on this device. It chooses texts only: dates and money are always British. */
export function locale(): string {
  try {
    const kept = localStorage.getItem(KEY)
    return kept !== null && Object.hasOwn(elsewhere, kept) ? kept : __LOCALE__
  } catch {
    return __LOCALE__
  }
}

/** The application in the stored language, if that is not the present one. */
export const inItsLanguage = (): string | undefined => elsewhere[locale()]

/** Stores the present language, so that the default is stored by name. */
export function keepLocale(): void {
  try {
    localStorage.setItem(KEY, __LOCALE__)
  } catch {
    // Without storage the default is used next time too.
  }
}
