import type { Resource } from '../../../resources'
import { cutText } from '../../../rules/cut-text'
import { MOST_SEARCHED } from '../../../rules/limits'
import { openingOf, viewShown, viewsOf } from '../view/offered-views'
import { filtersOf, type ListState, PAGE_SIZES, sortsOf } from './list-state'

/** The parameter with the view that a list shows. It stands for the view's filters, so that 'today' is another day tomorrow. */
const VIEW = 'view'

/** Reads an address and ignores parameters of other pages. */
export function stateFrom(params: URLSearchParams, resource: Resource): ListState {
  const given = stateIn(params, resource)
  const named = viewsOf(resource).find(({ name }) => name === params.get(VIEW))
  if (viewShown(given, resource)?.name !== 'all') return given
  const { filters, order } = (named ?? openingOf(resource)).state
  return { ...given, filters, order }
}

function stateIn(params: URLSearchParams, resource: Resource): ListState {
  const by = params.get('orderBy')
  const direction = params.get('orderDirection') === 'desc' ? 'desc' : 'asc'
  const pageSize = Number(params.get('pageSize'))
  const filters = filtersOf(resource).flatMap(({ name, many }) => {
    const values = params.getAll(name).filter(Boolean)
    return values.length ? [[name, many ? values : (values[0] ?? '')] as const] : []
  })
  return {
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
    pageSize: PAGE_SIZES.includes(pageSize) ? pageSize : 20,
    search: cutText(params.get('search') ?? '', MOST_SEARCHED, ''),
    order: by && sortsOf(resource).includes(by) ? { by, direction } : resource.order,
    filters: Object.fromEntries(filters),
  }
}

/** The address of a state, without defaults. */
export function paramsOf(state: ListState, resource: Resource): URLSearchParams {
  const params = new URLSearchParams()
  const view = viewShown(state, resource)
  if (!view) addSelection(params, state, resource)
  else if (view.name !== openingOf(resource).name) params.set(VIEW, view.name)
  if (state.page > 1) params.set('page', String(state.page))
  if (state.pageSize !== 20) params.set('pageSize', String(state.pageSize))
  return params
}

function addSelection(params: URLSearchParams, state: ListState, resource: Resource): void {
  if (state.search) params.set('search', state.search)
  for (const [name, value] of Object.entries(state.filters))
    for (const each of [value].flat()) params.append(name, each)
  const { order } = state
  if (order && (order.by !== resource.order?.by || order.direction !== resource.order?.direction)) {
    params.set('orderBy', order.by)
    params.set('orderDirection', order.direction)
  }
}
