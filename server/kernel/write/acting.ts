import { isStaff } from '../../../access/viewer'
import { type Acting, type Context, signedIn } from '../context'
import { newId } from '../database/columns'
import type { Connection } from '../database/database'

/** The act that a mutation is, if it is one of staff; those of others are not recorded. */
export const actingOf = (operation: string, context: Context): Acting | undefined =>
  context.viewer && (context.viewer.viewedBy || isStaff(context.viewer)) ? actOf(operation, context) : undefined

/** An act that the audit log records whoever does it; who views as a person acts as themselves. */
export function actOf(operation: string, context: Context): Acting {
  const viewer = signedIn(context)
  const { ip: network, userAgent } = context.request
  return { actor: viewer.viewedBy ?? viewer.id, operation, network, userAgent }
}

/** SQL that tells the triggers of the audit log who acts, until the transaction ends. */
export const actingSql = (parameter: string) => `set_config('articled.audit', ${parameter}, true)`

/** The value of `actingSql`: a new entry each time. */
export const actingValue = (acting: Acting, now: Date) =>
  JSON.stringify({ ...acting, id: newId(), at: now.toISOString() })

/** A change that is in no table of ours. */
export interface Noted {
  record: string
  id: string
  field: string
  before: string | null
  after: string | null
}

/** Adds a change to the entry of the present transaction. */
export async function noteDown({ query }: Pick<Connection, 'query'>, { record, id, field, before, after }: Noted) {
  await query({
    text: `select audit_change((current_setting('articled.audit')::jsonb ->> 'id')::uuid, 'updated', $1, $2::uuid, null, $3, $4, $5)`,
    values: [record, id, field, before, after],
  })
}
