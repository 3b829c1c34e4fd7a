import { Bars } from '../../ui/chart/bars'
import { ChartKey } from '../../ui/chart/chart-key'
import { dateWords, footOf } from '../../ui/chart/week-words'
import { Card } from '../../ui/data/card'
import { FactStrip } from '../../ui/data/fact-strip'
import { formatMoney, roundMoney } from '../../ui/money/money'
import styles from './sales-page.module.css'
import type { Week } from './week'
import { WeekTable } from './week-table'

const soldIn = ({ sessions, packages, others }: Week) => sessions + packages + others
const sumOf = (weeks: readonly Week[], of: (week: Week) => number) => weeks.reduce((all, week) => all + of(week), 0)

const looks = [
  { look: 'solid', name: 'Sessions' },
  { look: 'half', name: 'Packages' },
  { look: 'pale', name: 'Bundles and others' },
] as const

/** What was sold and given back in each week. */
export function SalesCard({ weeks }: { weeks: readonly Week[] }) {
  const best = weeks.reduce((index, week, at) => (soldIn(week) > soldIn(weeks[index] as Week) ? at : index), 0)
  const [sold, refunds] = [sumOf(weeks, soldIn), sumOf(weeks, (week) => week.refunds)]
  const [first, now] = [weeks[0], weeks.at(-1)]
  if (!first || !now) return null
  return (
    <Card title="Sales and refunds">
      <FactStrip
        facts={[
          { term: 'Sold', value: formatMoney(sold) },
          { term: 'Refunded', value: formatMoney(refunds) },
          { term: 'Kept', value: formatMoney(sold + refunds) },
          { term: 'VAT of it', value: formatMoney(sumOf(weeks, ({ vat }) => vat)) },
        ]}
      />
      <div className={styles.picture}>
        <Bars
          caption="Sales by week, before refunds"
          description={`Sales of ${formatMoney(soldIn(first))} in the week of ${dateWords(first.monday)}, and ${formatMoney(soldIn(now))} so far in this week`}
          heads={['Week of', 'Sessions', 'Packages', 'Bundles and others']}
          rows={weeks.map(({ monday, sessions, packages, others }) => [
            dateWords(monday),
            ...[sessions, packages, others].map((value) => formatMoney(value)),
          ])}
          tick={roundMoney}
          foot={footOf(weeks)}
          columns={weeks.map(({ sessions, packages, others }) =>
            [sessions, packages, others].map((value, at) => ({ value, look: looks[at]?.look ?? 'solid' })),
          )}
          named={{ index: best, words: formatMoney(soldIn(weeks[best] as Week)).replace(/\.00$/, '') }}
        />
        <ChartKey looks={looks} />
      </div>
      <WeekTable
        name="Sales and refunds by week"
        weeks={weeks}
        columns={[
          { head: 'Sessions', of: ({ sessions }) => sessions },
          { head: 'Packages', of: ({ packages }) => packages },
          { head: 'Others', of: ({ others }) => others },
          { head: 'Refunds', of: (week) => week.refunds },
          { head: 'Kept', of: ({ kept }) => kept },
        ]}
        isSummed
      />
    </Card>
  )
}
