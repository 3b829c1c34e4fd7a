import { holds, useViewer } from '../../../providers/sign-in/viewer'
import { LinkButton } from '../../../ui/action/link-button'
import { Card } from '../../../ui/data/card'
import type { Event } from '../event/event'
import { ManageLinks } from './manage-links'
import styles from './ticket.module.css'

/** For staff who keep all events: where this one is run. */
export function StaffPanel({ event }: { event: Event }) {
  const viewer = useViewer()
  if (!viewer || !holds(viewer, 'manage_meetings')) return null
  return (
    <Card title="For staff">
      <div className={styles.words}>
        <ManageLinks event={event} />
        <LinkButton block to={`/smart-events/all/${event.id}`}>
          Staff’s record
        </LinkButton>
      </div>
    </Card>
  )
}
