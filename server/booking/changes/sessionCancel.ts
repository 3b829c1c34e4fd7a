import { signedIn } from '../../kernel/context'
import { conflict } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { wordsIn } from '../../kernel/write/needed'
import { once } from '../../kernel/write/once'
import { type Writing, write } from '../../kernel/write/write'
import { inviteTo } from '../../room/life/invitations'
import { payBack } from '../../room/life/payments'
import { changeStatus } from '../../room/life/transitions'
import { type Booking, lockedBooking } from './booked-session'
import { returnFreeBooking } from './free-booking'
import { isFreeToChange, refundOf } from './policy'

/** Cancels and refunds what the policy says. If we cancel (a tutor or staff), the refund is full. */
export const sessionCancel: Operation<'sessionCancel'> = async ({ id, reason, idempotencyKey }, context, info) => {
  const viewer = signedIn(context)
  const said = wordsIn(reason)
  const intent = { actorId: viewer.id, key: idempotencyKey, operation: 'sessionCancel', request: { id, reason } }
  return write(context, async (writing) => {
    await once(writing, intent, async () => {
      const booking = await lockedBooking(context, writing, id, { tutorsToo: true })
      const { session, byCandidate } = booking
      refuseBegun(booking, writing.now)
      const back = await giveBack(writing, booking)
      const { quote } = session
      const isFree = !byCandidate || isFreeToChange(session, writing.now)
      if (session.status === 'booked' && quote?.freeBooking && isFree) await returnFreeBooking(writing, session)
      const why = said || (byCandidate ? /* text */ 'cancelled by the student' : /* text */ 'cancelled by staff')
      await changeStatus(writing, context, session, 'cancelled', { message: why, set: { cancelReason: why } })
      const note = back > 0 ? () => 'The refund is in the wallet.' : undefined
      if (session.status === 'booked') await inviteTo(context, writing, id, { what: 'cancelled', note })
      return id
    })
    return writing.reader.one('Session', id, selectionOf(info))
  })
}

function refuseBegun({ session: { status, startAt } }: Booking, now: Date) {
  if (status === 'cancelled') throw conflict('This session is cancelled already.', { current: status })
  if (status === 'pending' || (status === 'booked' && startAt > now)) return
  throw conflict('This session has begun or is over, so it cannot be cancelled.', { current: status })
}

/** The refund in pence. */
const giveBack = (writing: Writing, { session, candidateId, byCandidate }: Booking): Promise<number> => {
  return payBack(writing, {
    session,
    candidateId,
    description: () => `Cancelled: ${session.name}`,
    ...(session.quote && byCandidate && { amountOf: (paid: number) => refundOf(session, paid, writing.now) }),
  })
}
