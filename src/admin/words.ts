import { catalogue } from './catalogue'
import { names } from './names'

/** 'Reschedule price' for `reschedulePrice`, 'In progress' for `in_progress`. */
export function words(name: string): string {
  const spaced = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
    .replace(/\b(id|url|crm)\b/g, (short) => short.toUpperCase())
    .replace(/\bemail\b/g, 'e-mail')
    .replace('timezone', 'time zone')
    .replace(/\btopup\b/, 'top-up')
    .replace(/^inserted at$/, 'added')
    .replace(/^updated at$/, 'changed')
    .replace(/^(start|end|ready) at$/, '$1')
  const english = spaced.charAt(0).toUpperCase() + spaced.slice(1)
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
