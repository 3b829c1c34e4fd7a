import { useAbility } from '@casl/react'
import { useOne } from '@refinedev/core'
import { type ComponentType, type ReactNode, Suspense, useMemo, useState } from 'react'
import type { Resource } from '../../../resources'
import { holds, useViewer } from '../../providers/sign-in/viewer'
import { Button } from '../../ui/action/button'
import { Menu } from '../../ui/action/menu'
import type { OperationAbility } from '../ability'
import { typeOf } from '../catalogue'
import { ActionDialog } from '../form/action-dialog'
import { formFields, recordPaths } from '../form/form-fields'
import type { Row } from '../row'
import { titleOf } from './places'

/** Dialogs that are written by hand, by their operation. */
export type ActionDialogs = Readonly<Record<string, ComponentType<{ id: string; title: string; onClose: () => void }>>>

type Action = NonNullable<Resource['actions']>[number]
type Condition = Pick<Action, 'when' | 'unless' | 'is' | 'among'> & { operation: string }

/** The actions on a record that the person may take at all. */
function useActions({ actions = [] }: Resource): Action[] {
  const ability = useAbility<OperationAbility>()
  const viewer = useViewer()
  return actions.filter(
    (action) =>
      action.bulk !== 'only' &&
      ability.can('call', action.operation) &&
      (!action.ability || (viewer && holds(viewer, action.ability))),
  )
}

/** Buttons for the actions of a row without a page of its own, in the list. */
export function useRowActions(resource: Resource): ((row: Row) => ReactNode) | undefined {
  const actions = useActions(resource)
  if (resource.one || actions.length === 0) return undefined
  return (row) => <RowActions resource={resource} row={row} actions={actions} />
}

function RowActions({ resource, row, actions }: { resource: Resource; row: Row; actions: readonly Action[] }) {
  const [open, setOpen] = useState<Action | null>(null)
  return (
    <>
      {actions
        .filter((action) => fits(action, row))
        .map((action) => (
          <Button key={action.label} size="sm" variant="quiet" onClick={() => setOpen(action)}>
            {action.label}
          </Button>
        ))}
      {open && <RecordAction resource={resource} record={row} action={open} onClose={() => setOpen(null)} />}
    </>
  )
}

interface RecordActionsProps {
  resource: Resource
  record: Row
  /** The record's name. */
  title: string
  dialogs: ActionDialogs
}

/** The actions on a record that the person and its state allow. */
export function RecordActions({ resource, record, title, dialogs }: RecordActionsProps) {
  const [open, setOpen] = useState<Action | null>(null)
  const actions = useActions(resource).filter((action) => fits(action, record))
  if (actions.length === 0) return null
  const Own = open && dialogs[open.operation]
  const close = () => setOpen(null)
  return (
    <>
      <Menu
        label="Actions"
        trigger={(props) => (
          <Button icon="down" {...props}>
            Actions
          </Button>
        )}
        groups={[false, true]
          .map((danger) =>
            actions
              .filter((action) => !!action.danger === danger)
              .map((action) => ({ label: action.label, danger, onSelect: () => setOpen(action) })),
          )
          .filter((group) => group.length > 0)}
      />
      {Own && (
        <Suspense>
          <Own id={record.id} title={title} onClose={close} />
        </Suspense>
      )}
      {open && !Own && <RecordAction resource={resource} record={record} action={open} onClose={close} />}
    </>
  )
}

/** The fields that decide whether an action is open. */
export const conditionPaths = ({ actions = [] }: Resource): string[] =>
  actions.flatMap(({ when, unless, is, among }) =>
    [when, unless, ...Object.keys(is ?? {}), among].filter((path) => path !== undefined),
  )

/** Whether the record's state allows an action. */
export function fits({ operation, when, unless, is = {}, among }: Condition, record: Record<string, unknown>): boolean {
  if (when && !record[when]) return false
  if (unless && record[unless]) return false
  if (Object.entries(is).some(([field, value]) => record[field] !== value)) return false
  const named = among ? record[among] : undefined
  return !Array.isArray(named) || named.includes(operation)
}

/** An action's dialog, filled in from the record. Its heading names the record: nothing is done to somebody unnamed. */
function RecordAction({
  resource,
  record,
  action,
  onClose,
}: {
  resource: Resource
  record: Row
  action: Action
  onClose: () => void
}) {
  const { operation, by = 'id', label, note, danger, set, asks } = action
  const { id } = record
  const fixed = useMemo(() => ({ [by]: id, ...set }), [by, id, set])
  const paths = useMemo(() => {
    // Only an operation on the record itself starts from the record's values.
    const fields = by === 'id' ? formFields({ operation, resource, fixed, only: asks }) : []
    return recordPaths(fields, typeOf(resource))
  }, [operation, resource, fixed, asks, by])
  const { result } = useOne<Row>({
    resource: resource.list,
    id,
    meta: { paths },
    liveMode: 'off',
    errorNotification: false,
    queryOptions: { enabled: paths.length > 0, gcTime: 0 },
  })
  if (paths.length > 0 && !result) return null
  const isChange = operation === resource.update
  return (
    <ActionDialog
      title={`${label}: ${titleOf(resource, record)}`}
      submitLabel={label}
      operation={operation}
      note={note}
      danger={danger}
      only={asks}
      fixed={fixed}
      resource={resource}
      {...(isChange ? { record: result } : { defaults: by === 'id' ? result : undefined })}
      touches={resource.list}
      onClose={onClose}
    />
  )
}
