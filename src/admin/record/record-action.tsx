import { useOne } from '@refinedev/core'
import { useMemo } from 'react'
import type { Resource } from '../../../resources'
import { operationOf, typeOf } from '../catalogue'
import { ActionDialog } from '../form/action-dialog'
import { formFields, recordPaths } from '../form/form-fields'
import type { Row } from '../row'
import { titleOf } from './places'

type Action = NonNullable<Resource['actions']>[number]

interface RecordActionProps {
  resource: Resource
  record: Row
  action: Action
  onClose: () => void
}

/** An action's dialog, filled in from the record. Its heading names the record: nothing is done to somebody unnamed. */
export function RecordAction({ resource, record, action, onClose }: RecordActionProps) {
  const { operation, by = 'id', label, note, danger, set, asks } = action
  const { id } = record
  const fixed = useMemo(() => ({ [by]: id, ...set }), [by, id, set])
  const kept = useMemo(() => keptArguments(operation, fixed, asks), [operation, fixed, asks])
  const paths = useMemo(() => {
    // Only an operation on the record itself starts from the record's values.
    const fields = by === 'id' ? formFields({ operation, resource, fixed, only: asks }) : []
    return [...recordPaths(fields, typeOf(resource)), ...kept]
  }, [operation, resource, fixed, asks, by, kept])
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
      fixed={{ ...Object.fromEntries(kept.map((name) => [name, result?.[name]])), ...fixed }}
      resource={resource}
      {...(isChange ? { record: result } : { defaults: by === 'id' ? result : undefined })}
      touches={resource.list}
      onClose={onClose}
    />
  )
}

/** Arguments that an operation cannot do without and an action does not ask for: they are sent as the record has them. */
const keptArguments = (operation: string, fixed: object, asks: readonly string[] | undefined): string[] =>
  asks
    ? Object.entries(operationOf(operation).args)
        .filter(([name, { required }]) => required && !(name in fixed) && !asks.includes(name))
        .map(([name]) => name)
    : []
