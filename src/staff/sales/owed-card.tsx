import { Bars } from '../../ui/chart/bars'
import { dateWords, footOf } from '../../ui/chart/week-words'
import { Card } from '../../ui/data/card'
import { FactStrip } from '../../ui/data/fact-strip'
import { formatMoney, roundMoney } from '../../ui/money/money'
import styles from './sales-page.module.css'
import type { Week } from './week'
import { WeekTable } from './week-table'

/** The credits in all wallets at the end of each week. */
export function OwedCard({ weeks }: { weeks: readonly Week[] }) {
  const [first, before, now] = [weeks[0], weeks.at(-2), weeks.at(-1)]
  if (!first || !before || !now) return null
  return (
    <Card title="What the school owes" foot="Credits that are not yet used: the money in all wallets.">
      <FactStrip
        facts={[
          { term: 'Now', value: formatMoney(now.credits), isNow: true },
          { term: 'At the end of last week', value: formatMoney(before.credits) },
        ]}
      />
      <div className={styles.picture}>
        <Bars
          caption="Credits not yet used, at the end of each week"
          description={`From ${formatMoney(first.credits)} at the end of the week of ${dateWords(first.monday)} to ${formatMoney(now.credits)} now`}
          heads={['End of the week of', 'Credits']}
          rows={weeks.map(({ monday, credits }) => [dateWords(monday), formatMoney(credits)])}
          tick={roundMoney}
          foot={footOf(weeks)}
          columns={weeks.map(({ credits }) => [{ value: credits, look: 'pale' as const }])}
          named={{ index: weeks.length - 1, words: formatMoney(now.credits) }}
        />
      </div>
      <WeekTable
        name="Credits not yet used, by week"
        weeks={weeks}
        columns={[{ head: 'Credits not yet used', of: ({ credits }) => credits }]}
      />
    </Card>
  )
}
