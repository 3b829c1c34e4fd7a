import { useAbility } from '@casl/react'
import { Table, type TableColumnsType } from 'antd'
import { type ReactNode, useState } from 'react'
import type { Resource } from '../../../resources'
import type { Related } from '../../../resources/record'
import { Button } from '../../ui/action/button'
import { LinkButton } from '../../ui/action/link-button'
import { Card } from '../../ui/data/card'
import type { OperationAbility } from '../ability'
import { fieldAt, operationOf, typeOf } from '../catalogue'
import { Cell } from '../cell/cell'
import { cellNotes } from '../cell/cell-notes'
import { ActionDialog } from '../form/action-dialog'
import { actionsColumn } from '../list/actions-column'
import styles from '../list/table.module.css'
import { valuesAt } from '../path'
import type { Row } from '../row'
import { labelOf } from '../words'
import { fits } from './record-actions'
import { RowButtons } from './row-buttons'
import { useEditPlace } from './use-edit-place'

type OwnRows = Extract<Related, { field: string }>

interface RelatedRowsProps {
  related: OwnRows
  resource: Resource
  record: Row
}

interface Open {
  operation: string
  title: string
  fixed: Record<string, unknown>
  only?: string[]
  record?: Record<string, unknown>
  danger?: boolean
}

/** Rows of one of a record's fields, with their buttons to add, change and remove. */
export function RelatedRows({ related, resource, record }: RelatedRowsProps) {
  const ability = useAbility<OperationAbility>()
  const [open, setOpen] = useState<Open | null>(null)
  const { label, field, columns, update, remove, key = 'id' } = related
  const type = fieldAt(typeOf(resource), field)?.type ?? ''
  const rows = (record[field] ?? []) as Row[]
  const may = (operation?: string): operation is string =>
    !!operation && ability.can('call', operation) && fits({ operation, among: related.among }, record)
  const buttons = (row: Row) => {
    const name = String(valuesAt(row, columns[0] ?? 'id')[0] ?? 'this')
    const removal = { title: `Remove ${name}`, fixed: { id: row[key] }, danger: true }
    return (
      <RowButtons
        name={name}
        onChange={may(update) && (() => setOpen(changeOf(row, update, related)))}
        onRemove={may(remove) && (() => setOpen({ operation: remove, ...removal }))}
      />
    )
  }
  return (
    <Card
      flush
      title={label}
      count={rows.length}
      className={styles.card}
      actions={<AddRow {...{ related, resource, record }} count={rows.length} may={may} onAdd={setOpen} />}
    >
      {rows.length > 0 ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
        <section className={styles.table} tabIndex={0} aria-label={`${label}, rows`}>
          <Table<Row>
            size="small"
            rowKey={(row) => row.id ?? JSON.stringify(row)}
            columns={columnsOf(type, columns, may(update) || may(remove) ? buttons : undefined)}
            dataSource={rows}
            pagination={false}
          />
        </section>
      ) : (
        <p className={styles.empty}>{`No ${label.toLowerCase()} yet.`}</p>
      )}
      {open && (
        <ActionDialog
          {...open}
          submitLabel={open.danger ? 'Remove' : 'Save'}
          touches={resource.list}
          onClose={() => setOpen(null)}
        />
      )}
    </Card>
  )
}

/** A row that links to another record changes that record, as far as it is shown here. */
function changeOf(row: Row, update: string, { columns, key = 'id' }: OwnRows): Open {
  const inner = (key === 'id' ? row : row[key.replace(/Id$/, '')]) as Record<string, unknown>
  const only = columns.map((path) => path.split('.').at(-1) ?? path).filter((name) => name in operationOf(update).args)
  return { operation: update, title: 'Change', fixed: { id: row[key] }, only, record: inner }
}

interface AddRowProps extends RelatedRowsProps {
  count: number
  may: (operation?: string) => operation is string
  onAdd: (open: Open) => void
}

/** The way to another row: a dialog, or the record's own form where no operation adds one. */
function AddRow({ related, resource, record, count, may, onAdd }: AddRowProps) {
  const { label, field, create, by = 'id' } = related
  const place = useEditPlace(resource, record)
  if (place && !create && resource.update && field in operationOf(resource.update).args)
    return (
      <LinkButton size="sm" to={`${place}#${field}`}>
        {`${count > 0 ? 'Edit' : 'Add'} ${label.toLowerCase()}`}
      </LinkButton>
    )
  if (!may(create)) return null
  const addition = { operation: create, title: `Add to ${label.toLowerCase()}`, fixed: { [by]: record.id } }
  return (
    <Button size="sm" onClick={() => onAdd(addition)}>
      Add
    </Button>
  )
}

function columnsOf(type: string, paths: readonly string[], buttons?: (row: Row) => ReactNode): TableColumnsType<Row> {
  const shown: TableColumnsType<Row> = paths.map((path, index) => {
    const field = fieldAt(type, path)
    return {
      key: path,
      className: index === 0 ? styles.first : undefined,
      title: labelOf(path),
      align: ['Int', 'Pence'].includes(field?.type ?? '') ? 'end' : 'start',
      onCell: (row) => cellNotes({ path, label: labelOf(path), field, isFirst: index === 0 }, row),
      render: (_, row) => <Cell type={type} path={path} record={row} />,
    }
  })
  return buttons ? [...shown, actionsColumn(buttons)] : shown
}
