import type { FastifyBaseLogger } from 'fastify'
import { type JobWithMetadata, PgBoss } from 'pg-boss'
import type { QueueJobKind } from '../../../schema/generated/types'
import type { MailMessage } from '../../gateways/outbox'
import { deriveKey, seal, unseal } from '../../gateways/secrets'
import { isAway } from '../database/away'
import { newId } from '../database/columns'
import type { Connection, Database } from '../database/database'
import { createOrphans } from './orphans'

/** What can be queued, and with what. */
export interface JobPayloads {
  mail: MailMessage
}

export type JobName = QueueJobKind

export type JobHandlers = { [Name in JobName]: (payload: JobPayloads[Name]) => Promise<void> }

export interface QueueOptions {
  /** Whose account it is about, with which it is forgotten; null where it is about nobody's. */
  about: string | null
  /** Not before this instant of the real clock. */
  startAfter?: Date
  /** At most one job with this key waits at a time. */
  once?: string
}

export interface Jobs {
  /** Queues in the given transaction: the job exists if and only if that commits. */
  queue<Name extends JobName>(
    connection: Connection,
    name: Name,
    payload: JobPayloads[Name],
    options: QueueOptions,
  ): Promise<void>
  /** Takes every job about a person out of the queue in the given transaction. */
  forget(connection: Connection, name: JobName, about: string): Promise<void>
  /** Has a job that was given up or waits tried at once, in the given transaction; false where it is neither. */
  retry(connection: Connection, id: string): Promise<boolean>
  /** Looks for waiting jobs now instead of at the next turn. */
  wake(): void
  /** Runs all that waits, and answers when it is done. */
  drain(): Promise<void>
  /** Has jobs done again whose worker never heard that it was given them. */
  adopt(): Promise<void>
  stop(): Promise<void>
}

/** How a job stands in the database: mails hold links that sign people in, so that what they say is nobody's to read there. */
interface Kept {
  sealed: string
  about: string | null
}

/** As many as are done side by side. */
const BATCH = 20
/** How often the end of a try is written again while the database does not answer. */
const REWRITE_MS = 500

const executor = ({ query }: Pick<Connection, 'query'>) => ({
  executeSql: (text: string, values?: unknown[]) => query({ text, ...(values && { values }) }),
})

/** Starts the queue (pg-boss, in the product's own database) and its workers: six tries, each later than the one before. */
export async function startJobs({
  database,
  handlers,
  onTrouble,
  secret,
  log,
}: {
  database: Database
  handlers: JobHandlers
  /** Called when a try has failed, or one after it has done better: not for all that goes well at once, which nobody need look at. */
  onTrouble: (id: string) => void
  /** What payloads are sealed with. */
  secret: string
  log: FastifyBaseLogger
}): Promise<Jobs> {
  const boss = new PgBoss({
    db: executor(database),
    backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
    schedule: false,
    reindex: false,
    monitorVacuum: false,
  })
  const names = Object.keys(handlers) as JobName[]
  const inHand = new Set<string>()
  const orphans = createOrphans({ database, names, inHand })
  boss.on('error', (error) => {
    // The database's absence is told by itself, and not at each turn of the queue.
    if (isAway(error)) orphans.suspect()
    else log.error({ err: error }, 'job queue')
  })
  await boss.start()
  await orphans.adoptAll()
  let isStopping = false

  const key = deriveKey(secret, 'job-payload')
  const opened = (kept: Kept | object) =>
    // One that an earlier version queued is not sealed.
    ('sealed' in kept ? JSON.parse(unseal(kept.sealed, key)) : kept) as never
  /**
   * Each is settled by itself, so that one that fails is tried again alone; what is done is of no more use and goes. The end of a try is
   * written here and not left to the queue, so that whoever hears of it finds it written.
   */
  const settle = async (name: JobName, { id, data, retryCount }: JobWithMetadata<unknown>) => {
    try {
      await handlers[name](opened(data as Kept))
    } catch (error) {
      log.warn({ job: id, kind: name }, 'a job failed')
      await surely(() => boss.fail(name, id, { message: (error as Error).message }))
      return onTrouble(id)
    }
    await surely(() => boss.deleteJob(name, id))
    if (retryCount > 0) onTrouble(id)
  }
  /** As often as it takes, so that a mail that went out is not sent again because the database was away for a moment. */
  async function surely(work: () => Promise<unknown>): Promise<void> {
    for (;;) {
      try {
        await work()
        return
      } catch (error) {
        if (isStopping || !isAway(error)) throw error
        await new Promise((done) => setTimeout(done, REWRITE_MS))
      }
    }
  }
  /** Begins them in the order in which they were queued, which their ids tell: the queue hands a batch over in any. */
  const perform = async (name: JobName, jobs: JobWithMetadata<unknown>[]) => {
    const inOrder = jobs.toSorted((a, b) => (a.id < b.id ? -1 : 1))
    for (const { id } of jobs) inHand.add(id)
    try {
      const ends = await Promise.allSettled(inOrder.map((job) => settle(name, job)))
      for (const end of ends) if (end.status === 'rejected') throw end.reason
    } finally {
      for (const { id } of jobs) inHand.delete(id)
    }
  }
  const workers = await Promise.all(
    names.map(async (name) => {
      await boss.createQueue(name, { retryLimit: 5, retryBackoff: true, retryDelay: 5 })
      // While batches come full there is more to do, and nothing to wait for.
      const options = {
        pollingIntervalSeconds: 2,
        batchSize: BATCH,
        burstWhenBatchFull: true,
        includeMetadata: true,
      } as const
      return boss.work(name, options, (jobs) => perform(name, jobs))
    }),
  )

  // What an earlier version kept of jobs that were over, and could be read by anybody.
  await database.query({
    text: `delete from pgboss.job where name = any($1) and state in ('completed', 'failed') and not data ? 'sealed'`,
    values: [names],
  })

  /** Whether a job is due or being done. */
  async function isWaiting() {
    const { rows } = await database.query({
      text: `select 1 from pgboss.job where name = any($1) and state in ('created', 'retry', 'active') and start_after <= now() limit 1`,
      values: [names],
    })
    return rows.length > 0
  }

  return {
    async queue(connection, name, payload, { about, startAfter, once }) {
      const kept: Kept = { sealed: seal(JSON.stringify(payload), key), about }
      await boss.send(name, kept, {
        id: newId(),
        db: executor(connection),
        ...(startAfter && { startAfter }),
        ...(once && { singletonKey: once }),
      })
    },
    async forget(connection, name, about) {
      const text = `delete from pgboss.job where name = $1 and data ->> 'about' = $2`
      await connection.query({ text, values: [name, about] })
    },
    async retry(connection, id) {
      const text = `update pgboss.job set state = 'retry', start_after = now(), completed_on = null, retry_limit = greatest(retry_limit, retry_count + 1)
        where id = $1 and state in ('created', 'retry', 'failed')`
      return ((await connection.query({ text, values: [id] })).rowCount ?? 0) > 0
    },
    wake() {
      for (const worker of workers) boss.notifyWorker(worker)
    },
    async drain() {
      while (await isWaiting()) {
        let found = false
        for (const name of names) {
          const jobs = await boss.fetch(name, { batchSize: BATCH, includeMetadata: true })
          if (!jobs.length) continue
          found = true
          await perform(name, jobs)
        }
        // A worker holds what is left: it needs a moment.
        if (!found) await new Promise((done) => setTimeout(done, 20))
      }
    },
    adopt: () => orphans.adopt(),
    stop() {
      isStopping = true
      return boss.stop({ graceful: true, timeout: 10_000 })
    },
  }
}
