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
import { isBlank, oneLine } from '../../../access/one-line'
import { invalid } from '../errors'
import { schema } from './schema'

type Place = Pick<GraphQLArgument | GraphQLInputField, 'name' | 'type' | 'astNode'>
type Values = Record<string, unknown>
/** Cleans a value that came by an argument. */
type Clean = (value: unknown, argument: string) => unknown

const directive = schema.getDirective('line')

interface LineTerms {
  most: number
  filled: boolean
}

/** What the schema says of a text of one line; null of anything else. */
export const lineTerms = ({ astNode }: Pick<Place, 'astNode'>): LineTerms | null =>
  (directive && astNode && (getDirectiveValues(directive, astNode) as unknown as LineTerms | undefined)) ?? null

const cleanLine =
  ({ most, filled }: LineTerms): Clean =>
  (value, argument) => {
    if (typeof value !== 'string') return value
    const line = oneLine(value)
    if (filled && isBlank(line)) throw invalid(argument, 'Field is required')
    if (line.length > most) throw invalid(argument, `Please use at most ${most.toLocaleString('en-GB')} characters.`)
    return line
  }

const eachOf =
  (clean: Clean): Clean =>
  (value, argument) =>
    Array.isArray(value) ? value.map((each) => clean(each, argument)) : clean(value, argument)

/** What cleans a value of this type; null if it can hold no line. */
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
    const terms = lineTerms(place)
    // In an object the operation itself says what is missing, since it knows of which of them.
    const filled = terms?.filled || (isNonNullType(place.type) && !above.length)
    const clean = terms ? eachOf(cleanLine({ ...terms, filled })) : cleanerOf(place.type, above)
    return clean ? [[place.name, clean] as const] : []
  })

function cleaned(values: Values, fields: Cleaners, argument?: string): Values {
  const result = { ...values }
  for (const [name, clean] of fields)
    if (result[name] !== undefined && result[name] !== null) result[name] = clean(result[name], argument ?? name)
  return result
}

/** Makes each text of one line what it says, before the operation sees it; null if the operation takes none. */
export function lineCleaner(definitions: readonly Place[]): ((args: Values) => Values) | null {
  const fields = cleaners(definitions, [])
  return fields.length ? (args) => cleaned(args, fields) : null
}
