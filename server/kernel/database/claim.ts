import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../time/clock'
import type { Patience } from '../time/patience'
import { pause, within } from '../time/waiting'
import { isAway } from './away'
import { type ClaimConnection, openClaimConnection } from './claim-connection'

interface Claiming {
  clock: Clock
  patience: Patience
  log: Pick<FastifyBaseLogger, 'error'>
  /** Called once, when another server took the database while it was away. */
  onLost(reason: Error): void
}

export interface Claim {
  release(): Promise<void>
}

/**
 * Claims a database for this process alone, since a second server would not hear of the first one's changes. The lock has its own connection, so
 * PostgreSQL frees it whenever the process ends.
 */
export async function claimDatabase(url: string, { clock, patience, log, onLost }: Claiming): Promise<Claim> {
  let isReleased = false
  let held = await openClaimConnection(url, patience)
  /** Our own connections, which PostgreSQL may not yet know to be dead. */
  const ours = new Set([held.backend.key])
  for (const end = clock.elapsed() + patience.claimMs; !(await held.take()); await pause(clock, patience.claimTryMs)) {
    if (clock.elapsed() < end) continue
    await held.close()
    throw new Error(
      'Another server runs on this database, and only one may. Stop it, or set DATABASE_URL to another database.',
    )
  }
  void watch()

  /** Runs for the life of the process: after a lost connection it takes the lock again as soon as the database is back. */
  async function watch() {
    while (!isReleased) {
      const endBeating = clock.every(
        patience.claimBeatMs,
        () => void held.beat().catch(() => held.close().catch(report)),
      )
      await held.ended
      endBeating()
      const next = isReleased ? null : await retake()
      if (!next) return
      held = next
    }
  }

  /** Null when there is nothing left to watch. */
  async function retake(): Promise<ClaimConnection | null> {
    for (; !isReleased; await pause(clock, patience.claimTryMs)) {
      const next = await openClaimConnection(url, patience).catch(report)
      if (!next) continue
      ours.add(next.backend.key)
      const isHeld = await regain(next, ours).catch(report)
      if (isHeld && !isReleased) return next
      next.close().catch(report)
      if (isHeld === false) {
        onLost(new Error('Another server has taken the database while it did not answer. This one ends.'))
        return null
      }
    }
    return null
  }

  /** Logs every other error; an absent database is reported to whoever queries it. */
  function report(error: unknown) {
    if (!isAway(error)) log.error({ err: error }, 'the database could not be claimed again')
  }

  return {
    async release() {
      isReleased = true
      await within(clock, { ms: patience.claimPartingMs, late: () => {} }, held.close())
    },
  }
}

/** True if we hold the lock again, false if another server does, undefined if that is not yet known. */
async function regain(next: ClaimConnection, ours: ReadonlySet<string>): Promise<boolean | undefined> {
  if (await next.take()) return true
  const holder = await next.holder()
  if (!holder) return
  if (!ours.has(holder.key)) return false
  await next.end(holder)
}
