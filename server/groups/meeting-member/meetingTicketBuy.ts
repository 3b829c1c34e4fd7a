import { signedIn } from '../../kernel/context'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { write } from '../../kernel/write/write'
import { buyTicket } from './buy-ticket'
import { ownTicket } from './own-ticket'

/** Buys a ticket from the caller's wallet, or takes a free one. */
export const meetingTicketBuy: Operation<'meetingTicketBuy'> = async (
  { meetingId, price, promoCode, acceptsClash },
  context,
  info,
) =>
  write(context, async (writing) => {
    const { id: buyerId } = signedIn(context)
    await buyTicket(writing, context, {
      ...{ meetingId, buyerId, promoCode: promoCode ?? null, seen: price ?? null },
      acceptsClash: acceptsClash === true,
    })
    return writing.reader.one('MeetingMember', await ownTicket(writing, meetingId, buyerId), selectionOf(info))
  })
