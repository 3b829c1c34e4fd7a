import type { ExamPaper } from '../../schema/generated/types'
import { apportioned } from '../apportion'
import { type ClockAdjustment, clockMinutesWith } from '../school/clock-minutes'
import { examProfiles, type ProfilePaper } from './exam-profiles'

/** So many minutes after the break the second session begins by itself. */
export const GRACE_MINUTES = 30

const mockPapers = examProfiles
  .flatMap(({ papers }) => papers)
  .filter(({ questions, sittings }) => questions > 0 && sittings === 2)

/** A paper that can be sat as a mock day: one that asks questions. Undefined: it asks none. */
export const mockPaper = (paper: ExamPaper): ProfilePaper | undefined => mockPapers.find((each) => each.paper === paper)

/** Minutes between the two sessions of a paper, the same for all of them. */
export const BREAK_MINUTES = Math.max(...mockPapers.map(({ breakMinutes }) => breakMinutes))

export const questionsASession = ({ questions, sittings }: ProfilePaper): number => questions / sittings

/** A session's minutes on the clock of a person. */
export const sessionMinutes = ({ minutesASitting }: ProfilePaper, adjustment: ClockAdjustment): number =>
  clockMinutesWith(minutesASitting, adjustment)

/** How many questions of each area a day asks: by the middle of the area's share, as far as there are so many. */
export function questionsByArea(
  { areas }: ProfilePaper,
  available: ReadonlyMap<string, number>,
  total: number,
): Map<string, number> {
  return apportioned(
    total,
    areas.map(({ area, weight: [least, most] }) => ({
      key: area,
      weight: (least + most) / 2,
      most: available.get(area) ?? 0,
    })),
  )
}

const MINUTE_MS = 60_000
const later = (at: Date, minutes: number) => new Date(at.getTime() + minutes * MINUTE_MS)

/** When the break after a session that was handed in is over, and when the second session begins by itself at the latest. */
export const breakAfter = (handedInAt: Date) => ({
  until: later(handedInAt, BREAK_MINUTES),
  startBy: later(handedInAt, BREAK_MINUTES + GRACE_MINUTES),
})

/** When each part of a day begins, if it begins at an instant and every session takes its whole time. */
export function planOf(startsAt: Date, minutes: number, half: boolean) {
  const first = startsAt
  const breakFrom = later(first, minutes)
  if (half) return { first, breakFrom: null, second: null, results: breakFrom }
  const second = later(breakFrom, BREAK_MINUTES)
  return { first, breakFrom, second, results: later(second, minutes) }
}
