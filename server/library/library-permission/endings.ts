import type { Services } from '../../kernel/context'

const MINUTE_MS = 60_000

/** Marks permissions whose time is over. The rules compare the time itself, so nobody reads a moment longer. */
export function createEndings({ database, clock, bus }: Pick<Services, 'database' | 'clock' | 'bus'>) {
  let next = Number.NEGATIVE_INFINITY
  return async () => {
    const now = clock.now()
    if (now.getTime() < next) return
    next = now.getTime() + MINUTE_MS
    const { rows } = await database.query({
      name: 'library_permission_endings',
      text: "update library_permissions set status = 'expired' where status in ('pending', 'active', 'paused') and until <= $1 returning id",
      values: [now],
    })
    for (const { id } of rows) bus.publish('change', { type: 'LibraryPermission', id: id as string, kind: 'updated' })
  }
}
