import { minutesOf, united, type WeekMinutes, weekRange } from '../../kernel/time/steps'
import type { Question } from './question'
import { type Permit, seatStarts, startsOf, type Timetable } from './timetable'
import type { Timetables } from './timetables'
import { createPause } from './turns'
import { type FreeStart, startsIn, type TutorsWeek, weekOf } from './weeks'

/** Of one timetable. */
interface Own {
  /** When its holds lapse, in order; until then each blocks everybody but its own student. */
  lapses: readonly number[]
  /** Whether some hours are for one type or area only. */
  isNarrowed: boolean
  weeks: Map<string, WeekMinutes>
}

/** Of some tutors together. */
interface Together {
  lapses: readonly number[]
  /** For each student, the places of the tutors whose time they hold. */
  heldBy: ReadonlyMap<string, readonly number[]>
  weeks: Map<string, Promise<{ week: TutorsWeek; starts: readonly FreeStart[] }>>
}

/** A list needs to know whether one tutor is free or several. */
const TOLD = 2
/** Weeks to remember of each; then the memory is cleared. */
const MOST_WEEKS = 100

/** What has been computed, of one timetable and of several, for as long as they are the same objects. */
function createMemory() {
  const owns = new WeakMap<Timetable, Own>()
  const togethers = new WeakMap<readonly Timetable[], Together>()

  function ownOf(timetable: Timetable): Own {
    const known = owns.get(timetable)
    if (known) return known
    const { taken, hours, exceptions } = timetable
    const isNarrowed = [...hours, ...exceptions].some(
      (each) => each.sessionTypeIds.length + each.practiceAreaIds.length > 0,
    )
    const lapses = inOrder(taken.flatMap(({ hold }) => hold?.until ?? []))
    const own = { lapses, isNarrowed, weeks: new Map<string, WeekMinutes>() }
    owns.set(timetable, own)
    return own
  }

  function togetherOf(timetables: readonly Timetable[]): Together {
    const known = togethers.get(timetables)
    if (known) return known
    const heldBy = new Map<string, number[]>()
    for (const [place, { taken }] of timetables.entries())
      for (const id of taken.flatMap(({ hold }) => hold?.candidateIds ?? []))
        heldBy.set(id, [...(heldBy.get(id) ?? []), place])
    const lapses = inOrder(timetables.flatMap((timetable) => ownOf(timetable).lapses))
    const together: Together = { lapses, heldBy, weeks: new Map() }
    togethers.set(timetables, together)
    return together
  }

  return { ownOf, togetherOf }
}

/**
 * Computes weeks once for all students: for each tutor until something changes or a hold lapses, and for the tutors together until something changes
 * for any of them. Only tutors whose time the student holds, or of the moving session, are computed for that student.
 */
export function rememberedWeeks(): Timetables['week'] {
  const { ownOf, togetherOf } = createMemory()

  return async (week, question, tutors, timetables) => {
    const { type, practiceAreaId, studentId, now } = question
    const anyKind = `${week} ${type.duration} ${type.breakTime}`
    const kind = `${anyKind} ${type.id} ${type.seats} ${practiceAreaId}`
    const workOut = (timetable: Timetable, asked: Question) =>
      minutesOf(week, startsOf(timetable, asked, weekRange(week)))
    const anybodys = { ...question, studentId: '', moving: null }
    const steady = (timetable: Timetable) => {
      const { lapses, isNarrowed, weeks } = ownOf(timetable)
      const key = `${isNarrowed ? kind : anyKind} ${lapsedOf(lapses, now)}`
      return remembered(weeks, key, () => workOut(timetable, anybodys))
    }
    /** With the seats left, which depend on the mocks of this list of tutors; few sessions have several. */
    const withSeats = (minutes: WeekMinutes, timetable: Timetable, place: number, asked: Question) => {
      const seats = seatStarts(timetable, tutors[place] as Permit, asked, weekRange(week))
      return seats.length ? united(minutes, minutesOf(week, seats)) : minutes
    }

    const { lapses, heldBy, weeks } = togetherOf(timetables)
    const known = await remembered(weeks, `${kind} ${lapsedOf(lapses, now)}`, async () => {
      // Reading the timetables before was work too.
      await createPause().take()
      const worked = await weekOf(timetables, (timetable, place) =>
        withSeats(steady(timetable), timetable, place, anybodys),
      )
      return { week: worked, starts: startsIn(week, worked, tutors, TOLD) }
    })
    const special = [...(heldBy.get(studentId) ?? []), ...movedFrom(timetables, question)]
    if (!special.length) return known.starts
    const each = [...known.week]
    for (const place of special) {
      // Without their own holds in the way, these tutors have all those starts and perhaps more.
      const timetable = timetables[place] as Timetable
      each[place] = withSeats(workOut(timetable, question), timetable, place, question)
    }
    return startsIn(week, each, tutors, TOLD)
  }
}

const inOrder = (instants: readonly number[]) => [...instants].sort((a, b) => a - b)

/** How many of these have lapsed. */
const lapsedOf = (lapses: readonly number[], now: Date) => lapses.filter((until) => until <= now.getTime()).length

/** Places of the tutors of the moving session, whose freed time gives them more starts than the remembered ones. */
const movedFrom = (timetables: readonly Timetable[], { moving }: Question) =>
  moving
    ? timetables.flatMap(({ taken }, place) => (taken.some(({ sessionId }) => sessionId === moving.id) ? [place] : []))
    : []

function remembered<Value>(values: Map<string, Value>, key: string, find: () => Value): Value {
  const known = values.get(key)
  if (known !== undefined) return known
  if (values.size >= MOST_WEEKS) values.clear()
  const found = find()
  values.set(key, found)
  return found
}
