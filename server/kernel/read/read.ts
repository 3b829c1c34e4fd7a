import { kindOf, rulesFor } from '../../../access'
import type { Viewer } from '../../../access/viewer'
import type { PageInfo } from '../../../schema/generated/types'
import type { Database } from '../database/database'
import { invalid, notFound } from '../errors'
import { nameOf } from '../spoken'
import type { Entity } from './entity'
import { entityNamed } from './entity'
import { columnsSql } from './fields'
import {
  conditionsOf,
  dependsOnValues,
  type Fixed,
  filtersIn,
  keyOf,
  type ListArguments,
  orderOf,
  textualIn,
} from './list-sql'
import { pageSql } from './page-sql'
import { rowScope } from './scope'
import type { Selection } from './selection'
import { type Inputs, type Parameter, Parameters } from './sql-text'

export interface Row {
  id: string
  [field: string]: unknown
}

/** A statement and the source of each of its values. */
interface Plan {
  text: string
  parameters: Parameter[]
  search: boolean
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
}

const MOST_ROWS = 100
/** For one selection, since filters combine in a thousand ways. */
const MOST_PLANS = 500
const DEEPEST = 10_000
const COUNTED = 10_001
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const anonymous: Viewer = { id: '', role: 'user', type: 'aspiringSolicitor', abilities: [], confirmed: false }
const plans = new WeakMap<Selection, Map<string, Plan>>()
const rulesByKind = new Map<string, ReturnType<typeof rulesFor>>()

function rulesOf(viewer: Viewer | null) {
  const kind = viewer ? kindOf(viewer) : 'anonymous'
  let rules = rulesByKind.get(kind)
  if (!rules) {
    rules = rulesFor(viewer ?? anonymous)
    rulesByKind.set(kind, rules)
  }
  return { kind, rules }
}

/** The parameters of a viewer's rules, for statements written by hand. */
export function parametersFor(viewer: Viewer | null) {
  const { kind, rules } = rulesOf(viewer)
  return new Parameters(rules, kind)
}

function planned(selection: Selection, key: string, make: () => Plan): Plan {
  let known = plans.get(selection)
  if (!known) {
    known = new Map()
    plans.set(selection, known)
  }
  let plan = known.get(key)
  if (!plan) {
    if (known.size >= MOST_PLANS) known.clear()
    plan = make()
    known.set(key, plan)
  }
  return plan
}

export function createReader({
  database,
  viewer,
  now,
}: {
  database: Pick<Database, 'query'>
  viewer: Viewer | null
  now: () => Date
}): Reader {
  const { kind, rules } = rulesOf(viewer)

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

  function listPlan(
    entity: Entity,
    args: ListArguments,
    selection: Selection,
    total: boolean,
    most: number | null,
    fixed?: Fixed,
  ): Plan {
    const filters = filtersIn(args)
    const order = orderOf(entity, args)
    const key = `${kind}|${entity.name}|${filters}|${textualIn(entity, args, filters)}|${order.key}|${total}|${most}|${keyOf(fixed)}`
    return planned(selection, key, () => {
      const parameters = new Parameters(rules, kind)
      const conditions = conditionsOf(entity, args, filters, parameters, fixed)
      const { source, by, all } = pageSql(entity, conditions, order, most, parameters)
      const columns = columnsSql(entity, 'a', selection, parameters)
      const rows = `select coalesce(json_agg(r), '[]') from (select ${columns} from (${source}) a order by ${by}) r`
      const counted = total ? `, (select count(*)::int from (select 1 from ${all} limit ${COUNTED}) c) as total` : ''
      return {
        text: `${firstOf(parameters)}select (${rows}) as entries${counted}`,
        parameters: parameters.list,
        search: filters.includes('search') || dependsOnValues(entity, args, filters),
      }
    })
  }

  async function find(name: string, id: string, selection: Selection, by = 'id') {
    if (!UUID.test(id)) return null
    const entity = entityNamed(name)
    const plan = planned(selection, `${kind}|${name}|one|${by}`, () => {
      const parameters = new Parameters(rules, kind)
      const scope = rowScope('read', entity, 'a', parameters)
      const only = entity.only ? ` and a.${entity.only}` : ''
      const columns = columnsSql(entity, 'a', selection, parameters)
      const where = `a.${entity.columns[by]} = ${parameters.arg('id')} and ${scope}${only}`
      return {
        text: `select row_to_json(r) as row from (select ${columns} from ${entity.tableName} a where ${where}) r`,
        parameters: parameters.list,
        search: false,
      }
    })
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
      const plan = listPlan(entityNamed(name), args, selection.entries ?? {}, total, pageSize + 1, fixed)
      const [result] = await run(plan, { ...args, offset: args.after ? 0 : offset })
      const rows = result?.entries as Row[]
      return {
        entries: rows.slice(0, pageSize),
        pageInfo: pageInfoOf({ rows, page, pageSize, offset, total: result?.total as number | undefined }),
      }
    },
    async all(name, args, selection, fixed) {
      const [result] = await run(listPlan(entityNamed(name), args, selection, false, null, fixed), args)
      return result?.entries as Row[]
    },
  }
}

/** The head of a statement with what it finds first. */
const firstOf = ({ first }: Parameters) => (first.length ? `with ${first.join(', ')} ` : '')

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
