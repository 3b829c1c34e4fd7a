import { OFFER_MINUTES, OFFERS } from '../../../rules/groups/meetings'
import { peopleOf } from '../../identity/notification/notify'
import { quietEnd } from '../../identity/notification/when'
import type { Services } from '../../kernel/context'
import { type Writing, write } from '../../kernel/write/write'
import { type Event, lockedEvent } from '../meeting/event'
import { tellDropped, tellOffered } from '../meeting/letters'
import { buyTicket } from './buy-ticket'
import { moveTicket, type Ticket, ticketIn } from './move'

const MINUTE_MS = 60_000
const AT_ONCE = 100

/** Offers places that came free, buys for those who chose it, and ends offers that ran out. Safe to call twice. */
export async function sweep(services: Services): Promise<void> {
  const now = services.clock.now()
  for (const each of await found<Whose>(services, lapsed, [now])) await end(services, each)
  for (const { id } of await found<{ id: string }>(services, free, [now])) while (await offerNext(services, id));
}

const lapsed = `select m.meeting_id as "meetingId", m.user_id as "userId" from meeting_members m where m.standing = 'offered' and m.offered_until <= $1
  order by m.offered_until limit ${AT_ONCE}`
/** Events ahead with a free place, and somebody who waits for it. */
const free = `select e.id from meetings e where e.published_at is not null and e.cancelled_at is null and e.start_at > $1 and e.taken < coalesce(e.members_limit, e.taken + 1)
  and exists (select 1 from meeting_members m where m.meeting_id = e.id and m.standing = 'waiting') order by e.start_at limit ${AT_ONCE}`

type Whose = Pick<Ticket, 'meetingId' | 'userId'>

const found = async <Row>({ database }: Services, text: string, values: unknown[]): Promise<Row[]> =>
  (await database.query({ text, values })).rows as Row[]

const moving = (before: Ticket) => ({
  meetingId: before.meetingId,
  userId: before.userId,
  before,
  movers: ['clock'] as const,
})

/** Ends an offer that nobody took: its person waits behind all others, or after the second one no longer. */
async function end(services: Services, whose: Whose) {
  await write(services, async (writing) => {
    const event = await lockedEvent(writing, whose.meetingId)
    const before = await ticketIn(writing, whose)
    if (before?.standing !== 'offered' || !before.offeredUntil || before.offeredUntil > writing.now) return
    const lapsed = before.lapsed + 1
    if (lapsed < OFFERS) return void (await moveTicket(writing, 'lapse', { ...moving(before), told: { lapsed } }))
    await moveTicket(writing, 'drop', moving(before))
    await tellDropped(writing, services, event, whose.userId)
  })
}

const line = `select m.user_id as "userId" from meeting_members m join users u on u.id = m.user_id
  where m.meeting_id = $1 and m.standing = 'waiting' and u.disabled_at is null and u.archived_at is null order by m.waiting_since, m.id limit ${AT_ONCE}`

/** Offers a free place to the first in line who can be asked now. Nobody is asked in their quiet time; whoever lets it be bought is not asked. Answers whether it did. */
const offerNext = (services: Services, id: string): Promise<boolean> =>
  write(services, async (writing) => {
    const event = await lockedEvent(writing, id)
    if (!hasFreePlace(event, writing.now)) return false
    const { rows } = await writing.query({ text: line, values: [id] })
    for (const { userId } of rows as { userId: string }[]) {
      const before = await ticketIn(writing, { meetingId: id, userId })
      if (before?.standing !== 'waiting') continue
      const isQuiet = await hasQuiet(writing, userId)
      if (isQuiet && !before.buysAtOnce) continue
      if (await give(writing, services, { event, before, isQuiet })) return true
    }
    return false
  })

const hasFreePlace = ({ membersLimit, taken, startAt, cancelledAt }: Event, now: Date) =>
  cancelledAt === null && startAt > now && (membersLimit === null || taken < membersLimit)

async function hasQuiet(writing: Writing, userId: string): Promise<boolean> {
  const [person] = await peopleOf(writing, [userId], 'event_places')
  return person !== undefined && quietEnd(writing.now, person) !== null
}

interface Turn {
  event: Event
  before: Ticket
  isQuiet: boolean
}

/** Keeps a place for somebody, and buys it for them if they chose that; answers whether it is theirs now. Where the wallet holds too little they are asked, unless it is quiet. */
async function give(writing: Writing, services: Services, { event, before, isQuiet }: Turn): Promise<boolean> {
  const until = new Date(Math.min(writing.now.getTime() + OFFER_MINUTES * MINUTE_MS, event.startAt.getTime()))
  const offer = () => moveTicket(writing, 'offer', { ...moving(before), told: { offeredUntil: until } })
  if (before.buysAtOnce) {
    const refusal = await writing.attempt(async () => {
      await offer()
      await buyTicket(writing, services, { meetingId: event.id, buyerId: before.userId, acceptsClash: false })
    })
    if (!refusal) return true
    if (isQuiet) return false
  }
  await offer()
  await tellOffered(writing, services, { id: event.id, title: event.title, until }, before.userId)
  return true
}
