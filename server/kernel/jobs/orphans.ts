import type { Database } from '../database/database'
import type { Clock } from '../time/clock'
import type { Patience } from '../time/patience'

interface Orphans {
  /** Runs the jobs of a killed process again. Only for the start, before any worker runs. */
  adoptAll(): Promise<void>
  /** An answer of the database was lost: it may have named started jobs that no worker knows of. */
  suspect(): void
  /** Runs such jobs again; does nothing if no answer was lost. */
  adopt(): Promise<void>
}

// A job without tries left is given up, since it may be what ends the process.
const adoption = `update pgboss.job set start_after = now(),
  state = (case when retry_count < retry_limit then 'retry' else 'failed' end)::pgboss.job_state,
  completed_on = case when retry_count < retry_limit then null else now() end,
  output = case when retry_count < retry_limit then output else '{"message": "The server ended while it was done."}'::jsonb end
  where name = any($1) and state = 'active' and not (id = any($2::uuid[])) and started_on <= now() - make_interval(secs => $3)`

/** Finds jobs that the queue counts as started but no worker has; the queue alone would wait a quarter of an hour for each. */
export function createOrphans({
  clock,
  patience,
  database,
  names,
  inHand,
}: {
  clock: Clock
  patience: Pick<Patience, 'jobsLostMs'>
  database: Database
  names: readonly string[]
  inHand: ReadonlySet<string>
}): Orphans {
  let suspectedAt: number | null = null
  const adopt = (seconds: number) => database.query({ text: adoption, values: [names, [...inHand], seconds] })
  return {
    adoptAll: async () => void (await adopt(0)),
    suspect() {
      suspectedAt = clock.elapsed()
    },
    async adopt() {
      if (suspectedAt === null) return
      const asked = suspectedAt
      const isOver = clock.elapsed() - asked > 2 * patience.jobsLostMs
      await adopt(patience.jobsLostMs / 1000)
      if (isOver && suspectedAt === asked) suspectedAt = null
    },
  }
}
