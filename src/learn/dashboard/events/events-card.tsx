import { meetingTypes, signOf } from '../../../nouns/meeting/meeting-sign'
import { now } from '../../../providers/device/clock'
import { LinkButton } from '../../../ui/action/link-button'
import { Card } from '../../../ui/data/card'
import { Row, RowList } from '../../../ui/data/row-list'
import { Tag } from '../../../ui/data/tag'
import { When } from '../../../ui/time/when'
import type { Event } from './held'
import { JoinLink } from './join-link'
import { placeOf } from './place-of'

const SHOWN = 4

/** The next live events of the reader. */
export const EventsCard = ({ title, events }: { title: string; events: readonly Event[] }) => (
  <Card
    title={title}
    actions={
      <LinkButton to="/smart-events" size="sm">
        All events
      </LinkButton>
    }
  >
    <RowList tight>
      {events.slice(0, SHOWN).map((event) => (
        <EventRow key={event.id} event={event} />
      ))}
    </RowList>
  </Card>
)

function EventRow({ event }: { event: Event }) {
  const { title, type, startAt, endAt } = event
  const sign = signOf(event)
  return (
    <Row
      title={title}
      to={placeOf(event, now()).to}
      meta={
        <>
          {meetingTypes[type]}. <When at={startAt} until={endAt} />
        </>
      }
      end={
        <>
          {sign && (
            <Tag icon={sign.icon} kind={sign.kind}>
              {sign.words}
            </Tag>
          )}
          <JoinLink event={event} size="sm" />
        </>
      }
    />
  )
}
