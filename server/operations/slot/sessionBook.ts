import { and, eq } from 'drizzle-orm'
import { holds } from '../../../access/viewer'
import { signedIn } from '../../context'
import { conflict, expired, forbidden, invalid } from '../../errors'
import type { Operation } from '../../operation'
import { selectionOf } from '../../read/selection'
import { lockedBooking } from '../../services/booking/booked-session'
import { inviteAttendees } from '../../services/booking/invitations'
import { move, revenue } from '../../services/ledger'
import { once } from '../../services/once'
import { sessionEvents, sessions } from '../../tables/session'
import { write } from '../../write'

/** Pays and books in one transaction: either both happen or neither. */
export const sessionBook: Operation<'sessionBook'> = async ({ id, free, reason, idempotencyKey }, context, info) => {
  const viewer = signedIn(context)
  if (free) {
    if (!holds(viewer, 'manage_billing')) throw forbidden()
    if (!reason?.trim()) throw invalid('reason', 'A free booking needs a reason.')
  }
  return write(context, async (writing) => {
    await once(
      writing,
      { actorId: viewer.id, key: idempotencyKey, operation: 'sessionBook', request: { id, free, reason } },
      async () => {
        const { session, candidateId } = await lockedBooking(context, writing, id)
        if (
          session.status === 'expired' ||
          (session.status === 'pending' && session.holdUntil && session.holdUntil <= writing.now)
        )
          throw expired('This hold has run out. Please choose a start again.')
        if (session.status !== 'pending' || !session.quote)
          throw conflict(`This session is ${session.status.replace('_', ' ')} already.`, { current: session.status })
        if (session.startAt <= writing.now && !session.deadline)
          throw expired('This start has passed. Please choose another.')
        const { total } = session.quote
        if (!free && total > 0)
          await move(writing, {
            userId: candidateId,
            type: 'purchase',
            description: session.name,
            amount: -total,
            against: revenue,
            sessionId: id,
            item: { type: 'session', id },
            quote: session.quote,
          })
        await writing.orm
          .update(sessions)
          .set({ status: 'booked', holdUntil: null, price: free ? 0 : total })
          .where(and(eq(sessions.id, id), eq(sessions.status, 'pending')))
        await writing.orm.insert(sessionEvents).values({
          sessionId: id,
          actorId: viewer.id,
          from: 'pending',
          to: 'booked',
          at: writing.now,
          message: free ? `free: ${reason}` : null,
        })
        writing.changed('Session', id)
        await inviteAttendees(context, writing, id, 'booked')
        return id
      },
    )
    return writing.reader.one('Session', id, selectionOf(info))
  })
}
