import type { FastifyBaseLogger } from 'fastify'
import { PgBoss } from 'pg-boss'
import type { Connection, Database } from '../database'
import type { MailMessage } from '../gateways/outbox'

/** What can be queued, and with what. */
export interface JobPayloads {
  mail: MailMessage
}

export type JobName = keyof JobPayloads

export type JobHandlers = { [Name in JobName]: (payload: JobPayloads[Name]) => Promise<void> }

interface QueueOptions {
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
    options?: QueueOptions,
  ): Promise<void>
  /** Takes every job with this in its payload out of the queue in the given transaction, those already done too. */
  forget<Name extends JobName>(connection: Connection, name: Name, payload: Partial<JobPayloads[Name]>): Promise<void>
  /** Looks for waiting jobs now instead of at the next turn. */
  wake(): void
  /** Runs all that waits, and answers when it is done. */
  drain(): Promise<void>
  stop(): Promise<void>
}

const executor = ({ query }: Pick<Connection, 'query'>) => ({
  executeSql: (text: string, values?: unknown[]) => query({ text, ...(values && { values }) }),
})

/** Starts the queue (pg-boss, in the product's own database) and its workers: five tries, each later than the one before. */
export async function startJobs({
  database,
  handlers,
  log,
}: {
  database: Database
  handlers: JobHandlers
  log: FastifyBaseLogger
}): Promise<Jobs> {
  const boss = new PgBoss({
    db: executor(database),
    backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
    schedule: false,
    reindex: false,
    monitorVacuum: false,
  })
  boss.on('error', (error) => log.error(error, 'job queue'))
  await boss.start()

  const names = Object.keys(handlers) as JobName[]
  const perform = async (name: JobName, jobs: { data: unknown }[]) => {
    for (const job of jobs) await handlers[name](job.data as never)
  }
  const workers = await Promise.all(
    names.map(async (name) => {
      await boss.createQueue(name, { retryLimit: 5, retryBackoff: true, retryDelay: 5 })
      return boss.work(name, { pollingIntervalSeconds: 2 }, (jobs) => perform(name, jobs))
    }),
  )

  /** Whether a job is due or being done. */
  async function isWaiting() {
    const { rows } = await database.query({
      text: `select 1 from pgboss.job where name = any($1) and state in ('created', 'retry', 'active') and start_after <= now() limit 1`,
      values: [names],
    })
    return rows.length > 0
  }

  return {
    async queue(connection, name, payload, { startAfter, once } = {}) {
      await boss.send(name, payload, {
        db: executor(connection),
        ...(startAfter && { startAfter }),
        ...(once && { singletonKey: once }),
      })
    },
    async forget(connection, name, payload) {
      const text = 'delete from pgboss.job where name = $1 and data @> $2::jsonb'
      await connection.query({ text, values: [name, JSON.stringify(payload)] })
    },
    wake() {
      for (const worker of workers) boss.notifyWorker(worker)
    },
    async drain() {
      while (await isWaiting()) {
        let found = false
        for (const name of names) {
          const jobs = await boss.fetch(name)
          if (!jobs.length) continue
          found = true
          await perform(name, jobs)
          await boss.complete(
            name,
            jobs.map(({ id }) => id),
          )
        }
        // A worker holds what is left: it needs a moment.
        if (!found) await new Promise((done) => setTimeout(done, 20))
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  }
}
