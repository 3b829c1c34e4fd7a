import { Suspense, useState } from 'react'
import { MARKED_WITHIN_DAYS as PROMISED } from '../../../../../rules/room/session-timing'
import { lazyPart } from '../../../../providers/page/lazy-part'
import { Button } from '../../../../ui/action/button'
import { Line } from '../../../../ui/chart/line'
import { dateWords, footOf } from '../../../../ui/chart/week-words'
import { Card } from '../../../../ui/data/card'
import type { StaffChartsQuery } from '../staff.documents'
import styles from './charts.module.css'
import { daysWords, tutorWords } from './marking-words'

// Few visits look behind the chart.
const MarkingTables = lazyPart(() => import('./marking-tables').then((m) => m.MarkingTables))

interface MarkingChartProps {
  times: NonNullable<StaffChartsQuery['markingByWeek']>
  /** The slowest first. */
  byTutor: NonNullable<StaffChartsQuery['markingByTutor']>
  slowest: NonNullable<StaffChartsQuery['slowestMarkings']>
  /** Whether the reader may open sessions. */
  canOpen: boolean
}

/** How long marks took in each week against the days that are promised; hidden if none were released. */
export function MarkingChart({ times, byTutor, slowest, canOpen }: MarkingChartProps) {
  const [open, setOpen] = useState(false)
  const { weeks, count, days, inTime } = times
  const measured = weeks.filter((week) => typeof week.days === 'number')
  const [first, last] = [measured[0], measured.at(-1)]
  if (typeof days !== 'number' || !first || !last) return null
  const [tutor] = byTutor
  const [start, end] = [daysWords(first.days ?? 0), daysWords(last.days ?? 0)]
  return (
    <Card title="Days until marks are out" className={styles.card}>
      <p className={styles.figure}>
        <strong className="num">{daysWords(days)}</strong> days, typically;{' '}
        <span className="num">{`${Math.round((100 * inTime) / count)}%`}</span> {`within ${PROMISED} days`}
      </p>
      <Line
        caption="Median days from the answers to the marks, by week"
        description={`Half of the marks were out within ${start} days in the week of ${dateWords(first.monday)}, and within ${end} days in the week of ${dateWords(last.monday)}, against ${PROMISED} days promised`}
        heads={['Week of', 'Days', 'Marks released']}
        rows={weeks.map((week) => [
          dateWords(week.monday),
          typeof week.days === 'number' ? daysWords(week.days) : /* text */ 'None',
          String(week.count),
        ])}
        tick={String}
        foot={footOf(weeks)}
        values={weeks.map((week) => week.days ?? null)}
        limit={{ value: PROMISED, words: `Promised: ${PROMISED} days` }}
        latest={end}
      />
      <div className={styles.foot}>
        <span className="num">
          {count === 1
            ? '1 session marked in 12 weeks'
            : `${count.toLocaleString('en-GB')} sessions marked in 12 weeks`}
        </span>
        {tutor && (
          <span>
            Slowest: {tutorWords(tutor)}, <span className="num">{daysWords(tutor.days)}</span>
          </span>
        )}
        {byTutor.length > 0 && (
          <Button size="sm" variant="quiet" onClick={() => setOpen(true)}>
            By tutor
          </Button>
        )}
      </div>
      {open && (
        <Suspense>
          <MarkingTables byTutor={byTutor} slowest={slowest} canOpen={canOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  )
}
