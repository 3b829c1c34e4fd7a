import { useSearchParams } from 'react-router'
import { MOST_SEARCHED } from '../../../../rules/limits'
import type { TransactionType } from '../../../../schema/generated/types'
import { isTransactionType } from '../../../nouns/wallet/transaction-words'
import { addDays, type Day, isDay, startOf } from '../../../ui/time/london-days'

/** Which movements are shown; both days are included. */
export interface Filters {
  words?: string
  type?: TransactionType
  from?: Day
  until?: Day
}

/** What the server is asked for. */
export const askedBy = ({ words, type, from, until }: Filters) => ({
  ...(words && { words }),
  ...(type && { type }),
  ...(from && { from: startOf(from) }),
  ...(until && { until: startOf(addDays(until, 1)) }),
})

/** The first day of the month after this one. */
export const monthAfter = (month: Day): Day => `${addDays(month, 31).slice(0, 7)}-01`

/** The filters for one month of them. */
export function within(month: Day, filters: Filters): Filters {
  const last = addDays(monthAfter(month), -1)
  return {
    ...filters,
    from: filters.from && filters.from > month ? filters.from : month,
    until: filters.until && filters.until < last ? filters.until : last,
  }
}

const MONTHS_AT_FIRST = 2

/** The filters that the address holds, and how many months are shown. */
export function useMovementFilters() {
  const [params, setParams] = useSearchParams()
  const change = (changed: Record<string, string | undefined>) =>
    setParams(
      (old) => {
        for (const [name, value] of Object.entries(changed)) {
          if (value) old.set(name, value)
          else old.delete(name)
        }
        return old
      },
      { replace: true, preventScrollReset: true },
    )
  const [type, from, until] = [params.get('type'), params.get('from'), params.get('until')]
  const filters: Filters = {
    words: params.get('search')?.trim().slice(0, MOST_SEARCHED) || undefined,
    type: isTransactionType(type) ? type : undefined,
    from: isDay(from) ? from : undefined,
    until: isDay(until) ? until : undefined,
  }
  return {
    filters,
    months: Math.max(MONTHS_AT_FIRST, Number.parseInt(params.get('months') ?? '', 10) || 0),
    set: ({ words, ...others }: Filters) => change({ search: words, ...others, months: undefined }),
    clear: () => setParams({}, { replace: true }),
    showMonths: (count: number) => change({ months: String(count) }),
  }
}
