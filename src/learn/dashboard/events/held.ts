import type { MyEventFragment, MyEventsFragment } from '../student/student.documents'

export type Event = MyEventFragment

/** The next live events that the reader has a ticket for, waits for, was invited to or leads: each once, by their start. */
export function eventsOf({ mine, led }: MyEventsFragment, at: number): Event[] {
  const once = new Map([...mine.entries, ...led.entries].map((event) => [event.id, event]))
  return [...once.values()]
    .filter(({ endAt }) => Date.parse(endAt) > at)
    .map((event) => (event.status === 'scheduled' && Date.parse(event.startAt) <= at ? begun(event) : event))
    .sort((a, b) => Date.parse(a.startAt) - Date.parse(b.startAt))
}

/** As it is once its time has come, whenever it was read. */
const begun = (event: Event): Event => ({ ...event, status: 'live' })

const LEADING = ['lector', 'moderator']
const HOLDING = ['attendee', ...LEADING]

/** Whether the reader leads it, or helps to. */
export const isLed = ({ membership }: Event): boolean => isOneOf(LEADING, membership)

const isOneOf = (types: readonly string[], membership: Event['membership']) =>
  !!membership && !membership.cancelledAt && types.includes(membership.type)

/** Those that take place, and that the reader has a ticket for or leads; timed as a live session is. */
export const heldOf = (events: readonly Event[]) =>
  events
    .filter(({ status, membership }) => (status === 'scheduled' || status === 'live') && isOneOf(HOLDING, membership))
    .map((event) => ({ ...event, deadline: null, sessionType: { mode: 'live' } }))

/** An event in the order of sessions. */
export type Held = ReturnType<typeof heldOf>[number]

/** Whether what comes next is an event, not a session. */
export const isEvent = (next: object): next is Held => 'provider' in next
