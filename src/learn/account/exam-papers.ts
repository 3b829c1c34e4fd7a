import type { ExamPaper, Preparation } from '../../../schema/generated/types'
import { type Day, daysBetween } from '../../ui/time/london-days'

/** The papers of each exam; the database refuses others. */
export const papersOf: Record<Preparation, readonly ExamPaper[]> = {
  sqe1: ['flk1', 'flk2'],
  sqe2: ['written', 'oral'],
  hra_bar: ['whole'],
  other: ['whole'],
}

export const paperNames: Record<ExamPaper, string> = {
  flk1: 'FLK1',
  flk2: 'FLK2',
  written: 'Written assessments',
  oral: 'Oral assessments',
  whole: 'The exam',
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
