import { eq } from 'drizzle-orm'
import type { Writing } from '../../kernel/write/write'
import type { FoundSession } from '../life/facts'
import { sessionEvents, sessions } from '../session/table'

/** Whether a session that was open before an upload was closed by the clock, and after the upload's last byte had come. */
export function closedSince(session: FoundSession, seen: FoundSession, arrivedAt: Date): boolean {
  const { status, readyAt, deadline, endAt, live } = session
  if (seen.status !== 'booked' && seen.status !== 'in_progress') return false
  const closedAt = live ? Math.max(endAt.getTime(), deadline?.getTime() ?? 0) : (deadline?.getTime() ?? 0)
  if (closedAt <= arrivedAt.getTime()) return false
  // One that its candidate hands in is closed at another moment.
  return status === 'expired' || (status === 'ready' && readyAt?.getTime() === closedAt)
}

/** Hands in a session that ran out for want of the answer that had come in time. */
export async function handInLate({ orm, now }: Writing, { id, deadline }: FoundSession): Promise<void> {
  await orm.update(sessions).set({ status: 'ready', readyAt: deadline, updatedAt: now }).where(eq(sessions.id, id))
  await orm.insert(sessionEvents).values({ sessionId: id, from: 'expired', to: 'ready', at: now })
}
