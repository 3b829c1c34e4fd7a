import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { request } from '../../../providers/api/client'
import { useApi } from '../../../providers/api/query'
import { useLive } from '../../../providers/live/live'
import { holds, useViewer } from '../../../providers/sign-in/viewer'
import type { Asked } from './asked'
import type { StandingEvent } from './events'
import { CalendarMeetings, type CalendarMeetingsQuery, CalendarStanding } from './events.documents'

/** The events of a span of time on which the person has a standing; `events` is undefined until they are known. */
export function useEvents({ from, until, personId, ofAnother }: Asked) {
  const viewer = useViewer()
  const mayLookUp = !ofAnother || (viewer !== null && holds(viewer, ['manage_meetings', 'view_all_users']))
  const read = useApi(
    CalendarMeetings,
    { userId: ofAnother ? personId : null, from, until },
    { enabled: mayLookUp && (!ofAnother || personId !== undefined) },
  )
  useLive(['Meeting', 'MeetingMember'], ['CalendarMeetings', 'CalendarStanding', 'CalendarMeeting'])
  const standings = useStandings(ofAnother ? personId : undefined, read.data)
  const events = useMemo(
    () => read.data && (ofAnother ? ofThem(read.data, standings) : ofOneself(read.data)),
    [read.data, ofAnother, standings],
  )
  return { events, read, mayLookUp }
}

/** The events of oneself come with one's own ticket. */
const ofOneself = ({ mine, led, past }: CalendarMeetingsQuery): StandingEvent[] =>
  [...mine.entries, ...led.entries, ...past.entries].map((event) => ({ event, member: event.membership }))

/** Whoever was at an event that is over had a ticket, or led it. */
const hadTicket = { id: '', type: 'attendee', cancelledAt: null, offeredUntil: null, place: null } as const

const ofThem = ({ mine, led, past }: CalendarMeetingsQuery, standings: Standings | undefined): StandingEvent[] => [
  ...mine.entries.map((event) => ({ event, member: standings?.get(event.id) ?? null })),
  ...led.entries.map((event) => ({ event, member: null })),
  ...past.entries.map((event) => ({ event, member: hadTicket })),
]

type Standings = ReadonlyMap<string, StandingEvent['member']>

/** Where somebody else stands with each of their events ahead: an event's own answer has only the reader's ticket. */
function useStandings(userId: string | undefined, read: CalendarMeetingsQuery | undefined): Standings | undefined {
  const ids = read?.mine.entries.map(({ id }) => id) ?? []
  return useQuery({
    queryKey: ['CalendarStanding', { userId, ids }],
    queryFn: async ({ signal }) => {
      const one = async (meetingId: string) =>
        (await request(CalendarStanding, { meetingId, userId: userId ?? '' }, { signal })).meetingMember
      return new Map(await Promise.all(ids.map(async (id) => [id, await one(id)] as const)))
    },
    // A map is another one after each reading.
    structuralSharing: false,
    enabled: userId !== undefined && ids.length > 0,
  }).data
}
