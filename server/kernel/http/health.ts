import { constants } from 'node:fs'
import { access, statfs } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../context'
import { within } from '../time/waiting'

/** Bytes that must be free in DATA_DIR: four of the largest uploads. */
export const LEAST_FREE = 100_000_000

interface Health {
  services: Pick<Services, 'clock' | 'database' | 'settings'>
  leastFree?: number
}

/** For monitors: whether the process lives, and whether it can work. */
export async function health(
  app: FastifyInstance,
  { services: { clock, database, settings }, leastFree = LEAST_FREE }: Health,
) {
  const checkDatabase = once(async () => {
    await database.query({ name: 'ready', text: 'select 1' })
  })
  const checkDisk = once(async () => {
    await access(settings.dataDir, constants.W_OK)
    const { bavail, bsize } = await statfs(settings.dataDir)
    if (bavail * bsize < leastFree) throw new Error('full')
  })

  /** Whether a check succeeds in time. */
  const inTime = (check: Promise<void>) =>
    within(
      clock,
      { ms: settings.patience.healthMs, late: () => false },
      check.then(() => true),
    ).catch(() => false)

  // A monitor behind a busy network still hears that the process lives; one check at a time is all that it can cost.
  const config = { isUncounted: true }
  app.get('/livez', { config }, () => ({ ok: true }))
  app.get('/readyz', { config }, async (_request, reply) => {
    const [isDatabaseThere, isDiskThere] = await Promise.all([inTime(checkDatabase()), inTime(checkDisk())])
    const ok = isDatabaseThere && isDiskThere
    return reply.code(ok ? 200 : 503).send({ ok, database: isDatabaseThere, disk: isDiskThere })
  })
}

/** No second check starts while one hangs, so that monitoring takes nothing from users. */
function once(check: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  return () => {
    running ??= check().finally(() => {
      running = null
    })
    return running
  }
}
