import type { ReactNode } from 'react'
import { Waiting } from '../../nouns/attempt/waiting'
import { Line } from '../../ui/chart/line'
import { Card } from '../../ui/data/card'
import { type Column, DataTable } from '../../ui/list/data-table'
import { EmptyState } from '../../ui/page/blank'
import { formatLondonDate } from '../../ui/time/london-time'
import { When } from '../../ui/time/when'
import type { AttemptPartsFragment } from '../player/test/attempt.documents'
import styles from './attempts-at-test.module.css'

type Attempt = AttemptPartsFragment

const statusWords: Record<Attempt['status'], string> = {
  in_progress: 'Going on',
  overdue: 'Being handed in',
  submitted: 'Handed in',
  graded: 'Handed in',
  abandoned: 'Given up',
  void: 'Taken out',
}

/** What is marked in part says nothing of the whole. */
function resultWords({ percent, status, unmarked, count }: Attempt): ReactNode {
  if (unmarked > 0) return <Waiting unmarked={unmarked} count={count} />
  if (percent === null) return status === 'graded' ? 'Not shown yet' : ''
  return `${Math.round(percent)}%`
}

const columns: readonly Column<Attempt>[] = [
  { key: 'at', head: 'Begun', place: 'title', cell: ({ startedAt }) => <When at={startedAt} /> },
  {
    key: 'percent',
    head: 'Result',
    align: 'end',
    place: 'end',
    cell: resultWords,
  },
  {
    key: 'answered',
    head: 'Answered',
    align: 'end',
    place: 'meta',
    cell: ({ answered, count }) => (
      <>
        {answered} of {count}
        <span className="only-narrow"> answered</span>
      </>
    ),
  },
  { key: 'status', head: 'State', place: 'state', cell: ({ status }) => statusWords[status] },
]

/** Somebody's attempts at one test, and how their results changed. */
export function AttemptsAtTest({ attempts }: { attempts: readonly Attempt[] }) {
  return (
    <div className={styles.page}>
      <Trend attempts={attempts} />
      <Card title="Attempts" count={attempts.length || undefined} flush>
        <DataTable
          caption="Attempts"
          columns={columns}
          rows={attempts}
          rowKey={({ id }) => id}
          rowTo={({ id }) => `/test-results/attempts/${id}`}
          empty={<EmptyState title="Not taken yet">Its results stand here once it is handed in.</EmptyState>}
        />
      </Card>
    </div>
  )
}

/** The results of several attempts against the pass line. */
function Trend({ attempts }: { attempts: readonly Attempt[] }) {
  const shown = attempts.filter(({ percent, unmarked }) => percent !== null && unmarked === 0).toReversed()
  const last = shown.at(-1)
  if (shown.length < 2 || !last) return null
  const words = (percent: number | null) => `${Math.round(percent ?? 0)}%`
  return (
    <Card title="How it changed">
      <Line
        caption="Results by attempt"
        description={`Results of ${shown.length} attempts; the last is ${words(last.percent)}.`}
        heads={['Attempt', 'Result']}
        rows={shown.map(({ startedAt, percent }) => [formatLondonDate(startedAt), words(percent)])}
        values={shown.map(({ percent }) => percent)}
        limit={{
          value: last.passPercent ?? 100,
          words: last.passPercent === null ? 'All right' : `Pass ${words(last.passPercent)}`,
        }}
        latest={words(last.percent)}
        tick={(value) => `${value}%`}
        foot={(at) => (at === 0 || at === shown.length - 1 ? formatLondonDate(shown[at]?.startedAt ?? '') : undefined)}
      />
    </Card>
  )
}
