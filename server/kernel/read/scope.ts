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

/** A step of a rule to one of an entity's relations, and what is asked there. */
interface Step {
  relation: Relation
  asked: Conditions
}

/** Where rows of a relation stand, with the key by which they name the other row. */
function rowsOf({ relation, asked }: Step, parameters: Parameters): { key: string; from: string; where: string } {
  const to = entityNamed(relation.to)
  const inner = parameters.alias()
  const met = match(to, inner, asked, parameters)
  const where = relation.where ? `${relation.where(inner)} and ${met}` : met
  const from = `${to.tableName} ${inner}`
  switch (relation.kind) {
    case 'one':
      return { key: `${inner}.id`, from, where }
    case 'many':
    case 'has':
      return { key: `${inner}.${snake(relation.key)}`, from, where }
    case 'through': {
      const link = parameters.alias()
      const joined = `${relation.table} ${link} join ${from} on ${inner}.id = ${link}.${snake(relation.far ?? '')}`
      return { key: `${link}.${snake(relation.key)}`, from: joined, where }
    }
    default:
      throw new Error(`a rule uses a relation of kind ${relation.kind}, which has no SQL`)
  }
}

/** The keys of a relation's rows that meet the condition, as SQL. */
function keysOf(step: Step, parameters: Parameters): string {
  const next = onlyStep(step)
  if (next) return keysOf(next, parameters)
  const { key, from, where } = rowsOf(step, parameters)
  const { kind, to, key: column } = step.relation
  // Few rows of a large table name a picture, say: an index of those alone finds them.
  const named =
    kind !== 'one' && kind !== 'through' && isNullable(entityNamed(to), column) ? `${key} is not null and ` : ''
  return `select ${key} from ${from} where ${named}${where}`
}

/** The step beyond a row of which nothing else is asked: whatever names that row stands for it, so that it need not be read. */
function onlyStep({ relation, asked }: Step): Step | null {
  const [part, ...others] = Object.entries(asked)
  if (relation.kind !== 'one' || relation.where || !part || others.length) return null
  const step = stepOf(entityNamed(relation.to), ...part)
  return step && step.relation.kind !== 'one' && !step.none ? step : null
}

/**
 * Rows with a related row that meets the condition. A condition on the viewer has a small set, so its keys are gathered once, before the outer rows
 * (`= any(array(…))`). Otherwise each row is checked (`exists`).
 */
function related(alias: string, step: Step, parameters: Parameters): string {
  const { kind, key: column } = step.relation
  const own = `${alias}.${kind === 'one' ? snake(column) : 'id'}`
  if (speaksOfMe(step.asked)) return `${own} = any(array(${keysOf(step, parameters)}))`
  const { key, from, where } = rowsOf(step, parameters)
  return `exists (select 1 from ${from} where ${key} = ${own} and ${where})`
}

/** What a part of a rule asks of a relation; null if it is about a column. */
function stepOf(entity: Entity, path: string, condition: Conditions[string]): (Step & { none: boolean }) | null {
  const [head = '', ...rest] = path.split('.')
  const relation = entity.relations[head]
  if (!relation) return null
  const { $elemMatch, $none } = (condition ?? {}) as { $elemMatch?: Conditions; $none?: Conditions }
  const asked = rest.length ? { [rest.join('.')]: condition } : ($none ?? $elemMatch)
  if (!asked) throw new Error(`a rule on ${entity.name} compares the relation ${head} itself`)
  return { relation, asked, none: !rest.length && $none !== undefined }
}

/** A rule's conditions as SQL over one alias. */
export function match(entity: Entity, alias: string, conditions: Conditions, parameters: Parameters): string {
  const parts = Object.entries(conditions).map(([path, condition]) => {
    const step = stepOf(entity, path, condition)
    if (step) {
      const sql = related(alias, step, parameters)
      return step.none ? `(${sql}) is not true` : sql
    }
    const column = entity.columns[path]
    if (!column) throw new Error(`a rule on ${entity.name} names ${path}, which is no column or relation`)
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
