import type { ReactNode } from 'react'
import { MARKED_WITHIN_DAYS as PROMISED } from '../../../../../rules/room/session-timing'
import { type Column, DataTable } from '../../../../ui/list/data-table'
import { Dialog } from '../../../../ui/overlay/dialog'
import { When } from '../../../../ui/time/when'
import type { StaffChartsQuery } from '../staff.documents'
import styles from './charts.module.css'
import { daysWords, tutorWords } from './marking-words'

type ByTutor = NonNullable<StaffChartsQuery['markingByTutor']>[number]
type Slow = NonNullable<StaffChartsQuery['slowestMarkings']>[number]

/** A phone's list has no heads, so each figure has its word there. */
const Narrow = ({ children }: { children: ReactNode }) => <span className="only-narrow">{children}</span>

const tutorColumns: readonly Column<ByTutor>[] = [
  { key: 'tutor', head: 'Tutor', cell: tutorWords, place: 'title' },
  {
    key: 'count',
    head: 'Marked',
    cell: ({ count }) => (
      <>
        {count}
        <Narrow> marked</Narrow>
      </>
    ),
    align: 'end',
    place: 'meta',
  },
  {
    key: 'days',
    head: 'Half within, days',
    cell: ({ days }) => (
      <>
        <Narrow>half within </Narrow>
        {daysWords(days)}
      </>
    ),
    align: 'end',
    place: 'end',
  },
  {
    key: 'longest',
    head: 'Longest, days',
    cell: ({ longest }) => (
      <>
        <Narrow>longest </Narrow>
        {daysWords(longest)}
      </>
    ),
    align: 'end',
    place: 'state',
  },
  {
    key: 'inTime',
    head: `Within ${PROMISED} days`,
    cell: ({ inTime, count }) => `${Math.round((100 * inTime) / count)}%`,
    align: 'end',
    place: 'none',
  },
]

const slowColumns: readonly Column<Slow>[] = [
  { key: 'name', head: 'Session', cell: ({ name }) => name, place: 'title' },
  { key: 'tutor', head: 'Tutor', cell: tutorWords, place: 'meta' },
  { key: 'marked', head: 'Marks released', cell: ({ marked }) => <When at={marked} show="date" />, place: 'state' },
  { key: 'days', head: 'Days', cell: ({ days }) => daysWords(days), align: 'end', place: 'end' },
]

interface MarkingTablesProps {
  byTutor: readonly ByTutor[]
  slowest: readonly Slow[]
  /** Whether the reader may open sessions. */
  canOpen: boolean
  onClose: () => void
}

/** How long each tutor's marks took in the weeks of the chart, and which took longest. */
export function MarkingTables({ byTutor, slowest, canOpen, onClose }: MarkingTablesProps) {
  return (
    <Dialog open size="lg" title="Days until marks are out" onClose={onClose}>
      <h3 className={styles.part}>By tutor, in 12 weeks</h3>
      <DataTable
        caption="Days from the answers to the marks, by tutor"
        columns={tutorColumns}
        rows={byTutor}
        rowKey={({ tutorId }) => tutorId}
      />
      <h3 className={styles.part}>Slowest</h3>
      <DataTable
        caption="The marks that took longest"
        columns={slowColumns}
        rows={slowest}
        rowKey={({ sessionId }) => sessionId}
        {...(canOpen && { rowTo: ({ sessionId }: Slow) => `/sessions/${sessionId}` })}
      />
    </Dialog>
  )
}
