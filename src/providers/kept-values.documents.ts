// Written by schema/generate.ts; do not edit.
import { typed } from './api/document'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** What the application keeps for a person on every device. */
export type KeptName =
  /** How far they are in the product tour, and whether they have finished it. */
  | 'tour'
  /** For markers: their latest comments, by the title of the criterion. */
  | 'comment_bank'
  /** Their marks in papers, by the id of the document. */
  | 'paper_marks'
  /** For staff: their saved views of lists, by the list. */
  | 'list_views'
  /** Where they are in each lecture and what they have heard of it, by the id of the bundle. */
  | 'lecture_places'
  /** Where they are in each video and which they have seen, by its id. */
  | 'video_places';

export type KeptValuesQueryVariables = Exact<{ [key: string]: never; }>;


export type KeptValuesQuery = { keptValues: Array<{ name: KeptName, value: unknown }> };

export type KeptValueUpdateMutationVariables = Exact<{
  name: KeptName;
  value: unknown;
}>;


export type KeptValueUpdateMutation = { keptValueUpdate: { name: KeptName } };


export const KeptValues = typed<KeptValuesQuery, KeptValuesQueryVariables>("query KeptValues {\n  keptValues {\n    name\n    value\n  }\n}")

export const KeptValueUpdate = typed<KeptValueUpdateMutation, KeptValueUpdateMutationVariables>("mutation KeptValueUpdate($name: KeptName!, $value: JSON!) {\n  keptValueUpdate(name: $name, value: $value) {\n    name\n  }\n}")
