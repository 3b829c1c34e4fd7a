// Written by schema/generate.ts; do not edit.
import { typed } from '../../../providers/api/document'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PasskeyRegistrationOptionsMutationVariables = Exact<{ [key: string]: never; }>;


export type PasskeyRegistrationOptionsMutation = { passkeyRegistrationOptions: unknown };

export type PasskeyRegisterMutationVariables = Exact<{
  response: unknown;
  name: string;
}>;


export type PasskeyRegisterMutation = { passkeyRegister: { id: string } };

export type PasskeyRenameMutationVariables = Exact<{
  id: string;
  name: string;
}>;


export type PasskeyRenameMutation = { passkeyRename: { id: string, name: string } };

export type PasskeyDeleteMutationVariables = Exact<{
  id: string;
}>;


export type PasskeyDeleteMutation = { passkeyDelete: { id: string } };


export const PasskeyRegistrationOptions = typed<PasskeyRegistrationOptionsMutation, PasskeyRegistrationOptionsMutationVariables>("mutation PasskeyRegistrationOptions {\n  passkeyRegistrationOptions\n}")

export const PasskeyRegister = typed<PasskeyRegisterMutation, PasskeyRegisterMutationVariables>("mutation PasskeyRegister($response: JSON!, $name: String!) {\n  passkeyRegister(response: $response, name: $name) {\n    id\n  }\n}")

export const PasskeyRename = typed<PasskeyRenameMutation, PasskeyRenameMutationVariables>("mutation PasskeyRename($id: ID!, $name: String!) {\n  passkeyRename(id: $id, name: $name) {\n    id\n    name\n  }\n}")

export const PasskeyDelete = typed<PasskeyDeleteMutation, PasskeyDeleteMutationVariables>("mutation PasskeyDelete($id: ID!) {\n  passkeyDelete(id: $id) {\n    id\n  }\n}")
