import { getTableColumns } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'

/** What an expression or filter may put into SQL: the alias of its row, and parameters. */
export interface SqlScope {
  alias: string
  /** The reader's id, as a parameter. */
  me(): string
  /** The clock's time, as a parameter. */
  now(): string
  /** An argument of the operation, as a parameter. */
  arg(name: string): string
}

export type Expression = (scope: SqlScope) => string

export interface Relation {
  kind: 'one' | 'has' | 'many' | 'through' | 'within'
  /** The entity it leads to. */
  to: string
  /** one: own column with the other's id; has and many: the other's column with our id; within: own column with the others' ids. */
  key: string
  /** Of `through`: the table between, and its column with the other's id. */
  table?: string
  far?: string
  order?: string
}

interface Options {
  relations?: Record<string, Relation>
  /** Columns that lists can be sorted by, each with an index; the first is the default. A minus sign before it means descending by default. */
  sort?: string[]
  /** Text columns that `search` looks in, all in one trigram index. */
  search?: string[]
  /** The column that `from` and `until` narrow. */
  range?: string
  /** List arguments that are no column of the same name. */
  filters?: Record<string, Expression>
  /** Columns of which some values are rare and others common, so that a filter is planned for its value: a name of an enum stands in the statement itself, for anything else it is planned each time. */
  skewed?: string[]
  /** Fields that the database works out. */
  expressions?: Record<string, Expression>
  /** Fields that a resolver works out, with the columns and expressions it needs. */
  needs?: Record<string, string[]>
  /** Arguments of create and update that stand in a column of another name. */
  inputs?: Record<string, string>
  /** Columns that hold a picture's file: uploads are kept as one of a fixed size, and the field answers its address. */
  pictures?: string[]
  /** Which rows of the table are of this entity at all. */
  only?: string
}

/** A GraphQL type as it stands in the database. */
export interface Entity extends Required<Omit<Options, 'range' | 'only'>> {
  name: string
  table: PgTable
  tableName: string
  /** Field → quoted SQL column. */
  columns: Record<string, string>
  range?: string
  only?: string
}

export const snake = (name: string) => toSnakeCase(name)
const quoted = (name: string) => `"${snake(name)}"`

function tableNameOf(table: PgTable): string {
  const { schema, name } = getTableConfig(table)
  return schema ? `"${schema}"."${name}"` : `"${name}"`
}

const byName = new Map<string, Entity>()

/** Every entity, by its type's name. */
export const entities: ReadonlyMap<string, Entity> = byName

/** The entity behind a GraphQL type. */
export function entityNamed(name: string): Entity {
  const found = byName.get(name)
  if (!found) throw new Error(`${name} is no entity: a noun of server/nouns.ts has to name it`)
  return found
}

/** Says how a type stands in the database, which is known by its name from then on; a column's field has the column's name. */
export function entity(name: string, table: PgTable, options: Options = {}): Entity {
  const columns = Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([key, { keyAsName, name }]) => [
      key,
      keyAsName ? quoted(key) : `"${name}"`,
    ]),
  )
  const {
    relations = {},
    sort = ['id'],
    search = [],
    filters = {},
    skewed = [],
    expressions = {},
    needs = {},
    inputs = {},
    pictures = [],
    ...rest
  } = options
  if (byName.has(name)) throw new Error(`there are two entities ${name}`)
  const made: Entity = {
    name,
    table,
    tableName: tableNameOf(table),
    columns,
    relations,
    sort,
    search,
    filters,
    skewed,
    expressions,
    needs,
    inputs,
    pictures,
    ...rest,
  }
  byName.set(name, made)
  return made
}

/** A row whose id stands in our column. */
export const one = (to: string, key: string): Relation => ({ kind: 'one', to, key })
/** The one row in whose column our id stands. */
export const has = (to: string, key: string): Relation => ({ kind: 'has', to, key })
/** Rows in whose column our id stands. */
export const many = (to: string, key: string, order?: string): Relation => ({ kind: 'many', to, key, order })
/** Rows linked by a table between, named as in the database, so that it may stand in a higher area. */
export const through = (to: string, table: string, near: string, far: string, order?: string): Relation => ({
  kind: 'through',
  to,
  key: near,
  far,
  table: `"${table}"`,
  order,
})
/** Rows whose ids stand in our array column. */
export const within = (to: string, key: string, order?: string): Relation => ({ kind: 'within', to, key, order })
