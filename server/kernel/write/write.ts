import type { ChangeKind } from '../../../schema/generated/types'
import type { Context, Services } from '../context'
import type { Connection } from '../database/database'
import { explained, Refusal } from '../errors'
import type { JobName, JobPayloads, QueueOptions } from '../jobs/jobs'
import { createReader, type Reader } from '../read/read'
import type { Change } from '../realtime/bus'
import { actingSql, actingValue, type Noted, noteDown } from './acting'

/** A transaction as operations see it: what they publish and queue here happens if and only if it commits. */
export interface Writing extends Connection {
  now: Date
  /** The id of whoever acts; null is the server itself. */
  by: string | null
  nouns: Services['nouns']
  /** Reads inside the transaction, scoped to the viewer. */
  reader: Reader
  /** Tells subscribers after the commit. */
  changed(type: string, id: string, kind?: ChangeKind): void
  /** Queues a job, if and only if the transaction commits. */
  queue<Name extends JobName>(name: Name, payload: JobPayloads[Name], options: QueueOptions): Promise<void>
  /** Records in the audit log, during an act of staff, what no table shows. */
  noted(what: Noted): Promise<void>
  /** Does something as the last of the transaction, so that what it locks waits for nothing but the commit. */
  lastly(work: () => Promise<void>): void
  /** Runs after the commit. */
  after(work: () => void): void
  /** Does what may be refused, and answers the refusal: the database and what was to be published are then as they were before. */
  attempt(work: () => Promise<void>): Promise<Refusal | null>
}

/** Runs the work in one transaction, then publishes what it changed. */
export async function write<Result>(
  context: Services & Partial<Pick<Context, 'viewer' | 'acting'>>,
  work: (writing: Writing) => Promise<Result>,
): Promise<Result> {
  let changes: Change[] = []
  let later: (() => void)[] = []
  const result = await context.database.transaction(async (connection) => {
    const last: (() => Promise<void>)[] = []
    changes = []
    later = []
    const { now } = connection
    if (context.acting)
      await connection.query({ text: `select ${actingSql('$1')}`, values: [actingValue(context.acting, now)] })
    const done = await work({
      ...connection,
      now,
      by: context.viewer?.id ?? null,
      nouns: context.nouns,
      reader: createReader({ database: connection, viewer: context.viewer ?? null, now: () => now }),
      changed: (type, id, kind = 'updated') => void changes.push({ type, id, kind }),
      queue(name, payload, options) {
        if (options.soon) later.push(() => context.jobs.wake())
        return context.jobs.queue(connection, name, payload, options)
      },
      noted: (what) => (context.acting ? noteDown(connection, what) : Promise.resolve()),
      lastly: (work) => void last.push(work),
      after: (work) => void later.push(work),
      async attempt(work) {
        const before = [changes.length, later.length, last.length] as const
        await connection.query({ text: 'savepoint attempted' })
        try {
          await work()
          await connection.query({ text: 'release savepoint attempted' })
          return null
        } catch (error) {
          const refusal = explained(error, context.nouns)
          if (!(refusal instanceof Refusal) || refusal.code === 'UNAVAILABLE') throw error
          await connection.query({ text: 'rollback to savepoint attempted' })
          ;[changes.length, later.length, last.length] = before
          return refusal
        }
      },
    })
    for (const each of last) await each()
    return done
  })
  // Already committed, so no later failure may make the answer say otherwise.
  try {
    for (const change of changes) context.bus.publish('change', change)
    for (const each of later) each()
  } catch (error) {
    context.log.error({ err: error }, 'what follows a commit failed')
  }
  return result
}
