// Written by schema/generate.ts; do not edit.
import { typed } from '../../providers/api/document'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SecondFactorBeginMutationVariables = Exact<{ [key: string]: never; }>;


export type SecondFactorBeginMutation = { secondFactorBegin: { secret: string, uri: string } };

export type SecondFactorEnableMutationVariables = Exact<{
  code: string;
}>;


export type SecondFactorEnableMutation = { secondFactorEnable: { codes: Array<string> } };


export const SecondFactorBegin = typed<SecondFactorBeginMutation, SecondFactorBeginMutationVariables>("mutation SecondFactorBegin {\n  secondFactorBegin {\n    secret\n    uri\n  }\n}")

export const SecondFactorEnable = typed<SecondFactorEnableMutation, SecondFactorEnableMutationVariables>("mutation SecondFactorEnable($code: String!) {\n  secondFactorEnable(code: $code) {\n    codes\n  }\n}")
