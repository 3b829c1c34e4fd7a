/** The entry script of each other language in this build. */
const elsewhere = (): Readonly<Record<string, string>> => __LANGUAGES__

const KEY = 'locale'

/** The language stored on this device. It chooses texts only: dates and money are always British. */
export function locale(): string {
  try {
    const kept = localStorage.getItem(KEY)
    return kept !== null && Object.hasOwn(elsewhere(), kept) ? kept : __LOCALE__
  } catch {
    return __LOCALE__
  }
}

/** The application in the stored language, if that is not the present one. */
export const inItsLanguage = (): string | undefined => elsewhere()[locale()]

/** Stores a language for the next load, by default the present one by its name. One that is not in this build is left alone. */
export function keepLocale(chosen: string = __LOCALE__): void {
  if (chosen !== __LOCALE__ && !__LOCALES__.includes(chosen)) return
  try {
    localStorage.setItem(KEY, chosen)
  } catch {
    // Without storage the default is used next time too.
  }
}
