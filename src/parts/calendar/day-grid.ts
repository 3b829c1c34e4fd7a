import { type Day, dayOf, startOf } from '../../ui/time/london-days'
import { formatClock, LONDON } from '../../ui/time/london-time'

/** A block in a day's column, in minutes after midnight by the wall clock. */
export interface Placed {
  start: number
  end: number
}

/** Minutes after London's midnight. */
export function minutesOf(at: string | number): number {
  const [hours = 0, minutes = 0] = formatClock(at, LONDON, false).split(':').map(Number)
  return hours * 60 + minutes
}

/** A span's place in its first day's column, by the clock at both ends: when the clocks change, it is longer or shorter than it looks. It ends at midnight. */
export function placed(from: string, until: string): Placed {
  const start = minutesOf(from)
  if (dayOf(Date.parse(until) - 1) !== dayOf(from)) return { start, end: 24 * 60 }
  const end = minutesOf(until) || 24 * 60
  // The hour that comes twice may end before its beginning.
  return { start, end: end > start ? end : start + (Date.parse(until) - Date.parse(from)) / 60_000 }
}

/** A span's place on each of these days that it touches. */
export function placedOn(days: readonly Day[], from: string, until: string): (Placed & { day: Day })[] {
  const [first, last] = [dayOf(from), dayOf(Date.parse(until) - 1)]
  return days
    .filter((day) => first <= day && day <= last)
    .map((day) => ({ day, ...placed(day === first ? from : startOf(day), until) }))
    .map((place) => (place.day === last ? place : { ...place, end: 24 * 60 }))
}

/** Places overlapping blocks side by side: each with its lane and its group's number of lanes. */
export function lanes<B extends Placed>(blocks: readonly B[]): (B & { lane: number; of: number })[] {
  const sorted = [...blocks].sort((a, b) => a.start - b.start || b.end - a.end)
  const out: (B & { lane: number; of: number })[] = []
  let group: (B & { lane: number; of: number })[] = []
  let groupEnd = 0
  const close = () => {
    const of = Math.max(0, ...group.map(({ lane }) => lane)) + 1
    for (const block of group) block.of = of
    group = []
  }
  for (const block of sorted) {
    if (block.start >= groupEnd) close()
    const taken = new Set(group.filter(({ end }) => end > block.start).map(({ lane }) => lane))
    let lane = 0
    while (taken.has(lane)) lane++
    const set = { ...block, lane, of: 1 }
    group.push(set)
    out.push(set)
    groupEnd = Math.max(groupEnd, block.end)
  }
  close()
  return out
}

/** The whole hours that a grid shows: the working day, extended for blocks outside it. */
export function hoursShown(blocks: readonly Placed[], first = 8, last = 21): number[] {
  const from = Math.min(first, ...blocks.map(({ start }) => Math.floor(start / 60)))
  const until = Math.max(last, ...blocks.map(({ end }) => Math.ceil(end / 60)))
  return Array.from({ length: until - from }, (_, index) => from + index)
}
