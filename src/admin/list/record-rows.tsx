import type { ComponentType, ReactNode } from 'react'
import { Link } from 'react-router'
import type { Resource } from '../../../resources'
import type { PhoneColumns } from '../../../resources/resource'
import { now } from '../../providers/device/clock'
import { Checkbox } from '../../ui/form/checkbox'
import { typeOf } from '../catalogue'
import { ColumnCell, type ColumnCellProps } from '../cell/column-cell'
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
  cell?: ComponentType<ColumnCellProps>
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
  cell = ColumnCell,
}: RecordRowsProps) {
  const tick = (id: string, on: boolean) => onSelect?.(on ? [...selected, id] : selected.filter((each) => each !== id))
  const { name, end, facts } = phoneRowOf(resource, columns)
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
          <RecordRow
            key={row.id}
            {...{ resource, cell, row, name, end, facts }}
            selected={onSelect && selected.includes(row.id)}
            onTick={(on) => tick(row.id, on)}
            actions={rowActions?.(row)}
          />
        ))}
      </ul>
    </div>
  )
}

interface RecordRowProps extends PhoneColumns<string> {
  resource: Resource
  cell: ComponentType<ColumnCellProps>
  row: Row
  /** Undefined where rows are not selected. */
  selected: boolean | undefined
  onTick: (on: boolean) => void
  actions: ReactNode
}

function RecordRow({ resource, cell: Cell, row, name, end, facts, selected, onTick, actions }: RecordRowProps) {
  const cell = (path: string) => <Cell resource={resource} type={typeOf(resource)} path={path} row={row} faceless />
  const says = (path: string) =>
    alertOf(resource, path, row, now()) ||
    (valuesAt(row, path).some((value) => value !== '') && !isSilent(resource, path, row))
  return (
    <li className={styles.row} data-row-key={row.id} data-selected={selected || undefined}>
      {selected !== undefined && (
        <Checkbox
          className={styles.tick}
          label={<span className="vh">{`Select ${titleOf(resource, row)}`}</span>}
          checked={selected}
          onChange={({ target }) => onTick(target.checked)}
        />
      )}
      <p className={styles.name}>
        <RowName to={placeOf(resource, row.id)}>
          {valuesAt(row, name).length > 0 ? cell(name) : 'Without a name'}
        </RowName>
      </p>
      {end && says(end) && <p className={styles.end}>{cell(end)}</p>}
      <p className={styles.facts}>
        {facts.filter(says).map((path) => (
          <span key={path} className={styles.fact}>
            {cell(path)}
          </span>
        ))}
      </p>
      {actions && <div className={styles.actions}>{actions}</div>}
    </li>
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
