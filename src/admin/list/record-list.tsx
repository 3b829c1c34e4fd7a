import { type ComponentType, type ReactNode, useState } from 'react'
import type { Resource } from '../../../resources'
import { useNarrow } from '../../theme/narrow'
import { Loading, SkeletonRows } from '../../ui/data/skeleton'
import { PageBar } from '../../ui/list/page-bar'
import { useWithinEnd } from '../../ui/list/within-end'
import { operationOf } from '../catalogue'
import type { ColumnCellProps } from '../cell/column-cell'
import { Failed } from '../failed'
import type { Row } from '../row'
import styles from './list.module.css'
import { type ListState, PAGE_SIZES } from './list-state'
import { RecordRows } from './record-rows'
import { RecordTable } from './record-table'
import { type FoundRows, totalWords } from './use-rows'

interface RecordListProps {
  resource: Resource
  state: ListState
  onState: (state: ListState) => void
  columns: readonly string[]
  found: FoundRows
  selected?: string[]
  onSelect?: (ids: string[]) => void
  rowActions?: (row: Row) => ReactNode
  /** What draws a value; that of a list unless another is given. */
  cell?: ComponentType<ColumnCellProps>
  empty: ReactNode
}

const ROW_HEIGHT = 36
/** Pages are counted up to so many rows. */
const MOST_COUNTED = 10_000

/** The rows of a list's state, with paging; keeps its height while it loads. */
export function RecordList({
  resource,
  state,
  onState,
  columns,
  found: { query, rows, total: known },
  empty,
  ...ofRows
}: RecordListProps) {
  const { entries } = operationOf(resource.list)
  const isPhone = useNarrow()
  const total = known ?? 0
  const [shownRows, setShownRows] = useState(8)
  if (rows?.length && Math.min(rows.length, 20) !== shownRows) setShownRows(Math.min(rows.length, 20))

  const isCounted = entries && known !== undefined && !query.isPlaceholderData
  const last = isCounted ? Math.ceil(Math.min(known, MOST_COUNTED) / state.pageSize) : undefined
  useWithinEnd(state.page, last, (page) => onState({ ...state, page }))

  if (query.isError)
    return <Failed error={query.error} onRetry={() => void query.refetch()} retrying={query.isFetching} />
  if (query.isPending)
    return (
      <Loading>
        <SkeletonRows rows={state.pageSize === 20 && entries ? 20 : shownRows} height={ROW_HEIGHT} />
      </Loading>
    )
  if (total === 0 && !rows?.length) return empty
  // A tree shows its depth, which needs the table.
  const Rows = isPhone && !resource.tree ? RecordRows : RecordTable
  return (
    <>
      <Rows
        resource={resource}
        rows={rows ?? []}
        columns={columns}
        state={state}
        onState={onState}
        busy={query.isPlaceholderData}
        {...ofRows}
      />
      {entries && <Foot state={state} onState={onState} shown={rows?.length ?? 1} total={total} />}
    </>
  )
}

interface FootProps {
  state: ListState
  onState: (state: ListState) => void
  /** How many rows the page has. */
  shown: number
  total: number
}

/** Which rows of how many are shown, and the other pages. */
function Foot({ state, onState, shown, total }: FootProps) {
  const first = (state.page - 1) * state.pageSize + 1
  return (
    <footer className={styles.foot}>
      <p className="meta num" role="status">
        {`${first.toLocaleString('en-GB')}–${(first + shown - 1).toLocaleString('en-GB')} of ${totalWords(total)}`}
      </p>
      {(total > Math.min(...PAGE_SIZES) || state.page > 1) && (
        <PageBar
          page={state.page}
          pageSize={state.pageSize}
          sizes={PAGE_SIZES}
          total={Math.min(total, MOST_COUNTED)}
          onChange={(page, pageSize) => onState({ ...state, page: pageSize === state.pageSize ? page : 1, pageSize })}
        />
      )}
    </footer>
  )
}
