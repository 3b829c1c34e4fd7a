import { holds } from '../../../access/viewer'
import { followPayments } from '../../identity/user/payment-status'
import { type Context, signedIn } from '../../kernel/context'
import { forbidden, invalid } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { wordsIn } from '../../kernel/write/needed'
import { once } from '../../kernel/write/once'
import { type Writing, write } from '../../kernel/write/write'
import { move, revenue } from '../../money/ledger'
import { tellIfLow } from '../../money/letters'
import { type Booking, lockedBooking } from './booked-session'
import { spendFreeBooking } from './free-booking'
import { bookHeld, liveQuote, whenHeld } from './held'
import { refuseUnsold } from './reserve'

/** Pays and books in one transaction. */
export const sessionBook: Operation<'sessionBook'> = async ({ id, free, reason, idempotencyKey }, context, info) => {
  const viewer = signedIn(context)
  if (free && !holds(viewer, 'manage_billing')) throw forbidden()
  const because = wordsIn(reason)
  if (free && !because) throw invalid('reason', 'A free booking needs a reason.')
  const intent = {
    actorId: viewer.id,
    key: idempotencyKey,
    operation: 'sessionBook',
    request: { id, free, reason },
  }
  return write(context, async (writing) => {
    await once(writing, intent, async () => {
      const booking = await lockedBooking(context, writing, id)
      if (free && booking.candidateId === viewer.id && viewer.role === 'user')
        throw forbidden('You cannot book for yourself without paying.')
      await book(context, writing, booking, free ? `free: ${because}` : null)
      return id
    })
    return writing.reader.one('Session', id, selectionOf(info))
  })
}

async function book(context: Context, writing: Writing, booking: Booking, freeBecause: string | null) {
  const { session, type, candidateId } = booking
  const quote = liveQuote(booking, writing.now)
  const price = freeBecause ? 0 : quote.total
  // A hold of before it was taken off sale.
  refuseUnsold(type, price, candidateId === signedIn(context).id)
  if (price > 0)
    await move(writing, {
      userId: candidateId,
      type: 'purchase',
      description: session.name,
      ...(type.mode === 'live' && { detail: () => whenHeld(session) }),
      amount: -price,
      against: revenue,
      sessionId: session.id,
      item: { type: 'session', id: session.id },
      quote,
    })
  if (price > 0) await tellIfLow(writing, context, candidateId, price)
  else await followPayments(writing, candidateId, 'trial')
  if (quote.freeBooking && !freeBecause) await spendFreeBooking(writing, quote.freeBooking, session.id)
  await bookHeld(writing, context, booking, { price, by: signedIn(context), message: freeBecause })
}
