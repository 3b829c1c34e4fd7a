import { and, eq, isNull } from 'drizzle-orm'
import { newId } from '../../kernel/database/columns'
import type { Writing } from '../../kernel/write/write'
import { commitments } from '../session/table'
import { takeTurns } from './take-turns'

/** What takes people's time beside sessions: an event. */
export interface OtherTime {
  id: string
  userIds: readonly string[]
  from: Date
  until: Date
}

/** Frees all time that a thing takes. */
export const freeOtherTime = async ({ orm }: Writing, id: string): Promise<void> =>
  void (await orm.delete(commitments).where(and(eq(commitments.jointId, id), isNull(commitments.sessionId))))

/**
 * Takes people's time for a thing that is no session, instead of what it took before; nobody's, where there are none. The database refuses an overlap with whatever else
 * they have (SLOT_TAKEN).
 */
export async function takeOtherTime(writing: Writing, { id, userIds, from, until }: OtherTime): Promise<void> {
  await freeOtherTime(writing, id)
  const during = `[${from.toISOString()},${until.toISOString()})`
  for (const userId of [...userIds].sort()) {
    await takeTurns(writing, userId)
    await writing.orm.insert(commitments).values({ id: newId(), userId, jointId: id, during })
  }
}

const text = `select u.full_name as name, coalesce(s.name, 'something else') as what from commitments c join users u on u.id = c.user_id left join sessions s on s.id = c.session_id
  where c.user_id = any($2::uuid[]) and c.joint_id <> $1 and c.during && tstzrange($3, $4) order by lower(c.during) limit 1`

/** Who of some people has something else at that time, and what; null: all are free. */
export async function inTheWay(
  { query }: Pick<Writing, 'query'>,
  { id, userIds, from, until }: OtherTime,
): Promise<{ name: string | null; what: string } | null> {
  if (!userIds.length) return null
  const { rows } = await query({ text, values: [id, userIds, from, until] })
  return (rows[0] as unknown as { name: string | null; what: string } | undefined) ?? null
}
