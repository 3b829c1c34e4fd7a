import type { LibraryPermissionStatus } from '../../../schema/generated/types'
import { conflict, expired, notFound } from '../../kernel/errors'
import { nameOf } from '../../kernel/spoken'
import type { Writing } from '../../kernel/write/write'

interface Held {
  id: string
  status: LibraryPermissionStatus
}

/** A person's permission for a bundle; one that waits for its first opening is opened now. Null: there is none. */
export async function openedPermission(writing: Writing, bundleId: string, userId: string): Promise<Held | null> {
  const { rows } = await writing.query({
    text: `update library_permissions set status = 'active', "from" = $3,
        until = coalesce(until, case when duration is not null then $3::timestamptz + (duration || ' ' || duration_unit)::interval end)
      where bundle_id = $1 and user_id = $2 and status = 'pending' and (until is null or until > $3) returning id`,
    values: [bundleId, userId, writing.now],
  })
  if (rows[0]) writing.changed('LibraryPermission', rows[0].id as string)
  const found = await writing.query({
    text: `select id, case when until <= $3 then 'expired' else status end as status
      from library_permissions where bundle_id = $1 and user_id = $2`,
    values: [bundleId, userId, writing.now],
  })
  return (found.rows[0] as unknown as Held | undefined) ?? null
}

/** Throws why a bundle is closed to its holder: NOT_FOUND (it is not held), CONFLICT (paused), EXPIRED. */
export function refuseUnlessOpen(permission: Held | null): asserts permission is Held {
  if (!permission || permission.status === 'revoked') throw notFound(nameOf('LibraryPermission'))
  if (permission.status === 'paused') throw conflict('Your access is paused. Please ask the school.')
  if (permission.status === 'expired') throw expired('Your access to this has ended.')
}
