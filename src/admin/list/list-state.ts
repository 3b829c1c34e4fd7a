import type { CrudFilters, CrudSorting } from '@refinedev/core'
import type { Resource } from '../../../resources'
import { addDays, startOf } from '../../ui/time/london-days'
import { catalogue, operationOf, typeOf } from '../catalogue'
import { type Widget, widgetOf } from '../form/widget'
import { labelOf } from '../words'

/** The state of a list, as its address (list-address.ts) holds it. */
export interface ListState {
  page: number
  pageSize: number
  search: string
  order?: { by: string; direction: 'asc' | 'desc' }
  /** By argument: a text or several. Instants are days of London. */
  filters: Record<string, string | string[]>
}

export const PAGE_SIZES = [20, 50, 100]
const notFilters = ['page', 'pageSize', 'orderBy', 'orderDirection', 'after', 'search']

/** The arguments that filter a list, with their widgets. */
export function filtersOf(resource: Resource): { name: string; widget: Widget; many: boolean; description?: string }[] {
  const { args } = operationOf(resource.list)
  const { choices, references, says } = resource
  const names = resource.filters ?? Object.keys(args).filter((name) => !notFilters.includes(name))
  return names.flatMap((name) => {
    const field = args[name]
    const widget = field && widgetOf(name, field, { type: typeOf(resource), choices, references, says })
    return widget ? [{ name, widget, many: !!field.list, description: field.description }] : []
  })
}

/** The label of a filter; a reference is labelled by its noun. */
export const filterLabel = (name: string, { labels }: Resource) => labelOf(name.replace(/Ids?$/, ''), labels)

/** The possible sorts of a list, from the schema's enum. */
export function sortsOf({ list }: Pick<Resource, 'list'>): string[] {
  const type = operationOf(list).args.orderBy?.type
  return (type ? catalogue.enums[type] : undefined)?.map(({ value }) => value) ?? []
}

/** The server's sort of a column: `startAt` is `start_at`, unless the definition names another. */
export const sortOf = (column: string, { sorts }: Pick<Resource, 'sorts'>): string =>
  sorts?.[column] ?? column.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** A state's search and filters as the arguments' values. */
export function crudFilters(state: ListState, resource: Resource): CrudFilters {
  const values = filtersOf(resource).flatMap(({ name, widget }) => {
    const value = state.filters[name]
    return value === undefined ? [] : [{ field: name, operator: 'eq' as const, value: argumentOf(name, widget, value) }]
  })
  return state.search ? [...values, { field: 'search', operator: 'eq', value: state.search }] : values
}

export const crudSorters = ({ order }: ListState): CrudSorting =>
  order ? [{ field: order.by, order: order.direction }] : []

function argumentOf(name: string, { kind }: Widget, value: string | string[]): unknown {
  if (kind === 'switch') return value === 'true'
  if (kind === 'whole' || kind === 'number') return Number(value)
  // The chosen last day is included.
  if (kind === 'instant') return startOf(addDays(String(value), /until$/i.test(name) ? 1 : 0))
  return value
}
