import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Skeleton } from '../data/skeleton'
import styles from './data-table.module.css'

export type Column<R> = {
  key: string
  head: ReactNode
  cell: (row: R) => ReactNode
  /** Aligns money, times and counts at the end, in tabular figures. */
  align?: 'end'
  /** The place on a phone: the name, the number beside it, the person below, the state beside that, or hidden. */
  place?: 'title' | 'end' | 'meta' | 'state' | 'none'
  width?: string
}

type DataTableProps<R> = {
  /** The table's subject, for screen readers. */
  caption: string
  columns: readonly Column<R>[]
  rows: readonly R[]
  rowKey: (row: R) => string
  /** The row's own page; on a phone the whole row is the link. */
  rowTo?: (row: R) => string
  /** The number of grey rows while the rows load. */
  loading?: number | false
  /** Shown in place of the table if there are no rows. */
  empty?: ReactNode
}

/** A table for comparing things; on a phone a list. */
export function DataTable<R>({ caption, columns, rows, rowKey, rowTo, loading, empty }: DataTableProps<R>) {
  if (!loading && rows.length === 0 && empty) return empty
  return (
    <table className={styles.table} aria-busy={loading ? true : undefined}>
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              className={column.align ? styles.end : undefined}
              style={{ width: column.width }}
            >
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {loading
          ? Array.from({ length: loading }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the grey rows are alike.
              <tr key={index}>
                {columns.map((column) => (
                  <Cell key={column.key} column={column} isName={false}>
                    <Skeleton width={column.align ? 56 : '60%'} />
                  </Cell>
                ))}
              </tr>
            ))
          : rows.map((row) => (
              <tr key={rowKey(row)} className={rowTo ? styles.linked : undefined}>
                {columns.map((column, index) => (
                  <Cell key={column.key} column={column} isName={isName(column, index)}>
                    {rowTo && isName(column, index) ? (
                      <Link className={styles.link} to={rowTo(row)}>
                        {column.cell(row)}
                      </Link>
                    ) : (
                      column.cell(row)
                    )}
                  </Cell>
                ))}
              </tr>
            ))}
      </tbody>
    </table>
  )
}

function isName<R>(column: Column<R>, index: number): boolean {
  return column.place === 'title' || (index === 0 && column.place === undefined)
}

/** The class of each place: on a phone what stands at the end is a number. */
const places = { title: 'title', end: 'number', meta: 'meta', state: 'state', none: 'none' } as const

function Cell<R>({ column, isName, children }: { column: Column<R>; isName: boolean; children: ReactNode }) {
  const place = isName ? 'title' : (column.place ?? 'meta')
  const classes = clsx(styles[places[place]], column.align && styles.end)
  if (isName) {
    return (
      <th scope="row" className={classes}>
        {children}
      </th>
    )
  }
  return <td className={classes}>{children}</td>
}
