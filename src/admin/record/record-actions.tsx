import { useAbility } from '@casl/react'
import { type ComponentType, type ReactNode, Suspense, useId, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Resource } from '../../../resources'
import { holds, useViewer } from '../../providers/sign-in/viewer'
import { Button } from '../../ui/action/button'
import { Menu } from '../../ui/action/menu'
import type { OperationAbility } from '../ability'
import type { Row } from '../row'
import { DeleteDialog, useMayDelete } from './delete-button'
import { titleOf } from './places'
import styles from './record.module.css'
import { RecordAction } from './record-action'

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
  const [deleting, setDeleting] = useState(false)
  const [params, setParams] = useSearchParams()
  const mayDelete = useMayDelete(resource)
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
      {first && <FirstAction action={first} record={record} onChoose={() => setChosen(first)} />}
      {(actions.length > 0 || mayDelete) && (
        <ActionMenu actions={actions} onChoose={setChosen} onDelete={mayDelete ? () => setDeleting(true) : undefined} />
      )}
      {open && <Asked resource={resource} record={record} action={open} dialogs={dialogs} onClose={close} />}
      {deleting && (
        <DeleteDialog
          resource={resource}
          id={record.id}
          title={titleOf(resource, record)}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  )
}

function without(params: URLSearchParams, name: string): URLSearchParams {
  const rest = new URLSearchParams(params)
  rest.delete(name)
  return rest
}

/** The act that the state of a record asks for; one that cannot be done yet says why beside its button. */
function FirstAction({ action, record, onChoose }: { action: Action; record: Row; onChoose: () => void }) {
  const id = useId()
  // The definition is checked against the row's type, and records are read by it.
  const reason = action.blocked?.say(record as never)
  return (
    <>
      {reason && (
        <span id={id} className={styles.blocked}>
          {reason}
        </span>
      )}
      <Button variant="primary" disabled={!!reason} aria-describedby={reason ? id : undefined} onClick={onChoose}>
        {action.label}
      </Button>
    </>
  )
}

interface ActionMenuProps {
  actions: readonly Action[]
  onChoose: (action: Action) => void
  onDelete: (() => void) | undefined
}

function ActionMenu({ actions, onChoose, onDelete }: ActionMenuProps) {
  const items = (danger: boolean) =>
    actions
      .filter((action) => !!action.danger === danger)
      .map((action) => ({ label: action.label, danger, onSelect: () => onChoose(action) }))
  const groups = [
    items(false),
    [...items(true), ...(onDelete ? [{ label: 'Delete', danger: true, onSelect: onDelete }] : [])],
  ]
  return (
    <Menu
      label="Actions"
      trigger={(props) => (
        <Button icon="down" {...props}>
          Actions
        </Button>
      )}
      groups={groups.filter((group) => group.length > 0)}
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
export const conditionPaths = ({ actions = [], tabs = [] }: Resource): string[] => [
  ...actions.flatMap(({ when, unless, is, among, blocked }) =>
    [when, unless, ...Object.keys(is ?? {}), among, ...(blocked?.reads ?? [])].filter((path) => path !== undefined),
  ),
  ...tabs.flatMap(({ is }) => Object.keys(is ?? {})),
]

/** Whether the record's state allows an action. */
export function fits({ operation, when, unless, is = {}, among }: Condition, record: Record<string, unknown>): boolean {
  if (when && !record[when]) return false
  if (unless && record[unless]) return false
  if (!meets(is, record)) return false
  const named = among ? record[among] : undefined
  return !Array.isArray(named) || named.includes(operation)
}

/** Whether fields of a record have the values that are wanted, or of several one. */
export const meets = (wanted: Readonly<Record<string, unknown>>, record: Record<string, unknown>): boolean =>
  Object.entries(wanted).every(([field, value]) =>
    Array.isArray(value) ? value.includes(record[field]) : value === record[field],
  )
