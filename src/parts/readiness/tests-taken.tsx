import { Waiting } from '../../nouns/attempt/waiting'
import { Card } from '../../ui/data/card'
import { type Column, DataTable } from '../../ui/list/data-table'
import { EmptyState } from '../../ui/page/blank'
import { When } from '../../ui/time/when'
import type { TakenTest } from './readiness-words'

const percentWords = (percent: number | null) => (percent === null ? 'Not shown yet' : `${Math.round(percent)}%`)

const columns: readonly Column<TakenTest>[] = [
  { key: 'title', head: 'Test', place: 'title', cell: ({ title }) => title },
  {
    key: 'last',
    head: 'Last result',
    align: 'end',
    place: 'end',
    cell: ({ lastPercent, lastUnmarked, lastCount }) =>
      lastUnmarked > 0 ? <Waiting unmarked={lastUnmarked} count={lastCount} /> : percentWords(lastPercent),
  },
  { key: 'best', head: 'Best', align: 'end', place: 'none', cell: ({ bestPercent }) => percentWords(bestPercent) },
  {
    key: 'pass',
    head: 'Pass line',
    align: 'end',
    place: 'state',
    cell: ({ passPercent }) => (passPercent === null ? 'None' : `${Math.round(passPercent)}%`),
  },
  { key: 'attempts', head: 'Taken', align: 'end', place: 'none', cell: ({ attempts }) => attempts },
  { key: 'at', head: 'Last time', place: 'meta', cell: ({ lastAt }) => <When at={lastAt} show="date" /> },
]

/** The tests that somebody has taken, with the last and the best result. */
export function TestsTaken({ tests, to }: { tests: readonly TakenTest[]; to: (test: TakenTest) => string }) {
  return (
    <Card title="Tests taken" count={tests.length || undefined} flush>
      <DataTable
        caption="Tests taken"
        columns={columns}
        rows={tests}
        rowKey={({ bundleId }) => bundleId}
        rowTo={to}
        empty={<EmptyState title="No test taken yet">Results stand here once a test is handed in.</EmptyState>}
      />
    </Card>
  )
}
