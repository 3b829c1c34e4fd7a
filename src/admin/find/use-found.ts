import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { usePaused } from '../../providers/page/use-paused'
import { useViewer } from '../../providers/sign-in/viewer'
import { abilityFor } from '../ability'
import { type FoundGroup, findable, findIn, SHORTEST } from './find-lists'
import { placesNamed } from './find-places'

/** Where a search stands; none while too little is typed. */
export type Search = 'none' | 'running' | 'done' | 'failed'

/** What has a text in its name: places at once, and rows of lists after a pause in typing. */
export function useFound(typed: string): { groups: FoundGroup[]; kinds: string; search: Search; retry: () => void } {
  const viewer = useViewer()
  const ability = useMemo(() => abilityFor(viewer), [viewer])
  const sought = usePaused(typed).trim()
  const lists = findable(ability)
  const isLong = sought.length >= SHORTEST && lists.length > 0
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['Find', sought, viewer?.id],
    enabled: isLong,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => findIn(lists, sought, signal),
  })
  const places = placesNamed(typed.trim(), ability)
  const isBehind = typed.trim() !== sought && typed.trim().length >= SHORTEST
  return {
    groups: [
      ...(isLong && !isError ? (data ?? []) : []),
      ...(places.length > 0 ? [{ label: 'Places', found: places }] : []),
    ],
    kinds: [...lists.map(({ label }) => label.toLowerCase()), 'places'].join(', ').replace(/, (?=[^,]*$)/, ' and '),
    search: isBehind || (isLong && isFetching) ? 'running' : !isLong ? 'none' : isError ? 'failed' : 'done',
    retry: () => void refetch(),
  }
}
