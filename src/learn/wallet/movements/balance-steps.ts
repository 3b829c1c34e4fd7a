import { addDays, type Day, daysBetween } from '../../../ui/time/london-days'
import type { WalletMonthsQuery } from '../wallet.documents'

export type Month = WalletMonthsQuery['walletMonths'][number]

/** A balance from a place in the period on, from 0 at its start to 1 at its end. */
export interface Step {
  at: number
  value: number
  name: Day
}

/** The balance over the days from `from` to `until`, from months of which the newest comes first. */
export function balanceSteps(months: readonly Month[], from: Day, until: Day): Step[] {
  const length = Math.max(1, daysBetween(from, until))
  const days = months.toReversed().flatMap((month) => month.days)
  const start = months.at(-1)?.broughtForward ?? 0
  return [
    { at: 0, value: start, name: from },
    // A day's balance is that of its end.
    ...days.map(({ day, balance }) => ({
      at: Math.min(1, Math.max(0, daysBetween(from, day) + 0.5) / length),
      value: balance,
      name: day,
    })),
  ]
}

/** The first days of months within a period, no more of them than fit side by side. */
export function monthStarts(from: Day, until: Day, most = 6): Day[] {
  const starts: Day[] = []
  for (let day = `${from.slice(0, 7)}-01`; day <= until; day = `${addDays(day, 31).slice(0, 7)}-01`)
    if (day >= from) starts.push(day)
  const every = Math.ceil(starts.length / most)
  return starts.filter((_, index) => index % every === 0)
}
