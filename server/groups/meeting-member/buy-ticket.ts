import type { Services } from '../../kernel/context'
import { conflict } from '../../kernel/errors'
import type { Writing } from '../../kernel/write/write'
import { buyFromWallet, refuseUnseen } from '../../money/sale/buy'
import { clashOf } from './clash'
import { soldMeeting } from './sold'

interface Buying {
  meetingId: string
  buyerId: string
  promoCode?: string | null
  /** The price that the buyer saw, in pence. */
  seen?: number | null
  acceptsClash: boolean
}

/** Buys a ticket from the wallet; one that costs nothing is taken without a purchase. Throws what the ticket's offer and the wallet refuse. */
export async function buyTicket(
  writing: Writing,
  services: Services,
  { meetingId, buyerId, promoCode = null, seen = null, acceptsClash }: Buying,
): Promise<void> {
  const { list } = await soldMeeting.offer(writing, { id: meetingId, buyerId, amount: null })
  if (!acceptsClash) await refuseClash(writing, buyerId, meetingId)
  if (list > 0) {
    const items = [{ type: 'meeting' as const, typeId: meetingId }]
    return void (await buyFromWallet(writing, services, { buyerId, items, promoCode, seen }))
  }
  refuseUnseen(0, seen)
  await soldMeeting.grant?.(writing, { id: meetingId, buyerId, by: 'purchase', paid: 0 }, services)
}

async function refuseClash(writing: Writing, buyerId: string, meetingId: string) {
  const clash = await clashOf(writing, buyerId, meetingId)
  if (clash) throw conflict(`You have ${clash} at this time.`, { field: 'clash', current: clash })
}
