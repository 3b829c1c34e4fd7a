import { type Context, signedIn } from '../context'
import { forbidden } from '../errors'
import type { Entity } from '../read/entity'
import { parametersFor } from '../read/read'
import { rowScope } from '../read/scope'
import type { Writing } from './write'

/** Throws FORBIDDEN unless the viewer may create a row like this one, which is written already; the transaction then takes it back. */
export async function refuseUnlessCreatable({ query, now }: Writing, context: Context, entity: Entity, id: string) {
  const viewer = signedIn(context)
  const parameters = parametersFor(viewer)
  const text = `select 1 from ${entity.tableName} t where t.id = ${parameters.arg('id')}::uuid and ${rowScope('create', entity, 't', parameters)}`
  const inputs = { me: viewer.id, now, args: { id } }
  const { rows } = await query({ text, values: parameters.list.map((each) => each(inputs)) })
  if (!rows.length) throw forbidden()
}
