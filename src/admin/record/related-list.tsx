import { useAbility } from '@casl/react'
import { useMemo, useState } from 'react'
import type { Resource } from '../../../resources'
import type { Related, RelatedAct } from '../../../resources/record'
import type { EmptyWords } from '../../../resources/resource'
import { Button } from '../../ui/action/button'
import { Card } from '../../ui/data/card'
import { EmptyState } from '../../ui/page/blank'
import type { OperationAbility } from '../ability'
import { definitionOf, typeOf } from '../catalogue'
import { ColumnCell, type ColumnCellProps } from '../cell/column-cell'
import { LinkedCell } from '../cell/linked-cell'
import { linkedIdAt } from '../cell/links'
import { ActionDialog } from '../form/action-dialog'
import { formFields, recordPaths } from '../form/form-fields'
import { RecordList } from '../list/record-list'
import styles from '../list/table.module.css'
import { useRows } from '../list/use-rows'
import type { Row } from '../row'
import { wholeOf } from '../view/offered-views'
import { titleOf } from './places'
import { RowButtons } from './row-buttons'

type OtherList = Extract<Related, { list: string }>

interface RelatedListProps {
  related: OtherList
  /** The record that the rows belong to. */
  id: string
}

interface Open {
  operation: string
  title: string
  row?: Row
  danger?: boolean
  act?: RelatedAct
}

/** Rows of another list that belong to a record; rows without a page of their own are added and changed in dialogs. */
export function RelatedList({ related, id }: RelatedListProps) {
  const resource = definitionOf(related.list)
  const ability = useAbility<OperationAbility>()
  const [state, setState] = useState(() => wholeOf(resource))
  const [open, setOpen] = useState<Open | null>(null)
  const { label, by, hide } = related
  const { update, remove } = resource
  const may = (operation?: string): operation is string => !!operation && ability.can('call', operation)
  const isPart = !resource.path
  const columns = resource.columns.filter((path) => !hide?.includes(path))
  const found = useRows({
    resource,
    state,
    columns,
    also: isPart ? [...argumentPaths(resource), ...linkedIds(resource, columns)] : undefined,
    fixed: [{ field: by, operator: 'eq', value: id }],
  })
  const rowActions = (row: Row) => {
    const name = titleOf(resource, row)
    return (
      <RowButtons
        name={name}
        onChange={may(update) && (() => setOpen({ operation: update, row, title: `Change ${name}` }))}
        onRemove={may(remove) && (() => setOpen({ operation: remove, row, title: `Remove ${name}`, danger: true }))}
      />
    )
  }
  const { create } = resource
  const onAdd = may(create)
    ? () => setOpen({ operation: create, title: related.add ?? `Add ${resource.singular}` })
    : undefined
  return (
    <Card
      flush
      title={label}
      className={styles.card}
      actions={isPart && <ListButtons related={related} may={may} onAdd={onAdd} onOpen={setOpen} />}
    >
      <RecordList
        resource={resource}
        state={state}
        onState={setState}
        columns={columns}
        found={found}
        cell={isPart ? PartCell : undefined}
        rowActions={isPart && (update || remove) ? rowActions : undefined}
        empty={<NoRows related={related} empty={resource.empty} onAdd={isPart ? onAdd : undefined} />}
      />
      {open && (
        <RowDialog
          {...open}
          resource={resource}
          fixed={open.row ? { id: open.row.id } : { [by]: id }}
          onClose={() => setOpen(null)}
        />
      )}
    </Card>
  )
}

/** The ids of what those columns name, for the links to it. */
const linkedIds = (resource: Resource, columns: readonly string[]) =>
  columns.flatMap((path) => linkedIdAt(typeOf(resource), path) ?? [])

/** A value of a row that has no page of its own: what it names leads to that one's. */
const PartCell = (props: ColumnCellProps) =>
  linkedIdAt(props.type, props.path) ? <LinkedCell {...props} /> : <ColumnCell {...props} />

interface ListButtonsProps {
  related: OtherList
  may: (operation?: string) => operation is string
  /** Undefined where nobody adds a row here. */
  onAdd: (() => void) | undefined
  onOpen: (open: Open) => void
}

/** The acts on several rows at once, and the way to another row. */
const ListButtons = ({ related: { acts = [], add }, may, onAdd, onOpen }: ListButtonsProps) => (
  <>
    {acts
      .filter(({ operation }) => may(operation))
      .map((act) => (
        <Button
          key={act.label}
          size="sm"
          onClick={() => onOpen({ operation: act.operation, title: act.label, danger: act.danger ?? false, act })}
        >
          {act.label}
        </Button>
      ))}
    {onAdd && (
      <Button size="sm" onClick={onAdd}>
        {add ?? 'Add'}
      </Button>
    )}
  </>
)

interface NoRowsProps extends Pick<ListButtonsProps, 'related' | 'onAdd'> {
  empty: EmptyWords | undefined
}

/** What stands in the place of the rows where there are none, and the way to a first one. */
function NoRows({ related: { label, add }, empty, onAdd }: NoRowsProps) {
  if (!empty) return <p className={styles.empty}>{`No ${label.toLowerCase()} yet.`}</p>
  return (
    <EmptyState title={empty.title} action={onAdd && <Button onClick={onAdd}>{add ?? 'Add'}</Button>}>
      {empty.words}
    </EmptyState>
  )
}

interface RowDialogProps extends Open {
  resource: Resource
  fixed: Record<string, unknown>
  onClose: () => void
}

function RowDialog({ resource, operation, title, row, danger, act, fixed, onClose }: RowDialogProps) {
  const labelled = useMemo(
    () => (act?.labels ? { ...resource, labels: { ...resource.labels, ...act.labels } } : resource),
    [resource, act],
  )
  return (
    <ActionDialog
      title={title}
      operation={operation}
      danger={danger}
      fixed={fixed}
      record={operation === resource.update ? row : undefined}
      defaults={resource.defaults}
      resource={labelled}
      note={act?.note}
      submitLabel={act?.label ?? (danger ? 'Remove' : 'Save')}
      touches={resource.list}
      onClose={onClose}
    />
  )
}

const argumentPaths = (resource: Resource) =>
  resource.update
    ? recordPaths(formFields({ operation: resource.update, resource, fixed: { id: '' } }), typeOf(resource))
    : []
