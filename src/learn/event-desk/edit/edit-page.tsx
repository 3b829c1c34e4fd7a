import { LinkButton } from '../../../ui/action/link-button'
import { Card } from '../../../ui/data/card'
import { EmptyState } from '../../../ui/page/blank'
import { EventFrame } from '../head/event-frame'
import { Repeat } from '../repeat/repeat'
import { EventForm } from './event-form'

/** Changes an event, and publishes a draft. */
export const EditPage = () => (
  <EventFrame
    title="Edit event"
    part="Edit"
    actions={(event) => (
      <>
        <Repeat event={event} />
        <LinkButton to={`/smart-events/${event.id}/tickets`}>Tickets</LinkButton>
      </>
    )}
  >
    {(event, keeps) =>
      event.status === 'cancelled' ? (
        <Card>
          <EmptyState icon="close" title="This event is cancelled">
            {event.cancelReason}
          </EmptyState>
        </Card>
      ) : (
        <EventForm key={event.id} event={event} keeps={keeps} />
      )
    }
  </EventFrame>
)
