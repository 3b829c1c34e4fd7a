import { eq } from 'drizzle-orm'
import { meetingStatus } from '../../../rules/groups/meetings'
import type { MeetingProvider, MeetingStatus } from '../../../schema/generated/types'
import type { Context } from '../../kernel/context'
import { conflict, invalid } from '../../kernel/errors'
import type { Writing } from '../../kernel/write/write'
import type { Event } from './event'
import { fitLectorsTime } from './lectors-time'
import { tellTicket } from './letters'
import { linkProviders } from './link-providers'
import { meetings } from './table'

const ready = `select e.provider, e.link, e.place, array(select m.user_id from meeting_members m where m.meeting_id = e.id and m.standing in ('lector', 'moderator')) as leading,
    exists (select 1 from meeting_members m where m.meeting_id = e.id and m.standing = 'lector') as led
  from meetings e where e.id = $1`

/** Refuses a status that nobody gives: what an event has already, and `scheduled`, are taken. Throws VALIDATION. */
export function refuseStatus(status: MeetingStatus | null | undefined, event: Event, now: Date): void {
  if (!status || status === 'scheduled' || status === meetingStatus(event, now.getTime())) return
  throw invalid('status', 'A draft is published as scheduled. The rest follows from its times, or from cancelling it.')
}

/** Publishes a draft. Those who lead it are told at once, the members of its group soon after. Throws CONFLICT where something is still to be settled. */
export async function publish(writing: Writing, context: Context, event: Event): Promise<void> {
  const { rows } = await writing.query({ text: ready, values: [event.id] })
  const { provider, link, place, leading, led } = rows[0] as {
    provider: MeetingProvider
    link: string | null
    place: string | null
    leading: string[]
    led: boolean
  }
  const refuse = (message: string) => conflict(message, { field: 'status' })
  if (event.cancelledAt) throw refuse('This event is cancelled.')
  if (event.startAt <= writing.now) throw refuse('An event is published before it begins: choose another time.')
  if (provider === 'in_person' && !place?.trim()) throw refuse('Say where people come to.')
  if (provider !== 'in_person' && !link && !(await linkProviders(writing, context)).includes(provider))
    throw refuse('It needs a link, or another way to meet.')
  if (!led) throw refuse('Somebody has to lead it: add a lector.')
  await writing.orm.update(meetings).set({ publishedAt: writing.now }).where(eq(meetings.id, event.id))
  writing.changed('Meeting', event.id)
  await fitLectorsTime(writing, event.id)
  await tellTicket(writing, context, event, { userIds: leading, what: 'leads' })
  if (event.studyGroupId) await writing.queue('event_news', { meetingId: event.id }, { about: null, soon: true })
}
