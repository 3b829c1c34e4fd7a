import { eq } from 'drizzle-orm'
import type { Services } from '../../kernel/context'
import { type Writing, write } from '../../kernel/write/write'
import { backWords, tellTicket } from './letters'
import { payTicketBack } from './pay-back'
import { meetings } from './table'

/** Up to so many tickets are paid back in the transaction that cancels their event; more than that by as many as `AT_ONCE` in each of a job's. */
const MOST_WITHIN = 1_000
const AT_ONCE = 100

const people = `select id, user_id as "userId", standing in ('attendee', 'lector', 'moderator') as entered, standing = 'attendee' as holds
  from meeting_members where meeting_id = $1 and standing <> 'none' and ($2::uuid is null or id > $2) order by id limit $3`

interface Person {
  id: string
  userId: string
  /** Whether the event is in their calendar. */
  entered: boolean
  holds: boolean
}

const nextPeople = async ({ query }: Pick<Writing, 'query'>, id: string, after: string | null, most: number) =>
  (await query({ text: people, values: [id, after, most] })).rows as unknown as Person[]

/** Pays everybody of a cancelled event back and tells them; where there are many, in a job. Its event is locked, so that nobody comes meanwhile. */
export async function payAllBack(writing: Writing, services: Services, id: string): Promise<void> {
  const all = await nextPeople(writing, id, null, MOST_WITHIN + 1)
  if (all.length <= MOST_WITHIN) return payBack(writing, services, id, all)
  await writing.queue('event_refund', { meetingId: id }, { about: null, soon: true })
}

/** The tickets of a cancelled event that are paid back later; each turn notes how far it came, so that one that is cut off goes on from there. */
export async function payBackLater(services: Services, { meetingId }: { meetingId: string }): Promise<void> {
  while (await nextHundred(services, meetingId));
}

const nextHundred = (services: Services, id: string): Promise<boolean> =>
  write(services, async (writing) => {
    const { cancelledAt, paidBackUntil } = meetings
    const [event] = await writing.orm
      .select({ cancelledAt, paidBackUntil })
      .from(meetings)
      .where(eq(meetings.id, id))
      .for('update')
    if (!event?.cancelledAt) return false
    const some = await nextPeople(writing, id, event.paidBackUntil, AT_ONCE)
    const last = some.at(-1)
    if (!last) return false
    await payBack(writing, services, id, some)
    await writing.orm.update(meetings).set({ paidBackUntil: last.id }).where(eq(meetings.id, id))
    return some.length === AT_ONCE
  })

/** Tickets stay with whoever had them, so that they still find the event and why it was cancelled. */
async function payBack(writing: Writing, services: Services, id: string, all: readonly Person[]) {
  const { rows } = await writing.query({
    text: 'select title, cancel_reason as reason from meetings where id = $1',
    values: [id],
  })
  const { title, reason } = rows[0] as { title: string; reason: string }
  const back = new Map<string, number>()
  for (const { userId, holds } of all) {
    const paid = holds
      ? await payTicketBack(writing, services, { meetingId: id, userId, description: () => `Cancelled: ${title}` })
      : 0
    back.set(userId, paid)
  }
  const note = (amount: number) => () => [reason, backWords(amount)?.()].filter(Boolean).join(' ')
  for (const amount of new Set(back.values()))
    await tellTicket(
      writing,
      services,
      { id, title },
      {
        userIds: all
          .filter(({ userId, entered }) => entered && back.get(userId) === amount)
          .map(({ userId }) => userId),
        what: 'cancelled',
        note: note(amount),
      },
    )
}
