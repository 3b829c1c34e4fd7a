// Written by schema/generate.ts; do not edit.
import { typed } from '../../../providers/api/document'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type MaterialCreateMutationVariables = Exact<{
  sessionId: string;
  title: string;
  contentType: string;
  file?: unknown;
  studentCanView?: boolean | null | undefined;
}>;


export type MaterialCreateMutation = { sessionMaterialCreate: { id: string } };

export type MaterialUpdateMutationVariables = Exact<{
  id: string;
  title?: string | null | undefined;
  studentCanView?: boolean | null | undefined;
}>;


export type MaterialUpdateMutation = { sessionMaterialUpdate: { id: string } };

export type MaterialDeleteMutationVariables = Exact<{
  id: string;
}>;


export type MaterialDeleteMutation = { sessionMaterialDelete: { id: string } };


export const MaterialCreate = typed<MaterialCreateMutation, MaterialCreateMutationVariables>("mutation MaterialCreate($sessionId: ID!, $title: String!, $contentType: String!, $file: Upload, $studentCanView: Boolean) {\n  sessionMaterialCreate(\n    sessionId: $sessionId\n    title: $title\n    contentType: $contentType\n    file: $file\n    studentCanView: $studentCanView\n  ) {\n    id\n  }\n}")

export const MaterialUpdate = typed<MaterialUpdateMutation, MaterialUpdateMutationVariables>("mutation MaterialUpdate($id: ID!, $title: String, $studentCanView: Boolean) {\n  sessionMaterialUpdate(id: $id, title: $title, studentCanView: $studentCanView) {\n    id\n  }\n}")

export const MaterialDelete = typed<MaterialDeleteMutation, MaterialDeleteMutationVariables>("mutation MaterialDelete($id: ID!) {\n  sessionMaterialDelete(id: $id) {\n    id\n  }\n}")
