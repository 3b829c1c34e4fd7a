import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Resource } from '../../../resources'
import { FactStrip } from '../../ui/data/fact-strip'
import { Skeleton } from '../../ui/data/skeleton'
import { formatMoney } from '../../ui/money/money'
import { ask } from '../client'
import { totalsDocument } from '../documents'
import { useChanges } from '../live-provider'
import { counted } from '../words'
import styles from './list.module.css'
import { crudFilters, type ListState } from './list-state'

type Totals = NonNullable<Resource['totals']>
type Sums = Record<string, number>

/** The server adds up so many rows at most. */
const MOST_ADDED_UP = 10_000

interface ListTotalsProps {
  resource: Resource
  totals: Totals
  state: ListState
}

/** What all rows that match come to, above the list. */
export function ListTotals({ resource, totals, state }: ListTotalsProps) {
  const { operation, sums } = totals
  const given = Object.fromEntries(
    crudFilters(state, resource).flatMap((each) => ('field' in each ? [[each.field, each.value]] : [])),
  )
  const fields = ['rows', ...sums.flatMap(({ field, count }) => (count ? [field, count.field] : [field]))]
  const { data, isPlaceholderData, isError, refetch } = useQuery({
    queryKey: ['ListTotals', operation, given],
    queryFn: ({ signal }) => ask<Record<string, Sums>>(totalsDocument(operation, fields, given), signal),
    placeholderData: keepPreviousData,
  })
  useChanges(resource.live, () => void refetch())
  const found = data?.[operation]
  // The list below says what is wrong, and has the rows where these sums alone are missing.
  if (isError || found?.rows === 0) return null
  const shown = sums.filter(({ field, unlessZero }) => !unlessZero || (found?.[field] ?? 0) !== 0)
  return (
    <section className={styles.totals} aria-label="Totals">
      <FactStrip
        busy={!found || isPlaceholderData}
        facts={shown.map(({ field, label, count }) => ({
          term: label,
          value: found ? formatMoney(found[field] ?? 0) : <Skeleton width="6ch" height="0.8em" />,
          note: found ? noteOf(found, count) : '\u00a0',
        }))}
      />
    </section>
  )
}

/** How many rows a sum is of: some of those that match, or all. */
function noteOf(found: Sums, count: Totals['sums'][number]['count']): string {
  return count ? counted(found[count.field] ?? 0, count.singular, count.plural) : scopeWords(found.rows ?? 0)
}

function scopeWords(rows: number): string {
  if (rows >= MOST_ADDED_UP) return 'Of the latest 10,000 rows: choose days to add up others'
  return rows === 1 ? 'Of 1 row' : `Of all ${rows.toLocaleString('en-GB')} rows, not of this page`
}
