import { stepsOf, unite, type WeekSteps } from '../../time/steps'
import type { Timetable } from './timetable'
import { createPause } from './turns'

/** The starts that some tutors have in a week. */
export interface TutorsWeek {
  anybody: WeekSteps
  /** Of each tutor, in their order. */
  each: readonly WeekSteps[]
}

/** Works a week out, and lets others have the event loop where that takes long. */
export async function weekOf(
  week: number,
  timetables: readonly Timetable[],
  startsOf: (timetable: Timetable) => WeekSteps,
): Promise<TutorsWeek> {
  const anybody = stepsOf(week)
  const each: WeekSteps[] = []
  const pause = createPause()
  for (const timetable of timetables) {
    const steps = startsOf(timetable)
    each.push(steps)
    unite(anybody, steps)
    if (pause.isDue()) await pause.take()
  }
  return { anybody, each }
}
