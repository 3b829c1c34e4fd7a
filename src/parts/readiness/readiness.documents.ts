// Written by schema/generate.ts; do not edit.
import { typed } from '../../providers/api/document'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** Where somebody stands against the pass line. `not_enough`: on fewer than 20 answers nothing is said. */
export type ReadinessVerdict =
  | 'not_enough'
  | 'below'
  | 'probably_below'
  | 'either'
  | 'probably_above'
  | 'above';

/**
 * A part of an exam with a day of its own. SQE1 has FLK1 and FLK2, SQE2 written and oral assessments; any other exam is one whole. Source: SRA,
 * Solicitors Qualifying Examination, assessment specifications.
 */
export type ExamPaper =
  /** FLK1 */
  | 'flk1'
  /** FLK2 */
  | 'flk2'
  /** Written assessments */
  | 'written'
  /** Oral assessments */
  | 'oral'
  /** The whole exam */
  | 'whole';

export type TestResultsQueryVariables = Exact<{
  userId?: string | null | undefined;
}>;


export type TestResultsQuery = { testResults: { papers: Array<{ paper: ExamPaper, date: string | null, from: number | null, middle: number | null, until: number | null, most: number, pass: number, passPercent: number, verdict: ReadinessVerdict, answers: number, timed: number, medianSeconds: number | null, rightWhenSure: number | null, areas: Array<{ weightFrom: number, weightTo: number, answers: number, from: number | null, until: number | null, verdict: ReadinessVerdict, practiceArea: { id: string, name: string, shortName: string } }>, weeks: Array<{ at: string, from: number, middle: number, until: number }> }>, tests: Array<{ bundleId: string, categoryId: string, title: string, attempts: number, lastId: string, lastAt: string, lastPercent: number | null, bestPercent: number | null, passPercent: number | null }> } };


export const TestResults = typed<TestResultsQuery, TestResultsQueryVariables>("query TestResults($userId: ID) {\n  testResults(userId: $userId) {\n    papers {\n      paper\n      date\n      from\n      middle\n      until\n      most\n      pass\n      passPercent\n      verdict\n      answers\n      timed\n      medianSeconds\n      rightWhenSure\n      areas {\n        practiceArea {\n          id\n          name\n          shortName\n        }\n        weightFrom\n        weightTo\n        answers\n        from\n        until\n        verdict\n      }\n      weeks {\n        at\n        from\n        middle\n        until\n      }\n    }\n    tests {\n      bundleId\n      categoryId\n      title\n      attempts\n      lastId\n      lastAt\n      lastPercent\n      bestPercent\n      passPercent\n    }\n  }\n}")
