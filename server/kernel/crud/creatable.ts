import type { Context } from '../context'
import { forbidden } from '../errors'
import type { Entity } from '../read/entity'
import { rowScope } from '../read/scope'
import type { Writing } from '../write/write'
import { ask, scoped } from './ask'

/** Throws FORBIDDEN unless the viewer may create a row like this one, which is written already; the transaction then takes it back. */
export async function refuseUnlessCreatable(writing: Writing, context: Context, entity: Entity, id: string) {
  const asked = scoped(
    context,
    (parameters) =>
      `select 1 from ${entity.tableName} t where t.id = ${parameters.arg('id')}::uuid and ${rowScope('create', entity, 't', parameters)}`,
  )
  const { rows } = await ask(writing, context, asked, { id })
  if (!rows.length) throw forbidden()
}
