import type { ReactNode } from 'react'
import type { Resource } from '../../../resources'
import { now } from '../../providers/device/clock'
import { Tag } from '../../ui/data/tag'
import tableStyles from '../list/table.module.css'
import { valuesAt } from '../path'
import type { Row } from '../row'
import { Cell } from './cell'
import styles from './cell.module.css'
import { alertOf, isSilent, leadOf } from './silent'

interface ColumnCellProps {
  resource: Resource
  type: string
  path: string
  row: Row
  /** A person's name without the face, where there is little room. */
  faceless?: boolean
  /** Its value as something else than the cell of a list: a link. */
  children?: ReactNode
}

/** A record's value as its definition has it: left empty where it says nothing, with a tag where somebody is needed. */
export function ColumnCell({ resource, type, path, row, faceless, children }: ColumnCellProps) {
  const { choices, units } = resource
  const alert = alertOf(resource, path, row, now())
  if (isSilent(resource, path, row)) return <span className={tableStyles.none}>–</span>
  const value = children ?? (
    <Cell type={type} path={path} record={row} choices={choices?.[path]} unit={units?.[path]} faceless={faceless} />
  )
  const lead = leadOf(resource, path, row, now())
  const cell = lead ? (
    <>
      <span className="help">{lead}</span> {value}
    </>
  ) : (
    value
  )
  if (!alert) return cell
  return (
    <span className={styles.alerted}>
      {valuesAt(row, path).length > 0 && cell}
      <Tag icon="warn" kind="warning">
        {alert}
      </Tag>
    </span>
  )
}
