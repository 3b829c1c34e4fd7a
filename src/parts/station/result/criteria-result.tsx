import { clsx } from 'clsx'
import { isUnder, pointsOf, USUAL_PASS_LINE } from '../../../../rules/room/score'
import { formatScore, scoreWord } from '../../../nouns/session/score-words'
import { Card } from '../../../ui/data/card'
import { MakeCard } from '../../own-cards/make-card'
import { paragraph } from '../../own-cards/paragraph'
import { inSheetOrder } from '../../room/quoted'
import { ofKind } from '../../room/scores'
import type { Criterion, CriterionMark, RoomSession } from '../../room/session-parts'
import styles from './result.module.css'

/** Each criterion with its grade and comment, the kind with the lower mean first. */
export function CriteriaResult({ session }: { session: RoomSession }) {
  const criteria = session.marksheet ?? []
  const marks = new Map((session.marks ?? []).map((mark) => [mark.criterionId, mark]))
  const ordered = inSheetOrder(criteria)
  const line = session.sessionType?.passMark ?? USUAL_PASS_LINE
  const kinds = [
    { kind: 'skills' as const, mean: session.skillsMark },
    { kind: 'law' as const, mean: session.lawMark },
  ].sort((one, other) => (one.mean ?? 5) - (other.mean ?? 5))
  return kinds.map(({ kind, mean }) => {
    const those = ofKind(criteria, kind)
    if (those.length === 0) return null
    return (
      <Card
        key={kind}
        title={kind === 'skills' ? 'Skills' : 'Law'}
        actions={mean !== null && <span className={clsx(styles.mean, 'num')}>{formatScore(mean)}</span>}
        flush
      >
        <ul>
          {those.map((criterion) => (
            <CriterionResult
              key={criterion.id}
              number={ordered.indexOf(criterion) + 1}
              criterion={criterion}
              mark={marks.get(criterion.id)}
              line={line}
              sessionId={session.id}
            />
          ))}
        </ul>
      </Card>
    )
  })
}

interface CriterionResultProps {
  /** On the sheet; the marks in the answer have it too. */
  number: number
  criterion: Criterion
  mark?: CriterionMark | undefined
  line: number
  sessionId: string
}

function CriterionResult({ number, criterion, mark, line, sessionId }: CriterionResultProps) {
  const points = mark?.mark ? pointsOf(mark.mark) : null
  const isWeak = points !== null && isUnder(points, line)
  return (
    <li className={clsx(styles.criterion, isWeak && styles.weak)}>
      <span className={clsx(styles.grade, 'num')}>
        <span aria-hidden="true">{mark?.mark ?? '–'}</span>
        <span className="vh">
          {points === null ? 'Not marked' : `${mark?.mark}, ${points} of 5, ${scoreWord(points, line).toLowerCase()}`}
        </span>
      </span>
      <div>
        <p className={styles.title}>
          <span className={clsx(styles.number, 'num')}>{number}</span> {criterion.title}{' '}
          {criterion.weight !== 1 && <span className="n">{criterion.weight}×</span>}
        </p>
        {isWeak && <p className={styles.underLine}>Under the line</p>}
        {mark?.comment && <p className={styles.comment}>{mark.comment}</p>}
        {mark?.quotes?.map(({ answerId, from, to, text }) => (
          <blockquote key={`${answerId} ${from} ${to}`} className={styles.quote}>
            <span className="vh">Your words: </span>
            <mark>{text}</mark>
          </blockquote>
        ))}
        {criterion.description && (
          <p className={clsx(styles.sought, 'help')}>
            <b>Looked for</b> {criterion.description}
          </p>
        )}
        {isWeak && (
          <MakeCard
            draft={() => cardOf(criterion, mark)}
            origin={{ sessionId, criterionId: criterion.id }}
            about={`of ${criterion.title}`}
          />
        )}
      </div>
    </li>
  )
}

/** What was sought, and what the marker said. */
function cardOf({ title, description }: Criterion, mark: CriterionMark | undefined) {
  return { front: paragraph(title) + paragraph(description), back: paragraph(mark?.comment) }
}
