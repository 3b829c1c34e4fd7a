// Written by schema/generate.ts; do not edit.
import { typed } from '../../providers/api/document'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type BillingSessionStatus =
  | 'open'
  | 'complete'
  | 'expired';

export type PaymentStatus =
  | 'paid'
  | 'unpaid'
  | 'no_payment_required';

export type BillingItemType =
  | 'topup'
  | 'package'
  | 'session'
  | 'meeting'
  | 'bundle'
  | 'content'
  | 'course'
  | 'fee';

export type CheckoutItemInput = {
  type: BillingItemType;
  /** The id of the thing bought; none for a top-up. */
  typeId?: string | null | undefined;
  quantity?: number | null | undefined;
  /** Only for top-ups. Everything else uses its list price. */
  unitAmount?: number | null | undefined;
};

export type TransactionType =
  | 'topup'
  | 'purchase'
  | 'refund'
  | 'royalty'
  | 'payout'
  | 'fee'
  | 'bonus'
  | 'adjustment';

export type TransactionStatus =
  | 'pending'
  | 'available'
  | 'reversed'
  | 'failed';

export type CheckoutMutationVariables = Exact<{
  items: Array<CheckoutItemInput> | CheckoutItemInput;
  successUrl: string;
  cancelUrl: string;
  idempotencyKey: string;
}>;


export type CheckoutMutation = { checkout: { id: string, url: string | null } };

export type TopUpVisitQueryVariables = Exact<{
  id: string;
}>;


export type TopUpVisitQuery = { billingSession: { id: string, status: BillingSessionStatus, paymentStatus: PaymentStatus, amountTotal: number, url: string | null } };

export type LatestTopUpQueryVariables = Exact<{
  userId: string;
}>;


export type LatestTopUpQuery = { billingSessions: { entries: Array<{ id: string }> } };

export type TransactionsQueryVariables = Exact<{
  userId: string;
  type?: TransactionType | null | undefined;
  from?: string | null | undefined;
  until?: string | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type TransactionsQuery = { transactions: { entries: Array<{ id: string, type: TransactionType, description: string, amount: number, status: TransactionStatus, insertedAt: string, balanceAfter: number, sessionId: string | null }>, pageInfo: { currentPage: number, totalPages: number, totalCount: number, hasNextPage: boolean, hasPreviousPage: boolean } } };


export const Checkout = typed<CheckoutMutation, CheckoutMutationVariables>("mutation Checkout($items: [CheckoutItemInput!]!, $successUrl: String!, $cancelUrl: String!, $idempotencyKey: String!) {\n  checkout(\n    mode: payment\n    gateway: sandbox\n    useCoupon: false\n    items: $items\n    successUrl: $successUrl\n    cancelUrl: $cancelUrl\n    idempotencyKey: $idempotencyKey\n  ) {\n    id\n    url\n  }\n}")

export const TopUpVisit = typed<TopUpVisitQuery, TopUpVisitQueryVariables>("query TopUpVisit($id: ID!) {\n  billingSession(id: $id) {\n    id\n    status\n    paymentStatus\n    amountTotal\n    url\n  }\n}")

export const LatestTopUp = typed<LatestTopUpQuery, LatestTopUpQueryVariables>("query LatestTopUp($userId: ID!) {\n  billingSessions(\n    userId: $userId\n    itemType: topup\n    page: 1\n    pageSize: 1\n    orderBy: inserted_at\n    orderDirection: desc\n  ) {\n    entries {\n      id\n    }\n  }\n}")

export const Transactions = typed<TransactionsQuery, TransactionsQueryVariables>("query Transactions($userId: ID!, $type: TransactionType, $from: DateTime, $until: DateTime, $page: Int, $pageSize: Int) {\n  transactions(\n    userId: $userId\n    type: $type\n    from: $from\n    until: $until\n    page: $page\n    pageSize: $pageSize\n    orderBy: inserted_at\n    orderDirection: desc\n  ) {\n    entries {\n      id\n      type\n      description\n      amount\n      status\n      insertedAt\n      balanceAfter\n      sessionId\n    }\n    pageInfo {\n      currentPage\n      totalPages\n      totalCount\n      hasNextPage\n      hasPreviousPage\n    }\n  }\n}")
