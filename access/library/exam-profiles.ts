import type { ExamPaper, Preparation } from '../../schema/generated/types'

export interface ProfileArea {
  /** The short name of the practice area. */
  area: string
  /** Its share of the paper in percent: the least and the most. */
  weight: readonly [number, number]
}

export interface ProfilePaper {
  paper: ExamPaper
  /** Single-best-answer questions, each of five options; 0: the paper asks none. */
  questions: number
  sittings: number
  minutesASitting: number
  /** The scale of its results, and the pass line on it; null: the exam reports none. */
  scale: { most: number; pass: number; passPercent: number } | null
  areas: readonly ProfileArea[]
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
  /** Null: its areas have no fixed shares. */
  source: ProfileSource | null
  papers: readonly ProfilePaper[]
}

const most: readonly [number, number] = [14, 20]
const fewer: readonly [number, number] = [12, 16]

/** SQE1's results are reported from 0 to 500 with the pass mark at 300; the share of right answers that it stands for is set after each sitting, near 57 %. */
const sqe1Scale = { most: 500, pass: 300, passPercent: 57 }
const sqe1Paper = { questions: 180, sittings: 2, minutesASitting: 153, scale: sqe1Scale }
const noQuestions = { questions: 0, sittings: 0, minutesASitting: 0, scale: null, areas: [] }

const sqe1Source: ProfileSource = {
  title: /* not text */ 'SQE1 assessment specification',
  publisher: /* not text */ 'Solicitors Regulation Authority',
  updated: /* not text */ 'April 2024',
  appliesFrom: '2024-09-01',
  address: 'https://sqe.sra.org.uk/exam-arrangements/assessment-information/sqe1-assessment-specification-2024',
}

/**
 * What each exam examines, as data. The papers of SQE1 and their areas follow its source, which also states the shares; the scale follows 'SQE1 results explained' by the same
 * publisher. The specification names the legal system, constitutional and administrative law and EU law together, with one share: each of our two areas has half
 * of it. The areas of SQE2, of the Higher Rights of Audience and of university exams have no fixed shares.
 */
export const examProfiles: readonly ExamProfile[] = [
  {
    exam: 'sqe1',
    source: sqe1Source,
    papers: [
      {
        paper: 'flk1',
        ...sqe1Paper,
        areas: [
          { area: 'BLP', weight: most },
          { area: 'DR1', weight: most },
          { area: 'CON', weight: most },
          { area: 'TORT', weight: most },
          { area: 'ELS', weight: [7, 10] },
          { area: 'PUB', weight: [7, 10] },
          { area: 'LS', weight: fewer },
        ],
      },
      {
        paper: 'flk2',
        ...sqe1Paper,
        areas: [
          { area: 'PP1', weight: most },
          { area: 'WAE', weight: most },
          // Second-hand summaries of the specification differ here: look at the source before relying on it.
          { area: 'ACC', weight: fewer },
          { area: 'LAND', weight: most },
          { area: 'TRU', weight: most },
          { area: 'CLP', weight: most },
        ],
      },
    ],
  },
  {
    exam: 'sqe2',
    source: null,
    papers: [
      { paper: 'written', ...noQuestions },
      { paper: 'oral', ...noQuestions },
    ],
  },
  { exam: 'hra_bar', source: null, papers: [{ paper: 'whole', ...noQuestions }] },
  { exam: 'other', source: null, papers: [{ paper: 'whole', ...noQuestions }] },
]

/** What the profile of a paper follows. */
export const sourceOf = (paper: ExamPaper): ProfileSource | null =>
  examProfiles.find(({ papers }) => papers.some((each) => each.paper === paper))?.source ?? null

/** The paper that examines a practice area by questions, if one does. */
export const paperOfArea = (shortName: string): ProfilePaper | undefined =>
  examProfiles.flatMap(({ papers }) => papers).find(({ areas }) => areas.some(({ area }) => area === shortName))
