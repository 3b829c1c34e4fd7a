import type { ExamPaper, Preparation } from '../../schema/generated/types'

export interface ProfileArea {
  /** The short name of the practice area. */
  area: string
  /** Its share of the paper in percent: the least and the most. */
  weight: readonly [number, number]
}

/** What a station asks for. */
export type Skill =
  | 'advocacy'
  | 'attendance_note'
  | 'case_and_matter_analysis'
  | 'client_interview'
  | 'legal_drafting'
  | 'legal_research'
  | 'legal_writing'
  | 'written_examination'

/** One of the tasks that a paper without questions consists of. */
export interface ProfileStation {
  skill: Skill
  /** To read and prepare before it, in minutes; 0: no time of its own. */
  preparation: number
  /** Null: whoever examines sets it. */
  minutes: number | null
}

/** A day of a paper of stations. Each of its stations stands in one of its areas. */
export interface ProfileDay {
  /** The short names of the practice areas that are examined that day. */
  areas: readonly string[]
  stations: readonly ProfileStation[]
}

export interface ProfilePaper {
  paper: ExamPaper
  /** Single-best-answer questions, each of five options; 0: the paper asks none. */
  questions: number
  /** Of questions, on one day. */
  sittings: number
  minutesASitting: number
  /** Between the sittings of a day, or in the middle of a day of stations; 0: there is none, or no source names it. */
  breakMinutes: number
  /** The scale of its results, and the pass line on it; null: the exam reports none. */
  scale: { most: number; pass: number; passPercent: number } | null
  /** The areas of its questions. */
  areas: readonly ProfileArea[]
  /** The days of its stations; a paper of questions has none. */
  days: readonly ProfileDay[]
}

/** What a profile follows, to be looked at again when it changes. */
export interface ProfileSource {
  title: string
  publisher: string
  /** When it was last changed, by its publisher. */
  updated: string
  /** The first day of sittings that it is for, as `YYYY-MM-DD`. */
  appliesFrom: string
  address: string
}

export interface ExamProfile {
  exam: Preparation
  /** Null: nobody sets it for all who examine. */
  source: ProfileSource | null
  papers: readonly ProfilePaper[]
}

/** A paper that asks nothing of its own yet. */
export const noQuestions = {
  ...{ questions: 0, sittings: 0, minutesASitting: 0, breakMinutes: 0, scale: null },
  ...{ areas: [], days: [] },
} as const
