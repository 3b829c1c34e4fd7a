import type { BillingItemType, TransactionType } from '../../../schema/generated/types'
import type { SchoolAccount } from '../../money/movement'
import type { SaleLine } from '../../money/sale/line'
import type { KeptQuote } from '../../room/session/kept-quote'

/** A movement of a wallet before it is written. */
export interface NewTransaction {
  /** None: it is given one when it is written. */
  id?: string
  at: Date
  type: TransactionType
  description: string
  /** What its paper says below that. */
  detail?: string
  /** Pence. Money into the wallet is above zero. */
  amount: number
  against?: SchoolAccount
  sessionId?: string
  billingSessionId?: string
  item?: { type: string; id: string }
  quote?: KeptQuote | SaleLine
  package?: unknown
  /** What a price is for, where it is for something else than a session. */
  shares?: readonly { type: BillingItemType; amount: number }[]
  /** The kind of item that a refund is for, of a purchase of several. */
  refunds?: BillingItemType
  /** The credits among a top-up that stay in the wallet; none: all of it. */
  credits?: number
  /** The purchase that this refunds. */
  gives?: NewTransaction
}

/** What is in a wallet, in pence. */
export interface Purse {
  balance: number
  bonus: number
}

/** Something that depends on what is in the wallet then. */
export interface Act {
  at: Date
  /** Returns what it moves, all of it at that instant. */
  settle(purse: Purse): NewTransaction[]
}
