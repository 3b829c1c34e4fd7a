// A language from its catalogue in texts/, and an invented one that shows texts without a catalogue entry.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../prepare.mjs'
import { type Catalogue, keyOf, parsed } from './po.ts'
import type { Language } from './rewrite.ts'
import { marks, marksOf } from './sentence.ts'

/** English with accents and a third longer. */
export const PSEUDO = 'en-xa'
const LONGER = 0.3

/** A language's texts, and its words for the schema's names. */
export function languageOf(locale: string): Language & { names: Record<string, string> } {
  const read = (file: string) => parsed(readFileSync(join(root, 'texts', file), 'utf8'))
  const { pluralRule, entries } =
    locale === PSEUDO ? pseudo(read('articled.pot')) : checked(read(`${locale}.po`), locale)
  const said = new Map(entries.map((entry) => [keyOf(entry), entry.said]))
  const names = entries.flatMap(({ context, id, said: [name] = [] }) => (context && name ? [[id, name]] : []))
  return { pluralRule, say: (message) => said.get(keyOf(message)), names: Object.fromEntries(names) }
}

/** Refuses a translation with missing or extra placeholders. */
export function checked(catalogue: Catalogue, locale: string): Catalogue {
  const wrong = catalogue.entries.filter(({ id, plural, said = [] }) =>
    said.some((form) => marksOf(form) !== marksOf(plural ?? id) && !(plural && marksOf(form) === marksOf(id))),
  )
  if (wrong.length === 0) return catalogue
  throw new Error(
    `texts/${locale}.po: what stands in {0} or <0> differs from the English of ${wrong.map(({ id }) => `'${id}'`).join(', ')}`,
  )
}

function pseudo({ pluralRule, entries }: Catalogue): Catalogue {
  const said = entries.map((entry) => ({
    ...entry,
    said: entry.plural ? [accented(entry.id), accented(entry.plural)] : [accented(entry.id)],
  }))
  return { pluralRule, entries: said }
}

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const accents = 'áƀçďéƒğĥíĵķļɱñóþɋŕšţúṽŵẋýžÁƁÇĎÉƑĞĤÍĴĶĻṀÑÓÞɊŔŠŢÚṼŴẊÝŽ'

/** 'Hand in' → 'Ĥáñď íñ ~~'; markup in a text keeps its letters. */
export function accented(text: string): string {
  const words = text.replace(/<[^>]*>|[a-zA-Z]/g, (found) =>
    found.length > 1 ? found : (accents[plain.indexOf(found)] ?? found),
  )
  const length = text.replace(new RegExp(marks, 'g'), '').length
  const more = '~'.repeat(Math.ceil(length * LONGER)).replace(/~{6}/g, '$& ')
  return words.replace(/(\S)(\s*)$/, `$1${more.trimEnd()}$2`)
}
