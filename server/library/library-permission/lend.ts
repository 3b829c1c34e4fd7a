import { newId } from '../../kernel/database/columns'
import type { Writing } from '../../kernel/write/write'
import { accessEnded, endedRow } from './access-ended'
import { isOver, renewed } from './let-in'

/** What a subscription has lent goes on to its new end; what was over waits for its next opening. */
const goOn = `update library_permissions held set until = $3,
    status = case when ${isOver('$4')} then 'pending' else held.status end, "from" = case when ${isOver('$4')} then null else held."from" end
  where bundle_id = $1 and user_id = $2 and type = 'subscription' and status <> 'revoked' and (until is distinct from $3 or ${isOver('$4')}) returning id, false as made`

const begin = `insert into library_permissions as held (id, bundle_id, user_id, until, type, royalty, inserted_at) values ($5, $1, $2, $3, 'subscription', true, $4)
  on conflict (bundle_id, user_id) do update set ${renewed} where ${isOver('$4')} and held.type <> 'subscription'
  returning id, id = $5 as made`

const end = `update library_permissions set status = 'expired', until = greatest($3, "from" + interval '1 millisecond')
  where bundle_id = $1 and user_id = $2 and type = 'subscription' and status in ('pending', 'active', 'paused') returning ${endedRow}`

interface Lending {
  bundleId: string
  userId: string
  /** A time that is over takes it back. */
  until: Date
}

/** Lets a person into a bundle until then, because a subscription is paid. What they hold in another way, and what the school took back, stays as it is. */
export async function lend(writing: Writing, { bundleId, userId, until }: Lending): Promise<void> {
  const values = [bundleId, userId, until]
  const tell = (rows: readonly Record<string, unknown>[]) => {
    for (const { id, made } of rows) writing.changed('LibraryPermission', id as string, made ? 'created' : 'updated')
  }
  if (until <= writing.now) return accessEnded(writing, (await writing.query({ text: end, values })).rows)
  const gone = await writing.query({ text: goOn, values: [...values, writing.now] })
  tell(gone.rows)
  if (!gone.rows.length) tell((await writing.query({ text: begin, values: [...values, writing.now, newId()] })).rows)
}
