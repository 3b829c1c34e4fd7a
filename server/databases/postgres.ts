import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { casing, type Driver, type Orm } from './driver'
import { keepPrepared } from './prepared'

/** Number of the advisory lock that lets servers which start at once take turns with the migrations. */
const MIGRATION_LOCK = 7_205_631
/** Transactions, and statements outside one, that a connection serves before it is replaced. */
const MOST_USES = 20_000

/** Opens a PostgreSQL server by its URL. */
export async function openServer(url: string, migrationsFolder: string): Promise<Driver> {
  const options = '-c timezone=UTC -c jit=off'
  // The generic plan is what lists need: planning anew costs more than running (docs/decisions/reading.md).
  // A connection never lets go of what it keeps prepared, so it is replaced from time to time.
  const pool = new pg.Pool({
    maxUses: MOST_USES,
    connectionString: url,
    max: 10,
    options: `${options} -c plan_cache_mode=force_generic_plan`,
  })
  const searchPool = new pg.Pool({ connectionString: url, max: 3, maxUses: MOST_USES, options })
  // An idle connection that the server drops is replaced at its next use.
  for (const each of [pool, searchPool]) each.on('error', () => {}).on('connect', keepPrepared)
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
