// Written by schema/generate.ts; do not edit.
import { typed } from '../../providers/api/document'
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

/** When feedback or results are shown. `after_deadline` means once the bundle's access has ended for this person. */
export type ShownWhen =
  | 'never'
  | 'after_answer'
  | 'after_submit'
  | 'after_deadline';

export type AnswerOptionInput = {
  /** Leave out for a new option. */
  id?: string | null | undefined;
  body: string;
  correct?: boolean | null | undefined;
  match?: string | null | undefined;
  feedback?: string | null | undefined;
};

export type BlockMetadataInput = {
  duration?: number | null | undefined;
  tolerance?: number | null | undefined;
};

/** A block to add, as the arguments of contentBlockCreate. */
export type ContentBlockInput = {
  type: BlockType;
  subtype: BlockSubtype;
  title?: string | null | undefined;
  image?: string | null | undefined;
  audio?: string | null | undefined;
  assignment?: string | null | undefined;
  answerOptions?: Array<AnswerOptionInput> | null | undefined;
  answer?: string | null | undefined;
  metadata?: BlockMetadataInput | null | undefined;
  feedback?: string | null | undefined;
  feedbackShow?: ShownWhen | null | undefined;
  score?: number | null | undefined;
  practiceAreaId?: string | null | undefined;
  topic?: string | null | undefined;
  source?: string | null | undefined;
  lawStatedAt?: string | null | undefined;
  complexity?: number | null | undefined;
  estimate?: number | null | undefined;
};

/** A chapter's new place, title or state; what is left out stays. */
export type ContentChapterInput = {
  id: string;
  title?: string | null | undefined;
  position?: number | null | undefined;
  expanded?: boolean | null | undefined;
};

export type MediaKind =
  | 'image'
  | 'audio'
  | 'video'
  | 'document'
  | 'text';

export type EditorOutlineQueryVariables = Exact<{
  contentId: string;
}>;


export type EditorOutlineQuery = { contentChapters: Array<{ id: string, title: string, position: number, expanded: boolean }>, contentBlocks: Array<{ id: string, type: BlockType, subtype: BlockSubtype, title: string | null, assignment: string | null, position: number, chapterId: string | null, complete: boolean }>, practiceAreas: Array<{ id: string, name: string, shortName: string }> };

export type EditedBlockFragment = { id: string, type: BlockType, subtype: BlockSubtype, title: string | null, image: string | null, audio: string | null, video: string | null, link: string | null, assignment: string | null, answer: string | null, feedback: string | null, feedbackShow: ShownWhen | null, score: number, chapterId: string | null, practiceAreaId: string | null, topic: string | null, source: string | null, lawStatedAt: string | null, complexity: number | null, estimate: number | null, version: number, updatedAt: string, answerOptions: Array<{ id: string, body: string, correct: boolean, position: number, match: string | null, feedback: string | null }> | null, metadata: { duration: number | null, tolerance: number | null } | null, attachments: Array<{ id: string, fileName: string, fileUrl: string | null }> };

export type EditorBlockQueryVariables = Exact<{
  id: string;
}>;


export type EditorBlockQuery = { contentBlock: { id: string, type: BlockType, subtype: BlockSubtype, title: string | null, image: string | null, audio: string | null, video: string | null, link: string | null, assignment: string | null, answer: string | null, feedback: string | null, feedbackShow: ShownWhen | null, score: number, chapterId: string | null, practiceAreaId: string | null, topic: string | null, source: string | null, lawStatedAt: string | null, complexity: number | null, estimate: number | null, version: number, updatedAt: string, answerOptions: Array<{ id: string, body: string, correct: boolean, position: number, match: string | null, feedback: string | null }> | null, metadata: { duration: number | null, tolerance: number | null } | null, attachments: Array<{ id: string, fileName: string, fileUrl: string | null }> } };

export type EditorBlockSaveMutationVariables = Exact<{
  id: string;
  version: number;
  subtype?: BlockSubtype | null | undefined;
  title?: string | null | undefined;
  assignment?: string | null | undefined;
  answerOptions?: Array<AnswerOptionInput> | AnswerOptionInput | null | undefined;
  answer?: string | null | undefined;
  metadata?: BlockMetadataInput | null | undefined;
  feedback?: string | null | undefined;
  feedbackShow?: ShownWhen | null | undefined;
  score?: number | null | undefined;
  practiceAreaId?: string | null | undefined;
  topic?: string | null | undefined;
  source?: string | null | undefined;
  lawStatedAt?: string | null | undefined;
  complexity?: number | null | undefined;
  estimate?: number | null | undefined;
}>;


export type EditorBlockSaveMutation = { contentBlockUpdate: { id: string, type: BlockType, subtype: BlockSubtype, title: string | null, image: string | null, audio: string | null, video: string | null, link: string | null, assignment: string | null, answer: string | null, feedback: string | null, feedbackShow: ShownWhen | null, score: number, chapterId: string | null, practiceAreaId: string | null, topic: string | null, source: string | null, lawStatedAt: string | null, complexity: number | null, estimate: number | null, version: number, updatedAt: string, answerOptions: Array<{ id: string, body: string, correct: boolean, position: number, match: string | null, feedback: string | null }> | null, metadata: { duration: number | null, tolerance: number | null } | null, attachments: Array<{ id: string, fileName: string, fileUrl: string | null }> } };

export type EditorBlocksAddMutationVariables = Exact<{
  contentId: string;
  chapterId?: string | null | undefined;
  blocks: Array<ContentBlockInput> | ContentBlockInput;
  idempotencyKey: string;
}>;


export type EditorBlocksAddMutation = { contentBlocksCreate: Array<{ id: string }> };

export type EditorBlockMoveMutationVariables = Exact<{
  id: string;
  chapterId?: string | null | undefined;
  position: number;
}>;


export type EditorBlockMoveMutation = { contentBlockMove: { id: string } };

export type EditorBlockDeleteMutationVariables = Exact<{
  id: string;
}>;


export type EditorBlockDeleteMutation = { contentBlockDelete: { id: string } };

export type EditorBlockKeepMutationVariables = Exact<{
  id: string;
  image?: string | null | undefined;
  audio?: string | null | undefined;
  video?: string | null | undefined;
  link?: string | null | undefined;
}>;


export type EditorBlockKeepMutation = { contentBlockUpdate: { id: string, type: BlockType, subtype: BlockSubtype, title: string | null, image: string | null, audio: string | null, video: string | null, link: string | null, assignment: string | null, answer: string | null, feedback: string | null, feedbackShow: ShownWhen | null, score: number, chapterId: string | null, practiceAreaId: string | null, topic: string | null, source: string | null, lawStatedAt: string | null, complexity: number | null, estimate: number | null, version: number, updatedAt: string, answerOptions: Array<{ id: string, body: string, correct: boolean, position: number, match: string | null, feedback: string | null }> | null, metadata: { duration: number | null, tolerance: number | null } | null, attachments: Array<{ id: string, fileName: string, fileUrl: string | null }> } };

export type EditorMediaAddMutationVariables = Exact<{
  file: unknown;
}>;


export type EditorMediaAddMutation = { mediaCreate: { id: string, kind: MediaKind } };

export type EditorAttachmentAddMutationVariables = Exact<{
  blockId: string;
  file: unknown;
}>;


export type EditorAttachmentAddMutation = { contentBlockAttachmentCreate: { id: string, fileName: string, fileUrl: string | null } };

export type EditorAttachmentDeleteMutationVariables = Exact<{
  id: string;
}>;


export type EditorAttachmentDeleteMutation = { contentBlockAttachmentDelete: { id: string } };

export type EditorChapterAddMutationVariables = Exact<{
  contentId: string;
  title: string;
  position: number;
}>;


export type EditorChapterAddMutation = { contentChapterCreate: { id: string } };

export type EditorChaptersChangeMutationVariables = Exact<{
  contentId: string;
  chapters: Array<ContentChapterInput> | ContentChapterInput;
}>;


export type EditorChaptersChangeMutation = { contentChaptersUpdate: Array<{ id: string }> };

export type EditorChapterDeleteMutationVariables = Exact<{
  id: string;
}>;


export type EditorChapterDeleteMutation = { contentChapterDelete: { id: string } };


export const EditorOutline = typed<EditorOutlineQuery, EditorOutlineQueryVariables>("query EditorOutline($contentId: ID!) {\n  contentChapters(contentId: $contentId) {\n    id\n    title\n    position\n    expanded\n  }\n  contentBlocks(contentId: $contentId) {\n    id\n    type\n    subtype\n    title\n    assignment\n    position\n    chapterId\n    complete\n  }\n  practiceAreas {\n    id\n    name\n    shortName\n  }\n}")

export const EditorBlock = typed<EditorBlockQuery, EditorBlockQueryVariables>("query EditorBlock($id: ID!) {\n  contentBlock(id: $id) {\n    ...EditedBlock\n  }\n}\nfragment EditedBlock on ContentBlock {\n  id\n  type\n  subtype\n  title\n  image\n  audio\n  video\n  link\n  assignment\n  answerOptions {\n    id\n    body\n    correct\n    position\n    match\n    feedback\n  }\n  answer\n  metadata {\n    duration\n    tolerance\n  }\n  feedback\n  feedbackShow\n  score\n  chapterId\n  practiceAreaId\n  topic\n  source\n  lawStatedAt\n  complexity\n  estimate\n  version\n  updatedAt\n  attachments {\n    id\n    fileName\n    fileUrl\n  }\n}")

export const EditorBlockSave = typed<EditorBlockSaveMutation, EditorBlockSaveMutationVariables>("mutation EditorBlockSave($id: ID!, $version: Int!, $subtype: BlockSubtype, $title: String, $assignment: Html, $answerOptions: [AnswerOptionInput!], $answer: Html, $metadata: BlockMetadataInput, $feedback: Html, $feedbackShow: ShownWhen, $score: Int, $practiceAreaId: ID, $topic: String, $source: String, $lawStatedAt: Date, $complexity: Int, $estimate: Int) {\n  contentBlockUpdate(\n    id: $id\n    version: $version\n    subtype: $subtype\n    title: $title\n    assignment: $assignment\n    answerOptions: $answerOptions\n    answer: $answer\n    metadata: $metadata\n    feedback: $feedback\n    feedbackShow: $feedbackShow\n    score: $score\n    practiceAreaId: $practiceAreaId\n    topic: $topic\n    source: $source\n    lawStatedAt: $lawStatedAt\n    complexity: $complexity\n    estimate: $estimate\n  ) {\n    ...EditedBlock\n  }\n}\nfragment EditedBlock on ContentBlock {\n  id\n  type\n  subtype\n  title\n  image\n  audio\n  video\n  link\n  assignment\n  answerOptions {\n    id\n    body\n    correct\n    position\n    match\n    feedback\n  }\n  answer\n  metadata {\n    duration\n    tolerance\n  }\n  feedback\n  feedbackShow\n  score\n  chapterId\n  practiceAreaId\n  topic\n  source\n  lawStatedAt\n  complexity\n  estimate\n  version\n  updatedAt\n  attachments {\n    id\n    fileName\n    fileUrl\n  }\n}")

export const EditorBlocksAdd = typed<EditorBlocksAddMutation, EditorBlocksAddMutationVariables>("mutation EditorBlocksAdd($contentId: ID!, $chapterId: ID, $blocks: [ContentBlockInput!]!, $idempotencyKey: String!) {\n  contentBlocksCreate(\n    contentId: $contentId\n    chapterId: $chapterId\n    blocks: $blocks\n    idempotencyKey: $idempotencyKey\n  ) {\n    id\n  }\n}")

export const EditorBlockMove = typed<EditorBlockMoveMutation, EditorBlockMoveMutationVariables>("mutation EditorBlockMove($id: ID!, $chapterId: ID, $position: Int!) {\n  contentBlockMove(id: $id, chapterId: $chapterId, position: $position) {\n    id\n  }\n}")

export const EditorBlockDelete = typed<EditorBlockDeleteMutation, EditorBlockDeleteMutationVariables>("mutation EditorBlockDelete($id: ID!) {\n  contentBlockDelete(id: $id) {\n    id\n  }\n}")

export const EditorBlockKeep = typed<EditorBlockKeepMutation, EditorBlockKeepMutationVariables>("mutation EditorBlockKeep($id: ID!, $image: ID, $audio: ID, $video: ID, $link: String) {\n  contentBlockUpdate(\n    id: $id\n    image: $image\n    audio: $audio\n    video: $video\n    link: $link\n  ) {\n    ...EditedBlock\n  }\n}\nfragment EditedBlock on ContentBlock {\n  id\n  type\n  subtype\n  title\n  image\n  audio\n  video\n  link\n  assignment\n  answerOptions {\n    id\n    body\n    correct\n    position\n    match\n    feedback\n  }\n  answer\n  metadata {\n    duration\n    tolerance\n  }\n  feedback\n  feedbackShow\n  score\n  chapterId\n  practiceAreaId\n  topic\n  source\n  lawStatedAt\n  complexity\n  estimate\n  version\n  updatedAt\n  attachments {\n    id\n    fileName\n    fileUrl\n  }\n}")

export const EditorMediaAdd = typed<EditorMediaAddMutation, EditorMediaAddMutationVariables>("mutation EditorMediaAdd($file: Upload!) {\n  mediaCreate(file: $file) {\n    id\n    kind\n  }\n}")

export const EditorAttachmentAdd = typed<EditorAttachmentAddMutation, EditorAttachmentAddMutationVariables>("mutation EditorAttachmentAdd($blockId: ID!, $file: Upload!) {\n  contentBlockAttachmentCreate(blockId: $blockId, file: $file) {\n    id\n    fileName\n    fileUrl\n  }\n}")

export const EditorAttachmentDelete = typed<EditorAttachmentDeleteMutation, EditorAttachmentDeleteMutationVariables>("mutation EditorAttachmentDelete($id: ID!) {\n  contentBlockAttachmentDelete(id: $id) {\n    id\n  }\n}")

export const EditorChapterAdd = typed<EditorChapterAddMutation, EditorChapterAddMutationVariables>("mutation EditorChapterAdd($contentId: ID!, $title: String!, $position: Int!) {\n  contentChapterCreate(contentId: $contentId, title: $title, position: $position) {\n    id\n  }\n}")

export const EditorChaptersChange = typed<EditorChaptersChangeMutation, EditorChaptersChangeMutationVariables>("mutation EditorChaptersChange($contentId: ID!, $chapters: [ContentChapterInput!]!) {\n  contentChaptersUpdate(contentId: $contentId, chapters: $chapters) {\n    id\n  }\n}")

export const EditorChapterDelete = typed<EditorChapterDeleteMutation, EditorChapterDeleteMutationVariables>("mutation EditorChapterDelete($id: ID!) {\n  contentChapterDelete(id: $id) {\n    id\n  }\n}")
