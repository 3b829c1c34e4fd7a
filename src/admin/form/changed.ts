import type { FormField } from './form-fields'
import { isEmpty, toVariable } from './values'
import type { WidgetContext } from './widget'

type Values = Readonly<Record<string, unknown>>

/**
 * The arguments to send: for a new record all that are filled in, for an existing one the changes. An operation with required fields of the record
 * gets all filled-in values.
 */
export function changed(
  fields: readonly FormField[],
  values: Values,
  start: Values | null,
  context: WidgetContext,
): Record<string, unknown> {
  const isWhole = fields.some(({ field }) => field.required)
  const args = fields.flatMap(({ name, field, widget }) => {
    const value = values[name]
    if (widget.kind === 'picture' || widget.kind === 'file') return isFileSent(value, start) ? [[name, value]] : []
    const empty = isEmpty(widget, value) || (Array.isArray(value) && value.length === 0)
    const same = start !== null && JSON.stringify(value ?? null) === JSON.stringify(start[name] ?? null)
    const left = start === null || same ? empty && widget.kind !== 'switch' : false
    if (!field.required && (left || (same && !isWhole))) return []
    return [[name, toVariable(widget, value, context)] as const]
  })
  return Object.fromEntries(args)
}

/** A file that is not chosen again stays; null removes a record's picture. */
const isFileSent = (value: unknown, start: Values | null) => value instanceof File || (value === null && start !== null)
