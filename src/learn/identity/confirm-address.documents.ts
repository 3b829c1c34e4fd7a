// Written by schema/generate.ts; do not edit.
import { typed } from '../../providers/api/document'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type UserEmailChangeQueryVariables = Exact<{
  token: string;
}>;


export type UserEmailChangeQuery = { userEmailChange: { email: string, newEmail: string, undo: boolean } };

export type UserEmailConfirmMutationVariables = Exact<{
  token: string;
}>;


export type UserEmailConfirmMutation = { userEmailConfirm: { email: string, newEmail: string, done: boolean } };


export const UserEmailChange = typed<UserEmailChangeQuery, UserEmailChangeQueryVariables>("query UserEmailChange($token: String!) {\n  userEmailChange(token: $token) {\n    email\n    newEmail\n    undo\n  }\n}")

export const UserEmailConfirm = typed<UserEmailConfirmMutation, UserEmailConfirmMutationVariables>("mutation UserEmailConfirm($token: String!) {\n  userEmailConfirm(token: $token) {\n    email\n    newEmail\n    done\n  }\n}")
