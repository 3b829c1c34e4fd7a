import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { type Absences, createAbsences } from './absences'
import { isAway } from './away'
import { commit } from './commit'
import { casing, type Driver, type Orm } from './driver'
import { judged } from './pg-absence'
import { keepPrepared } from './prepared'

/** Number of the advisory lock that lets servers which start at once take turns with the migrations. */
const MIGRATION_LOCK = 7_205_631
/** Transactions, and statements outside one, that a connection serves before it is replaced. */
const MOST_USES = 20_000

/** So long a request waits for a connection: for a new one, or for one of the pool's to be free. */
const CONNECTION_MS = 5_000
/** So long PostgreSQL works at a statement before it gives it up, waiting for locks included. */
const STATEMENT_MS = 10_000
/** So long we wait for a statement's answer: a server that hangs does not even give it up. */
const ANSWER_MS = 12_000

/** Opens a PostgreSQL server by its URL. */
export async function openServer(url: string, migrationsFolder: string, log?: FastifyBaseLogger): Promise<Driver> {
  const options = `-c timezone=UTC -c jit=off -c statement_timeout=${STATEMENT_MS}`
  const absences = createAbsences(log)
  // The generic plan is what lists need: planning anew costs more than running (docs/decisions/reading.md).
  const pool = openPool(url, 10, `${options} -c plan_cache_mode=force_generic_plan`)
  // Which index serves a search depends on what is sought, prepared or not.
  const searchPool = openPool(url, 3, `${options} -c plan_cache_mode=force_custom_plan`)
  await migrateServer(url, migrationsFolder)
  const main = new Heard(pool, absences)
  const search = new Heard(searchPool, absences)
  return {
    kind: 'server',
    orm: drizzle(main as never, { casing }) as unknown as Orm,
    query: ({ search: isSearch, ...statement }) => (isSearch ? search : main).query(statement),
    async attempt(work) {
      const client = await pool.connect().catch((error) => main.fail(error))
      const heard = new Heard(client, absences)
      let broken: Error | undefined
      try {
        await heard.query('begin')
        const result = await work({
          orm: drizzle(heard as never, { casing }) as unknown as Orm,
          query: ({ search: _search, ...statement }) => heard.query(statement),
        })
        await commit(heard)
        return result
      } catch (error) {
        // What hangs is not asked to roll back: the connection ends, and the transaction with it.
        if (isAway(error)) broken = error as Error
        else await heard.query('rollback').catch((failure: Error) => (broken = failure))
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

function openPool(connectionString: string, max: number, options: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    // A connection never lets go of what it keeps prepared, so it is replaced from time to time.
    maxUses: MOST_USES,
    options,
    connectionTimeoutMillis: CONNECTION_MS,
    query_timeout: ANSWER_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
  // The pool listens to a client only while it is idle; one that is lost is replaced at its next use, and whoever asks it is told.
  pool.on('connect', (client) => {
    client.on('error', () => {})
    keepPrepared(client)
  })
  pool.on('error', () => {})
  return pool
}

type Queryable = Pick<pg.Pool | pg.PoolClient, 'query'>
type Query = (
  ...args: unknown[]
) => Promise<{ rows: Record<string, unknown>[]; rowCount: number | null; command: string }>

/** A pool or a connection whose errors say whether PostgreSQL answered at all. */
class Heard {
  constructor(
    private readonly queryable: Queryable,
    private readonly absences: Absences,
  ) {}

  readonly query: Query = async (...args) => {
    try {
      const result = await (this.queryable as { query: Query }).query(...args)
      this.absences.answered()
      return result
    } catch (error) {
      return this.fail(error)
    }
  }

  fail(error: unknown): never {
    const known = judged(error)
    this.absences.failed(known)
    throw known
  }
}

/** Two servers starting at once take turns. */
async function migrateServer(url: string, migrationsFolder: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECTION_MS })
  client.on('error', () => {})
  await client.connect().catch((error) => {
    throw judged(error)
  })
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    await client.end()
  }
}
