import { eachStep, hasStep, stepsOf, unite, type WeekSteps } from '../kernel/time/steps'
import type { Permit, Timetable } from './timetable'
import { createPause } from './turns'

/** A bookable start, with the tutors who are free for it, in a stable order. */
export interface FreeStart {
  /** Milliseconds since 1970, because there are hundreds of them. */
  at: number
  tutors: readonly Permit[]
}

/** The starts of some tutors in a week. */
export interface TutorsWeek {
  anybody: WeekSteps
  /** For each tutor, in their order. */
  each: readonly WeekSteps[]
}

/** Computes a week, giving others the event loop if it takes long. */
export async function weekOf(
  week: number,
  timetables: readonly Timetable[],
  startsOf: (timetable: Timetable, place: number) => WeekSteps,
): Promise<TutorsWeek> {
  const anybody = stepsOf(week)
  const each: WeekSteps[] = []
  const pause = createPause()
  for (const [place, timetable] of timetables.entries()) {
    const steps = startsOf(timetable, place)
    each.push(steps)
    unite(anybody, steps)
    if (pause.isDue()) await pause.take()
  }
  return { anybody, each }
}

/** The starts of a week in order, each with as many of its tutors as asked for. */
export function startsIn(week: number, { anybody, each }: TutorsWeek, tutors: readonly Permit[], told: number) {
  const starts: FreeStart[] = []
  eachStep(week, anybody, (at, step) => {
    const free: Permit[] = []
    for (let place = 0; place < tutors.length && free.length < told; place++)
      if (hasStep(each[place] as WeekSteps, step)) free.push(tutors[place] as Permit)
    starts.push({ at, tutors: free })
  })
  return starts
}
