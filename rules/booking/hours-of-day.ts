import { edgeAt } from '../wall-clock'

const DAY_MS = 86_400_000

interface Hours {
  /** A date's midnight, written as if it were UTC. */
  date: number
  /** Wall-clock times in milliseconds after midnight. */
  from: number
  until: number
  zone: string
}

/**
 * The instants between which hours are open on a date, for the server's starts and the browser's picture of them alike. Hours that end at or before
 * their beginning end on the next day; hours that the clocks skip whole are empty.
 */
export function hoursOfDay({ date, from, until, zone }: Hours, edge = edgeAt): { from: number; until: number } {
  const end = until % DAY_MS
  const lastDate = end <= from ? date + DAY_MS : date
  return { from: edge(date + from, zone), until: edge(lastDate + end, zone) }
}

/** 'HH:MM' or 'HH:MM:SS' in milliseconds after midnight. */
export function timeOfDay(wall: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = wall.split(':').map(Number)
  return ((hours * 60 + minutes) * 60 + seconds) * 1000
}
