import {
  type GraphQLArgument,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
} from 'graphql'

const samples: Record<string, unknown> = {
  ID: '01a1fcb1-aa59-7079-a711-881873d585b8',
  String: 'a',
  Text: 'a',
  Html: 'a',
  Int: 1,
  Float: 1,
  Boolean: true,
  DateTime: '2026-11-21T10:00:00Z',
  Date: '2026-11-21',
  Pence: 100,
  JSON: {},
  Upload: new File(['A note.'], 'note.txt', { type: 'text/plain' }),
}

/** A valid value for an argument. */
export function sample({ type }: Pick<GraphQLArgument, 'type'>): unknown {
  const named = getNamedType(type)
  const required = () =>
    isInputObjectType(named)
      ? Object.fromEntries(
          Object.values(named.getFields())
            .filter((field) => isNonNullType(field.type))
            .map((field) => [field.name, sample(field)]),
        )
      : samples[named.name]
  const one = isEnumType(named) ? named.getValues()[0]?.name : required()
  return isListType(getNullableType(type)) ? [one] : one
}

/** Every scalar of a type, and of its relations to this depth. */
function selection(type: unknown, depth = 2): string {
  if (!isObjectType(type)) return ''
  const parts = Object.values(type.getFields()).flatMap((field) => {
    const named = getNamedType(field.type)
    if (isScalarType(named) || isEnumType(named)) return [field.name]
    const inner = depth > 0 ? selection(named, depth - 1) : ''
    return inner ? [`${field.name} ${inner}`] : []
  })
  return parts.length ? `{ ${parts.join(' ')} }` : ''
}

/** A query with all its arguments as variables that asks for every field to this depth. */
export function documentFor(schema: GraphQLSchema, name: string, depth?: number) {
  const field = schema.getQueryType()?.getFields()[name]
  if (!field) throw new Error(name)
  const args = field.args.map((arg) => `$${arg.name}: ${arg.type}`)
  const given = field.args.map((arg) => `${arg.name}: $${arg.name}`)
  return `query${args.length ? `(${args.join(', ')})` : ''} { ${name}${given.length ? `(${given.join(', ')})` : ''} ${selection(getNamedType(field.type), depth)} }`
}
