import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

export const casing = 'snake_case'

export interface Statement {
  /** Keeps the statement prepared from its first use. Without a name, a statement with values is prepared at its second use. */
  name?: string
  text: string
  values?: unknown[]
  /** Whether the plan depends on the values: such statements are planned at each use. */
  search?: boolean
}

export type Orm = Omit<NodePgDatabase, '$client'>

/** Runs statements: on the whole database, or in one transaction. */
export interface Connection {
  orm: Orm
  query(statement: Statement): Promise<{ rows: Record<string, unknown>[]; rowCount: number | null }>
}

/** A connection within a transaction. */
export interface Transaction extends Connection {
  /** The clock's time when it began. */
  now: Date
}

export type DatabaseKind = 'embedded' | 'server'

/** One kind of database; `guarded` turns it into the product's database. */
export interface Driver {
  kind: DatabaseKind
  orm: Orm
  query: Connection['query']
  /** One try at a transaction. */
  attempt<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}
