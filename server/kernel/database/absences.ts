import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../time/clock'
import type { Patience } from '../time/patience'
import { isAway } from './away'

interface Times {
  clock: Clock
  patience: Pick<Patience, 'absenceQuietMs'>
}

export interface Absences {
  answered(): void
  failed(error: unknown): void
}

/** Logs once that the database does not answer, and once that it answers again. */
export function createAbsences(
  log: Pick<FastifyBaseLogger, 'error' | 'warn'> | undefined,
  { clock, patience }: Times,
): Absences {
  let since: number | null = null
  let isTold = false
  let toldAt = Number.NEGATIVE_INFINITY
  return {
    answered() {
      if (since === null) return
      if (isTold) log?.warn({ seconds: Math.round((clock.elapsed() - since) / 100) / 10 }, 'the database answers again')
      since = null
    },
    failed(error) {
      if (since !== null || !isAway(error)) return
      since = clock.elapsed()
      isTold = since - toldAt >= patience.absenceQuietMs
      if (!isTold) return
      toldAt = since
      log?.error({ err: error }, 'the database does not answer')
    },
  }
}
