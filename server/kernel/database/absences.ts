import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../time/clock'
import { isAway } from './away'

/** During an outage the log names one absence in this time. */
const QUIET_MS = 10_000

export interface Absences {
  answered(): void
  failed(error: unknown): void
}

/** Logs once that the database does not answer, and once that it answers again. */
export function createAbsences(clock: Clock, log: Pick<FastifyBaseLogger, 'error' | 'warn'> | undefined): Absences {
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
      isTold = since - toldAt >= QUIET_MS
      if (!isTold) return
      toldAt = since
      log?.error({ err: error }, 'the database does not answer')
    },
  }
}
