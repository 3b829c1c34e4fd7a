import { Link } from 'react-router'
import { Bars } from '../../../../ui/chart/bars'
import { ChartKey } from '../../../../ui/chart/chart-key'
import { dateWords, footOf } from '../../../../ui/chart/week-words'
import { Card } from '../../../../ui/data/card'
import type { StaffChartsQuery } from '../staff.documents'
import styles from './charts.module.css'

type Week = NonNullable<StaffChartsQuery['sessionsByWeek']>[number]

const totalOf = ({ written, oral, other, toCome }: Week) => written + oral + other + toCome

/** How many sessions each week has, by format; hidden if there are none. */
export function SessionsChart({ weeks, canOpen }: { weeks: readonly Week[]; canOpen: boolean }) {
  const [before, now] = [weeks.at(-2), weeks.at(-1)]
  if (!now || weeks.every((week) => totalOf(week) === 0)) return null
  const others = weeks.some(({ other }) => other > 0)
  const [first] = weeks
  const count = totalOf(now)
  return (
    <Card title="Sessions by week" className={styles.card}>
      <p className={styles.figure}>
        <strong className="num">{count}</strong> this week, <span className="num">{before ? totalOf(before) : 0}</span>{' '}
        last week
      </p>
      <Bars
        caption="Sessions by week"
        description={`${totalOf(first ?? now)} sessions in the week of ${dateWords((first ?? now).monday)}, ${count} in this week, of which ${now.toCome} are still to come`}
        heads={['Week of', 'Written', 'Oral', ...(others ? ['Other formats'] : []), 'Still to come']}
        rows={weeks.map(({ monday, written, oral, other, toCome }) =>
          [dateWords(monday), written, oral, ...(others ? [other] : []), toCome].map(String),
        )}
        tick={String}
        foot={footOf(weeks)}
        columns={weeks.map(({ written, oral, other, toCome }) => [
          { value: written, look: 'solid' },
          { value: oral, look: 'half' },
          { value: other, look: 'pale' },
          { value: toCome, look: 'outline' },
        ])}
        named={{ index: weeks.length - 1, words: String(count) }}
      />
      <ChartKey
        looks={[
          { look: 'solid', name: 'Written' },
          { look: 'half', name: 'Oral' },
          ...(others ? [{ look: 'pale' as const, name: 'Other formats' }] : []),
          { look: 'outline', name: 'Still to come' },
        ]}
        end={canOpen && <Link to="/sessions">All sessions</Link>}
      />
    </Card>
  )
}
