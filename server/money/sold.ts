import type { Reducer, Reduction } from '../../rules/money/priced'
import type { AmountUnit, BillingItemType, GrantType, PackageRenewal } from '../../schema/generated/types'
import type { Post } from '../identity/notification/notify'
import type { Services } from '../kernel/context'
import { invalid } from '../kernel/errors'
import type { Writing } from '../kernel/write/write'

declare module '../kernel/noun' {
  interface Noun {
    /** What it sells, by the kind of item. */
    sold?: Readonly<Partial<Record<BillingItemType, Sold>>>
  }
}

/** Where an offer is asked for: in the transaction of its sale, or before it. */
export interface Asking extends Pick<Writing, 'orm' | 'query' | 'now'> {
  nouns: Services['nouns']
}

/** What one is given for an item: the thing itself, or each thing of a package; of type `topup` the credits that go into the wallet. */
export interface OfferedPart {
  type: BillingItemType
  typeId: string | null
  name: string
  /** Pence, bought by itself. */
  list: number
}

/** A thing as it is on sale to a person now. */
export interface Offer {
  name: string
  /** Pence. */
  list: number
  /** What its invoice says below its name. */
  detail?: string
  /** The terms on which it is sold, which its invoice ends with. */
  policy?: string
  /** What lowers its price whoever buys it, in this order. */
  own?: { by: Reducer; reduction: Reduction }[]
  parts: OfferedPart[]
  /** Until when unused parts can be given back; null: no part can. */
  giveBackUntil?: Date | null
  /** How often it is paid again; none: it is paid once, and its parts are given for good. What renews is lent while it is paid. */
  renews?: Exclude<PackageRenewal, 'once'>
}

export interface Wanted {
  id: string | null
  buyerId: string
  /** Of credits: how many, in pence. */
  amount: number | null
}

export interface Given {
  id: string
  buyerId: string
  by: GrantType
  /** What was paid for it, in pence. */
  paid: number
}

/** What a buyer has. */
export type Had = Pick<Given, 'id' | 'buyerId'>

export interface Lent {
  id: string
  buyerId: string
  /** A time that is over takes it from them. */
  until: Date
}

/** What an author of a thing has of each sale. */
export interface Share {
  recipientId: string
  unit: AmountUnit
  /** Percent of the net price, or pence. */
  unitAmount: number
  /** What the author gives off the price where the thing is sold alone, at their own cost. */
  discount?: Reduction | null
}

/** How money sells a noun's things without knowing them. */
export interface Sold {
  /** Throws what its buyer reads where it cannot be sold to them: NOT_FOUND, CONFLICT, VALIDATION. */
  offer(asking: Asking, wanted: Wanted): Promise<Offer>
  /** Throws what its buyer reads where a package cannot give it to them now: CONFLICT, SOLD_OUT. */
  refuse?(asking: Asking, had: Had): Promise<void>
  /** Gives it, in the transaction of the sale. Throws CONFLICT where it can be given no more. What is made of parts, or of credits, has nothing to give by itself. */
  grant?(writing: Writing, given: Given, post: Post): Promise<void>
  /** Lets its buyer have it until then, because a subscription is paid; what they have in another way stays as it is. */
  lend?(writing: Writing, lent: Lent, post: Post): Promise<void>
  /** Whether its buyer has it already, in another way than by a subscription. */
  isHeld?(asking: Asking, had: Had): Promise<boolean>
  /** Takes it back, in the transaction that gives the money back. */
  takeBack?(writing: Writing, had: Had, post: Post): Promise<void>
  /** The authors' shares of its net price. */
  shares?(asking: Asking, id: string): Promise<Share[]>
}

/** How a kind of item is sold. Throws VALIDATION for one that nothing sells here. */
export function soldAs(type: BillingItemType, { nouns }: Pick<Services, 'nouns'>): Sold {
  const found = nouns.find(({ sold }) => sold?.[type])?.sold?.[type]
  if (!found) throw invalid('items', 'This cannot be bought here.')
  return found
}
