import { drizzle } from 'drizzle-orm/node-postgres'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import type { Clock } from '../time/clock'
import type { Patience } from '../time/patience'
import { type Absences, createAbsences } from './absences'
import { isAway } from './away'
import { saying } from './clock-time'
import { commit } from './commit'
import { casing, type Driver, type Orm } from './driver'
import { migrate } from './migrate'
import { judged } from './pg-absence'
import { keepPrepared } from './prepared'

/** Number of the advisory lock that makes servers that start together migrate one after the other. */
const MIGRATION_LOCK = 7_205_631
/** Statements and transactions that a connection serves before it is replaced. */
const MOST_USES = 20_000

interface Opening {
  clock: Clock
  patience: Patience
  migrations: string
  log: FastifyBaseLogger | undefined
}

/** Opens a PostgreSQL server by its URL. */
export async function openServer(url: string, { clock, patience, migrations, log }: Opening): Promise<Driver> {
  const options = `-c timezone=UTC -c jit=off -c statement_timeout=${patience.statementMs}`
  const absences = createAbsences(log, { clock, patience })
  // Lists need the generic plan: planning them costs more than running them (docs/decisions/reading.md).
  const pool = openPool(url, { max: 10, options: `${options} -c plan_cache_mode=force_generic_plan`, patience })
  // The best index for a search depends on the search text, prepared or not.
  const searchPool = openPool(url, { max: 3, options: `${options} -c plan_cache_mode=force_custom_plan`, patience })
  await migrateServer(url, { migrations, patience })
  const main = new Heard(pool, { absences, now: clock.now })
  const search = new Heard(searchPool, { absences, now: clock.now })
  return {
    kind: 'server',
    orm: drizzle(main as never, { casing }) as unknown as Orm,
    query: ({ search: isSearch, ...statement }) => (isSearch ? search : main).query(statement),
    async attempt(work) {
      const client = await pool.connect().catch((error) => main.fail(error))
      // All that a transaction writes bears one time.
      const now = clock.now()
      const heard = new Heard(client, { absences, now: () => now })
      let broken: Error | undefined
      try {
        await heard.query('begin')
        const result = await work({
          now,
          orm: drizzle(heard as never, { casing }) as unknown as Orm,
          query: ({ search: _search, ...statement }) => heard.query(statement),
        })
        await commit(heard)
        return result
      } catch (error) {
        // A hanging connection is not asked to roll back; it is ended, and the transaction with it.
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

interface PoolOptions {
  max: number
  options: string
  patience: Patience
}

function openPool(connectionString: string, { max, options, patience }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    // Replaced from time to time, because a connection never frees its prepared statements.
    maxUses: MOST_USES,
    options,
    connectionTimeoutMillis: patience.connectionMs,
    query_timeout: patience.answerMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
  // The pool listens to idle clients only. A lost client is replaced at its next use, and that query fails.
  pool.on('connect', (client) => {
    client.on('error', () => {})
    keepPrepared(client)
  })
  pool.on('error', () => {})
  return pool
}

type Queryable = Pick<pg.Pool | pg.PoolClient, 'query'>
type Query = (
  config: unknown,
  values?: unknown[],
) => Promise<{ rows: Record<string, unknown>[]; rowCount: number | null; command: string }>

/** A pool or connection whose errors say whether PostgreSQL answered. */
class Heard {
  private readonly absences: Absences
  private readonly ask: Query

  constructor(queryable: Queryable, { absences, now }: { absences: Absences; now: () => Date }) {
    this.absences = absences
    this.ask = saying((queryable as { query: Query }).query.bind(queryable), now)
  }

  readonly query: Query = async (config, values) => {
    try {
      const result = await this.ask(config, values)
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

/** Servers that start together migrate one after the other. */
async function migrateServer(url: string, { migrations, patience }: Pick<Opening, 'migrations' | 'patience'>) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: patience.connectionMs })
  client.on('error', () => {})
  await client.connect().catch((error) => {
    throw judged(error)
  })
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(client, migrations)
  } finally {
    await client.end()
  }
}
