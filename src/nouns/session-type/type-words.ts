import { beginsAtBooking } from '../../../rules/booking/start'
import type { SessionCategory, SessionGroup, SessionMode } from '../../../schema/generated/types'
import { lengthWords } from '../../ui/time/length-words'

/** The formats in the page's order, each with the words beside its heading. */
export const formats: readonly { value: SessionGroup; label: string; note: string }[] = [
  { value: 'oral', label: 'Oral', note: 'Live, with a tutor or interviewer' },
  { value: 'written', label: 'Written', note: 'Start when you like, hand in by the deadline' },
  { value: 'tutorial', label: 'Tutorial', note: 'Talk it through' },
  { value: 'exam', label: 'Exam', note: 'A full sitting, under exam conditions' },
]

export const categoryWords: Record<SessionCategory, string> = {
  client_interview: 'Client interview',
  attendance_note: 'Attendance note',
  advocacy: 'Advocacy',
  case_and_matter_analysis: 'Case and matter analysis',
  legal_research: 'Legal research',
  legal_writing: 'Legal writing',
  legal_drafting: 'Legal drafting',
  mcq_clinic: 'MCQ clinic',
  career_interview: 'Career interview',
  course: 'Course',
}

export const modeWords: Record<SessionMode, string> = {
  live: 'Live',
  window: 'In your own time',
  on_demand: 'On demand',
}

/** What leads from a type to its booking. */
export const goWords = (mode: SessionMode): string => (beginsAtBooking(mode) ? 'Start when you book' : 'Choose a start')

/** Whom one sits with, in a type with several seats: 'in a group of up to 6'. */
export const groupWords = (seats: number): string => (seats > 1 ? `in a group of up to ${seats}` : '')

interface Timing {
  mode: SessionMode
  preparationTime?: number | null
  windowLength?: number | null
}

/** The time with the materials: before a live start, or until the answers are due. */
export function preparationWords({ mode, preparationTime, windowLength }: Timing): string {
  if (mode === 'live') return preparationTime ? `${lengthWords(preparationTime)} before` : 'None'
  return windowLength === 1 ? '1 day to hand in' : `${windowLength ?? 7} days to hand in`
}
