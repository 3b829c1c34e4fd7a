import type { DocumentBlock } from '../gateways/documents/document-block'

/** The parts of a demo mock; `server/demo/mocks/` has a text for each, which `mock-text.ts` reads. Rich text is the small HTML that the server's cleaner allows. */
export interface DemoMock {
  /** A stable key in kebab-case, from which ids and files are derived. */
  key: string
  /** Where it stands among the others, from 1. */
  place: number
  name: string
  /** `techName` of the session type. */
  sessionType:
    | 'sqe2-client-interview'
    | 'sqe2-attendance-note'
    | 'sqe2-advocacy'
    | 'sqe2-case-and-matter-analysis'
    | 'sqe2-legal-research'
    | 'sqe2-legal-writing'
    | 'sqe2-legal-drafting'
  /** `shortName` of the practice area. */
  practiceArea: 'CRIM' | 'DR' | 'PROP' | 'WILLS' | 'BUS'
  level: 'foundation' | 'intermediate' | 'day_one' | 'stretch'
  /** HTML. For the marking tutor, or the person who plays the client or the judge; hidden from the candidate. */
  tutorInstruction: string
  /** HTML. The e-mail or note that sets the task. */
  candidateInstruction: string
  /** HTML. How the station runs: times, what may be used, what to hand in. */
  instruction: string
  /** HTML. The facts. */
  scenario: string
  marksheet: DemoCriterion[]
  extraTasks: { title: string; body: string }[]
  materials: DemoDocument[]
  templates: DemoDocument[]
  /** HTML. A competent answer, with its authorities. */
  suggestedAnswer: string
}

/** One line of the marksheet, graded A to F. */
export interface DemoCriterion {
  title: string
  /** The marker's guide to the criterion. */
  description: string
  kind: 'skills' | 'law'
  /** Relative weight within its kind, a whole number of 1 or more. */
  weight: number
}

/** A document given as data; the loader writes it as a real PDF or DOCX file. */
export interface DemoDocument {
  title: string
  format: 'pdf' | 'docx'
  studentCanView: boolean
  blocks: DocumentBlock[]
}
