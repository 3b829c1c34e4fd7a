import type { Database } from '../database/database'
import { pause, within } from '../time/waiting'
import { isWaiting } from './job-rows'
import type { JobHandlers, JobName, Jobs } from './jobs'
import { createPerforming, type Needs } from './performing'

/** The queue refuses to look more often. */
const LEAST_POLL_SECONDS = 0.5
/** How many jobs run side by side. */
const BATCH = 20

/** Lets the queue's workers do the jobs of these names, from `begin` on. */
export function createWorkers(
  database: Database,
  names: readonly JobName[],
  needs: Needs,
): Pick<Jobs, 'begin' | 'wake' | 'drain' | 'stop'> {
  const { boss, clock, patience } = needs
  const performing = createPerforming(needs)
  const { perform } = performing
  let begun: { handlers: JobHandlers; workers: string[] } | undefined

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

  return {
    async begin(handlers) {
      begun = { handlers, workers: await Promise.all(beginWorkers(handlers)) }
    },
    wake() {
      for (const worker of begun?.workers ?? []) boss.notifyWorker(worker)
    },
    async drain() {
      if (!begun) throw new Error('nobody does the jobs yet')
      const { handlers } = begun
      while (await isWaiting(database, names)) {
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
    async stop() {
      performing.stop()
      // The queue itself looks each half second only whether its workers have ended.
      const ended = Promise.all(names.map((name) => boss.offWork(name)))
      await within(clock, { ms: patience.jobsEndMs, late: () => {} }, ended)
      await boss.stop({ graceful: false })
    },
  }
}
