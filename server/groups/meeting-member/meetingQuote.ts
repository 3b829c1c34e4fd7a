import { signedIn } from '../../kernel/context'
import type { Operation } from '../../kernel/graphql/operation'
import { bestLowering } from '../../money/lowering'
import { quoteOf } from '../../money/sale/quote'
import { eventOf } from '../meeting/event'
import { termsText, ticketTerms } from '../meeting/terms'
import { clashOf } from './clash'

/** The price of a ticket, from the same function that sells it. */
export const meetingQuote: Operation<'meetingQuote'> = async ({ meetingId, promoCode }, context) => {
  const { database, clock, nouns } = context
  const asking = { ...database, now: clock.now(), nouns }
  const buyerId = signedIn(context).id
  const { list, total, balance } = await quoteOf(asking, {
    ...{ buyerId, gateway: 'wallet', items: [{ type: 'meeting', typeId: meetingId }] },
    ...{ useCoupon: true, promoCode: promoCode ?? null },
  })
  const event = await eventOf(database, meetingId)
  const lowering = await bestLowering(asking, { buyerId, type: 'meeting' }, list)
  return {
    ...{ price: list, discount: list - total, total, balance },
    balanceAfter: balance - total,
    missing: Math.max(0, total - balance),
    groupName: lowering?.name ?? null,
    ...ticketTerms(event),
    policy: termsText(event),
    clash: await clashOf(database, buyerId, meetingId),
  }
}
