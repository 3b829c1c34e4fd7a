import { stepsOf, type WeekSteps, weekRange } from '../../time/steps'
import type { Question } from './question'
import { startsOf, type Timetable } from './timetable'
import type { Timetables } from './timetables'

interface Remembered {
  /** Whether a session is only held: that is in the way of others until it lapses, and never of its own student. */
  hasHolds: boolean
  /** Whether some hours are for a type or area alone. */
  isNarrowed: boolean
  /** By the number of the kind. */
  weeks: Map<number, WeekSteps>
}

/** Weeks that are remembered of one timetable, and kinds of weeks that are numbered; then each begins anew. */
const MOST_WEEKS = 100
const MOST_KINDS = 100_000

/** Works the starts of a timetable out once for each week and kind of session, for all students alike. */
export function rememberedStarts(): Timetables['startsIn'] {
  let known = new WeakMap<Timetable, Remembered>()
  const kinds = new Map<string, number>()

  // Numbers are found faster than texts, and a look at a big school finds thousands.
  function numberOf(kind: string): number {
    if (kinds.size >= MOST_KINDS) {
      kinds.clear()
      known = new WeakMap()
    }
    const number = kinds.get(kind) ?? kinds.size
    kinds.set(kind, number)
    return number
  }

  function remember(timetable: Timetable): Remembered {
    const { taken, hours } = timetable
    const remembered = {
      hasHolds: taken.some(({ isHold }) => isHold),
      isNarrowed: hours.some(({ sessionTypeIds, practiceAreaIds }) => sessionTypeIds.length || practiceAreaIds.length),
      weeks: new Map<number, WeekSteps>(),
    }
    known.set(timetable, remembered)
    return remembered
  }

  return (week, question) => {
    const { type, practiceAreaId, moving } = question
    const ofKind = `${week} ${type.duration} ${type.breakTime}`
    const [kind, narrowed] = [numberOf(ofKind), numberOf(`${ofKind} ${type.id} ${practiceAreaId}`)]
    const workOut = (timetable: Timetable) => stepsOf(week, startsOf(timetable, question, weekRange(week)))

    return (timetable) => {
      const { weeks, hasHolds, isNarrowed } = known.get(timetable) ?? remember(timetable)
      if (hasHolds || (moving && isMoved(timetable, moving))) return workOut(timetable)
      const found = weeks.get(isNarrowed ? narrowed : kind)
      if (found) return found
      const steps = workOut(timetable)
      if (weeks.size >= MOST_WEEKS) weeks.clear()
      weeks.set(isNarrowed ? narrowed : kind, steps)
      return steps
    }
  }
}

const isMoved = ({ taken }: Timetable, { id }: NonNullable<Question['moving']>) =>
  taken.some(({ sessionId }) => sessionId === id)
