import type { GraphQLResolveInfo } from 'graphql'
import type { Context } from '../context'
import type { Fixed, ListArguments } from './list-sql'
import type { Totals } from './plans'
import { selectionOf } from './selection'

/** A query that answers a page of an entity's rows. `fixed` narrows it further, in SQL over the alias `a`. */
export const list = (name: string, fixed?: Fixed) => (args: object, context: Context, info: GraphQLResolveInfo) =>
  context.reader.page(name, args as ListArguments, selectionOf(info), fixed)

/** A query that answers all rows of an entity that cannot grow. */
export const all = (name: string, fixed?: Fixed) => (args: object, context: Context, info: GraphQLResolveInfo) =>
  context.reader.all(name, args as ListArguments, selectionOf(info), fixed)

/** A query that answers what the rows of a list come to together. */
export const totals = (name: string, sums: Totals) => (args: object, context: Context) =>
  context.reader.totals(name, args as ListArguments, sums)

/** A query that answers one row by its id. */
export const row =
  (name: string) =>
  ({ id }: { id: string }, context: Context, info: GraphQLResolveInfo) =>
    context.reader.one(name, id, selectionOf(info))
