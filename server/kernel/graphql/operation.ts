import type { GraphQLResolveInfo } from 'graphql'
import type { Mutation, MutationArguments, Query, QueryArguments } from '../../../schema/generated/types'
import type { Context } from '../context'

type Arguments = QueryArguments & MutationArguments

type Answers = Query & Mutation

/** A value of the schema as code hands it over: of an object the fields that were asked for, of a time a `Date` too. */
export type Answer<Value> = Value extends readonly (infer Item)[]
  ? readonly Answer<Item>[]
  : Value extends object
    ? { readonly [Field in keyof Value]?: Answer<Value[Field]> }
    : string extends Value
      ? Value | Date
      : Value

/** A query or mutation of the schema, with its arguments; it answers what the selection asks for. */
export type Operation<Name extends keyof Arguments> = (
  args: Arguments[Name],
  context: Context,
  info: GraphQLResolveInfo,
) => Promise<Answer<Answers[Name]>>

/** Every query and mutation, by name: a missing one does not compile. */
export type Operations = { [Name in keyof Arguments]: Operation<Name> }

/** Fields that code computes from columns (an entity's `needs`), by type and field. */
export type FieldResolvers = Record<
  string,
  Record<string, (source: never, args: never, context: Context, info: GraphQLResolveInfo) => unknown>
>
