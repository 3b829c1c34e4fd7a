import { eq } from 'drizzle-orm'
import { signedIn } from '../../context'
import { conflict } from '../../errors'
import type { Operation } from '../../operation'
import { selectionOf } from '../../read/selection'
import { lockedBooking, paidFor } from '../../services/booking/booked-session'
import { inviteAttendees } from '../../services/booking/invitations'
import { refundOf } from '../../services/booking/policy'
import { recordEvents } from '../../services/booking/reserve'
import { markReversed, move, revenue } from '../../services/ledger'
import { once } from '../../services/once'
import { sessions } from '../../tables/session'
import { write } from '../../write'

/** Cancels and gives back what the policy says. Where we cancel (a tutor or staff), everything comes back. */
export const sessionCancel: Operation<'sessionCancel'> = async ({ id, reason, idempotencyKey }, context, info) =>
  write(context, async (writing) => {
    const viewer = signedIn(context)
    await once(
      writing,
      { actorId: viewer.id, key: idempotencyKey, operation: 'sessionCancel', request: { id, reason } },
      async () => {
        const { session, candidateId, byCandidate } = await lockedBooking(context, writing, id, { tutorsToo: true })
        if (session.status === 'cancelled')
          throw conflict('This session is cancelled already.', { current: 'cancelled' })
        if (
          (session.status !== 'pending' && session.status !== 'booked') ||
          (session.status === 'booked' && session.startAt <= writing.now)
        )
          throw conflict('This session has begun or is over, so it cannot be cancelled.', { current: session.status })
        const { paid, purchase } = await paidFor(writing, id)
        const back = session.quote && byCandidate ? refundOf(session.quote, paid, writing.now) : paid
        if (back > 0 && purchase) {
          await move(writing, {
            userId: candidateId,
            type: 'refund',
            description: `Cancelled: ${session.name}`,
            amount: back,
            against: revenue,
            sessionId: id,
            reversesId: purchase,
            item: { type: 'session', id },
          })
          if (back === paid) await markReversed(writing, purchase)
        }
        const cancelReason =
          reason?.trim().slice(0, 500) || (byCandidate ? 'cancelled by the student' : 'cancelled by staff')
        await writing.orm.update(sessions).set({ status: 'cancelled', cancelReason }).where(eq(sessions.id, id))
        await recordEvents(writing, [id], session.status, 'cancelled', cancelReason, viewer.id)
        if (session.status === 'booked')
          await inviteAttendees(
            context,
            writing,
            id,
            'cancelled',
            back > 0 ? 'The refund is in the wallet.' : undefined,
          )
        return id
      },
    )
    return writing.reader.one('Session', id, selectionOf(info))
  })
