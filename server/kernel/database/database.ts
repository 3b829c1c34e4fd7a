import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyBaseLogger } from 'fastify'
import { databaseError } from '../errors'
import type { Clock } from '../time/clock'
import { type Patience, usualPatience } from '../time/patience'
import { pause } from '../time/waiting'
import type { Connection, DatabaseKind, Driver, Transaction } from './driver'
import { openEmbedded } from './embedded'
import { openServer } from './postgres'

export type { Connection, Orm, Statement } from './driver'

export interface Database extends Connection {
  kind: DatabaseKind
  /** Runs the work in one transaction, up to five times if the database cannot serialise it. */
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

/** Knows which code runs inside a transaction. */
interface Inside {
  run<Result>(work: () => Promise<Result>): Promise<Result>
  /** Throws if a transaction is open. */
  refuse(): void
}

/** Refuses queries on the outer database inside a transaction: with a single connection they would wait for ever. */
function watched(): Inside {
  const inside = new AsyncLocalStorage<true>()
  return {
    run: (work) => inside.run(true, work),
    refuse() {
      if (inside.getStore()) throw new Error('a transaction is open here: use it instead of the database')
    },
  }
}

/** Watching costs a seventh of a small answer, so the pool of a server is watched in tests only. */
const unwatched: Inside = { run: (work) => work(), refuse() {} }

const retried = new Set(['40001', '40P01'])

function guarded({ kind, orm, query, attempt, close }: Driver, inside: Inside, clock: Clock): Database {
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
          await pause(clock, 10 * tries * (1 + Math.random()))
        }
      }
    },
    close,
  }
}

interface Options {
  clock: Clock
  patience?: Patience
  /** URL of a PostgreSQL server; without it the embedded database opens. */
  url?: string
  /** Folder of the embedded database; null keeps it in memory, for tests. */
  folder: string | null
  /** A dump that the embedded database starts from if it has no files yet. */
  from?: Blob
  migrations: string
  /** Refuse the outer database inside a transaction on a server too. */
  watch?: boolean
  /** The log for absences of a server. */
  log?: FastifyBaseLogger
}

/** Opens PostgreSQL by URL, else the embedded one in a folder, and migrates it. */
export async function openDatabase(options: Options): Promise<Database> {
  const { clock, patience = usualPatience, url, folder, from, migrations, watch = false, log } = options
  if (!url) return guarded(await openEmbedded({ clock, folder, migrations, from }), watched(), clock)
  return guarded(await openServer(url, { clock, patience, migrations, log }), watch ? watched() : unwatched, clock)
}
