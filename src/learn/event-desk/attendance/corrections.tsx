import { Suspense, useState } from 'react'
import { isAsked } from '../../../../rules/groups/attendance'
import { lazyPart } from '../../../providers/page/lazy-part'
import { Button } from '../../../ui/action/button'
import { Card } from '../../../ui/data/card'
import { Row, RowList } from '../../../ui/data/row-list'
import { formatLondonDateTime } from '../../../ui/time/london-time'
import { useDeskAction } from '../head/use-desk-action'
import type { LedEvent } from '../head/use-event'
import { DeskCorrectionDecline } from './attendance.documents'
import styles from './attendance.module.css'
import type { MarkQueue } from './mark-queue'
import { markWords } from './marks'
import type { Attendee } from './use-attendance'

const MarkDialog = lazyPart(() => import('./mark-dialog').then((m) => m.MarkDialog))

interface CorrectionsProps {
  event: LedEvent
  people: readonly Attendee[]
  queue: MarkQueue
}

/** Who asks for a correction: it is granted by another mark, or the mark stays. Nothing where nobody asks. */
export function Corrections({ event, people, queue }: CorrectionsProps) {
  const [opened, setOpened] = useState<string | null>(null)
  const asking = people.filter(isAsked)
  const open = asking.find(({ id }) => id === opened)
  if (asking.length === 0) return null
  return (
    <Card className={styles.asking} title="Asks for a correction" count={asking.length} lined>
      <RowList>
        {asking.map((person) => (
          <Asking key={person.id} event={event} person={person} onChange={() => setOpened(person.id)} />
        ))}
      </RowList>
      <Suspense>
        {open && <MarkDialog event={event} person={open} queue={queue} onClose={() => setOpened(null)} />}
      </Suspense>
    </Card>
  )
}

function Asking({ event, person, onChange }: { event: LedEvent; person: Attendee; onChange: () => void }) {
  const { id, name, correction, correctionAskedAt } = person
  const keep = useDeskAction(DeskCorrectionDecline, { said: `${name} is told that the mark stays` })
  return (
    <Row
      title={name}
      meta={
        <>
          {markWords(person, event)}. ‘{correction}’{' '}
          {correctionAskedAt && <span className="num">{formatLondonDateTime(correctionAskedAt)}</span>}
        </>
      }
      end={
        <span className={styles.answers}>
          <Button size="sm" label={`Change the mark of ${name}`} onClick={onChange}>
            Change
          </Button>
          <Button
            size="sm"
            variant="quiet"
            label={`Keep the mark of ${name}`}
            busy={keep.isPending}
            onClick={() => keep.mutate({ id })}
          >
            Keep
          </Button>
        </span>
      }
    />
  )
}
