import type { Resource } from '../../../resources'
import { useKept } from '../../providers/kept-values'
import { paramsOf } from '../list/list-address'
import type { ListState } from '../list/list-state'

/** A named set of filters, order and columns of a list: the address that holds them, and the columns. */
export interface View {
  name: string
  query: string
  columns: string[]
}

export const MOST_VIEWS = 12
export const LONGEST_NAME = 40

type Views = Record<string, View[]>

const isView = (value: unknown): value is View =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'query' in value &&
  typeof value.query === 'string' &&
  'columns' in value &&
  Array.isArray(value.columns) &&
  value.columns.every((each) => typeof each === 'string')

const isViews = (value: unknown): value is Views =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((list) => Array.isArray(list) && list.every(isView))

/** What a list shows, as a view keeps it: from the first page on. */
export const queryOf = (state: ListState, resource: Resource): string =>
  paramsOf({ ...state, page: 1 }, resource).toString()

/** The view that a list shows: the one with these filters and this order, of several the one with these columns. */
export function viewShown(views: readonly View[], query: string, columns: readonly string[]): View | undefined {
  const alike = views.filter((view) => view.query === query)
  return alike.find((view) => view.columns.join() === columns.join()) ?? alike[0]
}

/** The views with one more, which takes the place of one with its name. */
export function withView(views: readonly View[], view: View): View[] {
  const at = views.findIndex(({ name }) => name === view.name)
  return at < 0 ? [...views, view] : views.map((each, index) => (index === at ? view : each))
}

interface OwnViews {
  /** Undefined until they are known. */
  views: readonly View[] | undefined
  keep: (views: View[]) => void
}

/** The signed-in person's views of a list, on all their devices. */
export function useViews({ list }: Resource): OwnViews {
  const { value, keep } = useKept<Views>('list_views', { initial: {}, isValue: isViews, loud: true })
  return {
    views: value && (value[list] ?? []),
    // Views that could not be read must not be replaced by these few.
    keep: (views) => value && keep({ ...value, [list]: views }),
  }
}
