import type { Resource } from '../../../resources'
import type { Narrows } from '../../../resources/record'
import { type CatalogueField, fieldsOf, isLeaf, operationOf } from '../catalogue'
import { labelOf } from '../words'
import { toForm } from './values'
import { type Widget, type WidgetContext, widgetOf } from './widget'

/** An argument for people to fill in. */
export interface FormField {
  name: string
  label: string
  field: CatalogueField
  widget: Widget
}

export interface FormSection {
  title?: string
  note?: string
  fields: FormField[]
}

interface FormShape {
  operation: string
  resource?: Resource
  /** Arguments with given values, which the form does not ask for. */
  fixed?: Readonly<Record<string, unknown>>
  /** The only arguments to ask for; by default all. */
  only?: readonly string[]
  narrows?: Narrows | undefined
}

// Sent by the form itself, once for each intent.
const KEY = 'idempotencyKey'

export const wantsKey = (operation: string): boolean => KEY in operationOf(operation).args

export const contextOf = (operation: string, resource?: Resource, narrows?: Narrows): WidgetContext => ({
  type: operationOf(operation).type,
  choices: resource?.choices,
  grants: resource?.grants,
  references: resource?.references,
  says: resource?.says,
  ...(narrows && { narrows }),
})

/** The arguments of an operation that a form asks for, in the schema's order. */
export function formFields({ operation, resource, fixed = {}, only, narrows }: FormShape): FormField[] {
  const context = contextOf(operation, resource, narrows)
  const left = leftOut(operation, resource, only)
  return Object.entries(operationOf(operation).args).flatMap(([name, field]) => {
    if (name in fixed || name === KEY || left.includes(name) || (only && !only.includes(name))) return []
    const widget = widgetOf(name, field, context)
    const noun = widget?.kind === 'reference' ? name.replace(/Ids?$/, '') : name
    const labels = resource?.labels
    return widget ? [{ name, field, widget, label: labels?.[name] ?? labelOf(noun, labels) }] : []
  })
}

/** The arguments that no form asks for, and those that the forms of a record leave to its acts; a form of a few asks for just these. */
function leftOut(operation: string, resource?: Resource, only?: readonly string[]): readonly string[] {
  if (!resource) return []
  const { hidden = [], unasked = [], create, update } = resource
  return only || ![create, update].includes(operation) ? hidden : [...hidden, ...unasked]
}

/** The fields below the definition's headings; fields that it does not name come last. */
export function formSections(fields: FormField[], resource?: Resource): FormSection[] {
  const sections = (resource?.sections ?? []).map(({ fields: names, ...heading }) => ({
    ...heading,
    fields: names.flatMap((name) => fields.find((field) => field.name === name) ?? []),
  }))
  const named = sections.flatMap((section) => section.fields)
  const rest = fields.filter((field) => !named.includes(field))
  return [...sections, { ...(sections.length > 0 && { title: 'More' }), fields: rest }].filter(
    (section) => section.fields.length > 0,
  )
}

/** The paths to read for filling in a record's form. */
export function recordPaths(fields: readonly FormField[], type: string): string[] {
  return fields.flatMap(({ name, widget }) => {
    const known = fieldsOf(type)[name]
    if (!known || widget.kind === 'file') return []
    if (isLeaf(known)) return [name]
    if (widget.kind === 'group')
      return Object.entries(fieldsOf(known.type))
        .filter(([, part]) => isLeaf(part))
        .map(([part]) => `${name}.${part}`)
    return [`${name}.id`]
  })
}

/** A form's first values: the record's, or a new record's. */
export function startValues(
  fields: readonly FormField[],
  context: WidgetContext,
  from: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  return Object.fromEntries(fields.map(({ name, widget }) => [name, toForm(widget, from[name], context)]))
}

/** What a form says once of the fields that may be left empty; nothing where none may. */
export function optionalNote(fields: readonly FormField[], isChange: boolean): string | undefined {
  const [needed, optional] = [fields.filter(isNeeded), fields.filter((each) => !isNeeded(each) && isFilledIn(each))]
  if (optional.length === 0) return undefined
  if (isChange) return 'Only what you change is saved.'
  if (needed.length === 0) return optional.length === 1 ? 'It may be left empty.' : 'All of it is optional.'
  const names = ({ label }: FormField) => `‘${label}’`
  if (optional.length === 1) return `${optional.map(names).join()} is optional.`
  return needed.length === 1
    ? `Only ${needed.map(names).join()} is needed. The rest is optional.`
    : `Only ${listOf(needed.map(names))} are needed. The rest is optional.`
}

const isNeeded = ({ field }: FormField) => field.required === true
/** A tick is never empty. */
const isFilledIn = ({ widget }: FormField) => widget.kind !== 'switch'
const listOf = (names: readonly string[]) => `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
