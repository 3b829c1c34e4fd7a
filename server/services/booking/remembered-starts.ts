import { stepsOf, type WeekSteps, weekRange } from '../../time/steps'
import { startsOf, type Timetable } from './timetable'
import type { Timetables } from './timetables'

interface Remembered {
  /** Whether a session is only held: that is in the way of others until it lapses, and never of its own student. */
  hasHolds: boolean
  /** Whether some hours are for a type or area alone. */
  isNarrowed: boolean
  weeks: Map<string, WeekSteps>
}

/** Weeks that are remembered of one timetable; then it begins anew. */
const MOST_WEEKS = 100

/** Works out the starts of a timetable once for each week and kind of session, for all students alike. */
export function rememberedStarts(): Timetables['startsIn'] {
  const known = new WeakMap<Timetable, Remembered>()
  const remember = (timetable: Timetable) => {
    const { taken, hours } = timetable
    const remembered = {
      hasHolds: taken.some(({ isHold }) => isHold),
      isNarrowed: hours.some(({ sessionTypeIds, practiceAreaIds }) => sessionTypeIds.length || practiceAreaIds.length),
      weeks: new Map<string, WeekSteps>(),
    }
    known.set(timetable, remembered)
    return remembered
  }

  return (week, question) => {
    const { type, practiceAreaId, moving } = question
    const kind = `${week} ${type.duration} ${type.breakTime}`
    const narrowed = `${kind} ${type.id} ${practiceAreaId}`
    return (timetable) => {
      const { weeks, hasHolds, isNarrowed } = known.get(timetable) ?? remember(timetable)
      if (hasHolds || (moving && timetable.taken.some(({ sessionId }) => sessionId === moving.id)))
        return stepsOf(week, startsOf(timetable, question, weekRange(week)))
      const key = isNarrowed ? narrowed : kind
      const found = weeks.get(key)
      if (found) return found
      const steps = stepsOf(week, startsOf(timetable, question, weekRange(week)))
      if (weeks.size >= MOST_WEEKS) weeks.clear()
      weeks.set(key, steps)
      return steps
    }
  }
}
