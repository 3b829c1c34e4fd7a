import type { Params } from 'react-router'
import { meetingTypes, signOf } from '../../../nouns/meeting/meeting-sign'
import { kindWords } from '../../../nouns/meeting/meeting-words'
import { SignTag } from '../../../parts/events/event-days'
import { isNotThere } from '../../../providers/api/api-error'
import { askAhead } from '../../../providers/api/query'
import { LinkButton } from '../../../ui/action/link-button'
import { EmptyState } from '../../../ui/page/blank'
import { PageHeader } from '../../../ui/page/page-header'
import { Unloaded } from '../../../ui/page/unloaded'
import { WithPanel } from '../../../ui/page/with-panel'
import { useEventBase, useEventCrumbs } from '../event-base'
import { TicketPanel } from '../ticket/ticket-panel'
import { About, Cancelled, Leaders } from './about'
import { type Event, idOf, useEvent } from './event'
import { MeetingPage } from './event.documents'
import { EventTime } from './event-time'
import { Materials } from './materials'

/** Asks for the event before it is drawn. */
export const askEvent = (params: Params) => askAhead(MeetingPage, { id: idOf(params) })

/** An event: when and where it is, what people do there, its materials, and its reader's ticket. */
export function EventPage() {
  const { query, event, materials } = useEvent()
  const crumbs = useEventCrumbs(event?.studyGroup?.name)
  const base = useEventBase()
  if (!event)
    return (
      <>
        <PageHeader title="Smart event" crumbs={crumbs} />
        <Unloaded of={query} height={420} gone={isNotThere(query.error) && <Gone base={base} />} />
      </>
    )
  return (
    <>
      <PageHeader title={event.title} crumbs={crumbs} sub={<Sub event={event} />} />
      <WithPanel key={event.id} first={<EventTime event={event} />} panel={<TicketPanel event={event} />}>
        {event.status === 'cancelled' && <Cancelled event={event} />}
        <About event={event} />
        <Leaders event={event} />
        {materials.length > 0 && <Materials event={event} materials={materials} />}
      </WithPanel>
    </>
  )
}

function Sub({ event }: { event: Event }) {
  const sign = signOf(event)
  const { practiceArea, studyGroup, type } = event
  const kind = practiceArea ? [kindWords(event), studyGroup?.name] : [meetingTypes[type], studyGroup?.name]
  return (
    <>
      {kind.filter(Boolean).join(' · ')} {sign && <SignTag sign={sign} />}
    </>
  )
}

const Gone = ({ base }: { base: string }) => (
  <EmptyState icon="events" title="There is no such event" action={<LinkButton to={base}>To the events</LinkButton>}>
    It may have been deleted, or it is open to others only.
  </EmptyState>
)
