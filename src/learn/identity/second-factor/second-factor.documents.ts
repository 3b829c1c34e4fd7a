// Written by schema/generate.ts; do not edit.
import { typed } from '../../../providers/api/document'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** What a sign-in by link, code or outside provider still waits for. */
export type SecondFactorDue =
  /** A role asks for a second factor, and the person has none: they set up an app. */
  | 'app'
  /** Six digits of the app, or a recovery code. */
  | 'code'
  /** A role asks for a second factor, and the person has a passkey: they sign in with that. */
  | 'passkey';

export type SecondFactorDueNowQueryVariables = Exact<{ [key: string]: never; }>;


export type SecondFactorDueNowQuery = { secondFactor: { due: SecondFactorDue | null } };

export type SecondFactorPassMutationVariables = Exact<{
  code: string;
}>;


export type SecondFactorPassMutation = { secondFactorPass: { due: SecondFactorDue | null } };


export const SecondFactorDueNow = typed<SecondFactorDueNowQuery, SecondFactorDueNowQueryVariables>("query SecondFactorDueNow {\n  secondFactor {\n    due\n  }\n}")

export const SecondFactorPass = typed<SecondFactorPassMutation, SecondFactorPassMutationVariables>("mutation SecondFactorPass($code: String!) {\n  secondFactorPass(code: $code) {\n    due\n  }\n}")
