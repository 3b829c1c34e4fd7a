// Written by schema/generate.ts; do not edit.
import { typed } from '../api/document'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ChangeKind =
  | 'created'
  | 'updated'
  | 'deleted';

export type ChangedSubscriptionVariables = Exact<{
  types: Array<string> | string;
}>;


export type ChangedSubscription = { changed: { type: string, id: string, kind: ChangeKind } };


export const Changed = typed<ChangedSubscription, ChangedSubscriptionVariables>("subscription Changed($types: [String!]!) {\n  changed(types: $types) {\n    type\n    id\n    kind\n  }\n}")
