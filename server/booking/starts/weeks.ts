import { instantOf, type WeekMinutes } from '../../kernel/time/steps'
import type { Permit, Timetable } from './timetable'
import { createPause } from './turns'

/** A bookable start, with the tutors who are free for it, in a stable order. */
export interface FreeStart {
  /** Milliseconds since 1970, because there are hundreds of them. */
  at: number
  tutors: readonly Permit[]
}

/** The starts of some tutors in a week: for each, in their order. */
export type TutorsWeek = readonly WeekMinutes[]

/** Computes a week, giving others the event loop if it takes long. */
export async function weekOf(
  timetables: readonly Timetable[],
  startsOf: (timetable: Timetable, place: number) => WeekMinutes,
): Promise<TutorsWeek> {
  const each: WeekMinutes[] = []
  const pause = createPause()
  for (const [place, timetable] of timetables.entries()) {
    each.push(startsOf(timetable, place))
    if (pause.isDue()) await pause.take()
  }
  return each
}

/** The starts of a week in order, each with the first of its tutors, as many as asked for. */
export function startsIn(week: number, each: TutorsWeek, tutors: readonly Permit[], told: number): FreeStart[] {
  const byMinute: Permit[][] = []
  for (const [place, tutor] of tutors.entries())
    for (const minute of each[place] ?? []) {
      const free = byMinute[minute]
      if (!free) byMinute[minute] = [tutor]
      else if (free.length < told) free.push(tutor)
    }
  const starts: FreeStart[] = []
  // In order, and without the minutes that nobody has.
  byMinute.forEach((free, minute) => {
    starts.push({ at: instantOf(week, minute), tutors: free })
  })
  return starts
}
