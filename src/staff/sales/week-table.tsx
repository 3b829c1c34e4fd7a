import { dateWords } from '../../ui/chart/week-words'
import { formatMoney } from '../../ui/money/money'
import styles from './sales-page.module.css'
import type { Week } from './week'

interface WeekTableProps {
  /** What its figures are. */
  name: string
  weeks: readonly Week[]
  columns: readonly { head: string; of: (week: Week) => number }[]
  /** Whether the weeks add up. */
  isSummed?: boolean
}

/** Figures of each week, the latest first. */
export function WeekTable({ name, weeks, columns, isSummed }: WeekTableProps) {
  const sum = (of: (week: Week) => number) => weeks.reduce((all, week) => all + of(week), 0)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, by keys too.
    <section className={styles.scroll} aria-label={name} tabIndex={0}>
      <table className={styles.weeks}>
        <caption className="vh">{name}</caption>
        <thead>
          <tr>
            <th scope="col">Week of</th>
            {columns.map(({ head }) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.toReversed().map((week, at) => (
            <tr key={week.monday}>
              <th scope="row">
                {dateWords(week.monday)}
                {at === 0 && <span className="help"> so far</span>}
              </th>
              {columns.map(({ head, of }) => (
                <td key={head}>{formatMoney(of(week))}</td>
              ))}
            </tr>
          ))}
        </tbody>
        {isSummed && (
          <tfoot>
            <tr>
              <th scope="row">Together</th>
              {columns.map(({ head, of }) => (
                <td key={head}>{formatMoney(sum(of))}</td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  )
}
