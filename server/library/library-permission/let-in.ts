import type { GrantType } from '../../../schema/generated/types'
import { newId } from '../../kernel/database/columns'
import type { Writing } from '../../kernel/write/write'

/** SQL: what a permission `held` becomes that begins anew, in place of the one that an insert proposed; nothing of before stays. */
export const renewed = `status = 'pending', "from" = null, until = excluded.until, duration = excluded.duration, duration_unit = excluded.duration_unit,
  type = excluded.type, royalty = excluded.royalty, given_by_id = excluded.given_by_id, inserted_at = excluded.inserted_at`

/** SQL: whether the time of a permission `held` is over at an instant, and the school has not taken it back. */
export const isOver = (now: string) => `(held.status = 'expired' or held.status <> 'revoked' and held.until <= ${now})`

const insert = `insert into library_permissions as held (id, bundle_id, user_id, duration, duration_unit, type, royalty, inserted_at)
  select given.id, b.id, $3, b.access_duration, b.access_duration_unit, $4, $5, $6
    from unnest($1::uuid[], $2::uuid[]) as given(id, bundle_id) join bundles b on b.id = given.bundle_id
  on conflict (bundle_id, user_id) do update set ${renewed} where ${isOver('$6')} or held.status = 'revoked' and $7 or held.type = 'subscription' and held.status <> 'revoked' and $4 <> 'subscription'
  returning id, id = any($1::uuid[]) as made`

interface LettingIn {
  userId: string
  bundleIds: readonly string[]
  type: GrantType
  /** Whether its authors are paid for it. */
  royalty: boolean
  /** Whether what the school took back is given again. */
  takenBack: boolean
}

/**
 * Lets a person into bundles, from their first opening for as long as each says; what is held already stays as it is, but what a subscription lends becomes theirs.
 * Answers the ids of the permissions.
 */
export async function letIn(
  writing: Writing,
  { userId, bundleIds, type, royalty, takenBack }: LettingIn,
): Promise<string[]> {
  const values = [bundleIds.map(() => newId()), bundleIds, userId, type, royalty, writing.now, takenBack]
  const { rows } = await writing.query({ text: insert, values })
  for (const { id, made } of rows) writing.changed('LibraryPermission', id as string, made ? 'created' : 'updated')
  return rows.map(({ id }) => id as string)
}
