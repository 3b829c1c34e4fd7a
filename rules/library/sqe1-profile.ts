import type { ExamProfile, ProfileSource } from './exam-profile'

const most: readonly [number, number] = [14, 20]
const fewer: readonly [number, number] = [12, 16]

/** SQE1's results are reported from 0 to 500 with the pass mark at 300; the share of right answers that it stands for is set after each sitting, near 57 %. */
const scale = { most: 500, pass: 300, passPercent: 57 }
/** On the break guides differ, between 45 and 60 minutes: look at the booking's own letter before relying on it. */
const paper = { questions: 180, sittings: 2, minutesASitting: 153, breakMinutes: 60, scale, days: [] }

const source: ProfileSource = {
  title: /* not text */ 'SQE1 assessment specification',
  publisher: /* not text */ 'Solicitors Regulation Authority',
  updated: /* not text */ 'April 2024',
  appliesFrom: '2024-09-01',
  address: 'https://sqe.sra.org.uk/exam-arrangements/assessment-information/sqe1-assessment-specification-2024',
}

/**
 * The papers and their areas follow the source, which also states the shares; the scale follows 'SQE1 results explained' by the same publisher. The
 * specification names the legal system, constitutional and administrative law and EU law together, with one share: each of our two areas has half of it.
 */
export const sqe1: ExamProfile = {
  exam: 'sqe1',
  source,
  papers: [
    {
      paper: 'flk1',
      ...paper,
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
      ...paper,
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
}
