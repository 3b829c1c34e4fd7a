import type { Entity } from './entity'
import type { orderOf } from './list-sql'
import type { Parameters } from './sql-text'

/** A page of a list in SQL. */
interface PageSql {
  /** The rows of the page, in no order. */
  source: string
  /** Their order, over the alias `a`. */
  by: string
  /** Behind `from`: all rows of the list. */
  all: string
}

/**
 * Takes a page from the rows that meet the conditions, which are over the alias `a`. Where ids had to be found first, all these rows are found once, for
 * the page and the count alike; otherwise an index may give the first rows in their order, and the others are never looked at.
 */
export function pageSql(
  { tableName }: Entity,
  conditions: readonly string[],
  { direction, place, newestFirst }: ReturnType<typeof orderOf>,
  most: number | null,
  parameters: Parameters,
): PageSql {
  const where = conditions.length ? ` where ${conditions.join(' and ')}` : ''
  const all = `${tableName} a${where}`
  const key = place(parameters)
  const then = (alias: string) =>
    newestFirst ? `${alias}.inserted_at desc, ${alias}.id desc` : `${alias}.id ${direction}`
  const by = `${key} ${direction}, ${then('a')}`
  // A literal, not a parameter: for an unknown limit the planner assumes a tenth of the table and may sort all of it.
  const limit = most === null ? '' : ` limit ${most} offset ${parameters.arg('offset')}::int`
  if (parameters.first.length === 0) return { source: `select a.* from ${all} order by ${by}${limit}`, by, all }
  const placed = newestFirst ? `${key} as place, a.inserted_at` : `${key} as place`
  parameters.first.push(`found as materialized (select a.id, ${placed} from ${all})`)
  const page = `select f.id from found f order by f.place ${direction}, ${then('f')}${limit}`
  return { source: `select a.* from (${page}) f join ${tableName} a on a.id = f.id`, by, all: 'found' }
}
