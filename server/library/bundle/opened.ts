import type { LibraryPermissionStatus } from '../../../schema/generated/types'
import { type Context, signedIn } from '../../kernel/context'
import { conflict, expired, notFound } from '../../kernel/errors'
import { nameOf } from '../../kernel/spoken'
import type { Writing } from '../../kernel/write/write'
import { endOf } from '../library-permission/term'

interface Held {
  id: string
  status: LibraryPermissionStatus
  hasBegun: boolean
}

/** The viewer's permission for a bundle; one that waits for its first opening is opened now. Null: there is none. */
export async function openedPermission(
  writing: Writing,
  context: Pick<Context, 'viewer' | 'clock'>,
  bundleId: string,
): Promise<Held | null> {
  const { id: userId } = signedIn(context)
  const { rows } = await writing.query({
    text: `update library_permissions p set status = 'active', "from" = $3, until = coalesce(p.until, ${endOf('p', '$3::timestamptz')})
      where p.bundle_id = $1 and p.user_id = $2 and p.status = 'pending' and p.begins_at <= $3 and p.ends_at > $3 returning p.id`,
    values: [bundleId, userId, writing.now],
  })
  if (rows[0]) writing.changed('LibraryPermission', rows[0].id as string)
  // Of two openings at once, the one that waited may have begun first: what the other opened has begun by the clock, not by when we began.
  const found = await writing.query({
    text: `select id, case when ends_at <= $3 then 'expired' else status end as status, begins_at <= $3 as "hasBegun"
      from library_permissions where bundle_id = $1 and user_id = $2`,
    values: [bundleId, userId, context.clock.now()],
  })
  return (found.rows[0] as unknown as Held | undefined) ?? null
}

/** Throws why a bundle is closed to its holder: NOT_FOUND (it is not held), CONFLICT (paused, or not begun), EXPIRED. */
export function refuseUnlessOpen(permission: Held | null): asserts permission is Held {
  if (!permission || permission.status === 'revoked') throw notFound(nameOf('LibraryPermission'))
  if (permission.status === 'paused') throw conflict('Your access is paused. Please ask the school.')
  if (permission.status === 'expired') throw expired('Your access to this has ended.')
  if (!permission.hasBegun) throw conflict('Your access to this has not begun yet.')
}
