import { Link } from 'react-router'
import { Bars } from '../../../../ui/chart/bars'
import { ChartKey } from '../../../../ui/chart/chart-key'
import { dateWords, footOf } from '../../../../ui/chart/week-words'
import { Card } from '../../../../ui/data/card'
import { formatMoney, roundMoney } from '../../../../ui/money/money'
import type { StaffChartsQuery } from '../staff.documents'
import styles from './charts.module.css'

interface SalesChartProps {
  weeks: NonNullable<StaffChartsQuery['salesByWeek']>
  /** What the week before had sold by the same hour. */
  before: number
}

/** The sales of each week; hidden if there are none. */
export function SalesChart({ weeks, before }: SalesChartProps) {
  const [first, now] = [weeks[0], weeks.at(-1)]
  if (!first || !now || weeks.every(({ amount, count }) => amount === 0 && count === 0)) return null
  const best = weeks.reduce((index, { amount }, at) => (amount > (weeks[index]?.amount ?? 0) ? at : index), 0)
  return (
    <Card title="Sales by week" className={styles.card}>
      <p className={styles.figure}>
        <strong className="num">{formatMoney(now.amount)}</strong> so far,{' '}
        <span className="num">{formatMoney(before)}</span> by this time last week
      </p>
      <Bars
        caption="Sales by week, less refunds"
        description={`Sales of ${formatMoney(first.amount)} in the week of ${dateWords(first.monday)}, ${formatMoney(weeks.at(-2)?.amount ?? 0)} last week, and ${formatMoney(now.amount)} so far in this week`}
        heads={['Week of', 'Sales', 'Purchases']}
        rows={weeks.map(({ monday, amount, count }) => [dateWords(monday), formatMoney(amount), String(count)])}
        tick={roundMoney}
        foot={footOf(weeks)}
        columns={weeks.map(({ amount }, index) => [
          { value: amount, look: index === weeks.length - 1 ? 'half' : 'solid' },
        ])}
        named={{ index: best, words: formatMoney(weeks[best]?.amount ?? 0).replace(/\.00$/, '') }}
      />
      <ChartKey
        looks={[
          { look: 'solid', name: 'Sold, less refunds' },
          { look: 'half', name: 'This week so far' },
        ]}
        end={<Link to="/billing/transactions">Transactions</Link>}
      />
    </Card>
  )
}
