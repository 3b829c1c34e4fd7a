import { useAbility } from '@casl/react'
import { Table, type TableColumnsType } from 'antd'
import { useState } from 'react'
import type { Resource } from '../../../resources'
import { Button } from '../../ui/action/button'
import { LinkButton } from '../../ui/action/link-button'
import { Card } from '../../ui/data/card'
import type { OperationAbility } from '../ability'
import { fieldAt, operationOf, typeOf } from '../catalogue'
import { Cell } from '../cell/cell'
import { cellNotes } from '../cell/cell-notes'
import { ActionDialog } from '../form/action-dialog'
import styles from '../list/table.module.css'
import { valuesAt } from '../path'
import type { Row } from '../row'
import { labelOf } from '../words'
import { fits } from './record-actions'
import { useEditPlace } from './use-edit-place'

interface Related {
  label: string
  field: string
  columns: readonly string[]
  create?: string
  by?: string
  update?: string
  remove?: string
  key?: string
  among?: string
}

type Open = {
  operation: string
  title: string
  fixed: Record<string, unknown>
  only?: string[]
  record?: Record<string, unknown>
  danger?: boolean
} | null

/** Rows of one of a record's fields, with their buttons to add, change and remove. */
export function RelatedRows({ related, resource, record }: { related: Related; resource: Resource; record: Row }) {
  const ability = useAbility<OperationAbility>()
  const [open, setOpen] = useState<Open>(null)
  const { field, columns, create, by = 'id', update, remove, key = 'id' } = related
  const type = fieldAt(typeOf(resource), field)?.type ?? ''
  const rows = (record[field] ?? []) as Row[]
  const may = (operation?: string): operation is string =>
    !!operation && ability.can('call', operation) && fits({ operation, among: related.among }, record)

  // Rows that no operation adds are written in the record's own form.
  const place = useEditPlace(resource, record)
  const isInForm = place && !create && resource.update && field in operationOf(resource.update).args

  const change = (row: Row) => {
    if (!update) return
    // A row that links to another record changes that record, as far as it is shown here.
    const inner = (key === 'id' ? row : row[key.replace(/Id$/, '')]) as Record<string, unknown>
    const only = columns
      .map((path) => path.split('.').at(-1) ?? path)
      .filter((name) => name in operationOf(update).args)
    setOpen({ operation: update, title: 'Change', fixed: { id: row[key] }, only, record: inner })
  }
  const table: TableColumnsType<Row> = columns.map((path, index) => ({
    key: path,
    className: index === 0 ? styles.first : undefined,
    title: labelOf(path),
    align: ['Int', 'Pence'].includes(fieldAt(type, path)?.type ?? '') ? 'end' : 'start',
    onCell: (row) => cellNotes({ path, label: labelOf(path), field: fieldAt(type, path), isFirst: index === 0 }, row),
    render: (_, row) => <Cell type={type} path={path} record={row} />,
  }))
  if (may(update) || may(remove))
    table.push({
      key: 'actions',
      title: <span className="vh">Actions</span>,
      className: styles.actions,
      render: (_, row) => {
        const name = String(valuesAt(row, columns[0] ?? 'id')[0] ?? 'this')
        return (
          <>
            {may(update) && (
              <Button size="sm" variant="quiet" onClick={() => change(row)}>
                Change
              </Button>
            )}
            {may(remove) && (
              <Button
                size="sm"
                variant="quiet"
                icon="trash"
                label={`Remove ${name}`}
                onClick={() =>
                  setOpen({ operation: remove, title: `Remove ${name}`, fixed: { id: row[key] }, danger: true })
                }
              />
            )}
          </>
        )
      },
    })
  return (
    <Card
      flush
      title={related.label}
      count={rows.length}
      className={styles.card}
      actions={
        isInForm ? (
          <LinkButton size="sm" to={`${place}#${field}`}>
            {`${rows.length > 0 ? 'Edit' : 'Add'} ${related.label.toLowerCase()}`}
          </LinkButton>
        ) : (
          may(create) && (
            <Button
              size="sm"
              onClick={() =>
                setOpen({
                  operation: create,
                  title: `Add to ${related.label.toLowerCase()}`,
                  fixed: { [by]: record.id },
                })
              }
            >
              Add
            </Button>
          )
        )
      }
    >
      {rows.length > 0 ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
        <section className={styles.table} tabIndex={0} aria-label={`${related.label}, rows`}>
          <Table<Row>
            size="small"
            rowKey={(row) => row.id ?? JSON.stringify(row)}
            columns={table}
            dataSource={rows}
            pagination={false}
          />
        </section>
      ) : (
        <p className={styles.empty}>{`No ${related.label.toLowerCase()} yet.`}</p>
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
