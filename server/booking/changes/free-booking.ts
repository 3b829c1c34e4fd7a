import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Connection } from '../../kernel/database/database'
import { conflict } from '../../kernel/errors'
import type { Writing } from '../../kernel/write/write'
import { noShowDisputes } from '../../room/no-show-dispute/table'
import type { sessions } from '../../room/session/table'

/** The free bookings that the student $1 has at the instant $2. */
export const freeBookingsSql = `
  select d.id, d.rebook_until, s.session_type_id from no_show_disputes d join sessions s on s.id = d.session_id
  where d.user_id = $1 and d.outcome = 'reinstated' and d.rebooked_session_id is null and d.rebook_until > $2`

/** The dispute that lets a student book this type once without paying; null if there is none. */
export async function freeBookingFor(
  { query }: Pick<Connection, 'query'>,
  { studentId, sessionTypeId, now }: { studentId: string; sessionTypeId: string; now: Date },
): Promise<string | null> {
  const { rows } = await query({
    name: 'booking_free',
    text: `select id from (${freeBookingsSql}) free where session_type_id = $3 order by rebook_until limit 1`,
    values: [studentId, now, sessionTypeId],
  })
  return (rows[0]?.id as string | undefined) ?? null
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
