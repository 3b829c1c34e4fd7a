import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  getDirectiveValues,
  getNamedType,
  isInputObjectType,
  isNonNullType,
} from 'graphql'
import { isBlank, oneLine } from '../../../rules/one-line'
import { lineLength, textLength } from '../../../rules/text-length'
import { invalid, tooLong } from '../errors'
import { schema } from './schema'

type Place = Pick<GraphQLArgument | GraphQLInputField, 'name' | 'type' | 'astNode'>
type Values = Record<string, unknown>
/** Cleans a value that came by an argument. */
type Clean = (value: unknown, argument: string) => unknown

interface LineTerms {
  most: number
  filled: boolean
  kept: boolean
}
interface TextTerms {
  most: number
}

function termsOf<Terms>(name: string, { astNode }: Pick<Place, 'astNode'>): Terms | null {
  const directive = schema.getDirective(name)
  return (directive && astNode && (getDirectiveValues(directive, astNode) as unknown as Terms | undefined)) ?? null
}

/** What the schema says of a text of one line; null of anything else. */
export const lineTerms = (place: Pick<Place, 'astNode'>) => termsOf<LineTerms>('line', place)
/** What it says of a text of several lines with a limit of its own. */
export const textTerms = (place: Pick<Place, 'astNode'>) => termsOf<TextTerms>('text', place)

const cleanLine =
  ({ most, filled, kept }: LineTerms): Clean =>
  (value, argument) => {
    if (typeof value !== 'string') return value
    const line = oneLine(value)
    if (filled && isBlank(line)) throw invalid(argument, 'Field is required')
    if (lineLength(value) > most) throw tooLong(argument, most)
    return kept ? value : line
  }

const checkText =
  ({ most }: TextTerms): Clean =>
  (value, argument) => {
    if (typeof value === 'string' && textLength(value) > most) throw tooLong(argument, most)
    return value
  }

/** What cleans a text by what the schema says of it; null where it says nothing. */
function cleanerOfText(place: Place, isOuter: boolean): Clean | null {
  const line = lineTerms(place)
  if (!line) {
    const text = textTerms(place)
    return text && checkText(text)
  }
  // In an object, and of a text that it keeps, the operation itself says what is missing, since it knows of which of them.
  const filled = line.filled || (isNonNullType(place.type) && isOuter && !line.kept)
  return cleanLine({ ...line, filled })
}

const eachOf =
  (clean: Clean): Clean =>
  (value, argument) =>
    Array.isArray(value) ? value.map((each) => clean(each, argument)) : clean(value, argument)

/** What cleans a value of this type; null if it can hold no such text. */
function cleanerOf(type: GraphQLInputType, above: readonly string[]): Clean | null {
  const named = getNamedType(type)
  if (!isInputObjectType(named) || above.includes(named.name)) return null
  const clean = cleanObject(named, [...above, named.name])
  return clean && eachOf(clean)
}

function cleanObject(type: GraphQLInputObjectType, above: readonly string[]): Clean | null {
  const fields = cleaners(Object.values(type.getFields()), above)
  if (!fields.length) return null
  return (value, argument) => (value ? cleaned(value as Values, fields, argument) : value)
}

type Cleaners = readonly (readonly [name: string, clean: Clean])[]

const cleaners = (places: readonly Place[], above: readonly string[]): Cleaners =>
  places.flatMap((place) => {
    const own = cleanerOfText(place, !above.length)
    const clean = own ? eachOf(own) : cleanerOf(place.type, above)
    return clean ? [[place.name, clean] as const] : []
  })

function cleaned(values: Values, fields: Cleaners, argument?: string): Values {
  const result = { ...values }
  for (const [name, clean] of fields)
    if (result[name] !== undefined && result[name] !== null) result[name] = clean(result[name], argument ?? name)
  return result
}

/** Makes each text of one line what it says, and refuses those that are too long, before the operation sees them; null if the operation takes none. */
export function lineCleaner(definitions: readonly Place[]): ((args: Values) => Values) | null {
  const fields = cleaners(definitions, [])
  return fields.length ? (args) => cleaned(args, fields) : null
}
