// Written by schema/generate.ts; do not edit.
import { typed } from '../api/document'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type OwnAccountSubscriptionVariables = Exact<{
  id: string;
}>;


export type OwnAccountSubscription = { userUpdated: { id: string } };


export const OwnAccount = typed<OwnAccountSubscription, OwnAccountSubscriptionVariables>("subscription OwnAccount($id: ID!) {\n  userUpdated(id: $id) {\n    id\n  }\n}")
