import { type CalendarEntry, kinds } from './entry'

/** Two things of one's own time that are at once. */
export interface Overlap {
  /** When both have begun. */
  at: string
  /** The one that is easier to change first: a session, then an event. */
  first: CalendarEntry
  second: CalendarEntry
}

/** Entries that take the person's time at once, as far as they are not over; two calendars of their own may say the same. */
export function overlapsOf(entries: readonly CalendarEntry[], now: number): Overlap[] {
  const timed = entries
    .flatMap((entry) => {
      const [from, until] = [Date.parse(entry.at), Date.parse(entry.until ?? entry.at)]
      return kinds[entry.kind].takesTime && !entry.allDay && until > Math.max(from, now) ? [{ entry, from, until }] : []
    })
    .sort((a, b) => a.from - b.from)
  return timed.flatMap((a, index) => {
    const found: Overlap[] = []
    for (const b of timed.slice(index + 1)) {
      if (b.from >= a.until) break
      if (a.entry.kind === 'busy' && b.entry.kind === 'busy') continue
      const [first, second] = [a.entry, b.entry].sort((one, other) => rank(one) - rank(other))
      if (first && second) found.push({ at: b.entry.at, first, second })
    }
    return found
  })
}

const order = ['hold', 'session', 'event', 'led', 'busy']
const rank = ({ kind }: CalendarEntry) => order.indexOf(kind)

/** With what each entry overlaps, by its key. */
export function clashesOf(overlaps: readonly Overlap[]): Map<string, string[]> {
  const clashes = new Map<string, string[]>()
  for (const { first, second } of overlaps) {
    clashes.set(first.key, [...(clashes.get(first.key) ?? []), second.title])
    clashes.set(second.key, [...(clashes.get(second.key) ?? []), first.title])
  }
  return clashes
}
