import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyBaseLogger } from 'fastify'
import { databaseError } from '../errors'
import type { Connection, DatabaseKind, Driver } from './driver'
import { openEmbedded } from './embedded'
import { openServer } from './postgres'

export type { Connection, Orm, Statement } from './driver'

export interface Database extends Connection {
  kind: DatabaseKind
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
  /** Where a server's absences are told. */
  log?: FastifyBaseLogger
}

/** Opens PostgreSQL by URL, else the embedded one in a folder, and brings its tables up to date. */
export async function openDatabase({ url, folder, from, migrations, watch = false, log }: Options): Promise<Database> {
  if (!url) return guarded(await openEmbedded(folder, migrations, from), watched())
  return guarded(await openServer(url, migrations, log), watch ? watched() : unwatched)
}
