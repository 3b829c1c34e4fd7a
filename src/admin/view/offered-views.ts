import type { OfferedView, Resource } from '../../../resources'
import { now } from '../../providers/device/clock'
import { addDays, dayOf } from '../../ui/time/london-days'
import type { ListState } from '../list/list-state'

/** A view that a list offers to everybody, as it is today. */
interface ViewToday {
  label: string
  /** Its name in the list's address. */
  name: string
  state: ListState
  /** Its rows wait for somebody. */
  waits: boolean
}

/** What a list shows with neither search nor filters, in its own order. */
export const wholeOf = ({ order }: Resource): ListState => ({ page: 1, pageSize: 20, search: '', order, filters: {} })

/** The views of a list: the whole of it, and those that its definition offers. */
export const viewsOf = (resource: Resource): readonly [ViewToday, ...ViewToday[]] => [
  { label: 'All', name: 'all', state: wholeOf(resource), waits: false },
  ...(resource.views ?? []).map((view) => ({
    label: view.label,
    name: view.label.toLowerCase().replaceAll(' ', '-'),
    state: stateOf(view, resource),
    waits: view.waits ?? false,
  })),
]

function stateOf(view: OfferedView, resource: Resource): ListState {
  const today = dayOf(now())
  const filters = Object.entries(view.filters((after) => addDays(today, after))).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, typeof value === 'string' ? value : [...value]] as const],
  )
  return { ...wholeOf(resource), order: view.order ?? resource.order, filters: Object.fromEntries(filters) }
}

/** The view that a list opens with. */
export function openingOf(resource: Resource): ViewToday {
  const [whole, ...offered] = viewsOf(resource)
  return offered[resource.views?.findIndex(({ opens }) => opens) ?? -1] ?? whole
}

/** The view whose rows a state shows. */
export const viewShown = (state: ListState, resource: Resource): ViewToday | undefined =>
  viewsOf(resource).find((view) => isAlike(view.state, state))

/** Whether two states show the same rows in the same order. */
const isAlike = (one: ListState, other: ListState): boolean => selectionOf(one) === selectionOf(other)

const selectionOf = ({ search, filters, order }: ListState) =>
  JSON.stringify([search, Object.entries(filters).sort(([a], [b]) => (a < b ? -1 : 1)), order?.by, order?.direction])
