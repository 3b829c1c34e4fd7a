import type { FastifyBaseLogger } from 'fastify'
import { type JobWithMetadata, PgBoss } from 'pg-boss'
import type { QueueJobKind } from '../../../schema/generated/types'
import type { MailMessage } from '../../gateways/mail/outbox'
import { deriveKey, seal, unseal } from '../../gateways/sign-in/secrets'
import { isAway } from '../database/away'
import { newId } from '../database/columns'
import type { Connection, Database } from '../database/database'
import type { Clock } from '../time/clock'
import { type Patience, usualPatience } from '../time/patience'
import { pause, within } from '../time/waiting'
import type { Told } from '../told'
import { createOrphans } from './orphans'

/** The jobs that can be queued, with their payloads. A noun declares those that it does. */
export interface JobPayloads {
  mail: QueuedMail
}

/** A mail on its way to the mail server. */
export interface QueuedMail extends MailMessage {
  /** It is not sent if this person may not be told of this row any more. */
  onlyIf?: Told
}

export type JobName = QueueJobKind

export type JobHandlers = { [Name in JobName]: (payload: JobPayloads[Name]) => Promise<void> }

export interface QueueOptions {
  /** The person whose account the job is about, and with whom it is deleted; null if it is about nobody. */
  about: string | null
  /** Not before this instant. */
  startAfter?: Date
  /** Whether it begins as soon as the transaction has committed, not at the queue's next turn. */
  soon?: true
  /** At most one job with this key waits at a time. */
  once?: string
}

export interface Jobs {
  /** Begins the work, once everything that jobs use has started. */
  begin(handlers: JobHandlers): Promise<void>
  /** Queues in the given transaction: the job exists if and only if that commits. */
  queue<Name extends JobName>(
    connection: Connection,
    name: Name,
    payload: JobPayloads[Name],
    options: QueueOptions,
  ): Promise<void>
  /** How many jobs about a person wait, as the given transaction sees it. */
  waiting(connection: Pick<Connection, 'query'>, name: JobName, about: string): Promise<number>
  /** Removes every job about a person from the queue, in the given transaction. */
  forget(connection: Connection, name: JobName, about: string): Promise<void>
  /** Makes the queue try a given-up or waiting job at once, in the given transaction; false if it is neither. */
  retry(connection: Connection, id: string): Promise<boolean>
  /** Looks for waiting jobs now instead of at the next turn. */
  wake(): void
  /** Runs all waiting jobs and resolves when they are done. */
  drain(): Promise<void>
  /** Runs jobs again whose worker never learned that it had them. */
  adopt(): Promise<void>
  stop(): Promise<void>
}

/** A job as it is stored. Its payload is sealed, because mails hold links that sign people in. */
interface Kept {
  sealed: string
  about: string | null
}

/** The queue refuses to look more often. */
const LEAST_POLL_SECONDS = 0.5
/** How many jobs run side by side. */
const BATCH = 20

const executor = ({ query }: Pick<Connection, 'query'>) => ({
  executeSql: (text: string, values?: unknown[]) => query({ text, ...(values && { values }) }),
})

/**
 * Opens the queue (pg-boss, in the product's own database); a job has six tries, each later than the one before. Nothing is done before `begin`: a
 * job that a killed server left would otherwise be tried by one that is not whole yet.
 */
export async function openQueue({
  clock,
  patience = usualPatience,
  database,
  names,
  onTrouble,
  secret,
  log,
}: {
  clock: Clock
  patience?: Patience
  database: Database
  /** The jobs that somebody does. */
  names: readonly JobName[]
  /** Called when a try has failed, and when a later try has succeeded; not for a job that succeeds at once. */
  onTrouble: (id: string) => void
  /** The key that seals payloads. */
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
  const inHand = new Set<string>()
  const orphans = createOrphans({ clock, patience, database, names, inHand })
  boss.on('error', (error) => {
    // The log reports an absent database elsewhere, so not at each turn of the queue.
    if (isAway(error)) orphans.suspect()
    else log.error({ err: error }, 'job queue')
  })
  await boss.start()
  await orphans.adoptAll()
  for (const name of names) {
    await boss.createQueue(name, { retryLimit: 5, retryBackoff: true, retryDelay: 5 })
    // Lets pg-boss learn the queue now: at the first job it would ask beside the transaction that the job is in, which may hold the only connection.
    await boss.getJobById(name, newId())
  }
  let isStopping = false

  const key = deriveKey(secret, 'job-payload')
  const opened = (kept: Kept | object) =>
    // Jobs queued by an earlier version are not sealed.
    ('sealed' in kept ? JSON.parse(unseal(kept.sealed, key)) : kept) as never
  /**
   * Settles each job on its own, so that a failed one is tried again alone and a done one is deleted. Written here rather than by the queue, so that
   * listeners find the end written.
   */
  const settle = async (handlers: JobHandlers, name: JobName, { id, data, retryCount }: JobWithMetadata<unknown>) => {
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
  /** Repeats until it succeeds, so that a mail is not sent twice because the database was away for a moment. */
  async function surely(work: () => Promise<unknown>): Promise<void> {
    for (;;) {
      try {
        await work()
        return
      } catch (error) {
        if (isStopping || !isAway(error)) throw error
        await pause(clock, patience.jobsRewriteMs)
      }
    }
  }
  /** Starts jobs in the order of their ids, which is the order of queueing; the queue gives a batch in any order. */
  const perform = async (handlers: JobHandlers, name: JobName, jobs: JobWithMetadata<unknown>[]) => {
    const inOrder = jobs.toSorted((a, b) => (a.id < b.id ? -1 : 1))
    for (const { id } of jobs) inHand.add(id)
    try {
      const ends = await Promise.allSettled(inOrder.map((job) => settle(handlers, name, job)))
      for (const end of ends) if (end.status === 'rejected') throw end.reason
    } finally {
      for (const { id } of jobs) inHand.delete(id)
    }
  }
  const beginWorkers = (handlers: JobHandlers) =>
    names.map((name) => {
      // A full batch means that more jobs wait, so the next one is fetched at once.
      const options = {
        pollingIntervalSeconds: Math.max(LEAST_POLL_SECONDS, patience.jobsPollMs / 1000),
        batchSize: BATCH,
        burstWhenBatchFull: true,
        includeMetadata: true,
      } as const
      return boss.work(name, options, (jobs) => perform(handlers, name, jobs))
    })
  let begun: { handlers: JobHandlers; workers: string[] } | undefined

  // Deletes finished jobs that an earlier version kept unsealed.
  await database.query({
    text: `delete from pgboss.job where name = any($1) and state in ('completed', 'failed') and not data ? 'sealed'`,
    values: [names],
  })

  /** Whether a job is due or running. */
  async function isWaiting() {
    const { rows } = await database.query({
      text: `select 1 from pgboss.job where name = any($1) and state in ('created', 'retry', 'active') and start_after <= now() limit 1`,
      values: [names],
    })
    return rows.length > 0
  }

  /** The queue knows the real time alone. */
  const byRealTime = (instant: Date) => new Date(Date.now() + instant.getTime() - clock.now().getTime())

  return {
    async begin(handlers) {
      begun = { handlers, workers: await Promise.all(beginWorkers(handlers)) }
    },
    async queue(connection, name, payload, { about, startAfter, once }) {
      const kept: Kept = { sealed: seal(JSON.stringify(payload), key), about }
      await boss.send(name, kept, {
        id: newId(),
        db: executor(connection),
        ...(startAfter && { startAfter: byRealTime(startAfter) }),
        ...(once && { singletonKey: once }),
      })
    },
    async waiting({ query }, name, about) {
      const text = `select count(*)::int as count from pgboss.job where name = $1 and state in ('created', 'retry', 'active') and data ->> 'about' = $2`
      return Number((await query({ text, values: [name, about] })).rows[0]?.count)
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
      for (const worker of begun?.workers ?? []) boss.notifyWorker(worker)
    },
    async drain() {
      if (!begun) throw new Error('nobody does the jobs yet')
      const { handlers } = begun
      while (await isWaiting()) {
        let found = false
        for (const name of names) {
          const jobs = await boss.fetch(name, { batchSize: BATCH, includeMetadata: true })
          if (!jobs.length) continue
          found = true
          await perform(handlers, name, jobs)
        }
        // A worker still holds jobs, so wait a moment.
        if (!found) await pause(clock, 20)
      }
    },
    adopt: () => orphans.adopt(),
    async stop() {
      isStopping = true
      // The queue itself looks each half second only whether its workers have ended.
      const ended = Promise.all(names.map((name) => boss.offWork(name)))
      await within(clock, { ms: patience.jobsEndMs, late: () => {} }, ended)
      await boss.stop({ graceful: false })
    },
  }
}
