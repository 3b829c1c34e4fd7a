import { buildSchema, type GraphQLInputType, type GraphQLResolveInfo, getNamedType, isInputObjectType } from 'graphql'
import { sdl } from '../../../schema/generated/sdl'

/** The schema as text. */
export { sdl }

/** The schema without resolvers, which is made once: parsing its text takes a tenth of a second. */
export const schema = buildSchema(sdl)
const known = new Map<string, Set<string>>()

/** Whether rich text can occur somewhere in an argument. */
function canHoldHtml(type: GraphQLInputType, above: readonly string[] = []): boolean {
  const named = getNamedType(type)
  if (!isInputObjectType(named)) return named.name === 'Html'
  if (above.includes(named.name)) return false
  return Object.values(named.getFields()).some((field) => canHoldHtml(field.type, [...above, named.name]))
}

const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})
const holders = new Map(
  mutations.map(({ name, args }) => [name, args.filter(({ type }) => canHoldHtml(type))] as const),
)

const mutationNames = new Set(mutations.map(({ name }) => name))
export const isMutation = (name: string) => mutationNames.has(name)

/** The mutations that take rich text. */
export const takesHtml = mutations.map(({ name }) => name).filter((name) => holders.get(name)?.length)

/** All rich text in a value of this type. */
function htmlIn(type: GraphQLInputType, value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => htmlIn(type, each))
  const named = getNamedType(type)
  if (typeof value === 'string') return named.name === 'Html' ? [value] : []
  if (!value || !isInputObjectType(named)) return []
  return Object.values(named.getFields()).flatMap((field) => htmlIn(field.type, value[field.name as never]))
}

/** The rich text given to a mutation, each with its argument. */
export const htmlGiven = (name: string, given: Record<string, unknown>) =>
  (holders.get(name) ?? []).flatMap((arg) => htmlIn(arg.type, given[arg.name]).map((html) => [arg.name, html] as const))

/** The arguments of a mutation that hold rich text and must be cleaned. */
export function htmlArguments({ fieldName }: Pick<GraphQLResolveInfo, 'fieldName'>): Set<string> {
  let found = known.get(fieldName)
  if (!found) {
    const args = schema.getMutationType()?.getFields()[fieldName]?.args ?? []
    found = new Set(args.filter(({ type }) => getNamedType(type).name === 'Html').map(({ name }) => name))
    known.set(fieldName, found)
  }
  return found
}
