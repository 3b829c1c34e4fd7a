import { paperVerdicts } from '../../../parts/readiness/readiness-words'
import { ScoreBand } from '../../../parts/readiness/score-band'
import { useApi } from '../../../providers/api/query'
import { LinkButton } from '../../../ui/action/link-button'
import { Card } from '../../../ui/data/card'
import { Row, RowList } from '../../../ui/data/row-list'
import { Skeleton } from '../../../ui/data/skeleton'
import { EmptyState } from '../../../ui/page/blank'
import { When } from '../../../ui/time/when'
import { byArea, byConfidence } from '../result'
import { Tallies } from '../tallies'
import styles from './day-result.module.css'
import { MockDayQuestions } from './mock-day.documents'
import type { Day } from './mock-day-words'

/** How the whole day went on the exam's scale, by area over both sessions, and the way into each. */
export function DayResult({ day }: { day: Day }) {
  const { data } = useApi(MockDayQuestions, { id: day.id }, { enabled: day.status === 'over' })
  const questions = data?.mockDay.sessions.flatMap((each) => each.questions) ?? []
  const { result } = day
  return (
    <>
      {result ? <Projected result={result} /> : <GivenUp />}
      <div className={styles.middle}>
        {questions.length > 0 ? (
          <Tallies
            title="Where it was won and lost"
            note="weakest first"
            tallies={byArea({ questions })}
            passPercent={result?.passPercent ?? null}
          />
        ) : (
          day.status === 'over' && <Skeleton height={280} />
        )}
        <div className={styles.side}>
          <Sessions day={day} />
          <Tallies title="How sure, and how right" tallies={byConfidence({ questions })} passPercent={null} />
          <LinkButton to="/library/practice?pools=wrong&count=20" block>
            Practise what was wrong
          </LinkButton>
        </div>
      </div>
    </>
  )
}

/** The score on the exam's scale, with its likely range. */
const Projected = ({ result }: { result: NonNullable<Day['result']> }) => (
  <Card title="Your score, projected">
    <div className={styles.head}>
      <p className={styles.figure}>
        <span className="num">{result.projected}</span>
        <span className={styles.of}> of {result.top}</span>
      </p>
      <div>
        <p className={styles.verdict}>{paperVerdicts[result.verdict]}</p>
        <p className="meta num">
          {`${Math.round(result.percent)}% right, ${Math.round(result.points)} of ${result.most}. Eight times in ten it lies from ${result.from} to ${result.until}.`}
        </p>
      </div>
    </div>
    <ScoreBand from={result.from} middle={result.projected} until={result.until} pass={result.pass} most={result.top} />
    <p className={styles.note}>
      {`The pass line stands for about ${result.passPercent}% right. The exam sets its own scale after each sitting, so this is an estimate.`}
    </p>
  </Card>
)

const GivenUp = () => (
  <Card>
    <EmptyState icon="results" title="You gave this mock day up">
      It has no score. What was handed in is below, and counts as practice.
    </EmptyState>
  </Card>
)

/** The way into each session of the day. */
const Sessions = ({ day }: { day: Day }) => (
  <Card title="Each question, with its reasons">
    <RowList tight>
      {day.sessions.map((session) => (
        <Row
          key={session.id}
          title={day.half ? 'The session' : `Session ${session.mockSession}`}
          {...(session.status !== 'abandoned' && { to: `/test-results/attempts/${session.id}` })}
          meta={
            session.submittedAt ? (
              <>
                Handed in <When at={session.submittedAt} show="time" />
                {session.submittedByClock && ', when its time was up'}
              </>
            ) : (
              'Given up'
            )
          }
          end={session.percent !== null && <span className="num">{`${Math.round(session.percent)}%`}</span>}
        />
      ))}
    </RowList>
  </Card>
)
