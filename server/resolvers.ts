import { makeExecutableSchema } from '@graphql-tools/schema'
import { buildSchema, type GraphQLObjectType, type GraphQLResolveInfo } from 'graphql'
import { gates, type OperationName } from '../access'
import { passes } from '../access/rule'
import type { Context } from './context'
import { forbidden, unauthenticated } from './errors'
import { fields, operations } from './operations'
import { rates } from './rate-limits'
import { scalars } from './scalars'
import { sdl } from './schema'

type Resolve = (root: unknown, args: never, context: Context, info: GraphQLResolveInfo) => unknown

/** Refuses whoever the operation's gate does not let in. */
export function checkGate(name: OperationName, { viewer }: Pick<Context, 'viewer'>) {
  const gate = gates[name]
  if (passes(gate, viewer)) return
  if (!viewer) throw unauthenticated()
  throw viewer.confirmed ? forbidden() : forbidden('Please complete your profile first.')
}

function guarded(name: OperationName): Resolve {
  const operation = operations[name as keyof typeof operations] as unknown as (
    args: unknown,
    context: Context,
    info: GraphQLResolveInfo,
  ) => unknown
  return (_root, args, context, info) => {
    checkGate(name, context)
    if (!(name in rates)) return operation(args, context, info)
    return context.checkRate(name, context).then(() => operation(args, context, info))
  }
}

const named = buildSchema(sdl)
const operationsOf = (type: GraphQLObjectType | null | undefined) =>
  Object.fromEntries(Object.keys(type?.getFields() ?? {}).map((name) => [name, guarded(name as OperationName)]))

/** The schema with all that answers it: each operation behind its gate. */
export const executableSchema = () =>
  makeExecutableSchema({
    typeDefs: sdl,
    resolvers: {
      ...scalars,
      ...fields,
      Query: operationsOf(named.getQueryType()),
      Mutation: operationsOf(named.getMutationType()),
    } as never,
  })
