import { Suspense } from 'react'
import { lazyPart } from '../../providers/page/lazy-part'
import { GreyNext, GreyRows } from './dashboard-state'
import { type Event, type Held, isEvent } from './events/held'
import { NextSession } from './next-session'
import type { UpcomingFragment } from './student/student.documents'

const NextEvent = lazyPart(() => import('./events/next-event').then((m) => m.NextEvent))
const EventsCard = lazyPart(() => import('./events/events-card').then((m) => m.EventsCard))

interface NextUpProps {
  next: UpcomingFragment | Held
  viewerId: string
  /** Something above it is more urgent, and has the page's margin line and its main button. */
  isSecond?: boolean
}

/** What comes next, a session or an event. */
export const NextUp = ({ next, viewerId, isSecond }: NextUpProps) =>
  isEvent(next) ? (
    <Suspense fallback={<GreyNext />}>
      <NextEvent event={next} isSecond={isSecond} />
    </Suspense>
  ) : (
    <NextSession session={next} viewerId={viewerId} isSecond={isSecond} />
  )

/** The reader's events, without the one that comes next. Hidden if there are none. */
export function MyEvents({ events, next }: { events: readonly Event[]; next: { id: string } | undefined }) {
  const others = events.filter(({ id }) => id !== next?.id)
  if (others.length === 0) return null
  return (
    <Suspense fallback={<GreyRows />}>
      <EventsCard title={others.length < events.length ? 'Your other events' : 'Your events'} events={others} />
    </Suspense>
  )
}
