import { getTableColumns } from 'drizzle-orm'
import { type Action, type Conditions, givesField, ME, type Rule } from '../../../access/rule'
import type { Entity, Relation } from './entity'
import { entityNamed, snake } from './entity'
import { implies, weakest } from './implied'
import type { Parameters } from './sql-text'

const comparisons: Record<string, (column: string, value: string) => string> = {
  $eq: (column, value) => `${column} = ${value}`,
  $ne: (column, value) => `(${column} = ${value}) is not true`,
  $in: (column, value) => `${column} = any(${value})`,
  $nin: (column, value) => `(${column} = any(${value})) is not true`,
  $gt: (column, value) => `${column} > ${value}`,
  $gte: (column, value) => `${column} >= ${value}`,
  $lt: (column, value) => `${column} < ${value}`,
  $lte: (column, value) => `${column} <= ${value}`,
}

function compare(column: string, condition: Conditions[string], parameters: Parameters): string {
  if (condition === null) return `${column} is null`
  if (typeof condition !== 'object') return `${column} = ${parameters.value(condition)}`
  const parts = Object.entries(condition).map(([operator, value]) => {
    const make = comparisons[operator]
    if (!make) throw new Error(`a rule uses ${operator}, which has no SQL`)
    if (value === null && (operator === '$ne' || operator === '$eq'))
      return `${column} is ${operator === '$ne' ? 'not ' : ''}null`
    if (value === null || value === undefined) throw new Error(`a rule compares ${column} by ${operator} with nothing`)
    return make(column, parameters.value(value))
  })
  return parts.length === 1 ? (parts[0] as string) : `(${parts.join(' and ')})`
}

/** Whether few rows meet it, being the viewer's: not those that `$none` asks for, which are all but the viewer's. */
const speaksOfMe = (conditions: unknown): boolean =>
  conditions === ME ||
  (typeof conditions === 'object' &&
    conditions !== null &&
    Object.entries(conditions).some(([name, each]) => name !== '$none' && speaksOfMe(each)))

const isNullable = ({ table }: Entity, key: string): boolean => getTableColumns(table)[key]?.notNull === false

/**
 * Rows with a related row that meets the condition. A condition on the viewer has a small set, so its keys are gathered once, before the outer rows
 * (`= any(array(…))`). Otherwise each row is checked (`exists`).
 */
function related(
  alias: string,
  entity: Entity,
  relation: Relation,
  conditions: Conditions,
  parameters: Parameters,
): string {
  const to = entityNamed(relation.to)
  const inner = parameters.alias()
  const met = match(to, inner, conditions, parameters)
  const where = relation.where ? `${relation.where(inner)} and ${met}` : met
  const first = speaksOfMe(conditions)
  if (relation.kind === 'one') {
    const key = `${alias}.${snake(relation.key)}`
    return first
      ? `${key} = any(array(select ${inner}.id from ${to.tableName} ${inner} where ${where}))`
      : `exists (select 1 from ${to.tableName} ${inner} where ${inner}.id = ${key} and ${where})`
  }
  if (relation.kind === 'many' || relation.kind === 'has') {
    const key = `${inner}.${snake(relation.key)}`
    // Few rows of a large table name a picture, say: an index of those alone finds them.
    const named = isNullable(to, relation.key) ? `${key} is not null and ` : ''
    return first
      ? `${alias}.id = any(array(select ${key} from ${to.tableName} ${inner} where ${named}${where}))`
      : `exists (select 1 from ${to.tableName} ${inner} where ${key} = ${alias}.id and ${where})`
  }
  if (relation.kind === 'through') {
    const link = parameters.alias()
    const from = `${relation.table} ${link} join ${to.tableName} ${inner} on ${inner}.id = ${link}.${snake(relation.far ?? '')}`
    const key = `${link}.${snake(relation.key)}`
    return first
      ? `${alias}.id = any(array(select ${key} from ${from} where ${where}))`
      : `exists (select 1 from ${from} where ${key} = ${alias}.id and ${where})`
  }
  throw new Error(`a rule on ${entity.name} uses a relation of kind ${relation.kind}`)
}

/** A rule's conditions as SQL over one alias. */
export function match(entity: Entity, alias: string, conditions: Conditions, parameters: Parameters): string {
  const parts = Object.entries(conditions).map(([path, condition]) => {
    const [head = '', ...rest] = path.split('.')
    const relation = entity.relations[head]
    if (relation) {
      const { $elemMatch, $none } = (condition ?? {}) as { $elemMatch?: Conditions; $none?: Conditions }
      if (!rest.length && $none) return `(${related(alias, entity, relation, $none, parameters)}) is not true`
      const inner = rest.length ? { [rest.join('.')]: condition } : $elemMatch
      if (!inner) throw new Error(`a rule on ${entity.name} compares the relation ${head} itself`)
      return related(alias, entity, relation, inner, parameters)
    }
    const column = entity.columns[head]
    if (!column || rest.length)
      throw new Error(`a rule on ${entity.name} names ${path}, which is no column or relation`)
    return compare(`${alias}.${column}`, condition, parameters)
  })
  if (!parts.length) return 'true'
  return parts.length === 1 ? (parts[0] as string) : `(${parts.join(' and ')})`
}

/** Any of the rules: `true` if one has no conditions, `false` if there is none. */
function anyOf(rules: readonly Rule[], entity: Entity, alias: string, parameters: Parameters): string {
  if (rules.some((rule) => !rule.where)) return 'true'
  if (!rules.length) return 'false'
  const parts = weakest(rules.map(({ where }) => where ?? {})).map((where) => match(entity, alias, where, parameters))
  return parts.length === 1 ? (parts[0] as string) : `(${parts.join(' or ')})`
}

const about = (parameters: Parameters, action: Action, entity: Entity) =>
  parameters.rules.filter((rule) => rule.action === action && rule.subject === entity.name)

/** The rows that the viewer may read; `true` if the query's own conditions already ensure it. */
export function rowScope(
  action: Action,
  entity: Entity,
  alias: string,
  parameters: Parameters,
  met: Conditions = {},
): string {
  const rules = about(parameters, action, entity)
  if (rules.some(({ where }) => where && implies(met, where))) return 'true'
  return anyOf(rules, entity, alias, parameters)
}

/** The rows in which the viewer may read this field; `true` if being allowed the row is enough. */
export function fieldScope(
  action: Action,
  entity: Entity,
  alias: string,
  field: string,
  parameters: Parameters,
): string {
  const rules = about(parameters, action, entity)
  const covering = rules.filter((rule) => givesField(rule, field))
  const follows = (rule: Rule) => covering.some(({ where }) => !where || (rule.where && implies(rule.where, where)))
  if (rules.every(follows)) return rules.length ? 'true' : 'false'
  return anyOf(covering, entity, alias, parameters)
}
