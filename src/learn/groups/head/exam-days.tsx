import type { StudyGroupType } from '../../../../schema/generated/types'
import { papersOf } from '../../../nouns/study-group/group-words'
import { now } from '../../../providers/device/clock'
import type { Fact } from '../../../ui/data/description-list'
import { type Day, dayOf, daysBetween, dayWords } from '../../../ui/time/london-days'

/** The next of some days, or the last where all are past. */
export const nextOf = (days: readonly Day[], today: Day): Day | undefined => {
  const sorted = [...days].sort()
  return sorted.find((day) => day >= today) ?? sorted.at(-1)
}

/** How far off a day is. */
export function leftWords(day: Day, today: Day): string {
  const left = daysBetween(today, day)
  if (left < 0) return dayWords(day, 'year')
  if (left === 0) return `Today, ${dayWords(day)}`
  return left === 1 ? `Tomorrow, ${dayWords(day)}` : `${left} days, ${dayWords(day)}`
}

interface Sitting {
  p1ExamDates: readonly Day[]
  p2ExamDates: readonly Day[]
}

/** When the reader's sub-group sits each paper, and how far off that is; of a group that is over the day alone. */
export function examFacts(type: StudyGroupType, sub: Sitting | null | undefined, isPast: boolean): Fact[] {
  const today = dayOf(now())
  return papersOf(type).flatMap((term, at) => {
    const day = sub && nextOf(at === 0 ? sub.p1ExamDates : sub.p2ExamDates, today)
    if (!day) return []
    return [{ term, value: <span className="num">{isPast ? dayWords(day, 'year') : leftWords(day, today)}</span> }]
  })
}
