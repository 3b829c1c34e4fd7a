// Written by schema/generate.ts; do not edit.
import { typed } from '../api/document'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ViewingBeginMutationVariables = Exact<{
  userId: string;
}>;


export type ViewingBeginMutation = { viewingBegin: { accessToken: string, expiresAt: string, user: { id: string, fullName: string | null, email: string | null } } };

export type ViewingEndMutationVariables = Exact<{ [key: string]: never; }>;


export type ViewingEndMutation = { viewingEnd: { id: string } };


export const ViewingBegin = typed<ViewingBeginMutation, ViewingBeginMutationVariables>("mutation ViewingBegin($userId: ID!) {\n  viewingBegin(userId: $userId) {\n    accessToken\n    expiresAt\n    user {\n      id\n      fullName\n      email\n    }\n  }\n}")

export const ViewingEnd = typed<ViewingEndMutation, ViewingEndMutationVariables>("mutation ViewingEnd {\n  viewingEnd {\n    id\n  }\n}")
