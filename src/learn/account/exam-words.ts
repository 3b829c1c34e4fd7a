import type { ProfilePaper, Skill } from '../../../rules/library/exam-profile'
import type { Preparation } from '../../../schema/generated/types'
import { lengthWords } from '../../ui/time/length-words'

const skills: Record<Skill, string> = {
  advocacy: 'Advocacy',
  attendance_note: 'Attendance note and legal analysis',
  case_and_matter_analysis: 'Case and matter analysis',
  client_interview: 'Client interview',
  legal_drafting: 'Legal drafting',
  legal_research: 'Legal research',
  legal_writing: 'Legal writing',
  written_examination: 'Written examination',
}

/** What differs between those who examine, or between sources. */
export const examNotes: Partial<Record<Preparation, string>> = {
  sqe1: 'Guides differ on the break: some say 45 minutes. Your booking has the times of your day.',
  sqe2: 'The specification names no break: 15 minutes is what preparation courses say. The order of the stations may be another on your day.',
  hra_bar:
    'Civil and criminal rights are two assessments, each with both parts. The regulator sets the standards, and those who examine set lengths and marks. On the pass sources differ: one says 60% of both parts together, another a pass in each. Ask yours.',
  other: 'Each university sets its own papers, with their lengths, shares and marks. Your course’s handbook has them.',
}

/** What a paper asks and how long it takes; nothing where no source says it. */
export function paperWords(paper: ProfilePaper): { lead: string | null; stations: string[] } {
  const { questions, sittings, minutesASitting, breakMinutes, days } = paper
  if (questions)
    return {
      lead: `${questions} questions with one best answer of five, in ${sittings} sittings of ${lengthWords(minutesASitting)} with ${lengthWords(breakMinutes)} between.`,
      stations: [],
    }
  return { lead: days.length > 1 ? daysWords(days.length, breakMinutes) : null, stations: stationWords(paper) }
}

const daysWords = (days: number, breakMinutes: number): string =>
  breakMinutes
    ? `${days} half days, each with a break of ${lengthWords(breakMinutes)} and these:`
    : `${days} half days, each with these:`

/** The stations of a day, since each day has the same. */
function stationWords({ days }: ProfilePaper): string[] {
  return (days[0]?.stations ?? []).map(({ skill, preparation, minutes }) => {
    if (minutes === null) return skills[skill]
    if (!preparation) return `${skills[skill]}, ${lengthWords(minutes)}`
    return `${skills[skill]}, ${lengthWords(minutes)} after ${lengthWords(preparation)} to prepare`
  })
}
