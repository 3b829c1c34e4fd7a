import { useApi } from '../../providers/api/query'
import { LinkButton } from '../../ui/action/link-button'
import { Card } from '../../ui/data/card'
import { Loading, Skeleton } from '../../ui/data/skeleton'
import { ErrorState } from '../../ui/page/blank'
import { dayWords } from '../../ui/time/london-days'
import styles from './done-view.module.css'
import { ReviewDone, type ReviewDoneQuery } from './review.documents'
import { gradeNames } from './review-parts'

type Queue = ReviewDoneQuery['reviewQueue']

const SHOWN_DAYS = 7
const GO_ON_MINUTES = 15
const grades = ['again', 'hard', 'good', 'easy'] as const

const minutesOf = (seconds: number) => Math.max(1, Math.round(seconds / 60))

/** What was done today, and what comes tomorrow. */
export function DoneView() {
  const { data, error, refetch, isFetching } = useApi(ReviewDone, {}, { staleTime: 0 })
  if (!data)
    return error ? (
      <ErrorState title="This did not load" onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <Loading>
        <Skeleton height={320} />
      </Loading>
    )
  const { day, done, due, today, load } = data.reviewQueue
  const nothing = done.cards + done.questions === 0
  const isDone = today.cards + today.questions === 0
  return (
    <div className={styles.done}>
      <div>
        <h2 className={styles.title}>{nothing ? 'Nothing is due' : isDone ? 'Tonight is done' : 'Done for now'}</h2>
        <p className="meta">
          {nothing ? dayWords(day, 'long') : `${minutesOf(done.seconds)} min, ${dayWords(day, 'long')}`}
        </p>
      </div>
      {!nothing && <Did done={done} />}
      <Coming load={load} />
      <div className={styles.steps}>
        <LinkButton to="/library" variant="primary" size="lg">
          {nothing ? 'To the library' : 'Stop for tonight'}
        </LinkButton>
        {due.minutes > 0 && (
          <LinkButton to={`/library/review?minutes=${GO_ON_MINUTES}`} size="lg">
            15 minutes more
          </LinkButton>
        )}
      </div>
    </div>
  )
}

function Did({ done }: Pick<Queue, 'done'>) {
  const { cards, questions, right, again } = done
  return (
    <Card title="What you did" lined>
      <dl className={styles.figures}>
        <div>
          <dt>Cards</dt>
          <dd className="num">{cards}</dd>
        </div>
        <div>
          <dt>Questions</dt>
          <dd className="num">{questions}</dd>
        </div>
      </dl>
      {cards > 0 && (
        <>
          <h3 className={styles.heading}>How the cards went</h3>
          <div className={styles.mix} aria-hidden="true">
            {grades.map(
              (grade) => done[grade] > 0 && <span key={grade} data-grade={grade} style={{ flex: done[grade] }} />,
            )}
          </div>
          <ul className={styles.key}>
            {grades.map((grade) => (
              <li key={grade}>
                <i data-grade={grade} aria-hidden="true" />
                {gradeNames[grade]()} <span className="num">{done[grade]}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <ul className={styles.facts}>
        {questions > 0 && <li>{`${right} of ${questions} questions that you had got wrong are right now.`}</li>}
        {again > 0 && <li>Cards marked Again come back until you know them.</li>}
      </ul>
    </Card>
  )
}

function Coming({ load }: Pick<Queue, 'load'>) {
  const days = load.slice(0, SHOWN_DAYS)
  const [tomorrow] = days
  if (!tomorrow) return null
  const most = Math.max(1, ...days.map(({ minutes }) => minutes))
  return (
    <Card
      title={tomorrow.off ? 'Tomorrow is a day off' : `Tomorrow, about ${tomorrow.minutes} min`}
      foot="A missed evening is spread over the days after it; it never doubles the next one."
    >
      <ol className={styles.days}>
        {days.map(({ day, minutes, off }) => (
          <li key={day}>
            <span className="vh">{`${dayWords(day)}: ${off ? 'a day off' : `${minutes} min`}`}</span>
            <b className="num" aria-hidden="true">
              {off ? '–' : minutes}
            </b>
            <i aria-hidden="true" style={{ height: `${(72 * minutes) / most}px` }} />
            <em aria-hidden="true">{dayWords(day).slice(0, 3)}</em>
          </li>
        ))}
      </ol>
    </Card>
  )
}
