import { clsx } from 'clsx'
import type { ExamPaper } from '../../../../schema/generated/types'
import { Button } from '../../../ui/action/button'
import { Card } from '../../../ui/data/card'
import { daysBetween, dayWords } from '../../../ui/time/london-days'
import styles from './load-bars.module.css'
import type { Queue } from './queue'

const paperNames: Record<ExamPaper, () => string> = {
  flk1: () => 'FLK1',
  flk2: () => 'FLK2',
  written: () => 'Written',
  oral: () => 'Oral',
  whole: () => 'Exam',
}

const WEEK = 7

interface Minutes {
  day: string
  minutes: number
}

interface Week {
  from: string
  minutes: number
  longest: number
}

/** The days by weeks from today. */
function weeksOf(days: readonly Minutes[]): Week[] {
  const weeks: Week[] = []
  for (let at = 0; at < days.length; at += WEEK) {
    const week = days.slice(at, at + WEEK)
    const minutes = week.map((each) => each.minutes)
    weeks.push({
      from: week[0]?.day ?? '',
      minutes: minutes.reduce((sum, each) => sum + each, 0),
      longest: Math.max(...minutes),
    })
  }
  return weeks
}

/** The minutes of each day up to the exam, as bars and as a table. */
export function LoadBars({ queue, onSettings }: { queue: Queue; onSettings: () => void }) {
  const { day, today, off, load, cap, exams } = queue
  const days = [{ day, minutes: today.minutes, off }, ...load]
  const longest = days.reduce((one, other) => (other.minutes > one.minutes ? other : one))
  const marks = exams.map((exam) => ({ ...exam, at: daysBetween(day, exam.date) })).filter(({ at }) => at < days.length)
  return (
    <Card
      title="Load to come"
      actions={
        <Button variant="quiet" size="sm" onClick={onSettings}>
          Days off and cap
        </Button>
      }
      foot={
        longest.minutes > 0 && (
          <p>{`Longest: ${longest.minutes} min on ${dayWords(longest.day)}. Your cap is ${cap} min a day.`}</p>
        )
      }
    >
      <figure>
        <div className={styles.plot} aria-hidden="true">
          <div className={styles.columns}>
            {days.map(({ day: each, minutes }, at) => (
              <span
                key={each}
                className={clsx(at === 0 && styles.now)}
                style={{ height: `${longest.minutes && (100 * minutes) / longest.minutes}%` }}
              />
            ))}
          </div>
          {marks.map(({ paper, at }) => (
            <span
              key={`${paper} ${at}`}
              className={styles.exam}
              style={{ left: `${(100 * (at + 0.5)) / days.length}%` }}
            />
          ))}
        </div>
        <div className={styles.axis} aria-hidden="true">
          <span>Tonight</span>
          {marks.length ? (
            <span className={styles.paper}>
              {marks.map(({ paper, date }) => `${paperNames[paper]()}, ${dayWords(date)}`).join(' · ')}
            </span>
          ) : (
            <span>{dayWords(days.at(-1)?.day ?? day)}</span>
          )}
        </div>
        <WeekTable days={days} />
      </figure>
    </Card>
  )
}

/** The same by weeks, for those who do not see the bars. */
const WeekTable = ({ days }: { days: readonly Minutes[] }) => (
  <div className="vh">
    <table>
      <caption>Minutes of review each week</caption>
      <thead>
        <tr>
          <th scope="col">Week from</th>
          <th scope="col">Minutes</th>
          <th scope="col">Longest day</th>
        </tr>
      </thead>
      <tbody>
        {weeksOf(days).map(({ from, minutes, longest: most }) => (
          <tr key={from}>
            <th scope="row">{dayWords(from)}</th>
            <td>{minutes}</td>
            <td>{most}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
