import type { CrudFilters } from '@refinedev/core'
import type { Resource } from '../../../resources'
import { BYTE_ORDER_MARK, csvLine, csvText } from '../../ui/files/csv'
import { fieldAt, operationOf, typeOf } from '../catalogue'
import { isSilent, markPaths } from '../cell/silent'
import { unitWords } from '../cell/units'
import { ask } from '../client'
import { listDocument } from '../documents'
import type { ListState } from '../list/list-state'
import type { Row } from '../row'
import { labelOf } from '../words'
import { csvRow } from './csv'

// Sorts before every id, so that the first page is read in id order too.
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'
const ROWS_AT_ONCE = 100
/** Beyond so many rows the server continues by cursor only. */
const MOST_ORDERED = 10_000

interface Page {
  entries: Row[]
  pageInfo: { endCursor: string | null; hasNextPage: boolean }
}

interface ExportOptions {
  resource: Resource
  columns: readonly string[]
  filters: CrudFilters
  /** The order on the screen; without it, that of the server. */
  order?: ListState['order']
  signal: AbortSignal
  onProgress: (rows: number) => void
}

/** Every matching row as a CSV file, in the order of the screen. */
export async function exportCsv({
  resource,
  columns: shown,
  filters,
  order,
  signal,
  onProgress,
}: ExportOptions): Promise<Blob> {
  // The address of a file runs out within minutes.
  const columns = shown.filter((path) => path !== 'url')
  const type = typeOf(resource)
  const parts = [BYTE_ORDER_MARK, csvLine(columns.map((path) => csvText(heading(type, path, resource))))]
  let rows = 0
  for await (const page of pages({ resource, columns, filters, order, signal })) {
    const cells = (row: Row) => csvRow(type, columns, row, (path) => isSilent(resource, path, row), resource.says)
    parts.push(page.map((row) => csvLine(cells(row))).join(''))
    rows += page.length
    onProgress(rows)
  }
  return new Blob(parts, { type: 'text/csv;charset=utf-8' })
}

/**
 * Pages in order as far as the server counts them, and each row once. More than one page is then read again by cursor, in the order of ids: rows that slipped
 * past while the pages were read, and all beyond, follow at the end, so that none is left out.
 */
async function* pages({ resource, columns, filters, order, signal }: Omit<ExportOptions, 'onProgress'>) {
  const { args, entries } = operationOf(resource.list)
  const paths = [...new Set([...columns, ...markPaths(resource, columns)])]
  const given = Object.fromEntries(
    filters.flatMap((filter) => ('field' in filter ? [[filter.field, filter.value]] : [])),
  )
  const read = <Result>(more: Record<string, unknown>) =>
    ask<Record<string, Result>>(listDocument(resource.list, paths, { ...given, ...more }, false), signal)
  if (!entries || !args.after) {
    yield (await read<Row[]>({}))[resource.list] ?? []
    return
  }
  const seen = new Set<unknown>()
  const unseen = (page: Page | undefined) => (page?.entries ?? []).filter(({ id }) => !seen.has(id) && seen.add(id))
  const sorted = order && args.orderBy ? { orderBy: order.by, orderDirection: order.direction } : {}
  let hasNext = true
  for (let page = 1; hasNext && page <= MOST_ORDERED / ROWS_AT_ONCE; page++) {
    const found: Page | undefined = (await read<Page>({ ...sorted, page, pageSize: ROWS_AT_ONCE }))[resource.list]
    yield unseen(found)
    hasNext = found?.pageInfo.hasNextPage ?? false
    if (page === 1 && !hasNext) return
  }
  let after: string | null = BEFORE_ALL
  while (after) {
    const page: Page | undefined = (await read<Page>({ after, pageSize: ROWS_AT_ONCE }))[resource.list]
    yield unseen(page)
    after = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null
  }
}

const units: Record<string, string> = { Pence: ' (£)', DateTime: ' (London)' }

function heading(type: string, path: string, { labels, units: counted }: Resource) {
  const counts = counted?.[path]
  const unit = counts ? ` (${unitWords[counts]})` : (units[fieldAt(type, path)?.type ?? ''] ?? '')
  return labelOf(path, labels) + unit
}
