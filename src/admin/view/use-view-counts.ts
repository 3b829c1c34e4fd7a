import { useQuery } from '@tanstack/react-query'
import type { Resource } from '../../../resources'
import { operationOf } from '../catalogue'
import { ask } from '../client'
import { countsDocument } from '../documents'
import { crudFilters, type ListState } from '../list/list-state'
import { useChanges } from '../live-provider'

type Counts = Record<string, { pageInfo: { totalCount: number } }>

/** How many rows each of these states of a list has, in one request; undefined until they are known, and of a list without pages. */
export function useCounts(resource: Resource, states: readonly ListState[]): readonly number[] | undefined {
  const sets = states.map((state) =>
    Object.fromEntries(
      crudFilters(state, resource).flatMap((each) => ('field' in each ? [[each.field, each.value]] : [])),
    ),
  )
  const { data, refetch } = useQuery({
    queryKey: ['ListCounts', resource.list, sets],
    enabled: sets.length > 0 && Boolean(operationOf(resource.list).entries),
    queryFn: ({ signal }) => ask<Counts>(countsDocument(resource.list, sets), signal),
  })
  useChanges(resource.live, () => void refetch())
  return data && sets.map((_, place) => data[`of${place}`]?.pageInfo.totalCount ?? 0)
}
