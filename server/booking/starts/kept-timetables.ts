import { LRUCache } from 'lru-cache'
import type { Services } from '../../kernel/context'
import type { Clock } from '../../kernel/time/clock'
import { rememberedWeeks } from './remembered-weeks'
import type { Permit, Timetable } from './timetable'
import { readTimetables, type Timetables, timetablesIn } from './timetables'

/** How long a timetable is trusted without asking the database; a known change drops it at once. */
const BELIEVED_MS = 60_000
/** As many people as are read at once, so that reading never holds the event loop for long. */
const BATCH = 20
const none: ReadonlySet<string> = new Set()
/** Later than any question. */
const ALWAYS = new Date('9999-01-01T00:00:00Z')

interface Kept {
  readAt: number
  /** Null while it is being read. */
  timetable: Timetable | null
  /** Of all its parts: hours, exceptions and sessions. */
  ids: ReadonlySet<string>
  read: Promise<void>
}

/** The people whose timetables these ids are in, and whether one of them may conduct mocks. */
const concerned = `
  select user_id as "userId", false as permitted from availability_rules where id = any($1::uuid[])
  union select user_id, false from availability_exceptions where id = any($1::uuid[])
  union select user_id, false from busy_calendars where id = any($1::uuid[])
  union select user_id, false from busy_times where id = any($1::uuid[])
  union select user_id, false from commitments where session_id = any($1::uuid[])
  union select user_id, false from commitments where joint_id = any($1::uuid[]) and session_id is null
  union select user_id, true from mock_permissions where user_id = any($1::uuid[])`

/** The types whose changes may change a timetable. */
const concerns: ReadonlySet<string> = new Set([
  ...['AvailabilityRule', 'AvailabilityException', 'BusyCalendar', 'BusyTime', 'Meeting', 'Session', 'User'],
])

/** Returns a function that says whether something read is still trusted at this moment. */
const freshBy = (clock: Clock) => {
  const now = clock.now().getTime()
  return (known: { readAt: number } | undefined) =>
    known !== undefined && known.readAt <= now && now < known.readAt + BELIEVED_MS
}

/** The timetables that were read, by person. */
function createKept({ database, clock }: Pick<Services, 'database' | 'clock'>) {
  const kept = new Map<string, Kept>()
  let drops = 0

  function drop(userId: string) {
    if (kept.delete(userId)) drops++
  }

  function read(userIds: readonly string[]) {
    if (!userIds.length) return
    const now = clock.now()
    let before: Promise<unknown> = Promise.resolve()
    for (let at = 0; at < userIds.length; at += BATCH) {
      const ids = userIds.slice(at, at + BATCH)
      const reading = before.then(() => readTimetables(database, ids, { from: now, until: ALWAYS }))
      before = reading
      for (const [place, id] of ids.entries()) {
        const entry: Kept = { readAt: now.getTime(), timetable: null, ids: none, read: Promise.resolve() }
        entry.read = reading.then(
          (found) => {
            entry.timetable = found[place] as Timetable
            entry.ids = idsIn(entry.timetable)
          },
          (error) => {
            if (kept.get(id) === entry) kept.delete(id)
            throw error
          },
        )
        kept.set(id, entry)
      }
    }
  }

  return { kept, read, drop, drops: () => drops }
}

interface Settling extends Pick<Services, 'database' | 'bus'>, Pick<ReturnType<typeof createKept>, 'kept' | 'drop'> {
  permits: { clear(): void }
}

/** Drops at once what a change is known to concern; returns a function that drops the rest, which the database must be asked about. */
function createSettling({ database, bus, kept, drop, permits }: Settling) {
  /** Changed ids whose people are not known yet. */
  const changed = new Set<string>()
  let settled: Promise<unknown> = Promise.resolve()

  bus.listen('change', ({ type, id }) => {
    if (type === 'Mock' || type === 'MockPermission') return permits.clear()
    if (!concerns.has(type)) return
    changed.add(id)
    drop(id)
    // Deleted rows are found only here, and an unfinished reading may be older than the change.
    for (const [userId, { timetable, ids }] of kept) if (!timetable || ids.has(id)) drop(userId)
  })

  /** Drops the timetables that recent changes concern; the next question waits for this too. */
  return function settle() {
    if (!changed.size) return settled
    const ids = [...changed]
    changed.clear()
    settled = settled
      .then(() => database.query({ name: 'booking_concerned', text: concerned, values: [ids] }))
      .then(({ rows }) => {
        for (const { userId, permitted } of rows) {
          if (permitted) permits.clear()
          drop(userId as string)
        }
      })
      .catch(() => {
        permits.clear()
        for (const userId of kept.keys()) drop(userId)
      })
    return settled
  }
}

/** Remembers the data behind free starts until it changes. For lists only: a booking asks the database itself. */
export function keepTimetables({ database, bus, clock }: Pick<Services, 'database' | 'bus' | 'clock'>): Timetables {
  const permits = new LRUCache<string, { readAt: number; permits: Promise<readonly Permit[]> }>({ max: 500 })
  const { kept, read, drop, drops } = createKept({ database, clock })
  /** The same tutors get the same timetable objects, which further caches rely on, until one of them is dropped. */
  const together = new WeakMap<readonly Permit[], { readAt: number; drops: number; timetables: Timetable[] }>()
  const settle = createSettling({ database, bus, kept, drop, permits })

  return {
    async permits(sessionTypeId, practiceAreaId) {
      await settle()
      const key = `${sessionTypeId} ${practiceAreaId}`
      const known = permits.get(key)
      if (known && freshBy(clock)(known)) return known.permits
      const found = timetablesIn(database).permits(sessionTypeId, practiceAreaId)
      permits.set(key, { readAt: clock.now().getTime(), permits: found })
      found.catch(() => permits.delete(key))
      return found
    },

    async of(tutors, period) {
      if (period.from < clock.now()) return timetablesIn(database).of(tutors, period)
      await settle()
      const isFresh = freshBy(clock)
      const known = together.get(tutors)
      if (known && known.drops === drops() && isFresh(known)) return known.timetables
      read(tutors.flatMap(({ userId }) => (isFresh(kept.get(userId)) ? [] : [userId])))
      const [entries, before] = [tutors.map(({ userId }) => kept.get(userId) as Kept), drops()]
      await Promise.all(entries.flatMap(({ timetable, read }) => (timetable ? [] : [read])))
      const timetables = entries.map(({ timetable }) => timetable as Timetable)
      const readAt = entries.reduce((first, entry) => Math.min(first, entry.readAt), clock.now().getTime())
      if (drops() === before) together.set(tutors, { readAt, drops: before, timetables })
      return timetables
    },

    week: rememberedWeeks(),
  }
}

const idsIn = ({ hours, exceptions, taken }: Timetable) =>
  new Set([
    ...hours.map(({ id }) => id),
    ...exceptions.flatMap(({ id, calendarId }) => calendarId ?? id),
    ...taken.map(({ sessionId }) => sessionId),
  ])
