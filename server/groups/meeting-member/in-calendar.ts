import { CANCELLED_DAYS, type CalendarAsked, sequencesOf } from '../../booking/calendar-feed/entries'
import type { FeedEntry } from '../../gateways/calendar-feed'
import type { Fixed } from '../../kernel/read/list-sql'
import { whenText } from '../../kernel/time/when-text'

interface Coming {
  meeting: {
    id: string
    title: string
    subtitle: string | null
    eventDescription: string | null
    place: string | null
    startAt: string
    endAt: string
    cancelledAt: string | null
    updatedAt: string
  }
}

const selection = {
  meeting: {
    ...{ id: {}, title: {}, subtitle: {}, eventDescription: {}, place: {}, startAt: {}, endAt: {} },
    ...{ cancelledAt: {}, updatedAt: {} },
  },
}

/** Events that the person has a ticket for or leads: published, of the last three months and ahead, and those cancelled of late. */
const shown: Fixed = {
  name: 'events shown in a calendar',
  sql: ({
    now,
  }) => `a.standing in ('attendee', 'lector', 'moderator') and exists (select 1 from meetings e where e.id = a.meeting_id and e.published_at is not null
    and e.end_at > ${now()}::timestamptz - interval '90 days'
    and (e.cancelled_at is null or e.cancelled_at > ${now()}::timestamptz - interval '${CANCELLED_DAYS} days'))`,
}

/** A person's events. */
export async function eventsInCalendar(asked: CalendarAsked): Promise<FeedEntry[]> {
  const { kinds, reader, userId, zone, publicUrl } = asked
  if (!kinds.has('events')) return []
  const coming = (await reader.all(
    'MeetingMember',
    { userId, cancelled: false },
    selection,
    shown,
  )) as unknown as Coming[]
  const sequences = await sequencesOf(
    asked,
    'meetings',
    coming.map(({ meeting }) => meeting.id),
  )
  return coming.map(({ meeting }) => {
    const { id, title, subtitle, eventDescription, place, startAt, endAt, cancelledAt, updatedAt } = meeting
    const start = new Date(startAt)
    return {
      id,
      title,
      description: [eventDescription ?? subtitle, `Starts ${whenText(start, zone)}.`].filter(Boolean).join('\n'),
      start,
      end: new Date(endAt),
      url: `${publicUrl}/smart-events/${id}`,
      place,
      isBusy: true,
      alarm: null,
      changedAt: new Date(updatedAt),
      sequence: sequences.get(id) ?? 0,
      isCancelled: cancelledAt !== null,
    }
  })
}
