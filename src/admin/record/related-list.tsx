import { useAbility } from '@casl/react'
import { type ReactNode, useMemo, useState } from 'react'
import { type Resource, resourceOf } from '../../../resources'
import type { RelatedAct } from '../../../resources/record'
import { Button } from '../../ui/action/button'
import { Card } from '../../ui/data/card'
import type { OperationAbility } from '../ability'
import { typeOf } from '../catalogue'
import { ActionDialog } from '../form/action-dialog'
import { formFields, recordPaths } from '../form/form-fields'
import type { ListState } from '../list/list-state'
import { RecordList } from '../list/record-list'
import styles from '../list/table.module.css'
import { useRows } from '../list/use-rows'
import type { Row } from '../row'
import { titleOf } from './places'

interface RelatedListProps {
  related: { label: string; list: string; by: string; hide?: readonly string[]; acts?: readonly RelatedAct[] }
  /** The record that the rows belong to. */
  id: string
}

type Open = { operation: string; row?: Row; title: string; danger?: boolean; act?: RelatedAct } | null

/** Rows of another list that belong to a record; rows without a page of their own are added and changed in dialogs. */
export function RelatedList({ related, id }: RelatedListProps) {
  const resource = resourceOf(related.list)
  return resource ? <RowsOf resource={resource} related={related} id={id} /> : null
}

function RowsOf({ resource, related, id }: RelatedListProps & { resource: Resource }) {
  const ability = useAbility<OperationAbility>()
  const [state, setState] = useState<ListState>({
    page: 1,
    pageSize: 20,
    search: '',
    order: resource.order,
    filters: {},
  })
  const [open, setOpen] = useState<Open>(null)
  const mayCall = (operation?: string): operation is string => !!operation && ability.can('call', operation)
  const isPart = !resource.path
  const columns = resource.columns.filter((path) => !related.hide?.includes(path))
  const found = useRows({
    resource,
    state,
    columns,
    also: isPart ? argumentPaths(resource) : undefined,
    fixed: [{ field: related.by, operator: 'eq', value: id }],
  })
  const act = open?.act
  const labelled = useMemo(
    () => (act?.labels ? { ...resource, labels: { ...resource.labels, ...act.labels } } : resource),
    [resource, act],
  )
  const named = (row: Row) => titleOf(resource, row)

  const rowActions = (row: Row): ReactNode => (
    <>
      {mayCall(resource.update) && (
        <Button
          size="sm"
          variant="quiet"
          onClick={() => setOpen({ operation: resource.update ?? '', row, title: `Change ${named(row)}` })}
        >
          Change
        </Button>
      )}
      {mayCall(resource.remove) && (
        <Button
          size="sm"
          variant="quiet"
          icon="trash"
          label={`Remove ${named(row)}`}
          onClick={() =>
            setOpen({ operation: resource.remove ?? '', row, title: `Remove ${named(row)}`, danger: true })
          }
        />
      )}
    </>
  )
  return (
    <Card
      flush
      title={related.label}
      className={styles.card}
      actions={
        isPart && (
          <>
            {related.acts
              ?.filter(({ operation }) => mayCall(operation))
              .map((act) => (
                <Button
                  key={act.label}
                  size="sm"
                  onClick={() =>
                    setOpen({ operation: act.operation, title: act.label, danger: act.danger ?? false, act })
                  }
                >
                  {act.label}
                </Button>
              ))}
            {mayCall(resource.create) && (
              <Button
                size="sm"
                onClick={() => setOpen({ operation: resource.create ?? '', title: `Add ${resource.singular}` })}
              >
                Add
              </Button>
            )}
          </>
        )
      }
    >
      <RecordList
        resource={resource}
        state={state}
        onState={setState}
        columns={columns}
        found={found}
        rowActions={isPart && (resource.update || resource.remove) ? rowActions : undefined}
        empty={<p className={styles.empty}>{`No ${related.label.toLowerCase()} yet.`}</p>}
      />
      {open && (
        <ActionDialog
          title={open.title}
          operation={open.operation}
          danger={open.danger}
          fixed={open.row ? { id: open.row.id } : { [related.by]: id }}
          record={open.operation === resource.update ? open.row : undefined}
          defaults={resource.defaults}
          resource={labelled}
          note={act?.note}
          submitLabel={act?.label ?? (open.danger ? 'Remove' : 'Save')}
          touches={resource.list}
          onClose={() => setOpen(null)}
        />
      )}
    </Card>
  )
}

const argumentPaths = (resource: Resource) =>
  resource.update
    ? recordPaths(formFields({ operation: resource.update, resource, fixed: { id: '' } }), typeOf(resource))
    : []
