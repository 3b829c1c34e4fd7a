import { nameOf } from '../../nouns/session/attendees'
import { reasonWords } from '../../nouns/session/dispute-words'
import { useApi } from '../../providers/api/query'
import { now } from '../../providers/device/clock'
import { Card } from '../../ui/data/card'
import { Tag } from '../../ui/data/tag'
import { formatMoney } from '../../ui/money/money'
import { formatRelative } from '../../ui/time/london-time'
import { When } from '../../ui/time/when'
import { DecideForm } from './decide-form'
import { DisputeAtDesk } from './dispute.documents'
import styles from './open-dispute.module.css'

/** What the candidate says against a no-show, and beside it the decision, for staff who may take it. */
export function OpenDispute({ id }: { id: string }) {
  const { data } = useApi(DisputeAtDesk, { id })
  const dispute = data?.session.noShowDispute
  if (!data || !dispute || dispute.outcome) return null
  const { session } = data
  const candidate = nameOf(session, 'candidate') ?? 'The candidate'
  const tutor = nameOf(session, 'tutor', 'interviewer')
  const isLate = Date.parse(dispute.answerBy) < now()
  return (
    <Card
      lined
      title="No-show disputed"
      actions={
        <Tag icon={isLate ? 'warn' : 'clock'} kind={isLate ? 'negative' : 'warning'}>
          {`Answer due ${formatRelative(dispute.answerBy, now())}`}
        </Tag>
      }
    >
      <div className={styles.columns}>
        <div className={styles.said}>
          <h3>
            {candidate}: {reasonWords[dispute.reason]}
          </h3>
          <blockquote className={styles.words}>{dispute.message}</blockquote>
          <p className="help">
            Sent <When at={dispute.insertedAt} />. Answer by <When at={dispute.answerBy} />.
          </p>
          <p className="help">
            {session.noShowAt && (
              <>
                Recorded as a no-show <When at={session.noShowAt} />
                {tutor && `, with ${tutor}`}.{' '}
              </>
            )}
            {session.price !== null && `The session’s price was ${formatMoney(session.price)}.`}
          </p>
        </div>
        {session.allowed.includes('sessionNoShowResolve') && (
          <DecideForm id={id} candidate={candidate} price={session.price} />
        )}
      </div>
    </Card>
  )
}
