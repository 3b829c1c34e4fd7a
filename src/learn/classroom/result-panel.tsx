import { clsx } from 'clsx'
import { formatScore, scoreWord } from '../../nouns/session/score-words'
import { Card } from '../../ui/data/card'
import { RichText } from '../../ui/rich-text/rich-text'
import { When } from '../../ui/time/when'
import { AnswersPanel } from './answers/answers-panel'
import classroomStyles from './classroom.module.css'
import styles from './result.module.css'
import { ofKind, pointsOf, scoreMaking } from './scores'
import type { Criterion, CriterionMark, RoomSession } from './session-parts'

/** The candidate's result: score, grades with comments, review. */
export function ResultPanel({ session }: { session: RoomSession }) {
  const { finalMark, skillsMark, lawMark, review } = session
  const criteria = session.marksheet ?? []
  const marks = new Map((session.marks ?? []).map((mark) => [mark.criterionId, mark]))
  const suggested = session.materials.some(({ file }) => file?.protected)
  return (
    <div className={clsx(classroomStyles.roomPage, styles.result)}>
      {finalMark !== null && (
        <Card lined>
          <h2 className="eyebrow">Station score</h2>
          <p className={clsx(styles.score, 'num')}>
            {formatScore(finalMark)} <span>of 5</span>
          </p>
          <p className={styles.word}>{scoreWord(finalMark)}</p>
          <dl className={styles.means}>
            {skillsMark !== null && <Mean term="Skills" mark={skillsMark} />}
            {lawMark !== null && <Mean term="Law" mark={lawMark} />}
          </dl>
          <p className="sub">{scoreMaking(criteria)}</p>
          {session.marked && (
            <p className="help">
              Released <When at={session.marked} />
            </p>
          )}
        </Card>
      )}
      {review && (
        <Card title="Review">
          <RichText html={review} />
        </Card>
      )}
      {(['skills', 'law'] as const).map((kind) => (
        <Kind
          key={kind}
          kind={kind}
          criteria={ofKind(criteria, kind)}
          marks={marks}
          mean={kind === 'skills' ? skillsMark : lawMark}
        />
      ))}
      {finalMark === null && !review && <p className="sub">This session was closed without marks.</p>}
      {suggested && <p className="sub">The suggested answer is among the documents.</p>}
      {session.answers.length > 0 && (
        <Card title="Your answers" count={session.answers.length}>
          <AnswersPanel session={session} />
        </Card>
      )}
    </div>
  )
}

function Mean({ term, mark }: { term: string; mark: number }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className="num">{formatScore(mark)}</dd>
    </div>
  )
}

interface KindProps {
  kind: Criterion['kind']
  criteria: readonly Criterion[]
  marks: ReadonlyMap<string, CriterionMark>
  mean: number | null
}

function Kind({ kind, criteria, marks, mean }: KindProps) {
  if (criteria.length === 0) return null
  return (
    <Card
      title={kind === 'skills' ? 'Skills' : 'Law'}
      actions={mean !== null && <span className={clsx(styles.mean, 'num')}>{formatScore(mean)}</span>}
      flush
    >
      <ul>
        {criteria.map((criterion) => {
          const mark = marks.get(criterion.id)
          return (
            <li key={criterion.id} className={styles.criterion}>
              <span className={clsx(styles.grade, 'num')}>
                <span aria-hidden="true">{mark?.mark ?? '–'}</span>
                <span className="vh">
                  {mark?.mark
                    ? `${mark.mark}, ${pointsOf(mark.mark)} of 5, ${scoreWord(pointsOf(mark.mark)).toLowerCase()}`
                    : 'Not marked'}
                </span>
              </span>
              <div>
                <p className={styles.title}>
                  {criterion.title} {criterion.weight !== 1 && <span className="n">{criterion.weight}×</span>}
                </p>
                {criterion.description && <p className="help">{criterion.description}</p>}
                {mark?.comment && <p className={styles.comment}>{mark.comment}</p>}
              </div>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
