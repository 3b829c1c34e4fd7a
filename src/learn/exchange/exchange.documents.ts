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

/** A format in which questions and cards come and go; docs/exchange.md says what each holds. */
export type ExchangeFormat =
  | 'gift'
  | 'moodle_xml'
  | 'qti_2'
  | 'qti_3'
  | 'csv'
  | 'anki';

export type ContentImportStatus =
  /** The file is being read. */
  | 'reading'
  /** It was read; nothing has come over yet. */
  | 'ready'
  /** Its rows are coming over. */
  | 'importing'
  /** They have come over. */
  | 'done'
  /** It could not be read or did not come over; `message` says why. */
  | 'failed'
  | 'cancelled';

export type ContentImportResult =
  /** It comes over whole. */
  | 'good'
  /** It comes over, and something is to be looked at. */
  | 'look'
  /** It cannot come over. */
  | 'bad';

export type ExchangeBundleQueryVariables = Exact<{
  id: string;
}>;


export type ExchangeBundleQuery = { bundle: { id: string, title: string, categoryId: string, contentId: string, parts: { questions: number, cards: number }, bundleAuthors: Array<{ id: string, userId: string }> } };

export type ImportFragment = { id: string, format: ExchangeFormat | null, fileName: string, status: ContentImportStatus, total: number, good: number, look: number, bad: number, done: number, message: string | null, insertedAt: string, notes: Array<{ line: number | null, text: string }> };

export type ExchangeImportsQueryVariables = Exact<{
  contentId: string;
}>;


export type ExchangeImportsQuery = { contentImports: { entries: Array<{ id: string, format: ExchangeFormat | null, fileName: string, status: ContentImportStatus, total: number, good: number, look: number, bad: number, done: number, message: string | null, insertedAt: string, notes: Array<{ line: number | null, text: string }> }> } };

export type ExchangeImportQueryVariables = Exact<{
  id: string;
}>;


export type ExchangeImportQuery = { contentImport: { id: string, format: ExchangeFormat | null, fileName: string, status: ContentImportStatus, total: number, good: number, look: number, bad: number, done: number, message: string | null, insertedAt: string, notes: Array<{ line: number | null, text: string }> } };

export type ExchangeRowsQueryVariables = Exact<{
  importId: string;
  result?: Array<ContentImportResult> | ContentImportResult | null | undefined;
  page?: number | null | undefined;
}>;


export type ExchangeRowsQuery = { contentImportRows: { entries: Array<{ id: string, line: number | null, item: string | null, subtype: BlockSubtype | null, title: string | null, result: ContentImportResult, faults: Array<string>, losses: Array<string>, given: string }>, pageInfo: { currentPage: number, totalPages: number, hasPreviousPage: boolean, hasNextPage: boolean } } };

export type ExchangeUploadMutationVariables = Exact<{
  contentId: string;
  file: unknown;
}>;


export type ExchangeUploadMutation = { contentImportCreate: { id: string, format: ExchangeFormat | null, fileName: string, status: ContentImportStatus, total: number, good: number, look: number, bad: number, done: number, message: string | null, insertedAt: string, notes: Array<{ line: number | null, text: string }> } };

export type ExchangeStartMutationVariables = Exact<{
  id: string;
  leaveOut?: boolean | null | undefined;
}>;


export type ExchangeStartMutation = { contentImportStart: { id: string, format: ExchangeFormat | null, fileName: string, status: ContentImportStatus, total: number, good: number, look: number, bad: number, done: number, message: string | null, insertedAt: string, notes: Array<{ line: number | null, text: string }> } };

export type ExchangeCancelMutationVariables = Exact<{
  id: string;
}>;


export type ExchangeCancelMutation = { contentImportCancel: { id: string, format: ExchangeFormat | null, fileName: string, status: ContentImportStatus, total: number, good: number, look: number, bad: number, done: number, message: string | null, insertedAt: string, notes: Array<{ line: number | null, text: string }> } };

export type ExchangeExportMutationVariables = Exact<{
  contentId: string;
  format: ExchangeFormat;
}>;


export type ExchangeExportMutation = { contentExportCreate: { id: string, fileName: string, fileUrl: string | null, count: number, left: number, losses: Array<string> } };


export const ExchangeBundle = typed<ExchangeBundleQuery, ExchangeBundleQueryVariables>("query ExchangeBundle($id: ID!) {\n  bundle(id: $id) {\n    id\n    title\n    categoryId\n    contentId\n    parts {\n      questions\n      cards\n    }\n    bundleAuthors {\n      id\n      userId\n    }\n  }\n}")

export const ExchangeImports = typed<ExchangeImportsQuery, ExchangeImportsQueryVariables>("query ExchangeImports($contentId: ID!) {\n  contentImports(contentId: $contentId, pageSize: 5) {\n    entries {\n      ...Import\n    }\n  }\n}\nfragment Import on ContentImport {\n  id\n  format\n  fileName\n  status\n  total\n  good\n  look\n  bad\n  done\n  message\n  notes {\n    line\n    text\n  }\n  insertedAt\n}")

export const ExchangeImport = typed<ExchangeImportQuery, ExchangeImportQueryVariables>("query ExchangeImport($id: ID!) {\n  contentImport(id: $id) {\n    ...Import\n  }\n}\nfragment Import on ContentImport {\n  id\n  format\n  fileName\n  status\n  total\n  good\n  look\n  bad\n  done\n  message\n  notes {\n    line\n    text\n  }\n  insertedAt\n}")

export const ExchangeRows = typed<ExchangeRowsQuery, ExchangeRowsQueryVariables>("query ExchangeRows($importId: ID!, $result: [ContentImportResult!], $page: Int) {\n  contentImportRows(\n    importId: $importId\n    result: $result\n    page: $page\n    pageSize: 50\n  ) {\n    entries {\n      id\n      line\n      item\n      subtype\n      title\n      result\n      faults\n      losses\n      given\n    }\n    pageInfo {\n      currentPage\n      totalPages\n      hasPreviousPage\n      hasNextPage\n    }\n  }\n}")

export const ExchangeUpload = typed<ExchangeUploadMutation, ExchangeUploadMutationVariables>("mutation ExchangeUpload($contentId: ID!, $file: Upload!) {\n  contentImportCreate(contentId: $contentId, file: $file) {\n    ...Import\n  }\n}\nfragment Import on ContentImport {\n  id\n  format\n  fileName\n  status\n  total\n  good\n  look\n  bad\n  done\n  message\n  notes {\n    line\n    text\n  }\n  insertedAt\n}")

export const ExchangeStart = typed<ExchangeStartMutation, ExchangeStartMutationVariables>("mutation ExchangeStart($id: ID!, $leaveOut: Boolean) {\n  contentImportStart(id: $id, leaveOut: $leaveOut) {\n    ...Import\n  }\n}\nfragment Import on ContentImport {\n  id\n  format\n  fileName\n  status\n  total\n  good\n  look\n  bad\n  done\n  message\n  notes {\n    line\n    text\n  }\n  insertedAt\n}")

export const ExchangeCancel = typed<ExchangeCancelMutation, ExchangeCancelMutationVariables>("mutation ExchangeCancel($id: ID!) {\n  contentImportCancel(id: $id) {\n    ...Import\n  }\n}\nfragment Import on ContentImport {\n  id\n  format\n  fileName\n  status\n  total\n  good\n  look\n  bad\n  done\n  message\n  notes {\n    line\n    text\n  }\n  insertedAt\n}")

export const ExchangeExport = typed<ExchangeExportMutation, ExchangeExportMutationVariables>("mutation ExchangeExport($contentId: ID!, $format: ExchangeFormat!) {\n  contentExportCreate(contentId: $contentId, format: $format) {\n    id\n    fileName\n    fileUrl\n    count\n    left\n    losses\n  }\n}")
