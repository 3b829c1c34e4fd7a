import { clsx } from 'clsx'
import { useState } from 'react'
import { paperNames } from '../../nouns/exam-sitting/exam-names'
import { Button } from '../../ui/action/button'
import { LinkButton } from '../../ui/action/link-button'
import { Card } from '../../ui/data/card'
import { lengthWords } from '../../ui/time/length-words'
import { daysBetween, dayWords } from '../../ui/time/london-days'
import { mostDrawn } from './most-drawn'
import { type Day, type Plan, pieceOf, type Work } from './plan-words'
import styles from './study-plan.module.css'

const WEEK = 7

type Part = 'review' | 'session' | 'work'
const partNames: Record<Part, string> = { review: 'Reviews', session: 'Sessions', work: 'Lectures, tests, questions' }
const parts: readonly Part[] = ['review', 'session', 'work']

const minutesOf = ({ pieces }: Day, part: Part) =>
  pieces
    .filter(({ kind }) => (kind === 'review' || kind === 'session' ? kind : 'work') === part)
    .reduce((sum, { minutes }) => sum + minutes, 0)

/** The days until the exam as a picture, and what each of them holds. */
export function DaysAhead({ plan }: { plan: Plan }) {
  const { days, exams, work } = plan
  const [weeks, setWeeks] = useState(1)
  const byId = new Map(work.map((each) => [each.id, each]))
  const shown = days.slice(1, 1 + weeks * WEEK)
  const most = mostDrawn(days.map(({ minutes }) => minutes))
  return (
    <Card title="The days ahead">
      <figure>
        <Picture days={days} exams={exams} most={most} />
        <ul className={styles.key} aria-hidden="true">
          {parts.map((part) => (
            <li key={part}>
              <span className={clsx(styles.swatch, styles[part])} />
              {partNames[part]}
            </li>
          ))}
          {days.some(({ minutes }) => minutes > most) && (
            <li>
              <span className={clsx(styles.swatch, styles.work, styles.longer)} />
              {`Longer than ${lengthWords(most)}`}
            </li>
          )}
        </ul>
      </figure>
      <ol className={styles.days} aria-label="Each day">
        {shown.map((day) => (
          <li key={day.day}>
            <p className={styles.day}>
              <span>{dayWords(day.day)}</span>
              <span className="num meta">{day.minutes ? lengthWords(day.minutes) : ''}</span>
            </p>
            <p className="meta">{wordsOf(day, byId)}</p>
          </li>
        ))}
      </ol>
      {shown.length < days.length - 1 && (
        <Button size="sm" onClick={() => setWeeks(weeks + 1)}>
          Another week
        </Button>
      )}
      {lastDoneOn(plan) && (
        <div className={styles.spare}>
          <p>{`All that you have open is done by ${dayWords(lastDoneOn(plan) ?? '')}. There is time for more.`}</p>
          <LinkButton to="/library/practice" size="sm">
            Build a practice
          </LinkButton>
          <LinkButton to="/booking" size="sm">
            Book a session
          </LinkButton>
        </div>
      )}
    </Card>
  )
}

const SPARE_DAYS = 7

/** The day on which all is done, where a week or more is left after it. */
function lastDoneOn({ days, work, excess }: Plan): string | null {
  const last = work.reduce((latest, { doneOn }) => (doneOn && doneOn > latest ? doneOn : latest), '')
  const end = days.at(-1)?.day
  return !excess && last && end && daysBetween(last, end) >= SPARE_DAYS ? last : null
}

interface PictureProps extends Pick<Plan, 'days' | 'exams'> {
  /** The minutes of a column that fills the height. */
  most: number
}

function Picture({ days, exams, most }: PictureProps) {
  return (
    <div aria-hidden="true">
      <div className={styles.plot}>
        {days.map((day) => (
          <div
            key={day.day}
            className={clsx(
              styles.column,
              day.papers.length > 0 && styles.sitting,
              day.minutes > most && styles.longer,
            )}
          >
            {parts.toReversed().map((part) => (
              <span
                key={part}
                className={styles[part]}
                style={{ height: `${(100 * minutesOf(day, part)) / Math.max(most, day.minutes)}%` }}
              />
            ))}
          </div>
        ))}
      </div>
      <div className={styles.axis}>
        <span>Today</span>
        <span>
          {exams.length
            ? exams.map(({ paper, date }) => `${paperNames[paper]}, ${dayWords(date)}`).join(' · ')
            : dayWords(days.at(-1)?.day ?? '')}
        </span>
      </div>
    </div>
  )
}

function wordsOf(day: Day, work: ReadonlyMap<string, Work>): string {
  if (day.papers.length) return `${day.papers.map((paper) => paperNames[paper]).join(' and ')}: the exam`
  const training = day.training.map((name) => `Training with ${name}`)
  const own = day.pieces.map((piece) => `${pieceOf(piece, work).title} ${piece.minutes} min`)
  return [...training, ...own].join(', ') || (day.off ? 'Day off' : 'Nothing planned')
}
