import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { edgeAt } from '../../../rules/wall-clock'
import type { BusyFailure } from '../../../schema/generated/types'
import { Unreadable } from '../../gateways/outer-calendar'
import { root } from '../../kernel/root'
import type { Clock } from '../../kernel/time/clock'

const MEMORY_MB = 128

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

interface Reading {
  thread: Worker
  /** What waits for the thread's answer. */
  waiting: ((found: Found) => void) | null
}

let reading: Reading | null = null
let last: Promise<unknown> = Promise.resolve()

/** The busy times of a calendar's text (RFC 5545) within a period. Throws Unreadable. */
export async function readCalendar({ text, period, zone }: Asked, needs: Needs): Promise<Read> {
  // One after another; one that takes too long or too much ends its thread, and the next has a new one.
  const mine = last.then(() => ask({ text, from: +period.from, until: +period.until }, needs))
  last = mine
  const found = await mine
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

function ask(asked: { text: string; from: number; until: number }, { clock, patience }: Needs): Promise<Found> {
  reading ??= begin()
  const mine = reading
  mine.thread.ref()
  return new Promise((resolve) => {
    const cancel = clock.after(patience.calendarReadMs, () => end(mine, 'too_large'))
    mine.waiting = (found) => {
      cancel()
      mine.waiting = null
      // An idle thread keeps no process alive.
      mine.thread.unref()
      resolve(found)
    }
    mine.thread.postMessage(asked)
  })
}

function begin(): Reading {
  const thread = new Worker(join(root, 'server/booking/busy-calendar/calendar-thread.mjs'), {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB, maxYoungGenerationSizeMb: 16 },
  })
  const mine: Reading = { thread, waiting: null }
  thread.on('message', (found: Found) => mine.waiting?.(found))
  thread.on('error', () => end(mine, 'too_large'))
  thread.on('exit', () => end(mine, 'too_large'))
  return mine
}

function end(mine: Reading, failure: BusyFailure): void {
  if (reading === mine) reading = null
  void mine.thread.terminate()
  mine.waiting?.({ failure })
}
