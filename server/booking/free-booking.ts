import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Connection } from '../kernel/database/database'
import { conflict } from '../kernel/errors'
import type { Writing } from '../kernel/write/write'
import { noShowDisputes } from '../room/no-show-dispute/table'
import { sessions } from '../room/session/table'

/** The dispute that lets a student book this type once without paying; null if there is none. */
export async function freeBookingFor(
  { orm }: Pick<Connection, 'orm'>,
  { studentId, sessionTypeId, now }: { studentId: string; sessionTypeId: string; now: Date },
): Promise<string | null> {
  const [free] = await orm
    .select({ id: noShowDisputes.id })
    .from(noShowDisputes)
    .innerJoin(sessions, eq(sessions.id, noShowDisputes.sessionId))
    .where(
      and(
        eq(noShowDisputes.userId, studentId),
        eq(noShowDisputes.outcome, 'reinstated'),
        isNull(noShowDisputes.rebookedSessionId),
        gt(noShowDisputes.rebookUntil, now),
        eq(sessions.sessionTypeId, sessionTypeId),
      ),
    )
    .orderBy(noShowDisputes.rebookUntil)
    .limit(1)
  return free?.id ?? null
}

/** Uses a free booking up for a session. Throws CONFLICT if it has been used or has run out meanwhile. */
export async function spendFreeBooking({ orm, now, changed }: Writing, disputeId: string, sessionId: string) {
  const [spent] = await orm
    .update(noShowDisputes)
    .set({ rebookedSessionId: sessionId })
    .where(
      and(
        eq(noShowDisputes.id, disputeId),
        isNull(noShowDisputes.rebookedSessionId),
        gt(noShowDisputes.rebookUntil, now),
      ),
    )
    .returning({ of: noShowDisputes.sessionId })
  if (!spent) throw conflict('Your free booking has been used or has run out. Please choose a start again.')
  changed('Session', spent.of)
}

/** Lets the student use a free booking again, after a cancellation that costs nothing. A moved session was booked under its first id. */
export async function returnFreeBooking(
  { orm, changed }: Writing,
  { id, externalId }: Pick<typeof sessions.$inferSelect, 'id' | 'externalId'>,
) {
  const [back] = await orm
    .update(noShowDisputes)
    .set({ rebookedSessionId: null })
    .where(eq(noShowDisputes.rebookedSessionId, externalId ?? id))
    .returning({ of: noShowDisputes.sessionId })
  if (back) changed('Session', back.of)
}
