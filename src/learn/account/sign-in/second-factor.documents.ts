// Written by schema/generate.ts; do not edit.
import { typed } from '../../../providers/api/document'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SecondFactorDisableMutationVariables = Exact<{
  code: string;
}>;


export type SecondFactorDisableMutation = { secondFactorDisable: { enabledAt: string | null } };

export type RecoveryCodesRenewMutationVariables = Exact<{
  code: string;
}>;


export type RecoveryCodesRenewMutation = { recoveryCodesRenew: { codes: Array<string> } };


export const SecondFactorDisable = typed<SecondFactorDisableMutation, SecondFactorDisableMutationVariables>("mutation SecondFactorDisable($code: String!) {\n  secondFactorDisable(code: $code) {\n    enabledAt\n  }\n}")

export const RecoveryCodesRenew = typed<RecoveryCodesRenewMutation, RecoveryCodesRenewMutationVariables>("mutation RecoveryCodesRenew($code: String!) {\n  recoveryCodesRenew(code: $code) {\n    codes\n  }\n}")
