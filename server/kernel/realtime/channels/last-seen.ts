import type { Services } from '../../context'
import { isAway } from '../../database/away'
import { fewAtOnce } from '../few-at-once'

/** When many leave in one moment, requests still get their connections to the database. */
const AT_ONCE = 2

// Sign-ins write it too, so it never moves back; an account that is gone keeps nothing.
const text = `update users set last_seen_at = $2
  where id = $1 and archived_at is null and (last_seen_at is null or last_seen_at < $2)`

/** Returns a function that notes on an account when its person was last seen. A failure is logged, since nobody waits for it. */
export function createLastSeen({ database, log }: Pick<Services, 'database' | 'log'>) {
  const inTurn = fewAtOnce(AT_ONCE)
  return (userId: string, at: Date) => {
    inTurn(() => database.query({ name: 'last_seen', text, values: [userId, at] })).catch((error) => {
      if (!isAway(error)) log.warn({ err: error }, 'the time somebody was last seen was not kept')
    })
  }
}
