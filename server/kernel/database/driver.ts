import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

export const casing = 'snake_case'

export interface Statement {
  /** Keeps it prepared from its first use; any other statement that has values is prepared when it comes again. */
  name?: string
  text: string
  values?: unknown[]
  /** Whether its plan depends on the values: such statements are planned anew each time. */
  search?: boolean
}

export type Orm = Omit<NodePgDatabase, '$client'>

/** Where statements run: the database as a whole, or one transaction. */
export interface Connection {
  orm: Orm
  query(statement: Statement): Promise<{ rows: Record<string, unknown>[]; rowCount: number | null }>
}

export type DatabaseKind = 'embedded' | 'server'

/** What a database of either kind does by itself; `guarded` makes the product's database of it. */
export interface Driver {
  kind: DatabaseKind
  orm: Orm
  query: Connection['query']
  /** One try at a transaction. */
  attempt<Result>(work: (transaction: Connection) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}
