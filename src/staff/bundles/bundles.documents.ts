// Written by schema/generate.ts; do not edit.
import { typed } from '../../providers/api/document'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type BundleFactsQueryVariables = Exact<{
  id: string;
}>;


export type BundleFactsQuery = { bundle: { id: string, title: string, category: { id: string, title: string } | null, bundleAuthors: Array<{ id: string, userId: string }> } };


export const BundleFacts = typed<BundleFactsQuery, BundleFactsQueryVariables>("query BundleFacts($id: ID!) {\n  bundle(id: $id) {\n    id\n    title\n    category {\n      id\n      title\n    }\n    bundleAuthors {\n      id\n      userId\n    }\n  }\n}")
