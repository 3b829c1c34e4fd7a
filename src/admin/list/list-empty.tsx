import { useAbility } from '@casl/react'
import type { Resource } from '../../../resources'
import { Button } from '../../ui/action/button'
import { LinkButton } from '../../ui/action/link-button'
import { EmptyState } from '../../ui/page/blank'
import type { OperationAbility } from '../ability'
import { newPlace } from '../record/places'
import { viewShown, wholeOf } from '../view/offered-views'
import type { ListState } from './list-state'

interface ListEmptyProps {
  resource: Resource
  state: ListState
  onState: (state: ListState) => void
}

/** What a list says that has no row to show, and what leads on: to all rows, to a search among them, or to a first row. */
export function ListEmpty({ resource, state, onState }: ListEmptyProps) {
  const ability = useAbility<OperationAbility>()
  const { label, singular, create, empty } = resource
  const all = { ...wholeOf(resource), pageSize: state.pageSize }
  const view = viewShown(state, resource)
  const isFiltered = Object.keys(state.filters).length > 0
  if (view && isFiltered)
    return (
      <EmptyState
        title={`Nothing in ‘${view.label}’`}
        action={<Button onClick={() => onState(all)}>{`Show all ${label.toLowerCase()}`}</Button>}
      >
        Rows appear here as they come.
      </EmptyState>
    )
  if (isFiltered && state.search)
    return (
      <EmptyState
        title={`No ${singular} matches`}
        icon="search"
        action={
          <Button onClick={() => onState({ ...all, search: state.search })}>
            {`Search all ${label.toLowerCase()}`}
          </Button>
        }
      >
        Only those of the chosen filters were searched.
      </EmptyState>
    )
  if (isFiltered || state.search)
    return (
      <EmptyState
        title={`No ${singular} matches`}
        icon="search"
        action={<Button onClick={() => onState(all)}>Clear search and filters</Button>}
      >
        Try fewer filters, or another spelling.
      </EmptyState>
    )
  return (
    <EmptyState
      title={empty?.title ?? `No ${singular} yet`}
      action={
        create &&
        ability.can('call', create) && (
          <LinkButton to={newPlace(resource)} icon="plus">
            {`New ${singular}`}
          </LinkButton>
        )
      }
    >
      {empty?.words ?? 'New ones appear here.'}
    </EmptyState>
  )
}
