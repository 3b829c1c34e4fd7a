import { getTableColumns } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { FileKind } from '../../gateways/files/file-kinds'

/** The parts that an expression or filter may put into SQL: the alias of its row, and parameters. */
export interface SqlScope {
  alias: string
  /** The reader's id, as a parameter. */
  me(): string
  /** The clock's present, as a parameter. */
  now(): string
  /** An argument of the operation, as a parameter. */
  arg(name: string): string
}

export type Expression = (scope: SqlScope) => string

export interface Relation {
  kind: 'one' | 'has' | 'mine' | 'many' | 'through' | 'within'
  /** The entity it leads to. */
  to: string
  /** one: our column with the other's id; has, mine and many: the other's column with our id; within: our column with the others' ids. */
  key: string
  /** For `mine`: the other's column with the id of its person. */
  person?: string
  /** For `through`: the link table, and its column with the other's id. */
  table?: string
  far?: string
  order?: string
  /** For `many`: a condition in SQL on the other's rows, by their alias. */
  where?: (alias: string) => string
}

interface Options {
  relations?: Record<string, Relation>
  /** Columns that lists can be sorted by, each with an index; the first is the default. A minus sign before it means descending by default. */
  sort?: string[]
  /** Of rows with the same place in a list, the newest comes first, whatever the direction. It is for tables with `inserted_at`. */
  newestFirst?: true
  /** Text columns that `search` looks in, all in one trigram index, and relations whose rows it looks in. */
  search?: string[]
  /** The column that `from` and `until` narrow. */
  range?: string
  /** List arguments that are no column of the same name. */
  filters?: Record<string, Expression>
  /**
   * Columns with some rare and some common values, so a filter on them needs a plan for its value. An enum's name is written into the statement
   * itself; for any other value the statement is planned each time.
   */
  skewed?: string[]
  /** Fields that the database computes. */
  expressions?: Record<string, Expression>
  /** Fields that a resolver computes, with the columns and expressions they need. */
  needs?: Record<string, string[]>
  /** Arguments of create and update whose column has another name. */
  inputs?: Record<string, string>
  /** Columns with a picture's file: uploads are stored at a fixed size, and the field answers the address. */
  pictures?: string[]
  /** Columns with a file of this kind, as it was uploaded: the field answers its address, and the rules on its file decide who gets the bytes. */
  media?: Record<string, FileKind>
  /** The row of another type that each row speaks of, and the fields whose words it keeps: they are null for whoever may not read that row any more. */
  about?: { type: string; id: string; types: readonly string[]; fields: readonly string[] }
  /** A condition for tables with rows of other kinds: only these rows are of this entity. */
  only?: string
}

/** A GraphQL type stored in the database. */
export interface Entity extends Required<Omit<Options, 'range' | 'only' | 'about' | 'newestFirst'>> {
  name: string
  table: PgTable
  tableName: string
  /** Field → quoted SQL column. */
  columns: Record<string, string>
  range?: string
  only?: string
  newestFirst?: true
  about?: NonNullable<Options['about']>
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

/** SQL for what a column sorts by: a text as people order it, on every database alike. */
export function sortedBy({ table, columns }: Entity, alias: string, field: string): string {
  const column = `${alias}.${columns[field]}`
  return getTableColumns(table)[field]?.columnType === 'PgText' ? `folded(${column}) collate "C"` : column
}

/** Declares how a type is stored and registers it by name; a column's field has the column's name. */
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
    media = {},
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
    media,
    ...rest,
  }
  byName.set(name, made)
  return made
}

/** A row whose id is in our column. */
export const one = (to: string, key: string): Relation => ({ kind: 'one', to, key })
/** The one row that has our id in a column. */
export const has = (to: string, key: string): Relation => ({ kind: 'has', to, key })
/** The one row that has our id in a column and is the reader's own. */
export const mine = (to: string, key: string, person: string): Relation => ({ kind: 'mine', to, key, person })
/** Rows that have our id in a column, and meet a condition if there is one. */
export const many = (to: string, key: string, order?: string, where?: Relation['where']): Relation => ({
  ...{ kind: 'many', to, key, order },
  ...(where && { where }),
})
/** Rows linked by a table between, named as in the database, because the table may belong to a higher area. */
export const through = (to: string, table: string, near: string, far: string, order?: string): Relation => ({
  kind: 'through',
  to,
  key: near,
  far,
  table: `"${table}"`,
  order,
})
/** The filter of an operation that knows the rows it wants. */
export const byIds = { ids: ({ alias, arg }: SqlScope) => `${alias}.id = any(${arg('ids')}::uuid[])` }

/** Rows whose ids are in our array column. */
export const within = (to: string, key: string, order?: string): Relation => ({ kind: 'within', to, key, order })
