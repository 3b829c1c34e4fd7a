import { stepsOf, unite, type WeekSteps, weekRange } from '../../time/steps'
import type { Question } from './question'
import { startsOf, type Timetable } from './timetable'
import type { Timetables } from './timetables'
import { createPause } from './turns'
import { type FreeStart, startsIn, type TutorsWeek, weekOf } from './weeks'

/** Of one timetable. */
interface Own {
  /** Whether a session is only held: that is in the way of others until it lapses, and never of its own student. */
  hasHolds: boolean
  /** Whether some hours are for a type or area alone. */
  isNarrowed: boolean
  weeks: Map<string, WeekSteps>
}

/** Of some tutors together. */
interface Together {
  /** Places of those who have holds, and so have no starts in what is remembered. */
  holding: readonly number[]
  weeks: Map<string, Promise<{ week: TutorsWeek; starts: readonly FreeStart[] }>>
}

/** Two tutors tell a list whether one is free or several. */
const TOLD = 2
/** Weeks that are remembered of each; then it begins anew. */
const MOST_WEEKS = 100

/**
 * Works weeks out once for all students alike: of each tutor, as long as nothing changes for them, and of the tutors together, as long as nothing changes
 * for any of them. Only tutors who have a hold, or the session that is being moved, are worked out for whoever asks.
 */
export function rememberedWeeks(): Timetables['week'] {
  const owns = new WeakMap<Timetable, Own>()
  const togethers = new WeakMap<readonly Timetable[], Together>()

  function ownOf(timetable: Timetable): Own {
    const known = owns.get(timetable)
    if (known) return known
    const { taken, hours } = timetable
    const isNarrowed = hours.some((each) => each.sessionTypeIds.length + each.practiceAreaIds.length > 0)
    const own = { hasHolds: taken.some(({ hold }) => hold), isNarrowed, weeks: new Map<string, WeekSteps>() }
    owns.set(timetable, own)
    return own
  }

  function togetherOf(timetables: readonly Timetable[]): Together {
    const known = togethers.get(timetables)
    if (known) return known
    const holding = timetables.flatMap((timetable, place) => (ownOf(timetable).hasHolds ? [place] : []))
    const together: Together = { holding, weeks: new Map() }
    togethers.set(timetables, together)
    return together
  }

  return async (week, question, tutors, timetables) => {
    const { type, practiceAreaId } = question
    const anyKind = `${week} ${type.duration} ${type.breakTime}`
    const kind = `${anyKind} ${type.id} ${practiceAreaId}`
    const workOut = (timetable: Timetable) => stepsOf(week, startsOf(timetable, question, weekRange(week)))
    const steady = (timetable: Timetable) => {
      const { hasHolds, isNarrowed, weeks } = ownOf(timetable)
      if (hasHolds) return stepsOf(week)
      return remembered(weeks, isNarrowed ? kind : anyKind, () => workOut(timetable))
    }

    const { holding, weeks } = togetherOf(timetables)
    const known = await remembered(weeks, kind, async () => {
      // Whatever has been read just before was work too.
      await createPause().take()
      const worked = await weekOf(week, timetables, steady)
      return { week: worked, starts: startsIn(week, worked, tutors, TOLD) }
    })
    const special = [...holding, ...movedFrom(timetables, question)]
    if (!special.length) return known.starts
    const [anybody, each] = [known.week.anybody.slice(), [...known.week.each]]
    for (const place of special) {
      const steps = workOut(timetables[place] as Timetable)
      each[place] = steps
      unite(anybody, steps)
    }
    return startsIn(week, { anybody, each }, tutors, TOLD)
  }
}

/** Places of the tutors of the session that is being moved, which gives them more starts than what is remembered. */
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
