import { MOVED_FREE_HOURS } from '../../../rules/groups/meetings'
import { conflict } from '../../kernel/errors'
import type { Writing } from '../../kernel/write/write'
import type { Event } from './event'

const HOUR_MS = 3_600_000

const isPaidFor = `select 1 from meeting_members where meeting_id = $1 and standing = 'attendee' and paid > 0 limit 1`

/**
 * Refuses times of a published event at which nobody could give a ticket back, nor staff cancel it: a start or an end that is past, and, where tickets were
 * paid for, an earlier start within a day. Throws CONFLICT.
 */
export async function refuseOtherTimes(writing: Writing, event: Event, times: { startAt: string; endAt: string }) {
  if (!event.publishedAt) return
  const [startAt, endAt, now] = [Date.parse(times.startAt), Date.parse(times.endAt), writing.now.getTime()]
  const before = event.startAt.getTime()
  if (startAt !== before && startAt <= now)
    throw conflict('A published event is moved to a time that is still to come.', { field: 'startAt' })
  if (endAt <= now) throw conflict('A published event ends at a time that is still to come.', { field: 'endAt' })
  if (startAt >= before || startAt >= now + MOVED_FREE_HOURS * HOUR_MS) return
  const { rows } = await writing.query({ text: isPaidFor, values: [event.id] })
  if (rows[0])
    throw conflict(
      `Tickets were paid for, and can be given back for ${MOVED_FREE_HOURS} hours after a move: it begins that much from now at the earliest.`,
      { field: 'startAt' },
    )
}
