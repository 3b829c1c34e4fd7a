import type { TicketStanding } from '../../../rules/groups/tickets'
import { newId } from '../../../server/kernel/database/columns'
import type { Answer, Person } from '../../build'
import { shop } from '../money/sale/shop'

const HOUR_MS = 3_600_000
/** An instant some hours ahead of the clock's real present. */
export const hoursAhead = (hours: number) => new Date(Date.now() + hours * HOUR_MS)

/** The codes of an answer, each with the field that it names. */
export const codes = ({ errors = [] }: Answer) =>
  errors.map(({ extensions }) => `${extensions.code} ${extensions.field ?? ''}`.trim())

interface EventValues {
  price?: number
  limit?: number | null
  /** Hours from now until it begins, and how long it lasts. */
  in?: number
  lasts?: number
  studyGroupId?: string | null
  visibility?: string
  published?: boolean
  policy?: object
  title?: string
  link?: string | null
}

const EVENT = `insert into meetings (id, title, type, timezone, start_at, end_at, price, members_limit, study_group_id, visibility, published_at, booking_policy, link)
  values ($1, $2, 'workshop', 'Europe/London', $3, $4, $5, $6, $7, $8, $9, $10, $11)`
const MEMBER = `insert into meeting_members (id, meeting_id, user_id, type, cancelled_at, waiting_since, offered_until, invited_at, bought_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (meeting_id, user_id) do update set type = excluded.type, cancelled_at = excluded.cancelled_at,
    waiting_since = excluded.waiting_since, offered_until = excluded.offered_until, invited_at = excluded.invited_at, bought_at = excluded.bought_at, paid = 0, lapsed = 0, buys_at_once = false
  returning id`

export const BUY = `mutation ($meetingId: ID!, $price: Pence, $acceptsClash: Boolean, $promoCode: String) {
  meetingTicketBuy(meetingId: $meetingId, price: $price, acceptsClash: $acceptsClash, promoCode: $promoCode) { id type paid freeUntil laterPercent refund } }`
export const WAIT =
  'mutation ($meetingId: ID!, $buysAtOnce: Boolean) { meetingWaitlistJoin(meetingId: $meetingId, buysAtOnce: $buysAtOnce) { id type place buysAtOnce } }'
export const DROP = 'mutation ($id: ID!) { meetingMemberDelete(id: $id) { id } }'
export const ACCEPT =
  'mutation ($id: ID!, $price: Pence) { meetingOfferAccept(id: $id, price: $price) { id type paid } }'
export const CANCEL =
  'mutation ($id: ID!, $reason: Text!) { meetingCancel(id: $id, reason: $reason) { status cancelReason } }'

/** A school with events, people who pay, and staff who run events. */
export async function eventSchool() {
  const app = await shop()
  const staff = await app.person({ abilities: ['manage_meetings'] })
  const query = async (text: string, values: unknown[] = []) =>
    (await app.services.database.query({ text, values })).rows as Record<string, unknown>[]
  const standingOf = async (meetingId: string, who: Person) =>
    (await query('select standing from meeting_members where meeting_id = $1 and user_id = $2', [meetingId, who.id]))[0]
      ?.standing as TicketStanding | undefined
  return {
    ...app,
    staff,
    query,
    standingOf,
    /** An event in three days, published, for everybody, unless told. */
    async event(given: EventValues = {}): Promise<string> {
      const { price = 0, limit = null, in: hours = 72, lasts = 2, studyGroupId = null } = given
      const { visibility = 'authenticated', published = true, policy = {}, title = 'Attendance note' } = given
      const [id, now] = [newId(), app.services.clock.now()]
      const at = (after: number) => new Date(now.getTime() + after * HOUR_MS)
      const link = given.link === undefined ? 'https://meet.example/a' : given.link
      await query(EVENT, [
        ...[id, title, at(hours), at(hours + lasts), price, limit, studyGroupId, visibility],
        ...[published ? now : null, policy, link],
      ])
      return id
    },
    /** Somebody who stands so with an event, for which they have paid nothing. */
    async stand(meetingId: string, standing: TicketStanding, who?: Person): Promise<Person & { memberId: string }> {
      const person = who ?? (await app.person())
      const now = app.services.clock.now()
      const type = { none: 'attendee', waiting: 'waitlisted', offered: 'waitlisted' }[standing as 'none'] ?? standing
      const waits = type === 'waitlisted'
      const [row] = await query(MEMBER, [
        ...[newId(), meetingId, person.id, type, standing === 'none' ? now : null, waits ? now : null],
        ...[standing === 'offered' ? new Date(now.getTime() + HOUR_MS / 2) : null],
        ...[standing === 'invited' ? now : null, type === 'attendee' ? now : null],
      ])
      return { ...person, memberId: row?.id as string }
    },
    /** Somebody with so many pence in their wallet. */
    async payer(pence = 10_000): Promise<Person> {
      const who = await app.person()
      if (pence > 0) await app.pay(who, pence)
      return who
    },
    balanceOf: async (who: Person) =>
      (await app.send('{ wallet { balance } }', {}, await app.again(who))).data.wallet.balance,
    buy: (meetingId: string, who: Person, given: object = {}) => app.send(BUY, { meetingId, ...given }, who),
  }
}

export type EventSchool = Awaited<ReturnType<typeof eventSchool>>
