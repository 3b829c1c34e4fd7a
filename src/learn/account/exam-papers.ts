import type { ExamPaper } from '../../../schema/generated/types'
import { paperNames } from '../../nouns/exam-sitting/exam-names'
import { type Day, daysBetween } from '../../ui/time/london-days'

/** The papers by their whole names. */
export const paperTitles: Record<ExamPaper, string> = {
  ...paperNames,
  written: 'Written assessments',
  oral: 'Oral assessments',
}

/** '59 days to go', or how long ago it was. */
export function daysToGo(day: Day, today: Day): string {
  const left = daysBetween(today, day)
  if (left === 0) return 'today'
  if (left === 1) return 'tomorrow'
  if (left === -1) return 'yesterday'
  const days = Math.abs(left).toLocaleString('en-GB')
  return left > 0 ? `${days} days to go` : `${days} days ago`
}
