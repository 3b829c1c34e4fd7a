import type { Connection } from '../../kernel/database/database'
import { isSatElsewhere } from '../asking/sat-elsewhere'
import { openSql, shownFrom } from '../schedule/due-sql'
import { type Found, foundSql } from './shown-card'

const sat = isSatElsewhere({ user: 'c.user_id', block: 'c.block_id', attempt: 'null', now: '$2' })

const own = `with ${openSql} select ${foundSql}, c.side = 'question' and ${sat} as sat ${shownFrom('c.id = $3', 'false')}`

/** A person's card that is open to them, due or not; `sat` is whether they sit its question in an attempt. */
export async function openCard(
  { query }: Pick<Connection, 'query'>,
  { id, userId, now }: { id: string; userId: string; now: Date },
): Promise<(Found & { sat: boolean }) | undefined> {
  const { rows } = await query({ text: own, values: [userId, now, id] })
  return rows[0] as unknown as (Found & { sat: boolean }) | undefined
}
