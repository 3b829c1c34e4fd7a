import { buildSchema, type GraphQLResolveInfo, getNamedType } from 'graphql'
import { sdl } from '../schema/generated/sdl'

/** The schema as text; the server and the tests build it from here. */
export { sdl }

const schema = buildSchema(sdl)
const known = new Map<string, Set<string>>()

/** The arguments of a mutation that hold rich text, and so are cleaned before they are kept. */
export function htmlArguments({ fieldName }: Pick<GraphQLResolveInfo, 'fieldName'>): Set<string> {
  let found = known.get(fieldName)
  if (!found) {
    const args = schema.getMutationType()?.getFields()[fieldName]?.args ?? []
    found = new Set(args.filter(({ type }) => getNamedType(type).name === 'Html').map(({ name }) => name))
    known.set(fieldName, found)
  }
  return found
}
