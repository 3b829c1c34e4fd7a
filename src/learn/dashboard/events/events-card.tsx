import { meetingTypes, signOf } from '../../../nouns/meeting/meeting-sign'
import { useApi } from '../../../providers/api/query'
import { useLive } from '../../../providers/live/live'
import { LinkButton } from '../../../ui/action/link-button'
import { Card } from '../../../ui/data/card'
import { Row, RowList } from '../../../ui/data/row-list'
import { Tag } from '../../../ui/data/tag'
import { When } from '../../../ui/time/when'
import { DashboardMeetings, type DashboardMeetingsQuery } from './events.documents'

type Event = DashboardMeetingsQuery['mine']['entries'][number]

const SHOWN = 4

/** The next live events that the reader has a ticket for, waits for, was invited to or leads. Hidden if there are none. */
export function EventsCard() {
  const { data } = useApi(DashboardMeetings)
  useLive(['Meeting', 'MeetingMember'], ['DashboardMeetings'])
  const events = data ? nextOf([...data.mine.entries, ...data.led.entries]) : []
  if (events.length === 0) return null
  return (
    <Card
      title="Your events"
      actions={
        <LinkButton to="/smart-events" size="sm">
          All events
        </LinkButton>
      }
    >
      <RowList tight>
        {events.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </RowList>
    </Card>
  )
}

/** Each once, by their start. */
const nextOf = (events: readonly Event[]): Event[] =>
  [...new Map(events.map((event) => [event.id, event])).values()]
    .sort((a, b) => Date.parse(a.startAt) - Date.parse(b.startAt))
    .slice(0, SHOWN)

function EventRow({ event }: { event: Event }) {
  const { id, title, type, startAt, endAt } = event
  const sign = signOf(event)
  return (
    <Row
      title={title}
      to={`/smart-events/${id}`}
      meta={
        <>
          {meetingTypes[type]}. <When at={startAt} until={endAt} />
        </>
      }
      end={
        sign && (
          <Tag icon={sign.icon} kind={sign.kind}>
            {sign.words}
          </Tag>
        )
      }
    />
  )
}
