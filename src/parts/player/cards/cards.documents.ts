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

export type CardsQueryVariables = Exact<{
  contentId: string;
}>;


export type CardsQuery = { contentBlocks: Array<{ id: string, type: BlockType, subtype: BlockSubtype, assignment: string | null, answer: string | null, image: string | null, topic: string | null, source: string | null, lawStatedAt: string | null, feedback: string | null }> };


export const Cards = typed<CardsQuery, CardsQueryVariables>("query Cards($contentId: ID!) {\n  contentBlocks(contentId: $contentId) {\n    id\n    type\n    subtype\n    assignment\n    answer\n    image\n    topic\n    source\n    lawStatedAt\n    feedback\n  }\n}")
