import { useAbility } from '@casl/react'
import type { Resource } from '../../../resources'
import type { OperationAbility } from '../ability'
import type { Row } from '../row'
import { fits } from './record-actions'

/** The address of a record's form; none where the person, or the record's state, does not allow to change it. */
export function useEditPlace({ path, update, actions }: Resource, record: Row | undefined): string | undefined {
  const ability = useAbility<OperationAbility>()
  // The field in which a record names what can be done next, where its actions ask one.
  const among = actions?.find((action) => action.among)?.among
  return record && update && ability.can('call', update) && fits({ operation: update, among }, record)
    ? `${path}/${record.id}/edit`
    : undefined
}
