import { type CrudFilters, useList } from '@refinedev/core'
import { keepPreviousData } from '@tanstack/react-query'
import type { Resource } from '../../../resources'
import { operationOf } from '../catalogue'
import { markPaths } from '../cell/silent'
import { titlePaths } from '../record/places'
import type { Row } from '../row'
import { crudFilters, crudSorters, type ListState } from './list-state'

interface Asked {
  resource: Resource
  state: ListState
  columns: readonly string[]
  /** Further paths to read, for the rows' actions. */
  also?: readonly string[]
  /** Filters that people do not choose, such as the record that a list belongs to. */
  fixed?: CrudFilters
}

/** The rows of a list's state; the previous ones stay until the next have come. */
export function useRows({ resource, state, columns, also = [], fixed = [] }: Asked) {
  const paths = [
    ...new Set([
      ...columns,
      ...markPaths(resource, columns),
      ...also,
      ...titlePaths(resource),
      ...(resource.tree ? [resource.tree] : []),
    ]),
  ]
  const { query, result } = useList<Row>({
    resource: resource.list,
    pagination: { currentPage: state.page, pageSize: state.pageSize },
    sorters: crudSorters(state),
    filters: [...fixed, ...crudFilters(state, resource)],
    meta: { paths },
    errorNotification: false,
    queryOptions: { placeholderData: keepPreviousData },
  })
  const rows = query.data ? result.data : undefined
  return { query, rows, total: query.data ? (result.total ?? rows?.length) : undefined }
}

export type FoundRows = ReturnType<typeof useRows>

/** How many rows there are without search and filters; asked for only while there are some. */
export function useWhole(resource: Resource, isNarrowed: boolean): number | undefined {
  const isPaged = Boolean(operationOf(resource.list).entries)
  const { query, result } = useList<Row>({
    resource: resource.list,
    pagination: { currentPage: 1, pageSize: 1 },
    meta: { paths: ['id'] },
    errorNotification: false,
    queryOptions: { enabled: isNarrowed && isPaged, placeholderData: keepPreviousData },
  })
  return isNarrowed && isPaged && query.data ? result.total : undefined
}

/** '318', or '10,000+' if more match than are counted. */
export const totalWords = (total: number): string => (total > 10_000 ? '10,000+' : total.toLocaleString('en-GB'))
