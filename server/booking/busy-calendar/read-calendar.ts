import { edgeAt } from '../../../rules/wall-clock'
import type { BusyFailure } from '../../../schema/generated/types'
import { Unreadable } from '../../gateways/outer-calendar'
import { readingThread } from '../../kernel/process/reading-thread'
import type { Clock } from '../../kernel/time/clock'

export interface BusySpan {
  from: Date
  until: Date
  allDay: boolean
}

/** What a calendar holds within a period. */
export interface Read {
  /** The zone that it says it is in. */
  timezone: string | null
  /** Its entries, those that repeat counted once, and those of them that repeat. */
  entries: number
  repeating: number
  /** In order, each once. */
  times: BusySpan[]
}

interface Asked {
  text: string
  period: { from: Date; until: Date }
  /** Whose clock times without a zone are read by, where the calendar names none. */
  zone: string
}

interface Needs {
  clock: Clock
  patience: { calendarReadMs: number }
}

interface Wall {
  at: number
  zone: string | null
}

type Found =
  | { failure: BusyFailure }
  | (Omit<Read, 'times'> & { failure?: never; times: { from: Wall; until: Wall; allDay: boolean }[] })

const read = readingThread<{ text: string; from: number; until: number }, Found>({
  file: 'server/booking/busy-calendar/calendar-thread.mjs',
  memory: { old: 128, young: 16 },
})

/** The busy times of a calendar's text (RFC 5545) within a period. Throws Unreadable. */
export async function readCalendar({ text, period, zone }: Asked, needs: Needs): Promise<Read> {
  const asked = { text, from: +period.from, until: +period.until }
  const found = await read(asked, { clock: needs.clock, most: needs.patience.calendarReadMs })
  if (!found) throw new Unreadable('too_large')
  if (found.failure !== undefined) throw new Unreadable(found.failure)
  const own = found.timezone ?? zone
  const instant = (wall: Wall) => new Date(edgeAt(wall.at, wall.zone ?? own))
  const known = new Map<string, BusySpan>()
  for (const each of found.times) {
    const [from, until] = [instant(each.from), instant(each.until)]
    if (from < until && from < period.until && until > period.from)
      known.set(`${+from} ${+until}`, { from, until, allDay: each.allDay })
  }
  return { ...found, times: [...known.values()].sort((one, other) => +one.from - +other.from) }
}
