import { type Length, lineLength, textLength } from '../../../rules/text-length'
import { lengthFault } from '../../ui/form/length-words'
import { formatMoney, parsePounds } from '../../ui/money/money'
import { richTextFault } from '../../ui/rich-text/rich-text-limit'
import { catalogue } from '../catalogue'
import { readWall, wallOf } from '../london-wall'
import { type Widget, type WidgetContext, widgetOf } from './widget'

/** A typed time; `second` chooses one of the two when the clocks repeat it. */
export interface TypedInstant {
  wall: string
  second?: boolean
}

/** A form's value for a record's value. */
export function toForm(widget: Widget, value: unknown, context: WidgetContext): unknown {
  if (widget.kind === 'switch') return value ?? false
  if (value === null || value === undefined)
    return ('many' in widget && widget.many) || widget.kind === 'texts' ? [] : undefined
  switch (widget.kind) {
    case 'reference':
      return widget.many ? (value as unknown[]).map(idOf) : idOf(value)
    case 'pounds':
      return formatMoney(value as number)
        .replace(/[£,]/g, '')
        .replace('−', '-')
    case 'whole':
    case 'number':
      return String(value)
    case 'instant':
      return { wall: wallOf(String(value)), ...isSecond(String(value)) } satisfies TypedInstant
    case 'json':
      return JSON.stringify(value, null, 2)
    case 'group':
      return eachPart(value, (row) => mapInput(widget.input, row, context, toForm))
    // The picture's address is shown beside the field; only a new file is sent.
    case 'picture':
    case 'file':
      return undefined
    default:
      return value
  }
}

/** The value to send for a form's value; null if empty. */
export function toVariable(widget: Widget, value: unknown, context: WidgetContext): unknown {
  if (widget.kind === 'switch') return value === true
  if (value === undefined || value === null || value === '') return null
  switch (widget.kind) {
    case 'pounds':
      return parsePounds(String(value)) ?? null
    case 'whole':
    case 'number':
      return Number(value)
    case 'instant': {
      const { wall, second } = value as TypedInstant
      const reading = wall ? readWall(wall) : undefined
      if (reading?.result === 'twice') return reading.options[second ? 1 : 0]
      return reading?.result === 'ok' ? reading.instant : null
    }
    case 'json':
      return JSON.parse(String(value))
    case 'group':
      // Of one that stands alone an empty part is emptied; of a list's rows it is left out.
      return eachPart(value, (row) => {
        const sent = mapInput(widget.input, row ?? {}, context, toVariable)
        return widget.many ? withoutEmpty(sent) : sent
      })
    case 'line':
      return String(value).trim() || null
    default:
      return value
  }
}

/** The error in what was typed; undefined if there is none. */
export function faultOf(widget: Widget, value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return
  switch (widget.kind) {
    case 'pounds':
      return parsePounds(String(value)) === undefined ? 'Write pounds and pence, such as 12.50' : undefined
    case 'whole':
      return /^-?\d{1,9}$/.test(String(value).trim()) ? undefined : 'Write a whole number'
    case 'number':
      return Number.isFinite(Number(value)) ? undefined : 'Write a number'
    case 'instant': {
      const { wall, second } = value as TypedInstant
      if (!wall) return
      const { result } = readWall(wall)
      if (result === 'missing') return 'The clocks go forward over this time in London, so it does not exist'
      return result === 'twice' && second === undefined
        ? 'The clocks go back and this time comes twice: choose which'
        : undefined
    }
    case 'line':
    case 'lines': {
      const size = sizeOf(widget, String(value))
      return size && lengthFault(size)
    }
    case 'html':
      return richTextFault(String(value))
    case 'json':
      return isJson(String(value)) ? undefined : 'This is not valid JSON'
  }
}

/** How long a text is, and may be; undefined where there is no limit. */
export const sizeOf = (
  { kind, most }: Extract<Widget, { kind: 'line' | 'lines' }>,
  text: string,
): Length | undefined =>
  most === undefined ? undefined : { length: kind === 'line' ? lineLength(text) : textLength(text), most }

/** Whether a form's value counts as left out. */
export const isEmpty = (widget: Widget, value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (widget.kind === 'instant' && !(value as TypedInstant).wall) ||
  (widget.kind === 'group' && !widget.many && Object.values(value).every((part) => !part))

const idOf = (value: unknown) => (typeof value === 'object' && value !== null && 'id' in value ? value.id : value)

function isSecond(instant: string) {
  const reading = readWall(wallOf(instant))
  return reading.result === 'twice' ? { second: reading.options[1] === instant } : {}
}

type Parts = Record<string, unknown>

/** The rows of a list of inputs, or the one that stands alone. */
const eachPart = (value: unknown, map: (row: Parts) => Parts) =>
  Array.isArray(value) ? (value as Parts[]).map(map) : map(value as Parts)

function mapInput(
  input: string,
  row: Record<string, unknown>,
  context: WidgetContext,
  map: (widget: Widget, value: unknown, context: WidgetContext) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(catalogue.inputs[input] ?? {}).flatMap(([name, field]) => {
      // A row keeps its id; nobody types one.
      if (name === 'id') return row.id ? [[name, row.id]] : []
      const widget = widgetOf(name, field, context)
      return widget ? [[name, map(widget, row[name], context)]] : []
    }),
  )
}

const withoutEmpty = (row: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
