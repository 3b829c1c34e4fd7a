import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Resource } from '../../../resources'
import { now } from '../../providers/device/clock'
import { Checkbox } from '../../ui/form/checkbox'
import { typeOf } from '../catalogue'
import { ColumnCell } from '../cell/column-cell'
import { alertOf, isSilent } from '../cell/silent'
import { valuesAt } from '../path'
import { placeOf, titleOf } from '../record/places'
import type { Row } from '../row'
import type { ListState } from './list-state'
import { phoneRowOf } from './phone-row'
import styles from './record-rows.module.css'
import { SortSelect } from './sort-select'

interface RecordRowsProps {
  resource: Resource
  rows: readonly Row[]
  columns: readonly string[]
  state: ListState
  onState: (state: ListState) => void
  busy?: boolean
  selected?: readonly string[]
  onSelect?: (ids: string[]) => void
  rowActions?: (row: Row) => ReactNode
}

/** Rows of a list on a phone: each is two lines, and as a whole the link to its record. */
export function RecordRows({
  resource,
  rows,
  columns,
  state,
  onState,
  busy,
  selected = [],
  onSelect,
  rowActions,
}: RecordRowsProps) {
  const tick = (id: string, on: boolean) => onSelect?.(on ? [...selected, id] : selected.filter((each) => each !== id))
  const { name, end, facts } = phoneRowOf(resource, columns)
  const cell = (row: Row, path: string) => (
    <ColumnCell resource={resource} type={typeOf(resource)} path={path} row={row} faceless />
  )
  const says = (row: Row) => (path: string) =>
    alertOf(resource, path, row, now()) ||
    (valuesAt(row, path).some((value) => value !== '') && !isSilent(resource, path, row))
  return (
    <div aria-busy={busy || undefined} className={styles.list}>
      <div className={styles.head}>
        {onSelect && (
          <Checkbox
            label="All"
            checked={selected.length === rows.length}
            mixed={selected.length > 0 && selected.length < rows.length}
            onChange={({ target }) => onSelect(target.checked ? rows.map(({ id }) => id) : [])}
          />
        )}
        <SortSelect resource={resource} state={state} onState={onState} />
      </div>
      <ul aria-label={resource.label}>
        {rows.map((row) => (
          <li
            key={row.id}
            className={styles.row}
            data-row-key={row.id}
            data-selected={selected.includes(row.id) || undefined}
          >
            {onSelect && (
              <Checkbox
                className={styles.tick}
                label={<span className="vh">{`Select ${titleOf(resource, row)}`}</span>}
                checked={selected.includes(row.id)}
                onChange={({ target }) => tick(row.id, target.checked)}
              />
            )}
            <p className={styles.name}>
              <RowName to={placeOf(resource, row.id)}>
                {valuesAt(row, name).length > 0 ? cell(row, name) : 'Without a name'}
              </RowName>
            </p>
            {end && says(row)(end) && <p className={styles.end}>{cell(row, end)}</p>}
            <p className={styles.facts}>
              {facts.filter(says(row)).map((path) => (
                <span key={path} className={styles.fact}>
                  {cell(row, path)}
                </span>
              ))}
            </p>
            {rowActions && <div className={styles.actions}>{rowActions(row)}</div>}
          </li>
        ))}
      </ul>
    </div>
  )
}

const RowName = ({ to, children }: { to: string | undefined; children: ReactNode }) =>
  to ? (
    <Link to={to} className={styles.link}>
      {children}
    </Link>
  ) : (
    children
  )
