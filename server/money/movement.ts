import type { BillingItemType, TransactionType } from '../../schema/generated/types'

/** An account of the school or of a gateway, or what a person owes, on the other side of a transaction. */
export type SchoolAccount =
  | { kind: 'gateway'; name: string }
  /** Of the person with this id; below zero while they owe. */
  | { kind: 'owed'; name: string }
  /** What is to be paid to the tax office. */
  | { kind: 'vat'; name: 'house' }
  /** Of the person with this id; below zero by the VAT of their credits that was due when they were bought, until they are spent. */
  | { kind: 'vat_ahead'; name: string }
  | { kind: 'revenue' | 'adjustment'; name: 'house' }

/** What one of several accounts gets of a transaction, in pence. */
export interface Posting {
  account: SchoolAccount
  amount: number
}

export interface NewTransaction {
  userId: string
  type: TransactionType
  /** For the owner of the wallet: a function is asked in their language. */
  description: string | (() => string)
  /** What its paper says below that, of a sale. */
  detail?: NewTransaction['description']
  /** Pence; above zero is money into the wallet. */
  amount: number
  /** The account that gives or gets it, or several, whose amounts and this one sum to zero. Its VAT is posted beside, out of the first. */
  against: SchoolAccount | readonly Posting[]
  sessionId?: string
  billingSessionId?: string
  /** The transaction that this refunds, in whole or in part. */
  reversesId?: string
  item?: { type: string; id: string }
  quote?: unknown
  package?: unknown
  /** What a price is for, where it is for several kinds of items; their amounts sum to it. */
  shares?: readonly { type: BillingItemType; amount: number }[]
  /** The kind of item that a refund is for, of a purchase of several. */
  refunds?: BillingItemType
  /** The credits among a top-up that stay in the wallet, in pence. */
  credits?: number
  /** Whether money that comes in is a gift of the school. */
  isBonus?: boolean
}
