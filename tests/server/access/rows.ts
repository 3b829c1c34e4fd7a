import { type Entity, entities, type Relation, snake } from '../../../server/kernel/read/entity'
import type { TestApp } from '../../build'

export type Row = Record<string, unknown> & { id: string }

/** All rows of all entities with their relations, as a rule in the browser would see them. */
export async function rowsOf({ services: { database } }: TestApp): Promise<Map<string, Row[]>> {
  const rows = new Map<string, Row[]>()
  const links = new Map<string, Record<string, unknown>[]>()
  const read = async (text: string) => (await database.query({ text })).rows
  for (const [name, entity] of entities) {
    const columns = Object.entries(entity.columns).map(([field, column]) => `${column} as "${field}"`)
    rows.set(name, (await read(`select ${columns.join(', ')} from ${entity.tableName}`)) as Row[])
    for (const { table } of Object.values(entity.relations))
      if (table && !links.has(table)) links.set(table, await read(`select * from ${table}`))
  }

  function related(row: Row, { kind, to, key, table = '', far = '' }: Relation): unknown {
    const others = rows.get(to) ?? []
    if (kind === 'one') return others.find(({ id }) => id === row[key])
    if (kind === 'has') return others.find((other) => other[key] === row.id)
    if (kind === 'many') return others.filter((other) => other[key] === row.id)
    if (kind === 'within') return others.filter(({ id }) => (row[key] as string[]).includes(id))
    const ids = (links.get(table) ?? []).filter((link) => link[snake(key)] === row.id).map((link) => link[snake(far)])
    return others.filter(({ id }) => ids.includes(id))
  }
  // Each relation is looked up on demand, since the rows refer to one another in circles.
  const relate = (entity: Entity, row: Row) => {
    for (const [name, relation] of Object.entries(entity.relations))
      Object.defineProperty(row, name, { get: () => related(row, relation) })
  }
  for (const [name, entity] of entities) for (const row of rows.get(name) ?? []) relate(entity, row)
  return rows
}
