import type { Action, Conditions } from '../../../access/rule'
import { folded } from '../../../rules/folded'
import { invalid } from '../errors'
import { type Entity, entityNamed, type Relation, snake, sortedBy } from './entity'
import { fieldScope, match, rowScope } from './scope'
import type { Parameters } from './sql-text'

export interface ListArguments {
  page?: number | null
  pageSize?: number | null
  orderBy?: string | null
  orderDirection?: 'asc' | 'desc' | null
  after?: string | null
  [filter: string]: unknown
}

/** SQL over the alias `a`, with the arguments it names. The statement is cached by this name, so equal names must mean equal SQL. */
interface NamedSql {
  name: string
  sql(scope: {
    me(): string
    now(): string
    arg(name: string): string
    /** The rows to which the viewer may do this, as the rules say. */
    may(action: Action): string
  }): string
}

/** A filter of the operation itself: conditions as in a rule, or SQL by name. */
export type Fixed = Conditions | NamedSql

export const isNamed = (fixed: Fixed | undefined): fixed is NamedSql =>
  typeof fixed?.sql === 'function' && typeof fixed.name === 'string'

/** The part of a statement's key that tells an operation's filters apart. */
export const keyOf = (fixed: Fixed | undefined) => (isNamed(fixed) ? `sql ${fixed.name}` : JSON.stringify(fixed))

const notFilters = new Set(['page', 'pageSize', 'orderBy', 'orderDirection', 'after'])

/** The filters in a list's arguments. */
export const filtersIn = (args: ListArguments): string[] =>
  Object.keys(args).filter((name) => !notFilters.has(name) && args[name] !== undefined && args[name] !== null)

/** What a folded text is like; null, which nothing is, for signs alone: they do not matter, so there is nothing to look for. */
function patternOf(search: string): string | null {
  const looked = folded(search)
  return looked || !search.trim() ? `%${looked.replace(/[\\%_]/g, '\\$&')}%` : null
}

/** The columns that `search` looks in, and those of related rows, each only where the viewer may see it. */
function searchSql(
  entity: Entity,
  alias: string,
  parameters: Parameters,
  related: (relation: Relation) => string = (relation) => searchFirst(entity, alias, relation, parameters),
): string {
  const text = parameters.add('search', ({ args }) => patternOf(String(args.search)))
  const parts = entity.search.map((field) => {
    const scope = fieldScope('read', entity, alias, field, parameters)
    const relation = entity.relations[field]
    const hit = relation ? related(relation) : `folded(${alias}.${entity.columns[field]}) like ${text}`
    return scope === 'true' ? hit : `(${hit} and ${scope})`
  })
  return parts.length ? `(${parts.join(' or ')})` : 'true'
}

/**
 * Rows with a related row that `search` finds. Those are found first and once, by their own index, and then the rows by their ids: of ids the planner
 * expects few rows, so it does not read the whole list in its order instead.
 */
function searchFirst(entity: Entity, alias: string, relation: Relation, parameters: Parameters): string {
  const found = relatedTo(relation, parameters)
  if (relation.kind !== 'one') return `${alias}.id = any(${parameters.idsOf(found)})`
  const own = parameters.alias()
  const rows = `select ${own}.id from ${entity.tableName} ${own} where ${own}.${snake(relation.key)} in (${found})`
  return `${alias}.id = any(${parameters.idsOf(rows)})`
}

/** The same of rows that are found themselves on the way to others: they are in no order, so their keys find them. */
function searchOnTheWay(alias: string, relation: Relation, parameters: Parameters): string {
  const own = relation.kind === 'one' ? snake(relation.key) : 'id'
  return `${alias}.${own} = any(array(${relatedTo(relation, parameters)}))`
}

/** The keys of what `search` finds at the other end of a relation. */
function relatedTo({ kind, to, key }: Relation, parameters: Parameters): string {
  const other = entityNamed(to)
  const inner = parameters.alias()
  const search = searchSql(other, inner, parameters, (relation) => searchOnTheWay(inner, relation, parameters))
  const where = [search, rowScope('read', other, inner, parameters)].filter((each) => each !== 'true').join(' and ')
  return `select ${inner}.${snake(kind === 'one' ? 'id' : key)} from ${other.tableName} ${inner} where ${where}`
}

/** The values of a skewed filter as written into the statement, if they are names of an enum; null for others. */
function namesIn(entity: Entity, name: string, value: unknown): string[] | null {
  if (!entity.skewed.includes(name)) return null
  const names = [...new Set([value].flat().map(String))].sort()
  return names.every((each) => /^[a-z]\w*$/i.test(each)) ? names.map((each) => `'${each}'`) : null
}

/** The values written into the text, so that lists with other values are other statements. */
export const textualIn = (entity: Entity, args: ListArguments, filters: readonly string[]) =>
  filters.map((name) => namesIn(entity, name, args[name])?.join() ?? '')

/**
 * Whether a statement's plan depends on values that are not in its text. In another order than its own, a short period is sorted and a long one is looked for
 * in that order.
 */
export const dependsOnValues = (entity: Entity, args: ListArguments, filters: readonly string[]) =>
  filters.some(
    (name) => entity.skewed.includes(name) && (entity.filters[name] || !namesIn(entity, name, args[name])),
  ) ||
  (filters.some((name) => name === 'from' || name === 'until') && isInAnotherOrder(entity, args))

/** Whether a list with a period is asked for by something else than its time. */
const isInAnotherOrder = ({ range }: Entity, { orderBy }: ListArguments) =>
  Boolean(range && orderBy) && camel(orderBy ?? '') !== range

function filterSql(entity: Entity, alias: string, name: string, value: unknown, parameters: Parameters) {
  const { arg, me, now } = parameters
  if (entity.filters[name]) return entity.filters[name]({ alias, arg, me, now })
  if (name === 'from' && entity.range) return `${alias}.${snake(entity.range)} >= ${arg(name)}::timestamptz`
  if (name === 'until' && entity.range) return `${alias}.${snake(entity.range)} < ${arg(name)}::timestamptz`
  const column = entity.columns[name]
  if (!column) throw new Error(`${entity.name} has no filter ${name}`)
  const hit = hitSql(entity, `${alias}.${column}`, name, value, parameters)
  const scope = fieldScope('read', entity, alias, name, parameters)
  return scope === 'true' ? hit : `(${hit} and ${scope})`
}

function hitSql(entity: Entity, column: string, name: string, value: unknown, { arg }: Parameters) {
  const names = namesIn(entity, name, value)
  if (names) return names.length ? `${column} in (${names})` : 'false'
  return Array.isArray(value) ? `${column} = any(${arg(name)})` : `${column} = ${arg(name)}`
}

/** The field of an order, which the schema writes as a column. */
const camel = (order: string) => order.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The order of a list: by an expression over the alias `a`, and by id where that is equal. A field that the viewer may not read everywhere sorts as empty where it is hidden. */
export function orderOf(entity: Entity, { orderBy, orderDirection, after }: ListArguments) {
  if (after) return { key: 'after', direction: 'asc', place: () => 'a.id', newestFirst: false } as const
  const asked = orderBy && camel(orderBy)
  const sort = asked ? entity.sort.find((each) => each.replace('-', '') === asked) : entity.sort[0]
  if (!sort) throw invalid('orderBy', 'This list cannot be sorted by this column.')
  const field = sort.replace('-', '')
  const direction = orderDirection ?? (sort.startsWith('-') ? 'desc' : 'asc')
  const place = (parameters: Parameters) => {
    const scope = fieldScope('read', entity, 'a', field, parameters)
    const column = sortedBy(entity, 'a', field)
    return scope === 'true' ? column : `case when ${scope} then ${column} end`
  }
  return { key: `${field} ${direction}`, direction, place, newestFirst: entity.newestFirst ?? false }
}

/** The conditions on the rows of a list: the caller's filters and the viewer's rules. */
export function conditionsOf(
  entity: Entity,
  args: ListArguments,
  filters: readonly string[],
  parameters: Parameters,
  fixed: Fixed | undefined,
): string[] {
  const { arg, me, now } = parameters
  const met = isNamed(fixed) ? undefined : fixed
  return [
    ...(entity.only ? [`a.${entity.only}`] : []),
    ...filters.filter((name) => name !== 'search').map((name) => filterSql(entity, 'a', name, args[name], parameters)),
    ...(filters.includes('search')
      ? [entity.filters.search?.({ alias: 'a', arg, me, now }) ?? searchSql(entity, 'a', parameters)]
      : []),
    ...(args.after ? [`a.id > ${arg('after')}::uuid`] : []),
    ...(isNamed(fixed)
      ? [fixed.sql({ me, now, arg, may: (action) => rowScope(action, entity, 'a', parameters) })]
      : []),
    ...(met ? [match(entity, 'a', met, parameters)] : []),
    rowScope('read', entity, 'a', parameters, met),
  ].filter((each) => each !== 'true')
}
