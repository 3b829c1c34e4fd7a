import type { Services } from '../context'
import type { JobHandlers, JobName, JobPayloads } from './jobs'

/** What does the jobs of each kind. */
export type JobWork = {
  [Name in JobName]: (services: Services, payload: JobPayloads[Name]) => Promise<void>
}

/** The kernel's own. Any noun queues mails. */
function ownWork(): Pick<JobWork, 'mail'> {
  let before: Promise<unknown> = Promise.resolve()
  return {
    async mail({ mailer, mayStillRead }, { onlyIf, ...message }) {
      const asked = onlyIf ? mayStillRead(onlyIf) : Promise.resolve(true)
      // Mails leave in the order of queueing, whether they are asked about or not.
      const turn = Promise.allSettled([before, asked])
      before = turn
      await turn
      if (await asked) await mailer.send(message)
    },
  }
}

/** The jobs that are done by the kernel; a noun does each of the others. */
export type OwnJob = keyof ReturnType<typeof ownWork>

/** What does each job, from all nouns. */
export const workOf = (nouns: readonly { jobs?: Partial<JobWork> }[]): JobWork =>
  Object.assign({}, ownWork(), ...nouns.map(({ jobs }) => jobs))

export function handlersOf(work: JobWork, services: Services): JobHandlers {
  const handlers = Object.entries(work).map(([name, perform]) => [
    name,
    (payload: never) => (perform as (services: Services, payload: unknown) => Promise<void>)(services, payload),
  ])
  return Object.fromEntries(handlers)
}
