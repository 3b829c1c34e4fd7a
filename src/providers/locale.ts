/** The languages that the product speaks; another begins here, and every table of texts then asks for its words. */
export const locales = ['en-us'] as const

export type Locale = (typeof locales)[number]

const KEY = 'locale'
const DEFAULT: Locale = 'en-us'

/** The language kept on this device. It chooses texts only: dates and money are British whatever it is. */
export function locale(): Locale {
  try {
    const kept = localStorage.getItem(KEY)
    return locales.find((each) => each === kept) ?? DEFAULT
  } catch {
    return DEFAULT
  }
}

/** Keeps the language that is spoken, so that what has never been chosen is the default by name. */
export function keepLocale(chosen: Locale = locale()): void {
  try {
    localStorage.setItem(KEY, chosen)
  } catch {
    // Then the default is spoken next time too.
  }
}

/** Of texts in every language those of the reader. */
export const inLocale = <Texts>(texts: Record<Locale, Texts>): Texts => texts[locale()]
