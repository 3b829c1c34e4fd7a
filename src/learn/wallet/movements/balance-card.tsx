import { now } from '../../../providers/device/clock'
import { LinkButton } from '../../../ui/action/link-button'
import { Steps } from '../../../ui/chart/steps'
import { Card } from '../../../ui/data/card'
import { formatMoney, Money, roundMoney } from '../../../ui/money/money'
import { type Day, dateWords, dayOf, daysBetween, dayWords } from '../../../ui/time/london-days'
import { balanceSteps, type Month, monthStarts } from './balance-steps'
import styles from './movements.module.css'

interface BalanceCardProps {
  balance: number
  /** Those shown, the newest first. */
  months: readonly Month[]
  /** The first day shown, and the last if that is not today. */
  from: Day
  until?: Day
  /** Whether the sums are of some of the movements only. */
  isFiltered: boolean
}

/** What is in the wallet, and how it came to that over the days that are shown. */
export function BalanceCard({ balance, months, from, until, isFiltered }: BalanceCardProps) {
  const sum = (field: 'moneyIn' | 'moneyOut') => months.reduce((all, month) => all + month[field], 0)
  const today = dayOf(now())
  const last = until && until < today ? until : today
  const period = last === today ? `since ${shortDate(from)}` : `${shortDate(from)} to ${shortDate(last)}`
  return (
    <Card className={styles.balance}>
      <div className={styles.sums}>
        <p>Balance</p>
        <strong className="num">{formatMoney(balance)}</strong>
        <dl>
          <div>
            <dt>{isFiltered ? `In ${period}, of those found` : `In ${period}`}</dt>
            <dd>
              <Money pence={sum('moneyIn')} signed />
            </dd>
          </div>
          <div>
            <dt>{isFiltered ? `Out ${period}, of those found` : `Out ${period}`}</dt>
            <dd>
              <Money pence={sum('moneyOut')} />
            </dd>
          </div>
        </dl>
        <LinkButton to="/wallet/top-up" variant="primary">
          Top up
        </LinkButton>
      </div>
      <Line months={months} from={from} last={last} isToday={last === today} />
    </Card>
  )
}

function Line({ months, from, last, isToday }: { months: readonly Month[]; from: Day; last: Day; isToday: boolean }) {
  const steps = balanceSteps(months, from, last)
  const [first, latest] = [steps[0]?.value ?? 0, steps.at(-1)?.value ?? 0]
  const length = Math.max(1, daysBetween(from, last))
  const starts = monthStarts(from, last)
  const feet = [from, ...starts.filter((day) => daysBetween(from, day) / length > 0.12)].map((day) => ({
    at: daysBetween(from, day) / length,
    word: shortDate(day),
  }))
  return (
    <Steps
      caption="The balance at the end of each day on which it moved"
      description={`The balance went from ${formatMoney(first)} on ${dateWords(from)} to ${formatMoney(latest)} ${isToday ? 'now' : `on ${dateWords(last)}`}`}
      heads={['Day', 'Balance']}
      steps={steps.map((step) => ({ ...step, name: dateWords(step.name) }))}
      feet={feet.filter(({ at }) => at < 0.86)}
      end={isToday ? 'Now' : shortDate(last)}
      tick={roundMoney}
      words={formatMoney}
    />
  )
}

/** '1 Oct'. */
const shortDate = (day: Day) => dayWords(day).replace(/^\S+ /, '')
