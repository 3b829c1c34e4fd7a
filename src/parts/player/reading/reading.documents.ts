// Written by schema/generate.ts; do not edit.
import { typed } from '../../../providers/api/document'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type BlockType =
  | 'text'
  | 'media'
  | 'question'
  | 'flashcard'
  | 'task'
  | 'embed';

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

export type ReadingQueryVariables = Exact<{
  contentId: string;
}>;


export type ReadingQuery = { contentBlocks: Array<{ id: string, type: BlockType, subtype: BlockSubtype, title: string | null, assignment: string | null, image: string | null, audio: string | null, video: string | null, link: string | null, source: string | null, lawStatedAt: string | null, attachments: Array<{ id: string, fileName: string, fileUrl: string | null }> }> };


export const Reading = typed<ReadingQuery, ReadingQueryVariables>("query Reading($contentId: ID!) {\n  contentBlocks(contentId: $contentId) {\n    id\n    type\n    subtype\n    title\n    assignment\n    image\n    audio\n    video\n    link\n    source\n    lawStatedAt\n    attachments {\n      id\n      fileName\n      fileUrl\n    }\n  }\n}")
