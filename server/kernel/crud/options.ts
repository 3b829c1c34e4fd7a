import type { GraphQLResolveInfo } from 'graphql'
import type { Viewer } from '../../../access/viewer'
import type { Context } from '../context'
import type { Entity } from '../read/entity'
import type { Row } from '../read/read'
import type { Parameters } from '../read/sql-text'
import type { Writing } from '../write/write'

export type Values = Record<string, unknown>

export interface Changeable {
  /** A condition in SQL over the alias; it is part of the statement that changes the row, so nothing can come between. */
  rows(viewer: Viewer, alias: string, parameters: Parameters): string
  /** Throws the reason why a row that the viewer can read is not one of these. */
  explain(viewer: Viewer, id: string, connection: Pick<Writing, 'query'>): Promise<unknown>
}

export interface CrudOptions {
  /** What is left of a rich text; without it, `cleanHtml` decides. */
  clean?: (html: string) => string
  /** Turns arguments into stored values: uploads into files, new criteria into numbered ones. Runs before the statement. */
  prepare?: (values: Values, context: Context, action: 'create' | 'update') => Promise<Values> | Values
  /** A limit on the rows that may be changed, beside the rules of access/. */
  changeable?: Changeable
  /** Runs in the transaction, after the row is written. */
  settle?: (row: { id: string; values: Values }, writing: Writing, context: Context) => Promise<void>
  /** Whether there is something to settle; others are written without a transaction. Without it, always. */
  settles?: (values: Values) => boolean
  /** Runs in the transaction, after a row is deleted, with its columns by their names in the database. */
  gone?: (row: Row, writing: Writing, context: Context) => Promise<void>
  /** The refusal's message for deleting a row that is in use. */
  inUse?(): string
}

/** The ordinary operations on a table. Each answers the selection, under the viewer's rules on rows and fields. */
export interface Crud {
  create(args: Values, context: Context, info: GraphQLResolveInfo): Promise<Row>
  /** The same inside a transaction of the operation's own. */
  createWithin(writing: Writing, args: Values, context: Context, info: GraphQLResolveInfo): Promise<Row>
  update(args: Values & { id: string }, context: Context, info: GraphQLResolveInfo): Promise<Row>
  /** The same inside a transaction of the operation's own. */
  updateWithin(
    writing: Writing,
    args: Values & { id: string },
    context: Context,
    info: GraphQLResolveInfo,
  ): Promise<Row>
  delete(args: { id: string }, context: Context): Promise<{ id: string }>
}

/** An entity with its options. */
export interface Kept extends CrudOptions {
  entity: Entity
}

/** Runs what is to be settled after a row was written, if there is something. */
export const settled = async (
  { settle, settles = () => true }: Kept,
  row: { id: string; values: Values },
  writing: Writing,
  context: Context,
) => {
  if (settles(row.values)) await settle?.(row, writing, context)
}
