import { marksFrom } from '../../../../rules/groups/meetings'
import { now } from '../../../providers/device/clock'
import { LinkButton } from '../../../ui/action/link-button'
import type { Event } from '../event/event'

interface ManageLinksProps {
  event: Event
  /** Whether the first of them is what its reader came for. */
  leads?: boolean
}

/** Where an event is run: who came, who comes, and its settings. */
export function ManageLinks({ event: { id, status, startAt }, leads }: ManageLinksProps) {
  const isTaken = status === 'live' || status === 'ended' || (status === 'scheduled' && marksFrom(startAt) <= now())
  return (
    <>
      {isTaken && (
        <LinkButton block variant={leads ? 'primary' : 'default'} to={`/smart-events/${id}/attendance`}>
          {status === 'ended' ? 'Attendance' : 'Take attendance'}
        </LinkButton>
      )}
      <LinkButton block variant={leads && !isTaken ? 'primary' : 'default'} to={`/smart-events/${id}/tickets`}>
        See who is coming
      </LinkButton>
      {status !== 'cancelled' && (
        <LinkButton block to={`/smart-events/${id}/edit`}>
          Edit the event
        </LinkButton>
      )}
    </>
  )
}
