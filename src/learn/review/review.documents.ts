// Written by schema/generate.ts; do not edit.
import { typed } from '../../providers/api/document'
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

/** How well somebody knew a card. Of a question the server says it: `again` where it was wrong, `good` where it was right. */
export type ReviewGrade =
  | 'again'
  | 'hard'
  | 'good'
  | 'easy';

/** How sure somebody is of an answer. */
export type Confidence =
  | 'sure'
  | 'unsure'
  | 'guessing';

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

export type ReviewNextQueryVariables = Exact<{
  minutes?: number | null | undefined;
}>;


export type ReviewNextQuery = { reviewNext: { left: number, minutes: number, cards: Array<{ id: string, blockId: string | null, side: string, reps: number, front: string | null, back: string | null, topic: string | null, sessionId: string | null, source: string | null, lawStatedAt: string | null, practiceArea: { id: string, name: string } | null, question: { id: string, position: number, blockId: string, subtype: BlockSubtype, title: string | null, assignment: string | null, matches: Array<string>, topic: string | null, score: number, answer: Array<string> | null, confidence: Confidence | null, flagged: boolean, struck: Array<string>, note: string | null, seconds: number, changes: number, change: number, savedAt: string | null, checkedAt: string | null, checkable: boolean, seenBefore: boolean, voided: boolean, correctionReason: string | null, options: Array<{ id: string, body: string }>, practiceArea: { id: string, name: string, shortName: string } | null, report: { id: string, kind: QuestionReportKind, message: string | null, insertedAt: string, outcome: QuestionReportOutcome | null, answer: string | null } | null, outcome: { right: boolean | null, points: number | null, correct: Array<string>, feedback: string | null, model: string | null, source: string | null, lawStatedAt: string | null, others: number, reasons: Array<{ optionId: string, correct: boolean, feedback: string | null, chosen: number | null }> } | null } | null, previews: Array<{ grade: ReviewGrade, minutes: number | null, days: number | null }> }> } };

export type ReviewCardPartsFragment = { id: string, blockId: string | null, side: string, reps: number, front: string | null, back: string | null, topic: string | null, sessionId: string | null, source: string | null, lawStatedAt: string | null, practiceArea: { id: string, name: string } | null, question: { id: string, position: number, blockId: string, subtype: BlockSubtype, title: string | null, assignment: string | null, matches: Array<string>, topic: string | null, score: number, answer: Array<string> | null, confidence: Confidence | null, flagged: boolean, struck: Array<string>, note: string | null, seconds: number, changes: number, change: number, savedAt: string | null, checkedAt: string | null, checkable: boolean, seenBefore: boolean, voided: boolean, correctionReason: string | null, options: Array<{ id: string, body: string }>, practiceArea: { id: string, name: string, shortName: string } | null, report: { id: string, kind: QuestionReportKind, message: string | null, insertedAt: string, outcome: QuestionReportOutcome | null, answer: string | null } | null, outcome: { right: boolean | null, points: number | null, correct: Array<string>, feedback: string | null, model: string | null, source: string | null, lawStatedAt: string | null, others: number, reasons: Array<{ optionId: string, correct: boolean, feedback: string | null, chosen: number | null }> } | null } | null, previews: Array<{ grade: ReviewGrade, minutes: number | null, days: number | null }> };

export type ReviewAnswerMutationVariables = Exact<{
  id: string;
  reps: number;
  grade?: ReviewGrade | null | undefined;
  answer?: Array<string> | string | null | undefined;
  change: number;
  seconds?: number | null | undefined;
}>;


export type ReviewAnswerMutation = { reviewAnswer: { id: string, grade: ReviewGrade, minutes: number | null, days: number | null, reps: number, question: { id: string, position: number, blockId: string, subtype: BlockSubtype, title: string | null, assignment: string | null, matches: Array<string>, topic: string | null, score: number, answer: Array<string> | null, confidence: Confidence | null, flagged: boolean, struck: Array<string>, note: string | null, seconds: number, changes: number, change: number, savedAt: string | null, checkedAt: string | null, checkable: boolean, seenBefore: boolean, voided: boolean, correctionReason: string | null, options: Array<{ id: string, body: string }>, practiceArea: { id: string, name: string, shortName: string } | null, report: { id: string, kind: QuestionReportKind, message: string | null, insertedAt: string, outcome: QuestionReportOutcome | null, answer: string | null } | null, outcome: { right: boolean | null, points: number | null, correct: Array<string>, feedback: string | null, model: string | null, source: string | null, lawStatedAt: string | null, others: number, reasons: Array<{ optionId: string, correct: boolean, feedback: string | null, chosen: number | null }> } | null } | null } };

export type ReviewUndoMutationVariables = Exact<{
  id: string;
  change: number;
}>;


export type ReviewUndoMutation = { reviewUndo: { id: string, blockId: string | null, side: string, reps: number, front: string | null, back: string | null, topic: string | null, sessionId: string | null, source: string | null, lawStatedAt: string | null, practiceArea: { id: string, name: string } | null, question: { id: string, position: number, blockId: string, subtype: BlockSubtype, title: string | null, assignment: string | null, matches: Array<string>, topic: string | null, score: number, answer: Array<string> | null, confidence: Confidence | null, flagged: boolean, struck: Array<string>, note: string | null, seconds: number, changes: number, change: number, savedAt: string | null, checkedAt: string | null, checkable: boolean, seenBefore: boolean, voided: boolean, correctionReason: string | null, options: Array<{ id: string, body: string }>, practiceArea: { id: string, name: string, shortName: string } | null, report: { id: string, kind: QuestionReportKind, message: string | null, insertedAt: string, outcome: QuestionReportOutcome | null, answer: string | null } | null, outcome: { right: boolean | null, points: number | null, correct: Array<string>, feedback: string | null, model: string | null, source: string | null, lawStatedAt: string | null, others: number, reasons: Array<{ optionId: string, correct: boolean, feedback: string | null, chosen: number | null }> } | null } | null, previews: Array<{ grade: ReviewGrade, minutes: number | null, days: number | null }> } };

export type ReviewSetAsideMutationVariables = Exact<{
  id: string;
}>;


export type ReviewSetAsideMutation = { reviewSetAside: string };

export type ReviewDoneQueryVariables = Exact<{ [key: string]: never; }>;


export type ReviewDoneQuery = { reviewQueue: { day: string, today: { minutes: number, cards: number, questions: number }, due: { minutes: number }, done: { cards: number, questions: number, right: number, seconds: number, again: number, hard: number, good: number, easy: number }, load: Array<{ day: string, minutes: number, off: boolean }>, exams: Array<{ paper: ExamPaper, date: string }> } };

export type AttemptQuestionPartsFragment = { id: string, position: number, blockId: string, subtype: BlockSubtype, title: string | null, assignment: string | null, matches: Array<string>, topic: string | null, score: number, answer: Array<string> | null, confidence: Confidence | null, flagged: boolean, struck: Array<string>, note: string | null, seconds: number, changes: number, change: number, savedAt: string | null, checkedAt: string | null, checkable: boolean, seenBefore: boolean, voided: boolean, correctionReason: string | null, options: Array<{ id: string, body: string }>, practiceArea: { id: string, name: string, shortName: string } | null, report: { id: string, kind: QuestionReportKind, message: string | null, insertedAt: string, outcome: QuestionReportOutcome | null, answer: string | null } | null, outcome: { right: boolean | null, points: number | null, correct: Array<string>, feedback: string | null, model: string | null, source: string | null, lawStatedAt: string | null, others: number, reasons: Array<{ optionId: string, correct: boolean, feedback: string | null, chosen: number | null }> } | null };


export const ReviewNext = typed<ReviewNextQuery, ReviewNextQueryVariables>("query ReviewNext($minutes: Int) {\n  reviewNext(minutes: $minutes) {\n    left\n    minutes\n    cards {\n      ...ReviewCardParts\n    }\n  }\n}\nfragment ReviewCardParts on ReviewCard {\n  id\n  blockId\n  side\n  reps\n  front\n  back\n  topic\n  sessionId\n  source\n  lawStatedAt\n  practiceArea {\n    id\n    name\n  }\n  question {\n    ...AttemptQuestionParts\n  }\n  previews {\n    grade\n    minutes\n    days\n  }\n}\nfragment AttemptQuestionParts on AttemptQuestion {\n  id\n  position\n  blockId\n  subtype\n  title\n  assignment\n  options {\n    id\n    body\n  }\n  matches\n  practiceArea {\n    id\n    name\n    shortName\n  }\n  topic\n  score\n  answer\n  confidence\n  flagged\n  struck\n  note\n  seconds\n  changes\n  change\n  savedAt\n  checkedAt\n  checkable\n  seenBefore\n  voided\n  correctionReason\n  report {\n    id\n    kind\n    message\n    insertedAt\n    outcome\n    answer\n  }\n  outcome {\n    right\n    points\n    correct\n    reasons {\n      optionId\n      correct\n      feedback\n      chosen\n    }\n    feedback\n    model\n    source\n    lawStatedAt\n    others\n  }\n}")

export const ReviewAnswer = typed<ReviewAnswerMutation, ReviewAnswerMutationVariables>("mutation ReviewAnswer($id: ID!, $reps: Int!, $grade: ReviewGrade, $answer: [String!], $change: Float!, $seconds: Int) {\n  reviewAnswer(\n    id: $id\n    reps: $reps\n    grade: $grade\n    answer: $answer\n    change: $change\n    seconds: $seconds\n  ) {\n    id\n    grade\n    minutes\n    days\n    reps\n    question {\n      ...AttemptQuestionParts\n    }\n  }\n}\nfragment AttemptQuestionParts on AttemptQuestion {\n  id\n  position\n  blockId\n  subtype\n  title\n  assignment\n  options {\n    id\n    body\n  }\n  matches\n  practiceArea {\n    id\n    name\n    shortName\n  }\n  topic\n  score\n  answer\n  confidence\n  flagged\n  struck\n  note\n  seconds\n  changes\n  change\n  savedAt\n  checkedAt\n  checkable\n  seenBefore\n  voided\n  correctionReason\n  report {\n    id\n    kind\n    message\n    insertedAt\n    outcome\n    answer\n  }\n  outcome {\n    right\n    points\n    correct\n    reasons {\n      optionId\n      correct\n      feedback\n      chosen\n    }\n    feedback\n    model\n    source\n    lawStatedAt\n    others\n  }\n}")

export const ReviewUndo = typed<ReviewUndoMutation, ReviewUndoMutationVariables>("mutation ReviewUndo($id: ID!, $change: Float!) {\n  reviewUndo(id: $id, change: $change) {\n    ...ReviewCardParts\n  }\n}\nfragment ReviewCardParts on ReviewCard {\n  id\n  blockId\n  side\n  reps\n  front\n  back\n  topic\n  sessionId\n  source\n  lawStatedAt\n  practiceArea {\n    id\n    name\n  }\n  question {\n    ...AttemptQuestionParts\n  }\n  previews {\n    grade\n    minutes\n    days\n  }\n}\nfragment AttemptQuestionParts on AttemptQuestion {\n  id\n  position\n  blockId\n  subtype\n  title\n  assignment\n  options {\n    id\n    body\n  }\n  matches\n  practiceArea {\n    id\n    name\n    shortName\n  }\n  topic\n  score\n  answer\n  confidence\n  flagged\n  struck\n  note\n  seconds\n  changes\n  change\n  savedAt\n  checkedAt\n  checkable\n  seenBefore\n  voided\n  correctionReason\n  report {\n    id\n    kind\n    message\n    insertedAt\n    outcome\n    answer\n  }\n  outcome {\n    right\n    points\n    correct\n    reasons {\n      optionId\n      correct\n      feedback\n      chosen\n    }\n    feedback\n    model\n    source\n    lawStatedAt\n    others\n  }\n}")

export const ReviewSetAside = typed<ReviewSetAsideMutation, ReviewSetAsideMutationVariables>("mutation ReviewSetAside($id: ID!) {\n  reviewSetAside(id: $id)\n}")

export const ReviewDone = typed<ReviewDoneQuery, ReviewDoneQueryVariables>("query ReviewDone {\n  reviewQueue {\n    day\n    today {\n      minutes\n      cards\n      questions\n    }\n    due {\n      minutes\n    }\n    done {\n      cards\n      questions\n      right\n      seconds\n      again\n      hard\n      good\n      easy\n    }\n    load {\n      day\n      minutes\n      off\n    }\n    exams {\n      paper\n      date\n    }\n  }\n}")
