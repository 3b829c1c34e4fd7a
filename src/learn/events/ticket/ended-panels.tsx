import { standingOf } from '../../../nouns/meeting/meeting-sign'
import { useWallet } from '../../../providers/wallet'
import { LinkButton } from '../../../ui/action/link-button'
import { Card } from '../../../ui/data/card'
import { DescriptionList } from '../../../ui/data/description-list'
import { Money } from '../../../ui/money/money'
import { When } from '../../../ui/time/when'
import type { Event } from '../event/event'
import { useEventBase } from '../event-base'
import { Attended } from './attended'
import styles from './ticket.module.css'

/** Once it is over: how its reader is marked, and its recording, for those who had a ticket. */
export function AfterPanel({ event }: { event: Event }) {
  const base = useEventBase()
  const { membership } = event
  if (standingOf(membership) !== 'attendee' || !membership)
    return (
      <Card title="It is over">
        <div className={styles.words}>
          <p>Its recording, if there is one, is for those who had a ticket.</p>
          <LinkButton block to={base}>
            See what is next
          </LinkButton>
        </div>
      </Card>
    )
  return (
    <>
      <Attended event={event} ticket={membership} />
      <Recording event={event} />
    </>
  )
}

function Recording({ event: { recordingLink, recordingUntil } }: { event: Event }) {
  if (!recordingLink)
    return (
      <Card title="It is over">
        <p>There is no recording to watch. If one is added, it is here.</p>
      </Card>
    )
  return (
    <Card title="Recording">
      <div className={styles.words}>
        <p>
          {recordingUntil ? (
            <>
              Yours until <When at={recordingUntil} show="date" look="year" />.
            </>
          ) : (
            'Yours for good.'
          )}
        </p>
        <LinkButton href={recordingLink} target="_blank" rel="noopener noreferrer" variant="primary" size="lg" block>
          Watch recording<span className="vh"> (opens in a new tab)</span>
        </LinkButton>
      </div>
    </Card>
  )
}

/** Of what was cancelled: the money that goes back. */
export function CancelledPanel({ event: { membership, cancelledAt } }: { event: Event }) {
  const base = useEventBase()
  const balance = useWallet()?.balance
  const paid = standingOf(membership) === 'attendee' ? (membership?.paid ?? 0) : 0
  if (paid === 0)
    return (
      <Card title="This event was cancelled">
        <div className={styles.words}>
          <p>
            {standingOf(membership) === 'attendee'
              ? 'Your ticket cost nothing, so no money goes back.'
              : 'You had no ticket, so nothing is to be done.'}
          </p>
          <LinkButton block to={base}>
            See other events
          </LinkButton>
        </div>
      </Card>
    )
  return (
    <Card title="Your money">
      <div className={styles.words}>
        <p className={styles.figure}>
          <Money pence={paid} /> goes back
        </p>
        <DescriptionList
          items={[
            ...(cancelledAt ? [{ term: 'Cancelled', value: <When at={cancelledAt} /> }] : []),
            ...(balance === undefined ? [] : [{ term: 'Your balance now', value: <Money pence={balance} /> }]),
          ]}
        />
        <p className="meta">
          When an event is cancelled, the whole price goes back to your wallet: at once, or within minutes where very
          many come. Nothing is kept.
        </p>
        <LinkButton block to="/wallet/transactions">
          See the transaction
        </LinkButton>
      </div>
    </Card>
  )
}
