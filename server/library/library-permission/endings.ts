import type { Services } from '../../kernel/context'
import { write } from '../../kernel/write/write'
import { accessEnded, endedRow } from './access-ended'

const MINUTE_MS = 60_000

const end = `update library_permissions set status = 'expired' where status in ('pending', 'active', 'paused') and until <= $1 returning ${endedRow}`

/** Marks permissions whose time is over. The rules compare the time itself, so nobody reads a moment longer. */
export function createEndings(services: Services) {
  let next = Number.NEGATIVE_INFINITY
  return async () => {
    const now = services.clock.now()
    if (now.getTime() < next) return
    next = now.getTime() + MINUTE_MS
    await write(services, async (writing) =>
      accessEnded(
        writing,
        (await writing.query({ name: 'library_permission_endings', text: end, values: [now] })).rows,
      ),
    )
  }
}
