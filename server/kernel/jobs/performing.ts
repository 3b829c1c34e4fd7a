import type { FastifyBaseLogger } from 'fastify'
import type { JobWithMetadata, PgBoss } from 'pg-boss'
import { isAway } from '../database/away'
import type { Clock } from '../time/clock'
import type { Patience } from '../time/patience'
import { pause } from '../time/waiting'
import type { JobHandlers, JobName } from './jobs'
import type { Seal } from './sealed-payload'

export interface Needs {
  boss: PgBoss
  clock: Clock
  patience: Patience
  seal: Seal
  /** The ids of the jobs that are being done. */
  inHand: Set<string>
  onTrouble: (id: string) => void
  log: FastifyBaseLogger
}

/** Does jobs that the queue has given out, and writes their ends. */
export function createPerforming({ boss, clock, patience, seal, inHand, onTrouble, log }: Needs) {
  let isStopping = false

  /**
   * Settles each job on its own, so that a failed one is tried again alone and a done one is deleted. Written here rather than by the queue, so that
   * listeners find the end written.
   */
  const settle = async (handlers: JobHandlers, name: JobName, { id, data, retryCount }: JobWithMetadata<unknown>) => {
    try {
      await handlers[name](seal.opened(data as object))
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

  return {
    /** Starts jobs in the order of their ids, which is the order of queueing; the queue gives a batch in any order. */
    async perform(handlers: JobHandlers, name: JobName, jobs: JobWithMetadata<unknown>[]) {
      const inOrder = jobs.toSorted((a, b) => (a.id < b.id ? -1 : 1))
      for (const { id } of jobs) inHand.add(id)
      try {
        const ends = await Promise.allSettled(inOrder.map((job) => settle(handlers, name, job)))
        for (const end of ends) if (end.status === 'rejected') throw end.reason
      } finally {
        for (const { id } of jobs) inHand.delete(id)
      }
    },
    /** From now on no end is written again that the database did not take. */
    stop() {
      isStopping = true
    },
  }
}
