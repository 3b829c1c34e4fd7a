// Written by schema/generate.ts; do not edit.
import { typed } from '../../../providers/api/document'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** What a block is, within its type; `cloze` is a question or a flashcard. */
export type BlockSubtype =
  | 'rich_text'
  | 'callout'
  | 'statute'
  | 'case_note'
  | 'image'
  | 'slide'
  | 'audio'
  | 'video'
  | 'document'
  | 'single_best_answer'
  | 'multiple_response'
  | 'true_false'
  | 'short_answer'
  | 'numeric'
  | 'ordering'
  | 'matching'
  | 'cloze'
  | 'essay'
  | 'basic'
  | 'basic_reversed'
  | 'file_upload'
  | 'typed_answer'
  | 'audio_answer'
  | 'link'
  | 'iframe';

export type MockDayStatus =
  /** The first session runs. */
  | 'first_session'
  /** The first session is in; the second begins at the person's word, or by itself. */
  | 'break'
  | 'second_session'
  /** All sessions are in, and their results are shown. */
  | 'over'
  /** Given up; what was handed in is shown and counts as practice. */
  | 'given_up';

export type QuestionReportKind =
  | 'law_changed'
  /** Two options are right, or another one is. */
  | 'wrong_key'
  /** A reason, or the rule, is wrong. */
  | 'wrong_reason'
  | 'unclear'
  /** Spelling or layout. */
  | 'typo';

export type QuestionReportOutcome =
  /** The question was changed, or taken out. */
  | 'corrected'
  /** It stays as it is. */
  | 'kept';

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

/** How sure somebody is of an answer. */
export type Confidence =
  | 'sure'
  | 'unsure'
  | 'guessing';

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

export type MockDayPlanQueryVariables = Exact<{
  paper: ExamPaper;
}>;


export type MockDayPlanQuery = { mockDayOffer: { paper: ExamPaper, questions: number, available: number, plainMinutes: number, minutes: number, extraTime: number, breaks: number, breakMinutes: number, graceMinutes: number, areas: Array<{ weightFrom: number, weightTo: number, available: number, unseen: number, whole: number, half: number, practiceArea: { id: string, name: string } }> }, mockDays: { entries: Array<{ id: string, paper: ExamPaper, half: boolean, status: MockDayStatus, startedAt: string, result: { projected: number, from: number, until: number, pass: number, top: number } | null }> } };

export type MockDayPartsFragment = { id: string, paper: ExamPaper, half: boolean, status: MockDayStatus, questions: number, minutes: number, extraTime: number, breaks: number, startedAt: string, breakFrom: string | null, breakUntil: string | null, startBy: string | null, endedAt: string | null, sessions: Array<{ id: string, status: AttemptStatus, mockSession: number | null, startedAt: string, endsAt: string | null, submittedAt: string | null, submittedByClock: boolean, answered: number, count: number, percent: number | null, points: number | null, most: number }>, result: { points: number, most: number, percent: number, projected: number, from: number, until: number, verdict: ReadinessVerdict, top: number, pass: number, passPercent: number } | null };

export type MockDayQueryVariables = Exact<{
  id: string;
}>;


export type MockDayQuery = { mockDay: { id: string, paper: ExamPaper, half: boolean, status: MockDayStatus, questions: number, minutes: number, extraTime: number, breaks: number, startedAt: string, breakFrom: string | null, breakUntil: string | null, startBy: string | null, endedAt: string | null, sessions: Array<{ id: string, status: AttemptStatus, mockSession: number | null, startedAt: string, endsAt: string | null, submittedAt: string | null, submittedByClock: boolean, answered: number, count: number, percent: number | null, points: number | null, most: number }>, result: { points: number, most: number, percent: number, projected: number, from: number, until: number, verdict: ReadinessVerdict, top: number, pass: number, passPercent: number } | null } };

export type MockDayQuestionsQueryVariables = Exact<{
  id: string;
}>;


export type MockDayQuestionsQuery = { mockDay: { id: string, sessions: Array<{ id: string, questions: Array<{ id: string, position: number, blockId: string, subtype: BlockSubtype, title: string | null, assignment: string | null, matches: Array<string>, topic: string | null, score: number, answer: Array<string> | null, confidence: Confidence | null, flagged: boolean, struck: Array<string>, note: string | null, seconds: number, changes: number, change: number, savedAt: string | null, checkedAt: string | null, checkable: boolean, seenBefore: boolean, voided: boolean, correctionReason: string | null, options: Array<{ id: string, body: string }>, practiceArea: { id: string, name: string, shortName: string } | null, report: { id: string, kind: QuestionReportKind, message: string | null, insertedAt: string, outcome: QuestionReportOutcome | null, answer: string | null } | null, outcome: { right: boolean | null, points: number | null, correct: Array<string>, feedback: string | null, model: string | null, source: string | null, lawStatedAt: string | null, others: number, reasons: Array<{ optionId: string, correct: boolean, feedback: string | null, chosen: number | null }> } | null }> }> } };

export type DeviceTimeQueryVariables = Exact<{ [key: string]: never; }>;


export type DeviceTimeQuery = { serverTime: string };

export type MockDayStartMutationVariables = Exact<{
  paper: ExamPaper;
  half: boolean;
  idempotencyKey: string;
}>;


export type MockDayStartMutation = { mockDayStart: { id: string, paper: ExamPaper, half: boolean, status: MockDayStatus, questions: number, minutes: number, extraTime: number, breaks: number, startedAt: string, breakFrom: string | null, breakUntil: string | null, startBy: string | null, endedAt: string | null, sessions: Array<{ id: string, status: AttemptStatus, mockSession: number | null, startedAt: string, endsAt: string | null, submittedAt: string | null, submittedByClock: boolean, answered: number, count: number, percent: number | null, points: number | null, most: number }>, result: { points: number, most: number, percent: number, projected: number, from: number, until: number, verdict: ReadinessVerdict, top: number, pass: number, passPercent: number } | null } };

export type MockDayContinueMutationVariables = Exact<{
  id: string;
}>;


export type MockDayContinueMutation = { mockDayContinue: { id: string, paper: ExamPaper, half: boolean, status: MockDayStatus, questions: number, minutes: number, extraTime: number, breaks: number, startedAt: string, breakFrom: string | null, breakUntil: string | null, startBy: string | null, endedAt: string | null, sessions: Array<{ id: string, status: AttemptStatus, mockSession: number | null, startedAt: string, endsAt: string | null, submittedAt: string | null, submittedByClock: boolean, answered: number, count: number, percent: number | null, points: number | null, most: number }>, result: { points: number, most: number, percent: number, projected: number, from: number, until: number, verdict: ReadinessVerdict, top: number, pass: number, passPercent: number } | null } };

export type MockDayGiveUpMutationVariables = Exact<{
  id: string;
}>;


export type MockDayGiveUpMutation = { mockDayGiveUp: { id: string, paper: ExamPaper, half: boolean, status: MockDayStatus, questions: number, minutes: number, extraTime: number, breaks: number, startedAt: string, breakFrom: string | null, breakUntil: string | null, startBy: string | null, endedAt: string | null, sessions: Array<{ id: string, status: AttemptStatus, mockSession: number | null, startedAt: string, endsAt: string | null, submittedAt: string | null, submittedByClock: boolean, answered: number, count: number, percent: number | null, points: number | null, most: number }>, result: { points: number, most: number, percent: number, projected: number, from: number, until: number, verdict: ReadinessVerdict, top: number, pass: number, passPercent: number } | null } };

export type AttemptQuestionPartsFragment = { id: string, position: number, blockId: string, subtype: BlockSubtype, title: string | null, assignment: string | null, matches: Array<string>, topic: string | null, score: number, answer: Array<string> | null, confidence: Confidence | null, flagged: boolean, struck: Array<string>, note: string | null, seconds: number, changes: number, change: number, savedAt: string | null, checkedAt: string | null, checkable: boolean, seenBefore: boolean, voided: boolean, correctionReason: string | null, options: Array<{ id: string, body: string }>, practiceArea: { id: string, name: string, shortName: string } | null, report: { id: string, kind: QuestionReportKind, message: string | null, insertedAt: string, outcome: QuestionReportOutcome | null, answer: string | null } | null, outcome: { right: boolean | null, points: number | null, correct: Array<string>, feedback: string | null, model: string | null, source: string | null, lawStatedAt: string | null, others: number, reasons: Array<{ optionId: string, correct: boolean, feedback: string | null, chosen: number | null }> } | null };


export const MockDayPlan = typed<MockDayPlanQuery, MockDayPlanQueryVariables>("query MockDayPlan($paper: ExamPaper!) {\n  mockDayOffer(paper: $paper) {\n    paper\n    questions\n    available\n    plainMinutes\n    minutes\n    extraTime\n    breaks\n    breakMinutes\n    graceMinutes\n    areas {\n      practiceArea {\n        id\n        name\n      }\n      weightFrom\n      weightTo\n      available\n      unseen\n      whole\n      half\n    }\n  }\n  mockDays(pageSize: 6) {\n    entries {\n      id\n      paper\n      half\n      status\n      startedAt\n      result {\n        projected\n        from\n        until\n        pass\n        top\n      }\n    }\n  }\n}")

export const MockDay = typed<MockDayQuery, MockDayQueryVariables>("query MockDay($id: ID!) {\n  mockDay(id: $id) {\n    ...MockDayParts\n  }\n}\nfragment MockDayParts on MockDay {\n  id\n  paper\n  half\n  status\n  questions\n  minutes\n  extraTime\n  breaks\n  startedAt\n  breakFrom\n  breakUntil\n  startBy\n  endedAt\n  sessions {\n    id\n    status\n    mockSession\n    startedAt\n    endsAt\n    submittedAt\n    submittedByClock\n    answered\n    count\n    percent\n    points\n    most\n  }\n  result {\n    points\n    most\n    percent\n    projected\n    from\n    until\n    verdict\n    top\n    pass\n    passPercent\n  }\n}")

export const MockDayQuestions = typed<MockDayQuestionsQuery, MockDayQuestionsQueryVariables>("query MockDayQuestions($id: ID!) {\n  mockDay(id: $id) {\n    id\n    sessions {\n      id\n      questions {\n        ...AttemptQuestionParts\n      }\n    }\n  }\n}\nfragment AttemptQuestionParts on AttemptQuestion {\n  id\n  position\n  blockId\n  subtype\n  title\n  assignment\n  options {\n    id\n    body\n  }\n  matches\n  practiceArea {\n    id\n    name\n    shortName\n  }\n  topic\n  score\n  answer\n  confidence\n  flagged\n  struck\n  note\n  seconds\n  changes\n  change\n  savedAt\n  checkedAt\n  checkable\n  seenBefore\n  voided\n  correctionReason\n  report {\n    id\n    kind\n    message\n    insertedAt\n    outcome\n    answer\n  }\n  outcome {\n    right\n    points\n    correct\n    reasons {\n      optionId\n      correct\n      feedback\n      chosen\n    }\n    feedback\n    model\n    source\n    lawStatedAt\n    others\n  }\n}")

export const DeviceTime = typed<DeviceTimeQuery, DeviceTimeQueryVariables>("query DeviceTime {\n  serverTime\n}")

export const MockDayStart = typed<MockDayStartMutation, MockDayStartMutationVariables>("mutation MockDayStart($paper: ExamPaper!, $half: Boolean!, $idempotencyKey: String!) {\n  mockDayStart(paper: $paper, half: $half, idempotencyKey: $idempotencyKey) {\n    ...MockDayParts\n  }\n}\nfragment MockDayParts on MockDay {\n  id\n  paper\n  half\n  status\n  questions\n  minutes\n  extraTime\n  breaks\n  startedAt\n  breakFrom\n  breakUntil\n  startBy\n  endedAt\n  sessions {\n    id\n    status\n    mockSession\n    startedAt\n    endsAt\n    submittedAt\n    submittedByClock\n    answered\n    count\n    percent\n    points\n    most\n  }\n  result {\n    points\n    most\n    percent\n    projected\n    from\n    until\n    verdict\n    top\n    pass\n    passPercent\n  }\n}")

export const MockDayContinue = typed<MockDayContinueMutation, MockDayContinueMutationVariables>("mutation MockDayContinue($id: ID!) {\n  mockDayContinue(id: $id) {\n    ...MockDayParts\n  }\n}\nfragment MockDayParts on MockDay {\n  id\n  paper\n  half\n  status\n  questions\n  minutes\n  extraTime\n  breaks\n  startedAt\n  breakFrom\n  breakUntil\n  startBy\n  endedAt\n  sessions {\n    id\n    status\n    mockSession\n    startedAt\n    endsAt\n    submittedAt\n    submittedByClock\n    answered\n    count\n    percent\n    points\n    most\n  }\n  result {\n    points\n    most\n    percent\n    projected\n    from\n    until\n    verdict\n    top\n    pass\n    passPercent\n  }\n}")

export const MockDayGiveUp = typed<MockDayGiveUpMutation, MockDayGiveUpMutationVariables>("mutation MockDayGiveUp($id: ID!) {\n  mockDayGiveUp(id: $id) {\n    ...MockDayParts\n  }\n}\nfragment MockDayParts on MockDay {\n  id\n  paper\n  half\n  status\n  questions\n  minutes\n  extraTime\n  breaks\n  startedAt\n  breakFrom\n  breakUntil\n  startBy\n  endedAt\n  sessions {\n    id\n    status\n    mockSession\n    startedAt\n    endsAt\n    submittedAt\n    submittedByClock\n    answered\n    count\n    percent\n    points\n    most\n  }\n  result {\n    points\n    most\n    percent\n    projected\n    from\n    until\n    verdict\n    top\n    pass\n    passPercent\n  }\n}")
