import type { Viewer } from '../../../access/viewer'
import type { PageInfo } from '../../../schema/generated/types'
import type { Database } from '../database/database'
import { invalid, notFound } from '../errors'
import { nameOf } from '../spoken'
import { entityNamed } from './entity'
import type { Fixed, ListArguments } from './list-sql'
import { listPlan, type Plan, rowPlan, rulesOf, type Totals, totalsPlan } from './plans'
import type { Selection } from './selection'
import { type Inputs, Parameters } from './sql-text'

export interface Row {
  id: string
  [field: string]: unknown
}

export interface Reader {
  /** One row by id, or by another unique column. Throws NOT_FOUND if there is none or the viewer may not read it. */
  one(entity: string, id: string, selection: Selection): Promise<Row>
  /** The same, but null instead of an error. */
  find(entity: string, id: string, selection: Selection, by?: string): Promise<Row | null>
  /** A page of rows. */
  page(
    entity: string,
    args: ListArguments,
    selection: Selection,
    fixed?: Fixed,
  ): Promise<{ entries: Row[]; pageInfo: PageInfo }>
  /** All rows, of a list that cannot grow. */
  all(entity: string, args: ListArguments, selection: Selection, fixed?: Fixed): Promise<Row[]>
  /** What a list's rows come to together; of fields that whoever asks may read, since no rule hides a part of a sum. */
  totals(entity: string, args: ListArguments, totals: Totals): Promise<Record<string, unknown>>
}

const MOST_ROWS = 100
const DEEPEST = 10_000
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The parameters of a viewer's rules, for statements written by hand. */
export function parametersFor(viewer: Viewer | null) {
  const { kind, rules } = rulesOf(viewer)
  return new Parameters(rules, kind)
}

interface ReaderOptions {
  database: Pick<Database, 'query'>
  viewer: Viewer | null
  now: () => Date
}

export function createReader({ database, viewer, now }: ReaderOptions): Reader {
  const own = rulesOf(viewer)

  async function run(plan: Plan, args: Record<string, unknown>): Promise<Row[]> {
    const inputs: Inputs = { me: viewer?.id ?? null, now: now(), args }
    const values = plan.parameters.map((parameter) => parameter(inputs))
    const result = await database.query({
      text: plan.text,
      values,
      search: plan.search,
    })
    return result.rows as Row[]
  }

  async function find(name: string, id: string, selection: Selection, by = 'id') {
    if (!UUID.test(id)) return null
    const plan = rowPlan(own, entityNamed(name), selection, by)
    const [found] = await run(plan, { id })
    return (found?.row as Row | undefined) ?? null
  }

  return {
    find,
    async one(name, id, selection) {
      const found = await find(name, id, selection)
      if (!found) throw notFound(nameOf(name))
      return found
    },
    async page(name, args, selection, fixed) {
      const pageSize = between(args.pageSize ?? 20, 1, MOST_ROWS, 'pageSize')
      const page = between(args.page ?? 1, 1, DEEPEST, 'page')
      const offset = (page - 1) * pageSize
      if (offset + pageSize > DEEPEST)
        throw invalid('page', 'Lists can be paged through 10,000 rows; narrow the filters instead.')
      const asked = selection.pageInfo ?? {}
      const total = 'totalCount' in asked || 'totalPages' in asked
      // One row more than asked for shows whether there is a next page.
      const plan = listPlan(own, entityNamed(name), args, selection.entries ?? {}, { total, most: pageSize + 1, fixed })
      const [result] = await run(plan, { ...args, offset: args.after ? 0 : offset })
      const rows = result?.entries as Row[]
      return {
        entries: rows.slice(0, pageSize),
        pageInfo: pageInfoOf({ rows, page, pageSize, offset, total: result?.total as number | undefined }),
      }
    },
    async all(name, args, selection, fixed) {
      const [result] = await run(
        listPlan(own, entityNamed(name), args, selection, { total: false, most: null, fixed }),
        args,
      )
      return result?.entries as Row[]
    },
    async totals(name, args, totals) {
      const [sums] = await run(totalsPlan(own, entityNamed(name), args, totals), { ...args, offset: 0 })
      return sums ?? {}
    },
  }
}

function between(value: number, least: number, most: number, field: string) {
  if (!Number.isInteger(value) || value < least || value > most)
    throw invalid(field, `Must be a whole number from ${least} to ${most}.`)
  return value
}

interface Page {
  rows: Row[]
  page: number
  pageSize: number
  offset: number
  total: number | undefined
}

function pageInfoOf({ rows, page, pageSize, offset, total = 0 }: Page): PageInfo {
  const shown = rows.slice(0, pageSize)
  const hasNextPage = rows.length > pageSize
  const hasPreviousPage = page > 1
  return {
    currentOffset: offset,
    currentPage: page,
    startCursor: shown[0]?.id ?? null,
    endCursor: shown.at(-1)?.id ?? null,
    hasNextPage,
    hasPreviousPage,
    nextPage: hasNextPage ? page + 1 : null,
    previousPage: hasPreviousPage ? page - 1 : null,
    nextOffset: hasNextPage ? offset + pageSize : null,
    previousOffset: hasPreviousPage ? offset - pageSize : null,
    pageSize,
    totalCount: total,
    totalPages: Math.ceil(total / pageSize),
  }
}
