import type { GraphQLResolveInfo } from 'graphql'
import type { MutationArguments, QueryArguments } from '../../../schema/generated/types'
import type { Context } from '../context'

type Arguments = QueryArguments & MutationArguments

/** A query or mutation of the schema, with its arguments; it answers what the selection asks for. */
export type Operation<Name extends keyof Arguments> = (
  args: Arguments[Name],
  context: Context,
  info: GraphQLResolveInfo,
) => Promise<unknown>

/** Every query and mutation, by name: a missing one does not compile. */
export type Operations = { [Name in keyof Arguments]: Operation<Name> }

/** Fields that code computes from columns (an entity's `needs`), by type and field. */
export type FieldResolvers = Record<
  string,
  Record<string, (source: never, args: never, context: Context, info: GraphQLResolveInfo) => unknown>
>
