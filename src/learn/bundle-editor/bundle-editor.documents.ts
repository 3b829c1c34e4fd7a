// Written by schema/generate.ts; do not edit.
import { typed } from '../../providers/api/document'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type BundleType =
  | 'lecture'
  | 'flashcards'
  | 'test'
  | 'collection';

export type ContentStatus =
  | 'draft'
  | 'in_review'
  | 'published'
  | 'archived';

export type EditedBundleQueryVariables = Exact<{
  id: string;
}>;


export type EditedBundleQuery = { bundle: { id: string, title: string, type: BundleType, status: ContentStatus, contentId: string, categoryId: string, bundleAuthors: Array<{ id: string, userId: string }> } };


export const EditedBundle = typed<EditedBundleQuery, EditedBundleQueryVariables>("query EditedBundle($id: ID!) {\n  bundle(id: $id) {\n    id\n    title\n    type\n    status\n    contentId\n    categoryId\n    bundleAuthors {\n      id\n      userId\n    }\n  }\n}")
