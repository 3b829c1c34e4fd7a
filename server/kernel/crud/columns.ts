import { type Entity, type Relation, snake } from '../read/entity'
import type { Writing } from '../write/write'
import type { Values } from './options'

/** The column that an argument is stored in, or the relation that it sets; one that is neither is our mistake. */
function target(entity: Entity, name: string) {
  const field = entity.inputs[name] ?? name
  const column = entity.columns[field]
  if (column) return { field, column, relation: undefined }
  const relation = entity.relations[field]
  if (relation?.kind === 'through') return { field, column, relation }
  throw new Error(`${entity.name} has no column for the argument ${name}`)
}

export interface Split {
  columns: { name: string; field: string; column: string; value: unknown }[]
  links: { relation: Relation; ids: string[] }[]
}

/** The values by where they are stored: in columns of the row, or as its links. */
export function split(entity: Entity, values: Values): Split {
  const parts: Split = { columns: [], links: [] }
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue
    const { field, column, relation } = target(entity, name)
    if (relation) parts.links.push({ relation, ids: (value ?? []) as string[] })
    else if (column) parts.columns.push({ name, field, column, value })
  }
  return parts
}

/** Converts for JSON columns, which take text; arrays of ids stay arrays. */
export function stored(entity: Entity, field: string, value: unknown) {
  const column = (entity.table as unknown as Record<string, { getSQLType(): string }>)[field]
  return column?.getSQLType() === 'jsonb' && value !== null ? JSON.stringify(value) : value
}

/** The columns of a new row that the clock fills, if the values do not. */
export const stampsOf = (entity: Entity, columns: Split['columns']) =>
  ['insertedAt', 'updatedAt']
    .filter((name) => entity.columns[name] && !columns.some(({ field }) => field === name))
    .map((name) => entity.columns[name])

/** Makes the links of a row those that are named. */
export async function setLinks(entity: Entity, id: string, links: Split['links'], writing: Writing) {
  for (const { relation, ids } of links) {
    const [near, far] = [snake(relation.key), snake(relation.far ?? '')]
    await writing.query({
      text: `delete from ${relation.table} where ${near} = $1 and not (${far} = any($2::uuid[]))`,
      values: [id, ids],
    })
    await writing.query({
      text: `insert into ${relation.table} (${near}, ${far}) select $1, unnest($2::uuid[]) on conflict do nothing`,
      values: [id, ids],
    })
    writing.changed(entity.name, id)
  }
}
