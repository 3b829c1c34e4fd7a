import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { Resource } from '../../../resources'
import { paramsOf, stateFrom } from '../../admin/list/list-address'
import { crudFilters, type ListState } from '../../admin/list/list-state'
import { useKept } from '../../providers/kept-values'
import type { InterestFiguresQueryVariables } from './interest.documents'

/** What narrows the leads, as the board asks for it. */
export type Narrowing = InterestFiguresQueryVariables

const views = ['board', 'list'] as const
export type View = (typeof views)[number]
const isView = (value: unknown): value is View => views.some((each) => each === value)

/** Whether leads are shown as a board or as a list; undefined until it is known. */
export function useView() {
  const { value, keep } = useKept('interest_view', { initial: 'board' as View, isValue: isView })
  return { view: value, setView: keep }
}

/** The parameters of the address that are no filters of the list: the open lead, and on a phone the column. */
const OWN = ['lead', 'status']

/** What the address says, and ways to change it. */
export function useInterest(resource: Resource) {
  const [params, setParams] = useSearchParams()
  const board = useMemo(() => onBoard(resource), [resource])
  const state = stateFrom(params, board)
  const put = (name: string, value: string | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (value === null) next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return {
    /** The definition as the board has it: its columns are the statuses, so it is not narrowed by them. */
    board,
    state,
    narrowing: narrowingOf(state, board),
    lead: params.get('lead'),
    open: (id: string | null) => put('lead', id),
    change: (next: ListState) => {
      const asked = paramsOf(next, board)
      for (const name of OWN) for (const value of params.getAll(name)) asked.set(name, value)
      setParams(asked, { replace: true, preventScrollReset: true })
    },
  }
}

const onBoard = (resource: Resource): Resource => ({
  ...resource,
  filters: resource.filters?.filter((name) => name !== 'contactStatus') ?? [],
})

const narrowingOf = (state: ListState, board: Resource): Narrowing =>
  Object.fromEntries(
    crudFilters(state, board).flatMap((each) => ('field' in each ? [[each.field, each.value] as const] : [])),
  )
