import { marksFrom } from '../../../../rules/groups/meetings'
import { type Event, isLed } from './held'

/** Where the reader goes from an event: to its page, or to where they work if they lead it. */
export function placeOf(event: Event, now: number): { to: string; label: string } {
  const page = `/smart-events/${event.id}`
  if (!isLed(event)) return { to: page, label: 'See the event' }
  if (event.status !== 'draft' && marksFrom(event.startAt) <= now)
    return { to: `${page}/attendance`, label: 'Take attendance' }
  return { to: `${page}/tickets`, label: 'See who is coming' }
}
