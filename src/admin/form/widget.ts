import type { Narrows } from '../../../resources/record'
import type { Choices, Resource } from '../../../resources/resource'
import { MOST_TEXT } from '../../../rules/limits'
import { type CatalogueField, catalogue, fieldsOf, type Reference, referenceTo } from '../catalogue'
import { enumOptions } from '../words'

export interface Choice {
  value: string
  label: string
  help?: string
  /** The heading above it. */
  area?: string
}

/** The kind of control for a value. */
export type Widget =
  | { kind: 'choice'; options: Choice[]; many: boolean; grants?: boolean }
  | { kind: 'reference'; reference: Reference; many: boolean }
  | { kind: 'group'; input: string; many: boolean }
  | {
      kind:
        | 'switch'
        | 'pounds'
        | 'whole'
        | 'number'
        | 'instant'
        | 'day'
        | 'html'
        | 'json'
        | 'picture'
        | 'file'
        | 'texts'
    }
  | {
      kind: 'line' | 'lines'
      /** The most characters. */
      most?: number
    }

export interface WidgetContext {
  /** The type that the operation answers. */
  type: string
  choices?: Readonly<Record<string, Choices>>
  grants?: readonly string[]
  /** The lists behind arguments whose names do not tell. */
  references?: Readonly<Record<string, string>>
  /** What the values of enums are called here. */
  says?: Resource['says']
  narrows?: Narrows
}

/** Chooses the widget for a type; undefined if nobody could fill it in. The only such switch. */
export function widgetOf(
  name: string,
  field: CatalogueField,
  { type, choices, grants, references, says, narrows }: WidgetContext,
): Widget | undefined {
  const many = !!field.list
  if (catalogue.enums[field.type]) return { kind: 'choice', options: called(field.type, says?.[name]), many }
  if (catalogue.inputs[field.type]) return { kind: 'group', input: field.type, many }
  switch (field.type) {
    case 'ID': {
      const list = references?.[name] ?? field.reference
      const reference = list && referenceTo(list)
      return reference ? { kind: 'reference', reference: { ...reference, only: narrows?.[name] }, many } : undefined
    }
    case 'String':
      if (ZONE.test(name) && !many) return { kind: 'choice', options: zones(), many }
      return choices?.[name]
        ? { kind: 'choice', options: said(choices[name]), many, grants: grants?.includes(name) }
        : many
          ? { kind: 'texts' }
          : { kind: 'line', most: field.most }
    case 'Upload':
      // A file stored as an address is a picture; one stored as a record is a document.
      return { kind: fieldsOf(type)[name]?.type === 'String' ? 'picture' : 'file' }
    case 'Boolean':
      return { kind: 'switch' }
    case 'Pence':
      return { kind: 'pounds' }
    case 'Int':
      return { kind: 'whole' }
    case 'Float':
      return { kind: 'number' }
    case 'DateTime':
      return { kind: 'instant' }
    case 'Date':
      return { kind: 'day' }
    case 'Text':
      return { kind: 'lines', most: field.most ?? MOST_TEXT }
    case 'Html':
      return { kind: 'html' }
    case 'JSON':
      return { kind: 'json' }
    default:
      return undefined
  }
}

const ZONE = /^time_?zone$/i

/** The time zones that this browser knows, by city: 'Europe, London'. */
const zones = (): Choice[] =>
  Intl.supportedValuesOf('timeZone').map((value) => ({
    value,
    label: value.replaceAll('_', ' ').split('/').join(', '),
  }))

/** The values of an enum in the words of a noun; those that have the same are one choice. */
function called(type: string, words: Readonly<Record<string, string>> = {}): Choice[] {
  const options = enumOptions(type).map((option) => ({ ...option, label: words[option.value] ?? option.label }))
  return [...new Map(options.map((option) => [option.label, option])).values()]
}

const said = (choices: Choices): Choice[] =>
  typeof choices === 'string'
    ? enumOptions(choices)
    : Object.entries(choices).flatMap(([area, each]) =>
        Object.entries(each).map(([value, help]) => ({ value, label: value, help, area })),
      )
