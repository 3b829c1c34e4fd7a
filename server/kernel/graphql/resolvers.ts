import { makeExecutableSchema } from '@graphql-tools/schema'
import { buildSchema, type GraphQLField, type GraphQLObjectType, type GraphQLResolveInfo } from 'graphql'
import { gates, type OperationName } from '../../../access'
import { passes } from '../../../access/rule'
import { isTooIntricate, tooIntricate } from '../../gateways/rich-text'
import { fields, operations } from '../../operations'
import type { Context } from '../context'
import { forbidden, invalid, unauthenticated } from '../errors'
import { rates } from '../http/rate-limits'
import { refuseTooLong } from './arguments'
import { scalars } from './scalars'
import { htmlGiven, sdl } from './schema'

type Arguments = Record<string, unknown>
type Resolve = (root: unknown, args: Arguments, context: Context, info: GraphQLResolveInfo) => unknown

/** Refuses whoever the operation's gate does not let in. */
export function checkGate(name: OperationName, { viewer }: Pick<Context, 'viewer'>) {
  const gate = gates[name]
  if (passes(gate, viewer)) return
  if (!viewer) throw unauthenticated()
  throw viewer.confirmed ? forbidden() : forbidden('Please complete your profile first.')
}

/** Refuses rich text that would be costly to clean, before anything cleans it. */
function refuseIntricate(name: OperationName, args: Record<string, unknown>) {
  for (const [field, html] of htmlGiven(name, args)) if (isTooIntricate(html)) throw invalid(field, tooIntricate)
}

function guarded({ name: known, args: definitions }: GraphQLField<unknown, unknown>): Resolve {
  const name = known as OperationName
  const operation = operations[name as keyof typeof operations] as unknown as (
    args: Arguments,
    context: Context,
    info: GraphQLResolveInfo,
  ) => unknown
  return (_root, args, context, info) => {
    checkGate(name, context)
    refuseTooLong(args, definitions)
    if (!(name in rates)) return operation(args, context, info)
    return context.checkRate(name, context).then(() => {
      refuseIntricate(name, args)
      return operation(args, context, info)
    })
  }
}

const named = buildSchema(sdl)
const operationsOf = (type: GraphQLObjectType | null | undefined) =>
  Object.fromEntries(Object.values(type?.getFields() ?? {}).map((field) => [field.name, guarded(field)]))

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
