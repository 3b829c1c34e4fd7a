import { AsyncLocalStorage } from 'node:async_hooks'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { PGliteInterface, Transaction } from '@electric-sql/pglite'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite'
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import { databaseError } from './errors'
import { lockFolder } from './folder-lock'

/** Number of the advisory lock that lets servers which start at once take turns with the migrations. */
const MIGRATION_LOCK = 7_205_631
const casing = 'snake_case'

export interface Statement {
  /** A stable name keeps the statement prepared on its connection. */
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

export interface Database extends Connection {
  kind: 'embedded' | 'server'
  /** Runs the work in one transaction; tried again, at most five times, when the database could not serialise it. */
  transaction<Result>(work: (transaction: Connection) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

/** Knows which work runs inside a transaction. */
interface Inside {
  run<Result>(work: () => Promise<Result>): Promise<Result>
  /** Throws where a transaction is open. */
  refuse(): void
}

/** A query on the outer database inside a transaction waits for ever where there is one connection, so it is refused. */
function watched(): Inside {
  const inside = new AsyncLocalStorage<true>()
  return {
    run: (work) => inside.run(true, work),
    refuse() {
      if (inside.getStore()) throw new Error('a transaction is open here: use it instead of the database')
    },
  }
}

/** Watching costs each promise of the process (a seventh of a small answer), so a server's pool is watched in tests only. */
const unwatched: Inside = { run: (work) => work(), refuse() {} }

const retried = new Set(['40001', '40P01'])

interface Driver {
  kind: Database['kind']
  orm: Orm
  query: Connection['query']
  /** One try at a transaction. */
  attempt<Result>(work: (transaction: Connection) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

function guarded({ kind, orm, query, attempt, close }: Driver, inside: Inside): Database {
  return {
    kind,
    orm: new Proxy(orm, {
      get(target, key, receiver) {
        inside.refuse()
        return Reflect.get(target, key, receiver)
      },
    }),
    query(statement) {
      inside.refuse()
      return query(statement)
    },
    async transaction(work) {
      inside.refuse()
      for (let tries = 1; ; tries++) {
        try {
          return await attempt((transaction) => inside.run(() => work(transaction)))
        } catch (error) {
          if (tries >= 5 || !retried.has(databaseError(error)?.code ?? '')) throw error
          await new Promise((done) => setTimeout(done, 10 * tries * (1 + Math.random())))
        }
      }
    },
    close,
  }
}

async function openServer(url: string, migrationsFolder: string): Promise<Driver> {
  const options = '-c timezone=UTC -c jit=off'
  // The generic plan is what lists need: planning anew costs more than running (docs/decisions/reading.md).
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    options: `${options} -c plan_cache_mode=force_generic_plan`,
  })
  const searchPool = new pg.Pool({ connectionString: url, max: 3, options })
  // An idle connection that the server drops is replaced at its next use.
  for (const each of [pool, searchPool]) each.on('error', () => {})
  await migrateServer(url, migrationsFolder)
  return {
    kind: 'server',
    orm: drizzle(pool, { casing }),
    query: ({ search, ...statement }) => (search ? searchPool : pool).query(statement),
    async attempt(work) {
      const client = await pool.connect()
      let broken: Error | undefined
      try {
        await client.query('begin')
        const result = await work({
          orm: drizzle(client, { casing }) as unknown as Orm,
          query: ({ search, ...statement }) => client.query(statement),
        })
        await client.query('commit')
        return result
      } catch (error) {
        await client.query('rollback').catch((failure: Error) => (broken = failure))
        throw error
      } finally {
        client.release(broken)
      }
    },
    async close() {
      await Promise.all([pool.end(), searchPool.end()])
    },
  }
}

/** Two servers starting at once take turns. */
async function migrateServer(url: string, migrationsFolder: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    await client.end()
  }
}

/** The embedded database answers as node-postgres does. Texts without values may hold several statements. */
const embeddedQuery =
  (lite: Pick<PGliteInterface | Transaction, 'query' | 'exec'>): Connection['query'] =>
  async ({ text, values }) => {
    const result = values?.length ? await lite.query(text, values) : (await lite.exec(text)).at(-1)
    return {
      rows: (result?.rows ?? []) as Record<string, unknown>[],
      rowCount: result?.affectedRows || (result?.rows.length ?? 0),
    }
  }

async function openEmbedded(folder: string | null, migrationsFolder: string, from?: Blob): Promise<Driver> {
  const [{ PGlite }, { btree_gist }, { pg_trgm }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/btree_gist'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ])
  const path = folder && join(folder, 'database')
  if (path) mkdirSync(path, { recursive: true })
  const unlock = folder ? lockFolder(folder) : () => {}
  const lite = await PGlite.create({
    ...(path && { dataDir: path }),
    ...(from && { loadDataDir: from }),
    extensions: { btree_gist, pg_trgm },
  })
  await lite.exec("set timezone to 'UTC'")
  const orm = (client: unknown) => drizzleEmbedded(client as never, { casing }) as unknown as Orm
  await migrateEmbedded(orm(lite) as never, { migrationsFolder })
  return {
    kind: 'embedded',
    orm: orm(lite),
    query: embeddedQuery(lite),
    attempt: (work) =>
      lite.transaction((transaction) => work({ orm: orm(transaction), query: embeddedQuery(transaction) })) as never,
    async close() {
      await lite.close()
      unlock()
    },
  }
}

interface Options {
  /** Of a PostgreSQL server; without one the embedded database opens. */
  url?: string
  /** Where the embedded one keeps its files; null: in memory, for tests. */
  folder: string | null
  /** What the embedded one begins as, where it has no files yet: a dump of another. */
  from?: Blob
  migrations: string
  /** Whether to refuse the outer database inside a transaction on a server too. */
  watch?: boolean
}

/** Opens PostgreSQL by URL, else the embedded one in a folder, and brings its tables up to date. */
export async function openDatabase({ url, folder, from, migrations, watch = false }: Options): Promise<Database> {
  if (!url) return guarded(await openEmbedded(folder, migrations, from), watched())
  return guarded(await openServer(url, migrations), watch ? watched() : unwatched)
}
