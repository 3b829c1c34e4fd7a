import type { FastifyBaseLogger } from 'fastify'
import { isAway } from './away'
import { type ClaimConnection, openClaimConnection } from './claim-connection'

/** So long a start waits for a server that is stopping, or whose connection lingers after a crash. */
const PATIENCE_MS = 10_000
const TRY_EVERY_MS = 250
const BEAT_EVERY_MS = 5_000
const PARTING_MS = 2_000

interface Claiming {
  log: Pick<FastifyBaseLogger, 'error'>
  /** Called once, when another server has taken the database while it was away. */
  onLost(reason: Error): void
  /** Milliseconds that the start waits for another server to go. */
  patience?: number
}

export interface Claim {
  release(): Promise<void>
}

/**
 * Claims a database for this process alone: a second server would not hear of the first one's changes. The lock lives on a connection of its own,
 * so that PostgreSQL lets go of it when the process ends, however it ends.
 */
export async function claimDatabase(url: string, { log, onLost, patience = PATIENCE_MS }: Claiming): Promise<Claim> {
  let isReleased = false
  let held = await openClaimConnection(url)
  /** Connections that were ours: PostgreSQL may not know yet that they are dead. */
  const ours = new Set([held.backend.key])
  for (const end = Date.now() + patience; !(await held.take()); await pause(TRY_EVERY_MS)) {
    if (Date.now() < end) continue
    await held.close()
    throw new Error(
      'Another server runs on this database, and only one may. Stop it, or set DATABASE_URL to another database.',
    )
  }
  void watch()

  /** Goes on for the life of the process: where the connection ends, the lock is taken again as soon as the database is back. */
  async function watch() {
    while (!isReleased) {
      const beating = setInterval(() => held.beat().catch(() => held.close().catch(report)), BEAT_EVERY_MS)
      await held.ended
      clearInterval(beating)
      const next = isReleased ? null : await retake()
      if (!next) return
      held = next
    }
  }

  /** Answers null where nothing is to be watched any more. */
  async function retake(): Promise<ClaimConnection | null> {
    for (; !isReleased; await pause(TRY_EVERY_MS)) {
      const next = await openClaimConnection(url).catch(report)
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

  /** Whoever asks the database is told that it is away; what else is wrong is said here. */
  function report(error: unknown) {
    if (!isAway(error)) log.error({ err: error }, 'the database could not be claimed again')
  }

  return {
    async release() {
      isReleased = true
      await Promise.race([held.close(), pause(PARTING_MS)])
    },
  }
}

/** True where the lock is ours again, false where it is another server's, nothing where that is not settled yet. */
async function regain(next: ClaimConnection, ours: ReadonlySet<string>): Promise<boolean | undefined> {
  if (await next.take()) return true
  const holder = await next.holder()
  if (!holder) return
  if (!ours.has(holder.key)) return false
  await next.end(holder)
}

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))
