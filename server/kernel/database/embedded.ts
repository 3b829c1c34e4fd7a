import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Clock } from '../time/clock'
import { saying } from './clock-time'
import { commit } from './commit'
import { type Connection, casing, type Driver, type Orm } from './driver'
import { type EmbeddedClient, startEmbedded } from './embedded-client'
import { lockDatabase, lockFolder } from './folder-lock'
import { migrate } from './migrate'
import { createTurns } from './turns'

/** A checkpoint each minute: after a crash only a minute's changes are read again, in about a second, instead of a day's. */
const CHECKPOINT_MS = 60_000

interface Opening {
  clock: Clock
  folder: string | null
  migrations: string
  from: Blob | undefined
}

/** Opens the embedded PostgreSQL in a folder, or in memory where there is none. */
export async function openEmbedded({ clock, folder, migrations, from }: Opening): Promise<Driver> {
  const path = folder && join(folder, 'database')
  if (path) mkdirSync(path, { recursive: true })
  const unlock = folder ? lockFolder(folder) : () => {}
  let unlockDatabase = folder === null ? null : orElse(unlock, () => lockDatabase(folder))
  const client = await startEmbedded({ ...(path && { dataDir: path }), ...(from && { loadDataDir: from }) })
  // At the first start the database has only now made its files.
  unlockDatabase ??= folder === null ? null : lockDatabase(folder)
  const turns = createTurns()
  const outside: Queryable = {
    query: (config, values) => turns.statement(() => client.query(config, values)),
  }
  await client.query({ text: "set timezone to 'UTC'" })
  await migrate(client, migrations)
  // The next checkpoint makes up for a failed one.
  const checkpoint = () => void outside.query({ text: 'checkpoint' }).catch(() => {})
  const endCheckpoints = clock.every(CHECKPOINT_MS, checkpoint, { unref: true })
  return {
    kind: 'embedded',
    ...connectionOf(outside, clock.now),
    attempt: (work) =>
      turns.alone(async () => {
        await client.query({ text: 'begin' })
        // All that a transaction writes bears one time.
        const now = clock.now()
        try {
          const result = await work({ now, ...connectionOf(client, () => now) })
          await commit(client)
          return result
        } catch (error) {
          await client.query({ text: 'rollback' })
          throw error
        }
      }),
    async close() {
      endCheckpoints()
      await client.close()
      unlockDatabase?.()
      unlock()
    },
  }
}

/** Takes a second lock, or gives the first one back. */
function orElse<Result>(unlock: () => void, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    unlock()
    throw error
  }
}

type Queryable = Pick<EmbeddedClient, 'query'>

function connectionOf(client: Queryable, now: () => Date): Connection {
  const query = saying(client.query, now)
  return {
    orm: drizzle({ query } as never, { casing }) as unknown as Orm,
    query: ({ text, values }) => query({ text }, values),
  }
}
