import { standingOf } from '../../../nouns/meeting/meeting-sign'
import { LinkButton } from '../../../ui/action/link-button'
import { Card } from '../../../ui/data/card'
import { DescriptionList } from '../../../ui/data/description-list'
import { Money } from '../../../ui/money/money'
import type { Event } from '../event/event'
import { ManageLinks } from './manage-links'
import styles from './ticket.module.css'

/** For those who lead an event: how many come, and where they join as hosts. */
export function LeadPanel({ event }: { event: Event }) {
  const { taken, membersLimit, waitingCount, price, status, provider, privateLink, link } = event
  const leads = standingOf(event.membership) === 'lector'
  const join = status === 'ended' ? null : (privateLink ?? link)
  return (
    <Card title={leads ? 'You lead it' : 'You help to lead it'}>
      <div className={styles.words}>
        {status === 'draft' && <p>It is a draft: nobody but those who lead it and staff sees it yet.</p>}
        {!join && provider !== 'in_person' && (status === 'scheduled' || status === 'live') && (
          <p>It has no link yet. The page of who comes says what becomes of it.</p>
        )}
        <DescriptionList
          items={[
            { term: 'Tickets', value: membersLimit === null ? `${taken}, no limit` : `${taken} of ${membersLimit}` },
            { term: 'In the queue', value: waitingCount },
            { term: 'A ticket costs', value: price > 0 ? <Money pence={price} /> : 'Nothing' },
          ]}
        />
        {join && (
          <LinkButton href={join} target="_blank" rel="noopener noreferrer" variant="primary" block>
            Join as host<span className="vh"> (opens in a new tab)</span>
          </LinkButton>
        )}
        <ManageLinks event={event} leads={!join} />
      </div>
    </Card>
  )
}
