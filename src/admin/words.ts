import { nameWords } from '../../rules/name-words'
import { catalogue } from './catalogue'
import { names } from './names'

/** A name of the schema in words of the screen's language: 'Reschedule price' for `reschedulePrice`. */
export function words(name: string): string {
  const english = nameWords(name)
  return names[english] ?? english
}

/** The label of a column or argument: the definition's, else from its own name or that of the row it leads to. */
export function labelOf(path: string, labels: Readonly<Record<string, string>> = {}): string {
  const said = labels[path]
  if (said) return said
  const steps = path.split('.')
  const last = steps.at(-1) ?? path
  const before = steps.at(-2)
  if (before && ['name', 'title', 'fullName', 'shortName'].includes(last) && before !== 'file') return words(before)
  return words(last)
}

/** An enum's value in words: the schema's description if it is a name, not a sentence. */
export function enumWords(type: string, value: string): string {
  const described = catalogue.enums[type]?.find((each) => each.value === value)?.description
  return described && !described.endsWith('.') ? described : words(value)
}

/** All values of an enum in words, each with the schema's sentence about it, if any. */
export function enumOptions(type: string): { value: string; label: string; help?: string }[] {
  return (catalogue.enums[type] ?? []).map(({ value, description }) => ({
    value,
    label: enumWords(type, value),
    ...(description?.endsWith('.') && { help: description }),
  }))
}

/** '1 row', '3 rows'. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`
