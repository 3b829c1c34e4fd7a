import { kindOf, rulesFor } from '../../../access'
import type { Viewer } from '../../../access/viewer'
import type { Entity, SqlScope } from './entity'
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
import { type Parameter, Parameters } from './sql-text'

/** What is added up over a list's rows, by name: aggregates in SQL over the alias `a`, some of them at the clock's present. */
export type Totals = Readonly<Record<string, string | ((scope: Pick<SqlScope, 'now'>) => string)>>

/** A statement and the source of each of its values. */
export interface Plan {
  text: string
  parameters: Parameter[]
  search: boolean
}

/** For one selection, since filters combine in a thousand ways. */
const MOST_PLANS = 500
const COUNTED = 10_001
const ADDED_UP = 10_000

const anonymous: Viewer = { id: '', role: 'user', type: 'aspiringSolicitor', abilities: [], confirmed: false }
const plans = new WeakMap<Selection | Totals, Map<string, Plan>>()
const rulesByKind = new Map<string, ReturnType<typeof rulesFor>>()

/** The rules of a viewer's kind, which share the statements. */
export function rulesOf(viewer: Viewer | null) {
  const kind = viewer ? kindOf(viewer) : 'anonymous'
  let rules = rulesByKind.get(kind)
  if (!rules) {
    rules = rulesFor(viewer ?? anonymous)
    rulesByKind.set(kind, rules)
  }
  return { kind, rules }
}

type Rules = ReturnType<typeof rulesOf>

function planned(selection: Selection | Totals, key: string, make: () => Plan): Plan {
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

interface Asked {
  /** Whether the rows of the whole list are counted too. */
  total: boolean
  /** Rows of a page; null: all. */
  most: number | null
  fixed: Fixed | undefined
}

/** The statement of a list. */
export function listPlan(
  { kind, rules }: Rules,
  entity: Entity,
  args: ListArguments,
  selection: Selection,
  { total, most, fixed }: Asked,
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

/** The statement that adds up a list's rows, the first ten thousand in its order, so that it costs no more as a school grows. */
export function totalsPlan({ kind, rules }: Rules, entity: Entity, args: ListArguments, totals: Totals): Plan {
  const filters = filtersIn(args)
  const key = `${kind}|${entity.name}|${filters}|${textualIn(entity, args, filters)}`
  return planned(totals, key, () => {
    const parameters = new Parameters(rules, kind)
    const conditions = conditionsOf(entity, args, filters, parameters, undefined)
    const { source } = pageSql(entity, conditions, orderOf(entity, {}), ADDED_UP, parameters)
    const sums = Object.entries(totals).map(
      ([name, sql]) => `${typeof sql === 'string' ? sql : sql(parameters)} as "${name}"`,
    )
    return {
      text: `${firstOf(parameters)}select ${sums} from (${source}) a`,
      parameters: parameters.list,
      search: filters.includes('search') || dependsOnValues(entity, args, filters),
    }
  })
}

/** The statement of one row by a unique column. */
export function rowPlan({ kind, rules }: Rules, entity: Entity, selection: Selection, by: string): Plan {
  return planned(selection, `${kind}|${entity.name}|one|${by}`, () => {
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
}

/** The head of a statement with what it finds first. */
const firstOf = ({ first }: Parameters) => (first.length ? `with ${first.join(', ')} ` : '')
