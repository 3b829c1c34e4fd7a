import { Table, type TableColumnsType } from 'antd'
import { clsx } from 'clsx'
import type { ComponentType, ReactNode } from 'react'
import { Link } from 'react-router'
import type { Resource } from '../../../resources'
import { fieldAt, typeOf } from '../catalogue'
import { cellNotes } from '../cell/cell-notes'
import { ColumnCell, type ColumnCellProps } from '../cell/column-cell'
import { valuesAt } from '../path'
import { placeOf, titleOf } from '../record/places'
import type { Row } from '../row'
import { labelOf } from '../words'
import { actionsColumn } from './actions-column'
import { type ListState, sortOf, sortsOf } from './list-state'
import styles from './table.module.css'
import { treeOf } from './tree-of'

interface RecordTableProps {
  resource: Resource
  rows: Row[]
  columns: readonly string[]
  state: ListState
  onState: (state: ListState) => void
  busy?: boolean
  selected?: string[]
  onSelect?: (ids: string[]) => void
  rowActions?: (row: Row) => ReactNode
  cell?: ComponentType<ColumnCellProps>
}

const numbers = ['Pence', 'Int', 'Float']

/** Rows of a list, with columns shown by type and sorted by the server where possible. */
export function RecordTable({
  resource,
  rows,
  columns,
  state,
  onState,
  busy,
  selected,
  onSelect,
  rowActions,
  cell = ColumnCell,
}: RecordTableProps) {
  const sorts = sortsOf(resource)
  const read = new Map(rows.map((row) => [row.id, row]))
  const sorting = (path: string) => {
    const by = sortOf(path, resource)
    if (!sorts.includes(by)) return {}
    const direction = state.order?.by === by ? state.order.direction : undefined
    return { sorter: true, sortOrder: direction ? `${direction}end` : null } as const
  }
  const shown = columnsOf({ resource, columns, read, sorting, cell })
  return (
    <div className={styles.table} aria-busy={busy || undefined}>
      <Table<Row>
        size="small"
        rowKey="id"
        columns={rowActions ? [...shown, actionsColumn(rowActions)] : shown}
        dataSource={resource.tree ? treeOf(rows, resource.tree) : rows}
        pagination={false}
        expandable={resource.tree ? { defaultExpandAllRows: true, indentSize: 20 } : undefined}
        rowSelection={
          onSelect && {
            selectedRowKeys: selected,
            onChange: (keys) => onSelect(keys.map(String)),
            getCheckboxProps: (row) => ({ 'aria-label': `Select ${titleOf(resource, row)}` }) as object,
            checkStrictly: true,
          }
        }
        onChange={(_page, _filters, sorter, { action }) => {
          if (action !== 'sort' || Array.isArray(sorter)) return
          const order = sorter.order
            ? { by: sortOf(String(sorter.columnKey), resource), direction: sorter.order === 'ascend' ? 'asc' : 'desc' }
            : undefined
          onState({ ...state, page: 1, order: (order as ListState['order']) ?? resource.order })
        }}
        sortDirections={['ascend', 'descend', 'ascend']}
        showSorterTooltip={false}
        aria-label={resource.label}
      />
    </div>
  )
}

interface Columns {
  resource: Resource
  columns: readonly string[]
  /** The rows as they were read, since a tree's rows have other children. */
  read: ReadonlyMap<string, Row>
  sorting: (path: string) => object
  cell: ComponentType<ColumnCellProps>
}

function columnsOf({ resource, columns, read, sorting, cell: Cell }: Columns): TableColumnsType<Row> {
  const type = typeOf(resource)
  // The first column links to the record, whatever it shows.
  return columns.map((path, index) => {
    const field = fieldAt(type, path)
    const label = labelOf(path, resource.labels)
    return {
      key: path,
      className: index === 0 ? styles.first : undefined,
      title: field?.type === 'DateTime' ? `${label}, London` : label,
      align: field && numbers.includes(field.type) && !field.many ? 'end' : 'start',
      ...sorting(path),
      // A value that has words of its own before it needs no heading on a phone.
      onCell: (row: Row) =>
        resource.leads?.[path] ? {} : cellNotes({ path, label, field, isFirst: index === 0 }, row),
      render: (_, row: Row) => {
        const cell = <Cell resource={resource} type={type} path={path} row={read.get(row.id) ?? row} />
        const place = index === 0 ? placeOf(resource, row.id) : undefined
        if (index === 0 && valuesAt(row, path).length === 0 && place)
          return (
            <Link to={place} className={clsx(styles.name, styles.none)}>
              Without a name
            </Link>
          )
        return place ? (
          <Link to={place} className={styles.name}>
            {cell}
          </Link>
        ) : (
          cell
        )
      },
    }
  })
}
