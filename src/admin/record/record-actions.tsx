import { useAbility } from '@casl/react'
import { useOne } from '@refinedev/core'
import { type ComponentType, type ReactNode, Suspense, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
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

/** Buttons for the actions of a row in the list: of one without a page of its own all, else those that are meant for it. */
export function useRowActions(resource: Resource, dialogs: ActionDialogs = {}): ((row: Row) => ReactNode) | undefined {
  const actions = useActions(resource).filter(({ inRow }) => inRow || !resource.one)
  if (actions.length === 0) return undefined
  return (row) => <RowActions resource={resource} row={row} actions={actions} dialogs={dialogs} />
}

interface RowActionsProps {
  resource: Resource
  row: Row
  actions: readonly Action[]
  dialogs: ActionDialogs
}

function RowActions({ resource, row, actions, dialogs }: RowActionsProps) {
  const [open, setOpen] = useState<Action | null>(null)
  return (
    <>
      {actions
        .filter((action) => fits(action, row))
        .map((action) => (
          <Button
            key={action.label}
            size="sm"
            variant={action.inRow ? 'default' : 'quiet'}
            label={action.inRow && `${action.inRow}: ${titleOf(resource, row)}`}
            onClick={() => setOpen(action)}
          >
            {action.inRow ?? action.label}
          </Button>
        ))}
      {open && <Asked resource={resource} record={row} action={open} dialogs={dialogs} onClose={() => setOpen(null)} />}
    </>
  )
}

interface RecordActionsProps {
  resource: Resource
  record: Row
  dialogs: ActionDialogs
}

/** The actions on a record that the person and its state allow: a button for the first, and a menu. `?act=` in the address opens the first. */
export function RecordActions({ resource, record, dialogs }: RecordActionsProps) {
  const [chosen, setChosen] = useState<Action | null>(null)
  const [params, setParams] = useSearchParams()
  const all = useActions(resource).filter((action) => fits(action, record))
  const first = all.find(({ primary }) => primary)
  const actions = all.filter((action) => action !== first)
  const open = chosen ?? (first?.operation === params.get('act') ? first : null)
  const close = () => {
    setChosen(null)
    if (params.has('act')) setParams(without(params, 'act'), { replace: true, preventScrollReset: true })
  }
  return (
    <>
      {first && (
        <Button variant="primary" onClick={() => setChosen(first)}>
          {first.label}
        </Button>
      )}
      {actions.length > 0 && <ActionMenu actions={actions} onChoose={setChosen} />}
      {open && <Asked resource={resource} record={record} action={open} dialogs={dialogs} onClose={close} />}
    </>
  )
}

function without(params: URLSearchParams, name: string): URLSearchParams {
  const rest = new URLSearchParams(params)
  rest.delete(name)
  return rest
}

function ActionMenu({ actions, onChoose }: { actions: readonly Action[]; onChoose: (action: Action) => void }) {
  return (
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
            .map((action) => ({ label: action.label, danger, onSelect: () => onChoose(action) })),
        )
        .filter((group) => group.length > 0)}
    />
  )
}

interface AskedProps {
  resource: Resource
  record: Row
  action: Action
  onClose: () => void
}

/** The dialog of an action: its own, if one is written by hand. */
function Asked({ dialogs, ...props }: AskedProps & { dialogs: ActionDialogs }) {
  const Own = dialogs[props.action.operation]
  if (!Own) return <RecordAction {...props} />
  return (
    <Suspense>
      <Own id={props.record.id} title={titleOf(props.resource, props.record)} onClose={props.onClose} />
    </Suspense>
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
  const isOne = (value: unknown, wanted: unknown) => (Array.isArray(wanted) ? wanted.includes(value) : value === wanted)
  if (Object.entries(is).some(([field, wanted]) => !isOne(record[field], wanted))) return false
  const named = among ? record[among] : undefined
  return !Array.isArray(named) || named.includes(operation)
}

/** An action's dialog, filled in from the record. Its heading names the record: nothing is done to somebody unnamed. */
function RecordAction({ resource, record, action, onClose }: AskedProps) {
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
