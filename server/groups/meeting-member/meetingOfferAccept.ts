import { signedIn } from '../../kernel/context'
import { conflict, expired } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { write } from '../../kernel/write/write'
import { buyTicket } from './buy-ticket'
import { ownTicketOf } from './own-ticket'

/** Buys the ticket that is kept for the caller. */
export const meetingOfferAccept: Operation<'meetingOfferAccept'> = async ({ id, price, acceptsClash }, context, info) =>
  write(context, async (writing) => {
    const { standing, offeredUntil, meetingId } = await ownTicketOf(writing, context, id)
    if (standing === 'waiting') throw conflict('No place is kept for you at the moment.')
    if (standing === 'none') throw conflict('You do not wait for a place at this event any more.')
    if (offeredUntil && offeredUntil <= writing.now)
      throw expired('This place was kept for you, and goes to the next now.')
    const buyerId = signedIn(context).id
    await buyTicket(writing, context, {
      ...{ meetingId, buyerId, seen: price ?? null },
      acceptsClash: acceptsClash === true,
    })
    return writing.reader.one('MeetingMember', id, selectionOf(info))
  })
