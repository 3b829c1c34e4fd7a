import { type ExamProfile, noQuestions, type ProfileSource } from './exam-profile'

const source: ProfileSource = {
  title: /* not text */ 'SQE2 assessment specification',
  publisher: /* not text */ 'Solicitors Regulation Authority',
  updated: /* not text */ 'July 2025',
  appliesFrom: '2025-09-01',
  address: 'https://sqe.sra.org.uk/exam-arrangements/assessment-information/sqe2-assessment-specification',
}

/** In the order in which a day asks them, with the break between the second and the third. */
const written = [
  { skill: 'case_and_matter_analysis', preparation: 0, minutes: 60 },
  { skill: 'legal_writing', preparation: 0, minutes: 30 },
  { skill: 'legal_research', preparation: 0, minutes: 60 },
  { skill: 'legal_drafting', preparation: 0, minutes: 45 },
] as const

const advocacy = { skill: 'advocacy', preparation: 45, minutes: 15 } as const
/** The note is written straight after its interview, and both are one of the four assessments of the oral part. */
const interview = [
  { skill: 'client_interview', preparation: 10, minutes: 25 },
  { skill: 'attendance_note', preparation: 0, minutes: 25 },
] as const

/** The stations, their minutes and the areas of each day follow the source. It does not name the break of a written day: preparation courses agree on 15 minutes. */
export const sqe2: ExamProfile = {
  exam: 'sqe2',
  source,
  papers: [
    {
      ...noQuestions,
      paper: 'written',
      breakMinutes: 15,
      days: [
        { areas: ['DR', 'CRIM'], stations: written },
        { areas: ['PROP', 'WILLS'], stations: written },
        { areas: ['BUS'], stations: written },
      ],
    },
    {
      ...noQuestions,
      paper: 'oral',
      days: [
        { areas: ['DR', 'PROP'], stations: [advocacy, ...interview] },
        { areas: ['CRIM', 'WILLS'], stations: [advocacy, ...interview] },
      ],
    },
  ],
}
