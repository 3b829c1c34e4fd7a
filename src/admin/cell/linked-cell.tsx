import { Fragment } from 'react'
import { Link } from 'react-router'
import type { Resource } from '../../../resources'
import { useViewer } from '../../providers/sign-in/viewer'
import { valuesAt } from '../path'
import type { Row } from '../row'
import { ColumnCell, type ColumnCellProps } from './column-cell'
import { linksAt } from './links'
import { alertOf, isSilent } from './silent'

/** A value of a record; what names another record leads to it, for those who may open that. */
export function LinkedCell(props: ColumnCellProps) {
  const { type, path, row } = props
  const links = linksAt(type, path, row, useViewer())
  return (
    <ColumnCell {...props}>
      {links?.map(({ name, to }, place) => (
        <Fragment key={to}>
          {place > 0 && ', '}
          <Link to={to}>{name}</Link>
        </Fragment>
      ))}
    </ColumnCell>
  )
}

/** Whether a record has something to say at a path: a value, or that somebody is needed. */
export const saysAnything = (resource: Resource, path: string, row: Row, now: number): boolean =>
  !isSilent(resource, path, row) &&
  (valuesAt(row, path).some((value) => value !== '') || alertOf(resource, path, row, now) !== undefined)
