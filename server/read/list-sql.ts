import type { Conditions } from '../../access/rule'
import { invalid } from '../errors'
import { type Entity, snake } from '../tables/entity'
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

/** A filter of the operation itself: conditions as in a rule, or SQL over the alias `a` with the arguments it names. */
export type Fixed = Conditions | ((scope: { me(): string; now(): string; arg(name: string): string }) => string)

const notFilters = new Set(['page', 'pageSize', 'orderBy', 'orderDirection', 'after'])

/** The filters among what a list was asked with. */
export const filtersIn = (args: ListArguments): string[] =>
  Object.keys(args).filter((name) => !notFilters.has(name) && args[name] !== undefined && args[name] !== null)

/** Columns that `search` looks in, each only where the viewer may see it. */
function searchSql(entity: Entity, alias: string, parameters: Parameters, mask: (field: string) => string) {
  const text = parameters.add('search', ({ args }) => `%${String(args.search).replace(/[\\%_]/g, '\\$&')}%`)
  const parts = entity.search.map((field) => {
    const scope = mask(field)
    const hit = `${alias}.${entity.columns[field]} ilike ${text}`
    return scope === 'true' ? hit : `(${hit} and ${scope})`
  })
  return parts.length ? `(${parts.join(' or ')})` : 'true'
}

/**
 * What a statement is told of a skewed filter: the values themselves, which are names of an enum. A plan for any value at all would walk
 * the whole list for a rare one, or sort all of it for a common one.
 */
function literals(value: unknown): string[] {
  const names = [...new Set([value].flat().map(String))].sort()
  if (!names.every((name) => /^\w+$/.test(name))) throw new Error('a skewed filter takes names of an enum alone')
  return names.map((name) => `'${name}'`)
}

/** What of the arguments stands in the text of a statement, beside the names of its filters. */
export const textualIn = (entity: Entity, args: ListArguments, filters: readonly string[]) =>
  filters.filter((name) => entity.skewed.includes(name)).map((name) => `${name} ${literals(args[name])}`)

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
  if (!entity.skewed.includes(name))
    return Array.isArray(value) ? `${column} = any(${arg(name)})` : `${column} = ${arg(name)}`
  const names = literals(value)
  return names.length ? `${column} in (${names})` : 'false'
}

/** By what a list is sorted; a field that is not the viewer's everywhere sorts as empty where it is not. */
export function orderOf(entity: Entity, { orderBy, orderDirection, after }: ListArguments) {
  if (after) return { key: 'after', text: () => 'a.id asc' }
  const camel = orderBy?.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  const sort = camel ? entity.sort.find((each) => each.replace('-', '') === camel) : entity.sort[0]
  if (!sort) throw invalid('orderBy', 'This list cannot be sorted by that.')
  const field = sort.replace('-', '')
  const direction = orderDirection ?? (sort.startsWith('-') ? 'desc' : 'asc')
  const text = (parameters: Parameters) => {
    const scope = fieldScope('read', entity, 'a', field, parameters)
    const column = `a.${entity.columns[field]}`
    return `${scope === 'true' ? column : `case when ${scope} then ${column} end`} ${direction}, a.id ${direction}`
  }
  return { key: `${field} ${direction}`, text }
}

/** What the rows of a list have to meet: what was asked for, and what the reader may see. */
export function conditionsOf(
  entity: Entity,
  args: ListArguments,
  filters: readonly string[],
  parameters: Parameters,
  fixed: Fixed | undefined,
): string[] {
  const { arg, me, now } = parameters
  return [
    ...(entity.only ? [`a.${entity.only}`] : []),
    ...filters.filter((name) => name !== 'search').map((name) => filterSql(entity, 'a', name, args[name], parameters)),
    ...(filters.includes('search')
      ? [searchSql(entity, 'a', parameters, (field) => searchScope(entity, field, parameters))]
      : []),
    ...(args.after ? [`a.id > ${arg('after')}::uuid`] : []),
    ...(typeof fixed === 'function' ? [fixed({ me, now, arg })] : []),
    ...(typeof fixed === 'object' ? [match(entity, 'a', fixed, parameters)] : []),
    rowScope('read', entity, 'a', parameters, typeof fixed === 'object' ? fixed : {}),
  ].filter((each) => each !== 'true')
}

function searchScope(entity: Entity, field: string, parameters: Parameters) {
  return fieldScope('read', entity, 'a', field, parameters)
}
