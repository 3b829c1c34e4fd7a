import { later, MINUTE } from '../calendar'
import type { Row } from '../school'
import type { DemoEvent } from './demo-event'

type Mark = Partial<Row<'meetingMembers'>>

interface Marking {
  /** The place among those with tickets; the first is the demo student. */
  place: number
  markedById: string | null
  now: Date
}

/** What somebody with a ticket is marked as: most came, some late, and one in seven did not. Nobody is marked at what is ahead or was cancelled. */
export function demoMark(
  { startAt, endAt, provider, cancelledAt }: Row<'meetings'>,
  { marked, asks }: DemoEvent,
  { place, markedById, now }: Marking,
): Mark {
  if (cancelledAt || startAt > now) return {}
  const isOver = endAt <= now
  if (!isOver && place >= (marked ?? 0)) return {}
  const isOnline = provider !== 'in_person'
  const markedAt = later(startAt, (isOver ? 6 : 1) * MINUTE + place * 1000)
  const shared = { markedAt, markedById: isOnline ? null : markedById }
  const came = (minutes: number) => ({ arrivedAt: later(startAt, minutes * MINUTE) })
  if (place === 0)
    return { ...shared, attendance: 'present', ...came(4), ...(isOver && { leftAt: later(endAt, -4 * MINUTE) }) }
  if (place === asks?.place) return { ...shared, attendance: 'absent', ...askedAt(asks.words, endAt, now) }
  if (place % 7 === 3) return { ...shared, attendance: 'absent' }
  if (place % 6 === 5) return { ...shared, attendance: 'late', ...came(8 + (place % 9)) }
  if (isOver && place % 8 === 6) return { ...shared, attendance: 'left_early', leftAt: later(endAt, -25 * MINUTE) }
  return { ...shared, attendance: 'present' }
}

const askedAt = (correction: string, endAt: Date, now: Date): Mark => ({
  correction,
  correctionAskedAt: new Date(Math.min(now.getTime() - MINUTE, later(endAt, 40 * MINUTE).getTime())),
})
