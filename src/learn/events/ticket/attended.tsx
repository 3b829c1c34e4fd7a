import { Suspense, useState } from 'react'
import { correctableUntil, isAsked, mayAsk } from '../../../../rules/groups/attendance'
import { now } from '../../../providers/device/clock'
import { lazyPart } from '../../../providers/page/lazy-part'
import { Button } from '../../../ui/action/button'
import { Card } from '../../../ui/data/card'
import { DescriptionList } from '../../../ui/data/description-list'
import { When } from '../../../ui/time/when'
import type { Event, Ticket } from '../event/event'
import styles from './ticket.module.css'

const AskCorrection = lazyPart(() => import('./ask-correction').then((m) => m.AskCorrection))

/** How the reader is marked at an event that is over, and the way to have it corrected; nothing while they are not marked. */
export function Attended({ event, ticket }: { event: Event; ticket: Ticket }) {
  const [isAsking, setAsking] = useState(false)
  const { attendance, arrivedAt, leftAt } = ticket
  if (attendance === null) return null
  const until = correctableUntil(event.endAt)
  return (
    <Card title="Your attendance">
      <div className={styles.words}>
        <p>{attendedWords(ticket, event)}</p>
        {(arrivedAt || leftAt) && (
          <DescriptionList
            items={[
              ...(arrivedAt ? [{ term: 'Joined', value: <When at={arrivedAt} /> }] : []),
              ...(leftAt ? [{ term: 'Left', value: <When at={leftAt} /> }] : []),
            ]}
          />
        )}
        <Correction ticket={ticket} />
        {mayAsk(ticket, event.endAt, now()) && (
          <>
            <Button block onClick={() => setAsking(true)}>
              Ask for a correction
            </Button>
            <p className="meta">
              Until <When at={until} />.
            </p>
          </>
        )}
      </div>
      <Suspense>{isAsking && <AskCorrection ticket={ticket} onClose={() => setAsking(false)} />}</Suspense>
    </Card>
  )
}

/** 'You attended 112 of 120 minutes.' */
function attendedWords({ attendance, attendedMinutes }: Ticket, { startAt, endAt }: Event): string {
  if (attendance === 'absent') return 'You are marked as absent.'
  if (attendance === 'excused') return 'You are marked as absent, and excused.'
  const whole = Math.round((Date.parse(endAt) - Date.parse(startAt)) / 60_000)
  return `You attended ${attendedMinutes ?? 0} of ${whole} minutes.`
}

function Correction({ ticket }: { ticket: Ticket }) {
  const { correction, correctionAskedAt, correctionAnsweredAt } = ticket
  if (correction === null || correctionAskedAt === null) return null
  return (
    <p className="meta">
      You wrote <When at={correctionAskedAt} />: ‘{correction}’{' '}
      {isAsked(ticket) || correctionAnsweredAt === null ? (
        'It waits for an answer.'
      ) : (
        <>
          Answered <When at={correctionAnsweredAt} />.
        </>
      )}
    </p>
  )
}
