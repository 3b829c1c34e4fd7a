import { meetingStatus } from '../../../rules/groups/meetings'
import { hasPlace, type TicketStanding, ticketMoves } from '../../../rules/groups/tickets'
import { conflict, notFound } from '../../kernel/errors'
import { nameOf } from '../../kernel/spoken'
import { bestLowering } from '../../money/lowering'
import type { Asking, Had, Offer, Sold, Wanted } from '../../money/sold'
import { type Event, eventOf, lockedEvent, noPlace, refuseUnlessAhead } from '../meeting/event'
import { detailOf, termsText } from '../meeting/terms'
import { leaveSeat, takeSeat } from './seat'

interface Buyer {
  /** Whether the buyer finds the event. */
  finds: boolean
  standing: TicketStanding
  /** Until when a place is kept for them. */
  offeredUntil: Date | null
  /** Whether events of its area are sold. */
  isAllowed: boolean
}

const text = `select e.published_at is not null and (e.visibility in ('public', 'authenticated')
      or e.visibility = 'restricted' and exists (select 1 from members g where g.study_group_id = e.study_group_id and g.user_id = $2 and g.state = 'accepted')
      or m.cancelled_at is null and m.id is not null or m.cancelled_by_id = $2) as finds,
    coalesce(m.standing, 'none') as standing, m.offered_until as "offeredUntil", coalesce(p.meeting_allowed, true) as "isAllowed"
  from meetings e left join meeting_members m on m.meeting_id = e.id and m.user_id = $2 left join practice_areas p on p.id = e.practice_area_id
  where e.id = $1`

/** Who a buyer is to an event. Throws NOT_FOUND where they do not find it. */
async function buyerOf({ query }: Pick<Asking, 'query'>, { id, buyerId }: Had): Promise<Buyer> {
  const { rows } = await query({ name: 'meeting_buyer', text, values: [id, buyerId] })
  const buyer = rows[0] as unknown as Buyer | undefined
  if (!buyer?.finds) throw notFound(nameOf('Meeting'))
  return buyer
}

const isOffered = ({ standing, offeredUntil }: Buyer, now: Date) =>
  standing === 'offered' && offeredUntil !== null && offeredUntil > now

/** Throws what its buyer reads where an event cannot be sold to them. */
function refuse(event: Event, buyer: Buyer, now: Date) {
  const { standing, isAllowed } = buyer
  refuseUnlessAhead(event, now)
  if (!isAllowed) throw conflict('Events of this practice area are not sold at the moment.')
  if (standing === 'attendee') throw conflict('You have a ticket for this event already.')
  if (standing === 'lector' || standing === 'moderator') throw conflict('You lead this event.')
  if (!isOffered(buyer, now) && !hasPlace(event)) throw noPlace()
}

/** A ticket as it is on sale to somebody now. */
async function offer(asking: Asking, { id, buyerId }: Wanted): Promise<Offer> {
  if (!id) throw notFound(nameOf('Meeting'))
  const buyer = await buyerOf(asking, { id, buyerId })
  const event = await eventOf(asking, id)
  refuse(event, buyer, asking.now)
  const lowering = await bestLowering(asking, { buyerId, type: 'meeting' }, event.price)
  return {
    ...{ name: event.title, list: event.price, policy: termsText(event), detail: detailOf(event) },
    ...(lowering && { own: [{ by: 'group' as const, reduction: lowering.reduction }] }),
    parts: [{ type: 'meeting', typeId: id, name: event.title, list: event.price }],
  }
}

const packable: ReadonlySet<TicketStanding> = new Set(ticketMoves.pack.from)

/** How tickets are sold. */
export const soldMeeting: Sold = {
  offer,

  async refuse(asking, { id, buyerId }) {
    const event = await eventOf(asking, id)
    refuseUnlessAhead(event, asking.now)
    const { rows } = await asking.query({ name: 'meeting_buyer', text, values: [id, buyerId] })
    const { standing } = rows[0] as unknown as Buyer
    if (standing !== 'attendee' && event.membersLimit !== null && event.taken >= event.membersLimit) throw noPlace()
  },

  async isHeld({ query }, { id, buyerId }) {
    const { rows } = await query({ name: 'meeting_buyer', text, values: [id, buyerId] })
    return rows[0]?.standing === 'attendee'
  },

  grant: (writing, { id, buyerId, by, paid }, post) =>
    takeSeat(writing, post, {
      ...{ meetingId: id, userId: buyerId, paid },
      move: by === 'package' ? 'pack' : 'buy',
    }),

  // What a subscription gave stays with its buyer: an event happens once.
  async lend(writing, { id, buyerId, until }, post) {
    if (until <= writing.now) return
    const event = await lockedEvent(writing, id)
    const { rows } = await writing.query({ name: 'meeting_buyer', text, values: [id, buyerId] })
    const { standing } = rows[0] as unknown as Buyer
    const isAhead = meetingStatus(event, writing.now.getTime()) === 'scheduled'
    const isFull = event.membersLimit !== null && event.taken >= event.membersLimit
    if (isAhead && !isFull && packable.has(standing))
      await takeSeat(writing, post, { meetingId: id, userId: buyerId, paid: 0, move: 'pack' })
  },

  takeBack: (writing, { id, buyerId }, post) => leaveSeat(writing, post, { meetingId: id, userId: buyerId }),
}
