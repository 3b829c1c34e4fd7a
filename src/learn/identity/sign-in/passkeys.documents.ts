// Written by schema/generate.ts; do not edit.
import { typed } from '../../../providers/api/document'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type UserRole =
  | 'user'
  | 'supervisor'
  | 'admin';

export type PasskeySignInOptionsMutationVariables = Exact<{ [key: string]: never; }>;


export type PasskeySignInOptionsMutation = { passkeySignInOptions: unknown };

export type PasskeySignInMutationVariables = Exact<{
  response: unknown;
}>;


export type PasskeySignInMutation = { passkeySignIn: { accessToken: string, refreshToken: string, user: { id: string, email: string | null, role: UserRole | null, locale: string | null } } };


export const PasskeySignInOptions = typed<PasskeySignInOptionsMutation, PasskeySignInOptionsMutationVariables>("mutation PasskeySignInOptions {\n  passkeySignInOptions\n}")

export const PasskeySignIn = typed<PasskeySignInMutation, PasskeySignInMutationVariables>("mutation PasskeySignIn($response: JSON!) {\n  passkeySignIn(response: $response) {\n    accessToken\n    refreshToken\n    user {\n      id\n      email\n      role\n      locale\n    }\n  }\n}")
