import { type Entity, entityNamed, type Relation, snake, sortedBy } from './entity'
import { fieldScope, rowScope } from './scope'
import type { Selection } from './selection'
import type { Parameters } from './sql-text'

/** The most rows that a relation answers; whatever can outgrow this has a list of its own. */
const MOST_RELATED = 500

function masked(text: string, entity: Entity, alias: string, field: string, parameters: Parameters) {
  const scope = fieldScope('read', entity, alias, field, parameters)
  return scope === 'true' ? text : `case when ${scope} then ${text} end`
}

/** Whether the reader may read the row that this one speaks of; true if it speaks of none. */
function aboutSql({ about, columns }: Entity, alias: string, parameters: Parameters): string {
  if (!about) return 'true'
  const [type, id] = [about.type, about.id].map((column) => `${alias}.${columns[column]}`)
  const each = about.types.map((name) => {
    const [to, inner] = [entityNamed(name), parameters.alias()]
    const scope = rowScope('read', to, inner, parameters)
    return `when '${name}' then exists (select 1 from ${to.tableName} ${inner} where ${inner}.id = ${id} and ${scope})`
  })
  return `(${type} is null or case ${type} ${each.join(' ')} else false end)`
}

function relationSql(alias: string, relation: Relation, selection: Selection, parameters: Parameters): string {
  const to = entityNamed(relation.to)
  const inner = parameters.alias()
  const scope = rowScope('read', to, inner, parameters)
  const only = `${to.only ? ` and ${inner}.${to.only}` : ''}${relation.where ? ` and ${relation.where(inner)}` : ''}`
  const row = parameters.alias()
  const columns = columnsSql(to, inner, selection, parameters)
  const order = relation.order
    ? ` order by ${sortedBy(to, inner, relation.order)}, ${inner}.id`
    : ` order by ${inner}.id`
  const tail = `and ${scope}${only}`
  const single = (where: string) =>
    `(select row_to_json(${row}) from (select ${columns} from ${to.tableName} ${inner} where ${where} ${tail} limit 1) ${row})`
  const list = (from: string) =>
    `(select coalesce(json_agg(${row}), '[]') from (select ${columns} from ${from} ${tail}${order} limit ${MOST_RELATED}) ${row})`

  if (relation.kind === 'one') return single(`${inner}.id = ${alias}.${snake(relation.key)}`)
  if (relation.kind === 'has') return single(`${inner}.${snake(relation.key)} = ${alias}.id`)
  if (relation.kind === 'mine')
    return single(
      `${inner}.${snake(relation.key)} = ${alias}.id and ${inner}.${snake(relation.person ?? '')} = ${parameters.me()}`,
    )
  if (relation.kind === 'many')
    return list(`${to.tableName} ${inner} where ${inner}.${snake(relation.key)} = ${alias}.id`)
  if (relation.kind === 'within')
    return list(`${to.tableName} ${inner} where ${inner}.id = any(${alias}.${snake(relation.key)})`)
  const link = parameters.alias()
  return list(
    `${relation.table} ${link} join ${to.tableName} ${inner} on ${inner}.id = ${link}.${snake(relation.far ?? '')} where ${link}.${snake(relation.key)} = ${alias}.id`,
  )
}

/** The columns that answer a selection, each under its field's name; null if the viewer may not read the field. */
export function columnsSql(entity: Entity, alias: string, selection: Selection, parameters: Parameters): string {
  const texts = new Map<string, string>([['id', `${alias}.id as "id"`]])
  const put = (field: string, text: string, mask = field) => {
    if (!texts.has(field)) texts.set(field, `${masked(text, entity, alias, mask, parameters)} as "${field}"`)
  }
  const plain = (field: string, mask = field) => {
    const column = entity.columns[field]
    if (column && entity.about?.fields.includes(field))
      return put(field, `case when ${aboutSql(entity, alias, parameters)} then ${alias}.${column} end`, mask)
    if (column) return put(field, `${alias}.${column}`, mask)
    const expression = entity.expressions[field]
    if (!expression) throw new Error(`${entity.name}.${field} has no column, relation or resolver`)
    put(field, expression({ alias, me: parameters.me, now: parameters.now, arg: parameters.arg }), mask)
  }
  for (const [field, below] of Object.entries(selection)) {
    const relation = entity.relations[field]
    if (relation) put(field, relationSql(alias, relation, below, parameters))
    else if (entity.needs[field]) for (const need of entity.needs[field]) plain(need, field)
    else plain(field)
  }
  return [...texts.values()].join(', ')
}
