// Written by schema/generate.ts; do not edit.
import { typed } from '../../providers/api/document'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AttemptStatus =
  | 'in_progress'
  /** Its time is over, and it is about to be handed in by the server. */
  | 'overdue'
  /** Handed in, with an essay that nobody has marked. */
  | 'submitted'
  /** Handed in and marked. */
  | 'graded'
  /** Given up by the person; it counts nowhere. */
  | 'abandoned'
  /** Taken out by staff; it counts nowhere. */
  | 'void';

/** `practice`: each answer can be checked at once. `exam`: nothing is shown before the end. */
export type AttemptMode =
  | 'practice'
  | 'exam';

export type TestAttemptsQueryVariables = Exact<{
  bundleId: string;
}>;


export type TestAttemptsQuery = { testAttempts: { entries: Array<{ id: string, userId: string, bundleId: string | null, title: string, mode: AttemptMode, status: AttemptStatus, startedAt: string, endsAt: string | null, submittedAt: string | null, submittedByClock: boolean, timeLimit: number | null, extraTime: number, breaks: number, mockDayId: string | null, mockSession: number | null, count: number, answered: number, points: number | null, most: number, percent: number | null, passPercent: number | null, passEstimated: boolean, bundle: { id: string, categoryId: string, retake: boolean } | null }> }, bundle: { id: string, title: string, categoryId: string } };

export type AttemptPartsFragment = { id: string, userId: string, bundleId: string | null, title: string, mode: AttemptMode, status: AttemptStatus, startedAt: string, endsAt: string | null, submittedAt: string | null, submittedByClock: boolean, timeLimit: number | null, extraTime: number, breaks: number, mockDayId: string | null, mockSession: number | null, count: number, answered: number, points: number | null, most: number, percent: number | null, passPercent: number | null, passEstimated: boolean, bundle: { id: string, categoryId: string, retake: boolean } | null };


export const TestAttempts = typed<TestAttemptsQuery, TestAttemptsQueryVariables>("query TestAttempts($bundleId: ID!) {\n  testAttempts(bundleId: $bundleId, pageSize: 100) {\n    entries {\n      ...AttemptParts\n    }\n  }\n  bundle(id: $bundleId) {\n    id\n    title\n    categoryId\n  }\n}\nfragment AttemptParts on TestAttempt {\n  id\n  userId\n  bundleId\n  title\n  mode\n  status\n  startedAt\n  endsAt\n  submittedAt\n  submittedByClock\n  timeLimit\n  extraTime\n  breaks\n  mockDayId\n  mockSession\n  count\n  answered\n  points\n  most\n  percent\n  passPercent\n  passEstimated\n  bundle {\n    id\n    categoryId\n    retake\n  }\n}")
