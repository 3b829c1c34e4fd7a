import { eq, sql } from 'drizzle-orm'
import type { Services } from '../../kernel/context'
import type { Bus } from '../../kernel/realtime/bus'
import { sessionTypes } from '../../school/session-type/table'

const known = new WeakMap<Bus, Map<string, Promise<boolean>>>()

/** Whether a session of `sessions` is live, in SQL. */
export const liveSql = sql<boolean>`(select t.mode = 'live' from session_types t where t.id = sessions.session_type_id)`

/** Whether a session type is live. Remembered until a type changes, because a list of sessions asks for every row. */
export function isLive({ bus, database }: Pick<Services, 'bus' | 'database'>, sessionTypeId: string): Promise<boolean> {
  let modes = known.get(bus)
  if (!modes) {
    const made = new Map<string, Promise<boolean>>()
    known.set(bus, made)
    bus.listen('change', ({ type }) => type === 'SessionType' && made.clear())
    modes = made
  }
  const found = modes.get(sessionTypeId)
  if (found) return found
  const asked = database.orm
    .select({ mode: sessionTypes.mode })
    .from(sessionTypes)
    .where(eq(sessionTypes.id, sessionTypeId))
    .then(([type]) => type?.mode === 'live')
  modes.set(sessionTypeId, asked)
  asked.catch(() => modes.delete(sessionTypeId))
  return asked
}
