import { meetingTypes } from '../../../nouns/meeting/meeting-sign'
import { Card } from '../../../ui/data/card'
import { DescriptionList } from '../../../ui/data/description-list'
import { formatMoney } from '../../../ui/money/money'
import { formatLondonDate } from '../../../ui/time/london-time'
import { Zones } from '../../../ui/time/when'
import type { LedEvent } from '../head/use-event'
import { instantsOfTimes } from '../times/times'
import styles from './edit.module.css'
import { type EventDraft, penceOf } from './event-draft'

/** How an event looks to those who come, as it stands in the form. */
export function AsSeen({ draft, event }: { draft: EventDraft; event: LedEvent }) {
  const { type, title, subtitle, membersLimit } = draft
  const price = penceOf(draft) ?? 0
  const found = instantsOfTimes(draft)
  const places = Number(membersLimit) || 0
  return (
    <Card title="As members see it" lined>
      <div className={styles.seen}>
        <span className="meta">{[meetingTypes[type], event.practiceArea?.name].filter(Boolean).join(' · ')}</span>
        <strong>{title || 'No title yet'}</strong>
        {subtitle && <span>{subtitle}</span>}
      </div>
      {found && (
        <div className={styles.seen}>
          <p className="meta">{formatLondonDate(found.startAt, 'long')}</p>
          <Zones at={found.startAt} until={found.endAt} />
        </div>
      )}
      <DescriptionList
        items={[
          { term: 'Places', value: places ? String(places) : 'No limit' },
          { term: 'Lectors', value: String(event.lectors.length) },
          { term: 'Ticket', value: price ? formatMoney(price) : 'Free' },
          ...(price && places ? [{ term: `If all ${places} are sold`, value: formatMoney(price * places) }] : []),
          ...(price ? [{ term: 'If we cancel', value: 'Full refund' }] : []),
        ]}
      />
    </Card>
  )
}
