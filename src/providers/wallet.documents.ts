// Written by schema/generate.ts; do not edit.
import { typed } from './api/document'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type WalletQueryVariables = Exact<{ [key: string]: never; }>;


export type WalletQuery = { wallet: { id: string, userId: string, balance: number, discount: number } };

export type WalletUpdatedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type WalletUpdatedSubscription = { walletUpdated: { id: string, userId: string, balance: number, discount: number } };


export const Wallet = typed<WalletQuery, WalletQueryVariables>("query Wallet {\n  wallet {\n    id\n    userId\n    balance\n    discount\n  }\n}")

export const WalletUpdated = typed<WalletUpdatedSubscription, WalletUpdatedSubscriptionVariables>("subscription WalletUpdated {\n  walletUpdated {\n    id\n    userId\n    balance\n    discount\n  }\n}")
