import type { Resource } from '../../../resources'
import { SelectField } from '../../ui/form/select-field'
import { fieldAt, typeOf } from '../catalogue'
import { labelOf, words } from '../words'
import { type ListState, sortOf, sortsOf } from './list-state'
import styles from './record-rows.module.css'

interface SortSelectProps {
  resource: Resource
  state: ListState
  onState: (state: ListState) => void
}

/** The order of a list where it has no heads of columns to press: each sort of the server, both ways. */
export function SortSelect({ resource, state, onState }: SortSelectProps) {
  const sorts = sortsOf(resource)
  if (sorts.length === 0) return null
  const { order } = state
  return (
    <SelectField
      label="Sorted by"
      labelHidden
      className={styles.sort}
      value={order ? `${order.by} ${order.direction}` : ''}
      placeholder={resource.order ? undefined : 'Usual order'}
      options={sorts.flatMap((by) => waysOf(by, resource))}
      onChange={({ target }) => {
        const [by = '', direction] = target.value.split(' ')
        const order = by ? ({ by, direction: direction === 'desc' ? 'desc' : 'asc' } as const) : undefined
        onState({ ...state, page: 1, order })
      }}
    />
  )
}

function waysOf(by: string, resource: Resource) {
  const column = resource.columns.find((path) => sortOf(path, resource) === by)
  const label = column ? labelOf(column, resource.labels) : words(by)
  const kind = column && fieldAt(typeOf(resource), column)?.type
  const [first, last] =
    kind === 'String'
      ? ['A to Z', 'Z to A']
      : kind === 'Pence'
        ? ['least first', 'most first']
        : ['earliest first', 'latest first']
  return [
    { value: `${by} asc`, label: `${label}, ${first}` },
    { value: `${by} desc`, label: `${label}, ${last}` },
  ]
}
