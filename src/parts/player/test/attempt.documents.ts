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

/** `practice`: each answer can be checked at once. `exam`: nothing is shown before the end. */
export type AttemptMode =
  | 'practice'
  | 'exam';

/** How sure somebody is of an answer. */
export type Confidence =
  | 'sure'
  | 'unsure'
  | 'guessing';

/** How a person stands to a question that they could practise; a question may be in several pools. */
export type PracticePool =
  /** Never answered. */
  | 'unused'
  /** Wrong the last time. */
  | 'wrong'
  /** Wrong the last time, and was sure. */
  | 'sure_and_wrong'
  | 'flagged'
  /** Right the last time. */
  | 'right';

export type PracticeInput = {
  /** Empty: every area. */
  practiceAreaIds?: Array<string> | null | undefined;
  /** Questions of any of these; empty: all. */
  pools?: Array<PracticePool> | null | undefined;
  /** How many questions, from 1 to 180. Fewer are taken where there are fewer. */
  count: number;
  /** Minutes; null: as long as one likes. */
  timeLimit?: number | null | undefined;
};

export type AttemptQueryVariables = Exact<{
  id: string;
}>;


export type AttemptQuery = { testAttempt: { id: string, userId: string, bundleId: string | null, title: string, mode: AttemptMode, status: AttemptStatus, startedAt: string, endsAt: string | null, submittedAt: string | null, submittedByClock: boolean, timeLimit: number | null, extraTime: number, breaks: number, mockDayId: string | null, mockSession: number | null, count: number, answered: number, points: number | null, most: number, percent: number | null, passPercent: number | null, passEstimated: boolean, questions: Array<{ id: string, position: number, blockId: string, subtype: BlockSubtype, title: string | null, assignment: string | null, matches: Array<string>, topic: string | null, score: number, answer: Array<string> | null, confidence: Confidence | null, flagged: boolean, struck: Array<string>, note: string | null, seconds: number, changes: number, change: number, savedAt: string | null, checkedAt: string | null, checkable: boolean, seenBefore: boolean, voided: boolean, correctionReason: string | null, options: Array<{ id: string, body: string }>, practiceArea: { id: string, name: string, shortName: string } | null, report: { id: string, kind: QuestionReportKind, message: string | null, insertedAt: string, outcome: QuestionReportOutcome | null, answer: string | null } | null, outcome: { right: boolean | null, points: number | null, correct: Array<string>, feedback: string | null, model: string | null, source: string | null, lawStatedAt: string | null, others: number, reasons: Array<{ optionId: string, correct: boolean, feedback: string | null, chosen: number | null }> } | null }>, bundle: { id: string, categoryId: string, retake: boolean } | null } };

export type AttemptStartMutationVariables = Exact<{
  bundleId?: string | null | undefined;
  practice?: PracticeInput | null | undefined;
  mode?: AttemptMode | null | undefined;
  idempotencyKey?: string | null | undefined;
}>;


export type AttemptStartMutation = { testAttemptStart: { id: string } };

export type AttemptAnswerMutationVariables = Exact<{
  id: string;
  questionId: string;
  change: number;
  since?: number | null | undefined;
  answer?: Array<string> | string | null | undefined;
  confidence?: Confidence | null | undefined;
  flagged?: boolean | null | undefined;
  struck?: Array<string> | string | null | undefined;
  note?: string | null | undefined;
  seconds?: number | null | undefined;
  check?: boolean | null | undefined;
}>;


export type AttemptAnswerMutation = { testAttemptAnswer: { id: string, position: number, blockId: string, subtype: BlockSubtype, title: string | null, assignment: string | null, matches: Array<string>, topic: string | null, score: number, answer: Array<string> | null, confidence: Confidence | null, flagged: boolean, struck: Array<string>, note: string | null, seconds: number, changes: number, change: number, savedAt: string | null, checkedAt: string | null, checkable: boolean, seenBefore: boolean, voided: boolean, correctionReason: string | null, options: Array<{ id: string, body: string }>, practiceArea: { id: string, name: string, shortName: string } | null, report: { id: string, kind: QuestionReportKind, message: string | null, insertedAt: string, outcome: QuestionReportOutcome | null, answer: string | null } | null, outcome: { right: boolean | null, points: number | null, correct: Array<string>, feedback: string | null, model: string | null, source: string | null, lawStatedAt: string | null, others: number, reasons: Array<{ optionId: string, correct: boolean, feedback: string | null, chosen: number | null }> } | null } };

export type AttemptSubmitMutationVariables = Exact<{
  id: string;
}>;


export type AttemptSubmitMutation = { testAttemptSubmit: { id: string, userId: string, bundleId: string | null, title: string, mode: AttemptMode, status: AttemptStatus, startedAt: string, endsAt: string | null, submittedAt: string | null, submittedByClock: boolean, timeLimit: number | null, extraTime: number, breaks: number, mockDayId: string | null, mockSession: number | null, count: number, answered: number, points: number | null, most: number, percent: number | null, passPercent: number | null, passEstimated: boolean, bundle: { id: string, categoryId: string, retake: boolean } | null } };

export type AttemptAbandonMutationVariables = Exact<{
  id: string;
}>;


export type AttemptAbandonMutation = { testAttemptAbandon: { id: string, status: AttemptStatus } };

export type ReportFaultMutationVariables = Exact<{
  blockId: string;
  kind: QuestionReportKind;
  message?: string | null | undefined;
}>;


export type ReportFaultMutation = { questionReportCreate: { id: string, kind: QuestionReportKind, message: string | null, insertedAt: string, outcome: QuestionReportOutcome | null, answer: string | null } };

export type ReportWithdrawMutationVariables = Exact<{
  id: string;
}>;


export type ReportWithdrawMutation = { questionReportWithdraw: { id: string } };

export type AttemptQuestionPartsFragment = { id: string, position: number, blockId: string, subtype: BlockSubtype, title: string | null, assignment: string | null, matches: Array<string>, topic: string | null, score: number, answer: Array<string> | null, confidence: Confidence | null, flagged: boolean, struck: Array<string>, note: string | null, seconds: number, changes: number, change: number, savedAt: string | null, checkedAt: string | null, checkable: boolean, seenBefore: boolean, voided: boolean, correctionReason: string | null, options: Array<{ id: string, body: string }>, practiceArea: { id: string, name: string, shortName: string } | null, report: { id: string, kind: QuestionReportKind, message: string | null, insertedAt: string, outcome: QuestionReportOutcome | null, answer: string | null } | null, outcome: { right: boolean | null, points: number | null, correct: Array<string>, feedback: string | null, model: string | null, source: string | null, lawStatedAt: string | null, others: number, reasons: Array<{ optionId: string, correct: boolean, feedback: string | null, chosen: number | null }> } | null };

export type AttemptPartsFragment = { id: string, userId: string, bundleId: string | null, title: string, mode: AttemptMode, status: AttemptStatus, startedAt: string, endsAt: string | null, submittedAt: string | null, submittedByClock: boolean, timeLimit: number | null, extraTime: number, breaks: number, mockDayId: string | null, mockSession: number | null, count: number, answered: number, points: number | null, most: number, percent: number | null, passPercent: number | null, passEstimated: boolean, bundle: { id: string, categoryId: string, retake: boolean } | null };


export const Attempt = typed<AttemptQuery, AttemptQueryVariables>("query Attempt($id: ID!) {\n  testAttempt(id: $id) {\n    ...AttemptParts\n    questions {\n      ...AttemptQuestionParts\n    }\n  }\n}\nfragment AttemptParts on TestAttempt {\n  id\n  userId\n  bundleId\n  title\n  mode\n  status\n  startedAt\n  endsAt\n  submittedAt\n  submittedByClock\n  timeLimit\n  extraTime\n  breaks\n  mockDayId\n  mockSession\n  count\n  answered\n  points\n  most\n  percent\n  passPercent\n  passEstimated\n  bundle {\n    id\n    categoryId\n    retake\n  }\n}\nfragment AttemptQuestionParts on AttemptQuestion {\n  id\n  position\n  blockId\n  subtype\n  title\n  assignment\n  options {\n    id\n    body\n  }\n  matches\n  practiceArea {\n    id\n    name\n    shortName\n  }\n  topic\n  score\n  answer\n  confidence\n  flagged\n  struck\n  note\n  seconds\n  changes\n  change\n  savedAt\n  checkedAt\n  checkable\n  seenBefore\n  voided\n  correctionReason\n  report {\n    id\n    kind\n    message\n    insertedAt\n    outcome\n    answer\n  }\n  outcome {\n    right\n    points\n    correct\n    reasons {\n      optionId\n      correct\n      feedback\n      chosen\n    }\n    feedback\n    model\n    source\n    lawStatedAt\n    others\n  }\n}")

export const AttemptStart = typed<AttemptStartMutation, AttemptStartMutationVariables>("mutation AttemptStart($bundleId: ID, $practice: PracticeInput, $mode: AttemptMode, $idempotencyKey: String) {\n  testAttemptStart(\n    bundleId: $bundleId\n    practice: $practice\n    mode: $mode\n    idempotencyKey: $idempotencyKey\n  ) {\n    id\n  }\n}")

export const AttemptAnswer = typed<AttemptAnswerMutation, AttemptAnswerMutationVariables>("mutation AttemptAnswer($id: ID!, $questionId: ID!, $change: Float!, $since: Float, $answer: [String!], $confidence: Confidence, $flagged: Boolean, $struck: [String!], $note: Text, $seconds: Int, $check: Boolean) {\n  testAttemptAnswer(\n    id: $id\n    questionId: $questionId\n    change: $change\n    since: $since\n    answer: $answer\n    confidence: $confidence\n    flagged: $flagged\n    struck: $struck\n    note: $note\n    seconds: $seconds\n    check: $check\n  ) {\n    ...AttemptQuestionParts\n  }\n}\nfragment AttemptQuestionParts on AttemptQuestion {\n  id\n  position\n  blockId\n  subtype\n  title\n  assignment\n  options {\n    id\n    body\n  }\n  matches\n  practiceArea {\n    id\n    name\n    shortName\n  }\n  topic\n  score\n  answer\n  confidence\n  flagged\n  struck\n  note\n  seconds\n  changes\n  change\n  savedAt\n  checkedAt\n  checkable\n  seenBefore\n  voided\n  correctionReason\n  report {\n    id\n    kind\n    message\n    insertedAt\n    outcome\n    answer\n  }\n  outcome {\n    right\n    points\n    correct\n    reasons {\n      optionId\n      correct\n      feedback\n      chosen\n    }\n    feedback\n    model\n    source\n    lawStatedAt\n    others\n  }\n}")

export const AttemptSubmit = typed<AttemptSubmitMutation, AttemptSubmitMutationVariables>("mutation AttemptSubmit($id: ID!) {\n  testAttemptSubmit(id: $id) {\n    ...AttemptParts\n  }\n}\nfragment AttemptParts on TestAttempt {\n  id\n  userId\n  bundleId\n  title\n  mode\n  status\n  startedAt\n  endsAt\n  submittedAt\n  submittedByClock\n  timeLimit\n  extraTime\n  breaks\n  mockDayId\n  mockSession\n  count\n  answered\n  points\n  most\n  percent\n  passPercent\n  passEstimated\n  bundle {\n    id\n    categoryId\n    retake\n  }\n}")

export const AttemptAbandon = typed<AttemptAbandonMutation, AttemptAbandonMutationVariables>("mutation AttemptAbandon($id: ID!) {\n  testAttemptAbandon(id: $id) {\n    id\n    status\n  }\n}")

export const ReportFault = typed<ReportFaultMutation, ReportFaultMutationVariables>("mutation ReportFault($blockId: ID!, $kind: QuestionReportKind!, $message: Text) {\n  questionReportCreate(blockId: $blockId, kind: $kind, message: $message) {\n    id\n    kind\n    message\n    insertedAt\n    outcome\n    answer\n  }\n}")

export const ReportWithdraw = typed<ReportWithdrawMutation, ReportWithdrawMutationVariables>("mutation ReportWithdraw($id: ID!) {\n  questionReportWithdraw(id: $id) {\n    id\n  }\n}")
