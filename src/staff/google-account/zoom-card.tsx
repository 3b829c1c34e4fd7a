import { Card } from '../../ui/data/card'
import { Tag } from '../../ui/data/tag'
import styles from './google-account.module.css'

/** Whether Zoom makes meetings: the operator alone sets that. */
export const ZoomCard = ({ hasZoom }: { hasZoom: boolean }) => (
  <Card
    title="Zoom"
    actions={
      hasZoom ? (
        <Tag icon="check" kind="positive">
          On
        </Tag>
      ) : (
        <Tag icon="offline">Not set up</Tag>
      )
    }
  >
    <div className={styles.words}>
      {hasZoom ? (
        <p>
          When an event at Zoom is published without a link, a meeting is made with the school’s Zoom account, with a
          waiting room. The operator has set it in the environment of the server.
        </p>
      ) : (
        <p>
          The operator of this server sets <code>ZOOM_ACCOUNT_ID</code>, <code>ZOOM_CLIENT_ID</code> and{' '}
          <code>ZOOM_CLIENT_SECRET</code>. Until then links of Zoom are typed.
        </p>
      )}
    </div>
  </Card>
)
