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

export interface ColumnCellProps {
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
  const { choices, units, says } = resource
  const alert = alertOf(resource, path, row, now())
  if (isSilent(resource, path, row)) return <span className={tableStyles.none}>–</span>
  const value = children ?? nothingOf(resource, path, row) ?? (
    <Cell
      {...{ type, path, faceless }}
      record={row}
      choices={choices?.[path]}
      says={says?.[path]}
      unit={units?.[path]}
    />
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

/** What a sum of nothing is called; undefined where it is something, or has no name. */
const nothingOf = ({ nothing }: Resource, path: string, row: Row): string | undefined =>
  nothing?.[path] && valuesAt(row, path)[0] === 0 ? nothing[path] : undefined
