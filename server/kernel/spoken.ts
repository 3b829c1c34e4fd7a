import { AsyncLocalStorage } from 'node:async_hooks'
import { nameWords } from '../../rules/name-words'
import { ENGLISH, locales, names } from './languages'

const present = new AsyncLocalStorage<string>()

/** The language of what is said now. The build makes each text of the server a choice by it. */
export const spoken = (): string => present.getStore() ?? ENGLISH

/** Whether this server has a language. */
export const isLocale = (locale: string): boolean => locales.includes(locale)

/** Does some work in a language, or in English if this server does not have it. */
export function inLocale<Result>(locale: string, work: () => Result): Result {
  // Alone, English costs nothing.
  return locales.length === 1 ? work() : present.run(isLocale(locale) ? locale : ENGLISH, work)
}

/** The language of ours that an Accept-Language header asks for first. Source: RFC 9110, 12.5.4. */
export function localeOf(header: string | undefined, ours = locales): string {
  if (!header) return ENGLISH
  const wishes = header
    .slice(0, 200)
    .toLowerCase()
    .split(',')
    .map((each) => {
      const [tag = '', weight] = each.trim().split(/\s*;\s*q=/)
      return { tag, weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
  for (const { tag } of wishes) {
    const [language] = tag.split('-')
    const found =
      ours.find((each) => each.toLowerCase() === tag) ?? ours.find((each) => each.split('-')[0] === language)
    if (found) return found
  }
  return ENGLISH
}

/** What documents and pages call the language in which they are written. */
export const languageTag = (): string => (spoken() === ENGLISH ? 'en-GB' : spoken())

/** A name of the schema in words: 'Session type' for SessionType. */
export function nameOf(name: string): string {
  const english = nameWords(name)
  return names[spoken()]?.[english] ?? english
}
