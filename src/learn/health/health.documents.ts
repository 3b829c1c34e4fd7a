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

export type QuestionCorrectionKind =
  /** The question counts nowhere, and is asked no more. */
  | 'void'
  /** Further options count as right. */
  | 'accept';

/** What answers and readers say against a question. On fewer than 20 first answers nothing is claimed from them. */
export type QuestionWarning =
  /** The strongest third of its candidates chooses another option more often than the right one: the key may be wrong. */
  | 'key_doubtful'
  /** Those who answer it right do no better in the rest of the test than those who do not: its discrimination is below 0.10. */
  | 'tells_nothing'
  /** It is answered right hardly more often than by guessing. */
  | 'too_hard'
  /** More than 95 in 100 answer it right. */
  | 'too_easy'
  /** An option that hardly anybody chooses: under 2 in 100, on at least 50 answers. */
  | 'idle_option'
  /** Another option is chosen nearly as often as the right one. */
  | 'options_compete'
  /** At least 15 points below the estimate, and more than chance explains. */
  | 'harder_than_estimated'
  /** At least 15 points above the estimate, and more than chance explains. */
  | 'easier_than_estimated'
  /** Half of the answers took longer than one and a half times what the exam gives. */
  | 'slow'
  /** A report is open. */
  | 'reported'
  /** Its law is stated as at a day more than a year ago. */
  | 'law_old'
  /** It does not say as at which day its law is stated. */
  | 'law_undated';

export type QuestionHealthView =
  /** Those with a warning, worst first. */
  | 'to_look_at'
  /** All, in the order of the bundle. */
  | 'all'
  /** Those that are taken out. */
  | 'voided'
  /** Those whose law is stated as at a day more than a year ago, before `lawBefore`, or without a day; the oldest first. */
  | 'law';

/** Where the pass line of a bundle comes from. */
export type PassLineSource =
  /** Its author or the school set it. */
  | 'set'
  /** The mean of the estimates of all its questions. */
  | 'estimates'
  /** There is none: it is not set, and some question has no estimate. */
  | 'none';

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

export type HealthLineFragment = { id: string, number: string, title: string | null, subtype: BlockSubtype, answers: number, right: number | null, discrimination: number | null, medianSeconds: number | null, estimate: number | null, openReports: number, lawStatedAt: string | null, warnings: Array<QuestionWarning>, voidedAt: string | null, options: Array<{ optionId: string, correct: boolean, accepted: boolean, percent: number | null }> };

export type BundleHealthQueryVariables = Exact<{
  bundleId: string;
  view?: QuestionHealthView | null | undefined;
  lawBefore?: string | null | undefined;
  page?: number | null | undefined;
}>;


export type BundleHealthQuery = { bundleHealth: { id: string, categoryId: string, title: string, answers: number, all: number, toLookAt: number, voided: number, law: number, passPercent: number | null, passFrom: PassLineSource, estimated: number, questions: Array<{ id: string, number: string, title: string | null, subtype: BlockSubtype, answers: number, right: number | null, discrimination: number | null, medianSeconds: number | null, estimate: number | null, openReports: number, lawStatedAt: string | null, warnings: Array<QuestionWarning>, voidedAt: string | null, options: Array<{ optionId: string, correct: boolean, accepted: boolean, percent: number | null }> }>, pageInfo: { totalCount: number, totalPages: number, currentPage: number, hasPreviousPage: boolean, hasNextPage: boolean } } };

export type HealthPartsFragment = { bundleId: string, assignment: string | null, topic: string | null, source: string | null, ownEstimate: number | null, id: string, number: string, title: string | null, subtype: BlockSubtype, answers: number, right: number | null, discrimination: number | null, medianSeconds: number | null, estimate: number | null, openReports: number, lawStatedAt: string | null, warnings: Array<QuestionWarning>, voidedAt: string | null, estimates: Array<{ id: string, userId: string, name: string, percent: number }>, options: Array<{ body: string, chosen: number, strongest: number | null, weakest: number | null, optionId: string, correct: boolean, accepted: boolean, percent: number | null }> };

export type QuestionHealthQueryVariables = Exact<{
  blockId: string;
}>;


export type QuestionHealthQuery = { questionHealth: { bundleId: string, assignment: string | null, topic: string | null, source: string | null, ownEstimate: number | null, id: string, number: string, title: string | null, subtype: BlockSubtype, answers: number, right: number | null, discrimination: number | null, medianSeconds: number | null, estimate: number | null, openReports: number, lawStatedAt: string | null, warnings: Array<QuestionWarning>, voidedAt: string | null, estimates: Array<{ id: string, userId: string, name: string, percent: number }>, options: Array<{ body: string, chosen: number, strongest: number | null, weakest: number | null, optionId: string, correct: boolean, accepted: boolean, percent: number | null }> }, questionReports: { entries: Array<{ id: string, kind: QuestionReportKind, message: string | null, insertedAt: string, reporter: string, outcome: QuestionReportOutcome | null, answer: string | null, closedAt: string | null }> }, questionCorrections: Array<{ id: string, kind: QuestionCorrectionKind, optionIds: Array<string>, reason: string, insertedAt: string, by: string | null, undoneAt: string | null, undoUntil: string, total: number, done: number, told: number, finishedAt: string | null }> };

export type ReportPartsFragment = { id: string, kind: QuestionReportKind, message: string | null, insertedAt: string, reporter: string, outcome: QuestionReportOutcome | null, answer: string | null, closedAt: string | null };

export type CorrectionPartsFragment = { id: string, kind: QuestionCorrectionKind, optionIds: Array<string>, reason: string, insertedAt: string, by: string | null, undoneAt: string | null, undoUntil: string, total: number, done: number, told: number, finishedAt: string | null };

export type CorrectionEffectQueryVariables = Exact<{
  blockId: string;
  kind: QuestionCorrectionKind;
  optionIds?: Array<string> | string | null | undefined;
}>;


export type CorrectionEffectQuery = { questionCorrectionEffect: { attempts: number, people: number, changed: number, passing: number, passingThen: number, falling: number, running: number, passPoints: number | null, most: number | null, passPointsThen: number | null, mostThen: number | null } };

export type CorrectMutationVariables = Exact<{
  blockId: string;
  kind: QuestionCorrectionKind;
  optionIds?: Array<string> | string | null | undefined;
  reason: string;
  idempotencyKey?: string | null | undefined;
}>;


export type CorrectMutation = { questionCorrectionCreate: { id: string } };

export type CorrectionUndoMutationVariables = Exact<{
  id: string;
}>;


export type CorrectionUndoMutation = { questionCorrectionUndo: { id: string } };

export type EstimateWriteMutationVariables = Exact<{
  blockId: string;
  percent?: number | null | undefined;
}>;


export type EstimateWriteMutation = { questionEstimateWrite: { id: string } };

export type ReportCloseMutationVariables = Exact<{
  id: string;
  outcome: QuestionReportOutcome;
  answer?: string | null | undefined;
}>;


export type ReportCloseMutation = { questionReportClose: { id: string } };


export const BundleHealth = typed<BundleHealthQuery, BundleHealthQueryVariables>("query BundleHealth($bundleId: ID!, $view: QuestionHealthView, $lawBefore: Date, $page: Int) {\n  bundleHealth(\n    bundleId: $bundleId\n    view: $view\n    lawBefore: $lawBefore\n    page: $page\n  ) {\n    id\n    categoryId\n    title\n    answers\n    all\n    toLookAt\n    voided\n    law\n    passPercent\n    passFrom\n    estimated\n    questions {\n      ...HealthLine\n    }\n    pageInfo {\n      totalCount\n      totalPages\n      currentPage\n      hasPreviousPage\n      hasNextPage\n    }\n  }\n}\nfragment HealthLine on QuestionHealth {\n  id\n  number\n  title\n  subtype\n  answers\n  right\n  discrimination\n  medianSeconds\n  estimate\n  openReports\n  lawStatedAt\n  warnings\n  voidedAt\n  options {\n    optionId\n    correct\n    accepted\n    percent\n  }\n}")

export const QuestionHealth = typed<QuestionHealthQuery, QuestionHealthQueryVariables>("query QuestionHealth($blockId: ID!) {\n  questionHealth(blockId: $blockId) {\n    ...HealthParts\n  }\n  questionReports(blockId: $blockId, pageSize: 50) {\n    entries {\n      ...ReportParts\n    }\n  }\n  questionCorrections(blockId: $blockId) {\n    ...CorrectionParts\n  }\n}\nfragment HealthParts on QuestionHealth {\n  ...HealthLine\n  bundleId\n  assignment\n  topic\n  source\n  ownEstimate\n  estimates {\n    id\n    userId\n    name\n    percent\n  }\n  options {\n    body\n    chosen\n    strongest\n    weakest\n  }\n}\nfragment HealthLine on QuestionHealth {\n  id\n  number\n  title\n  subtype\n  answers\n  right\n  discrimination\n  medianSeconds\n  estimate\n  openReports\n  lawStatedAt\n  warnings\n  voidedAt\n  options {\n    optionId\n    correct\n    accepted\n    percent\n  }\n}\nfragment ReportParts on QuestionReport {\n  id\n  kind\n  message\n  insertedAt\n  reporter\n  outcome\n  answer\n  closedAt\n}\nfragment CorrectionParts on QuestionCorrection {\n  id\n  kind\n  optionIds\n  reason\n  insertedAt\n  by\n  undoneAt\n  undoUntil\n  total\n  done\n  told\n  finishedAt\n}")

export const CorrectionEffect = typed<CorrectionEffectQuery, CorrectionEffectQueryVariables>("query CorrectionEffect($blockId: ID!, $kind: QuestionCorrectionKind!, $optionIds: [String!]) {\n  questionCorrectionEffect(blockId: $blockId, kind: $kind, optionIds: $optionIds) {\n    attempts\n    people\n    changed\n    passing\n    passingThen\n    falling\n    running\n    passPoints\n    most\n    passPointsThen\n    mostThen\n  }\n}")

export const Correct = typed<CorrectMutation, CorrectMutationVariables>("mutation Correct($blockId: ID!, $kind: QuestionCorrectionKind!, $optionIds: [String!], $reason: Text!, $idempotencyKey: String) {\n  questionCorrectionCreate(\n    blockId: $blockId\n    kind: $kind\n    optionIds: $optionIds\n    reason: $reason\n    idempotencyKey: $idempotencyKey\n  ) {\n    id\n  }\n}")

export const CorrectionUndo = typed<CorrectionUndoMutation, CorrectionUndoMutationVariables>("mutation CorrectionUndo($id: ID!) {\n  questionCorrectionUndo(id: $id) {\n    id\n  }\n}")

export const EstimateWrite = typed<EstimateWriteMutation, EstimateWriteMutationVariables>("mutation EstimateWrite($blockId: ID!, $percent: Int) {\n  questionEstimateWrite(blockId: $blockId, percent: $percent) {\n    id\n  }\n}")

export const ReportClose = typed<ReportCloseMutation, ReportCloseMutationVariables>("mutation ReportClose($id: ID!, $outcome: QuestionReportOutcome!, $answer: Text) {\n  questionReportClose(id: $id, outcome: $outcome, answer: $answer) {\n    id\n  }\n}")
