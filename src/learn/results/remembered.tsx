import row from '../../parts/readiness/area-rows.module.css'
import { useApi } from '../../providers/api/query'
import { LinkButton } from '../../ui/action/link-button'
import { Card } from '../../ui/data/card'
import { dayWords } from '../../ui/time/london-days'
import styles from './remembered.module.css'
import { ReviewMemory, type ReviewMemoryQuery } from './results.documents'

type AreaMemory = ReviewMemoryQuery['reviewMemory'][number]
type Share = NonNullable<AreaMemory['now']>

const FEWEST = 10

/** What the reviews say of one's memory, by practice area of a paper: now, and on the day of the exam. Nothing while no card of it was answered. */
export function Remembered({ areaIds }: { areaIds: readonly string[] }) {
  const { data } = useApi(ReviewMemory, {})
  const areas = (data?.reviewMemory ?? []).filter(
    ({ practiceArea, cards }) => cards > 0 && areaIds.includes(practiceArea.id),
  )
  if (!areas.length) return null
  const examDate = areas.find((each) => each.examDate)?.examDate
  return (
    <Card
      title="What you remember, weakest first"
      actions={
        <LinkButton to="/library/review" size="sm">
          Review now
        </LinkButton>
      }
    >
      <p className={styles.key}>
        <span>
          <span className={styles.nowKey} aria-hidden="true" /> now
        </span>
        {examDate && (
          <span>
            <span className={styles.examKey} aria-hidden="true" />{' '}
            {`on ${dayWords(examDate)}, if you reviewed nothing more`}
          </span>
        )}
      </p>
      <ul className={`${row.areas} ${styles.areas}`}>
        {areas.map((area) => (
          <Line key={area.practiceArea.id} area={area} />
        ))}
      </ul>
      <p className="help">
        Estimated from how you answered your cards and questions, by the curve on which memory fades. Eight times in ten
        the share that you would know lies in the band.
      </p>
    </Card>
  )
}

function Line({ area: { practiceArea, cards, answers, waiting, now, exam } }: { area: AreaMemory }) {
  return (
    <li className={row.area}>
      <p className={row.name}>
        {practiceArea.name}
        <span className="meta num">
          {cards === 1 ? '1 card' : `${cards} cards`}, {answers === 1 ? '1 answer' : `${answers} answers`}
          {waiting > 0 && `, ${waiting} to begin`}
        </span>
      </p>
      <svg className={row.line} viewBox="0 0 100 18" preserveAspectRatio="none" aria-hidden="true">
        <rect className={row.track} y={2} width={100} height={6} />
        {now && <Band share={now} y={2} className={styles.now} />}
        <rect className={row.track} y={10} width={100} height={6} />
        {exam && <Band share={exam} y={10} className={styles.exam} />}
      </svg>
      <p className={styles.shares}>
        {now ? (
          <>
            <span>
              Now <strong className="num">{rangeWords(now)}</strong>
            </span>
            {exam && (
              <span>
                Exam <span className="num">{rangeWords(exam)}</span>
              </span>
            )}
          </>
        ) : (
          <span className="meta">It is said from {FEWEST} cards on</span>
        )}
      </p>
    </li>
  )
}

const Band = ({ share: { from, until }, y, className }: { share: Share; y: number; className: string | undefined }) => (
  <rect className={className} x={from} y={y} width={Math.max(1, until - from)} height={6} />
)

const rangeWords = ({ from, until }: Share) => (from === until ? `${from}%` : `${from}–${until}%`)
