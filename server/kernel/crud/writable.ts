import { type Context, signedIn } from '../context'
import { forbidden, notFound } from '../errors'
import { fieldScope, rowScope } from '../read/scope'
import { nothing } from '../read/selection'
import type { Parameters } from '../read/sql-text'
import type { Writing } from '../write/write'
import { ask, scoped } from './ask'
import type { Kept } from './options'

/** The rows `t` in which the viewer may change all of these fields, and which they may also read: an unreadable answer would look like a refusal. */
export function writableSql(
  { entity, changeable }: Kept,
  fields: string[],
  context: Context,
  parameters: Parameters,
): string {
  const rules = [
    rowScope('read', entity, 't', parameters),
    rowScope('update', entity, 't', parameters),
    ...fields.map((field) => fieldScope('update', entity, 't', field, parameters)),
    changeable?.rows(signedIn(context), 't', parameters) ?? 'true',
  ]
  return [...new Set(rules)].filter((each) => each !== 'true').join(' and ') || 'true'
}

/** Throws unless the viewer may change these fields of a row: links alone are no statement that could refuse. */
export async function refuseUnlessWritable(
  kept: Kept,
  id: string,
  fields: string[],
  context: Context,
  place: Pick<Writing, 'query' | 'reader'>,
) {
  const asked = scoped(
    context,
    (parameters) =>
      `select 1 from ${kept.entity.tableName} t where t.id = ${parameters.arg('id')}::uuid and ${writableSql(kept, fields, context, parameters)}`,
  )
  const { rows } = await ask(place, context, asked, { id })
  if (!rows.length) await refuse(kept, id, context, place)
}

/** Throws why nothing was written: the viewer may not see the row, or may not change it. */
export async function refuse(
  { entity, changeable }: Kept,
  id: string,
  context: Context,
  { query, reader }: Pick<Writing, 'query' | 'reader'>,
): Promise<never> {
  if (!(await reader.find(entity.name, id, nothing))) throw notFound()
  await changeable?.explain(signedIn(context), id, { query })
  throw forbidden()
}
