import type { RecordHead } from '../../admin/record/tab-page'
import { LinkButton } from '../../ui/action/link-button'

/** The ways to what its own pages alone have: what an event looks like, and its figures. */
const Actions: RecordHead['Actions'] = ({ id }) => (
  <>
    <LinkButton to={`/smart-events/${id}`}>Open event</LinkButton>
    <LinkButton to={`/smart-events/${id}/tickets`}>Tickets</LinkButton>
  </>
)

/** What the pages of an event begin with. */
export const eventHead: RecordHead = { Actions }
