// Written by schema/generate.ts; do not edit.
import { typed } from '../../../providers/api/document'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type LectureSlidesQueryVariables = Exact<{
  bundleId: string;
}>;


export type LectureSlidesQuery = { libraryChapters: Array<{ id: string, title: string }>, librarySlides: Array<{ id: string, chapterId: string | null, title: string | null, image: string | null, audio: string | null, meta: { seconds: number | null, transcript: string | null, alt: string | null } | null }> };

export type LectureNotesQueryVariables = Exact<{
  bundleId: string;
}>;


export type LectureNotesQuery = { libraryNotes: Array<{ id: string, slideId: string | null, second: number | null, text: string }> };

export type LectureNoteCreateMutationVariables = Exact<{
  bundleId: string;
  slideId?: string | null | undefined;
  second?: number | null | undefined;
  text: string;
}>;


export type LectureNoteCreateMutation = { libraryNoteCreate: { id: string } };

export type LectureNoteUpdateMutationVariables = Exact<{
  id: string;
  text: string;
}>;


export type LectureNoteUpdateMutation = { libraryNoteUpdate: { id: string } };

export type LectureNoteDeleteMutationVariables = Exact<{
  id: string;
}>;


export type LectureNoteDeleteMutation = { libraryNoteDelete: { id: string } };


export const LectureSlides = typed<LectureSlidesQuery, LectureSlidesQueryVariables>("query LectureSlides($bundleId: ID!) {\n  libraryChapters(bundleId: $bundleId) {\n    id\n    title\n  }\n  librarySlides(bundleId: $bundleId) {\n    id\n    chapterId\n    title\n    image\n    audio\n    meta {\n      seconds\n      transcript\n      alt\n    }\n  }\n}")

export const LectureNotes = typed<LectureNotesQuery, LectureNotesQueryVariables>("query LectureNotes($bundleId: ID!) {\n  libraryNotes(bundleId: $bundleId) {\n    id\n    slideId\n    second\n    text\n  }\n}")

export const LectureNoteCreate = typed<LectureNoteCreateMutation, LectureNoteCreateMutationVariables>("mutation LectureNoteCreate($bundleId: ID!, $slideId: ID, $second: Int, $text: Text!) {\n  libraryNoteCreate(\n    bundleId: $bundleId\n    slideId: $slideId\n    second: $second\n    text: $text\n  ) {\n    id\n  }\n}")

export const LectureNoteUpdate = typed<LectureNoteUpdateMutation, LectureNoteUpdateMutationVariables>("mutation LectureNoteUpdate($id: ID!, $text: Text!) {\n  libraryNoteUpdate(id: $id, text: $text) {\n    id\n  }\n}")

export const LectureNoteDelete = typed<LectureNoteDeleteMutation, LectureNoteDeleteMutationVariables>("mutation LectureNoteDelete($id: ID!) {\n  libraryNoteDelete(id: $id) {\n    id\n  }\n}")
