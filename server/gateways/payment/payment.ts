import type { CouponMirror } from './coupon-mirror'

/** A party that takes payments. It starts one when asked, and reports what becomes of it by signed events. */
export interface PaymentGateway {
  name: string
  /** Starts a payment, once for each idempotency key; returns the payer's address. */
  start(request: PaymentRequest): Promise<{ externalId: string; url: string }>
  /** Closes a payment that must no longer be made; one that was made or failed stays as it is. */
  expire(externalId: string): Promise<void>
  /** Reads a webhook call, and what it leaves out, at the gateway; null: an event that says nothing of payments. Throws EventRefused unless the gateway sent it just now. */
  verifyEvent(...call: EventCall): PaymentEvent | null | Promise<PaymentEvent | null>
  /** What its own record says has become of a payment, for events that were lost; null: nothing yet, or it has no such payment. */
  read(externalId: string): Promise<PaymentFact | null>
  /** Pays a part of a payment back to its payer, once for each idempotency key. Throws PaymentDeclined where the gateway will never do it. */
  refund(request: RefundRequest): Promise<RefundState>
  /** Says whether a subscription goes on; of one that has ended nothing is changed. */
  renew(subscriptionId: string, renewing: Renewing): Promise<void>
  /** All that its own record says of a subscription, for events that were lost; nothing of one that it does not have. */
  readSubscription(subscriptionId: string): Promise<SubscriptionFact[]>
  /** Its id of a person whose ways to pay it keeps; made once for each person. */
  customer(personId: string): Promise<string>
  /** Drops a way to pay; of one that is gone, nothing. */
  forget(methodId: string): Promise<void>
  /** Drops a customer with all their ways to pay; of one that is gone, nothing. */
  forgetCustomer(customerId: string): Promise<void>
  /** Its record of our coupons; none: it keeps none. */
  coupons?: CouponMirror
}

/** The body and the headers of a webhook call. */
export type EventCall = [rawBody: string | Buffer, headers: Record<string, string | string[] | undefined>]

/** Whether a subscription is renewed, or ends with the period that is paid, or ends at once. */
export type Renewing = 'on' | 'off' | 'stop'

export interface PaymentRequest {
  billingSessionId: string
  /** Pence; of what renews, for its first period. */
  amount: number
  /** 'GBP'. */
  currency: string
  description: string
  /** How it renews; none: it is paid once. */
  renewal?: Renewal
  /** Whether nothing is paid: the payer gives a card, which is kept for the customer. The amount is then 0. */
  keeps?: true
  /** Its id of the payer, whose pay page offers what is kept for them; none: nothing is. */
  customerId?: string
  /** The language of the payer. */
  locale: string
  successUrl: string
  cancelUrl: string
  idempotencyKey: string
}

/** How a subscription goes on after its first period. */
export interface Renewal {
  every: 'month' | 'year'
  /** Pence, for each period that no coupon lowers. */
  amount: number
  /** For how long the first period's amount holds: for that period, always, or so many months. */
  firstAmountFor: 'once' | 'always' | number
  /** The name of the coupon that lowers the first period, which its payer reads; none: nothing does. */
  coupon?: string
}

export interface RefundRequest {
  /** The id by which the gateway knows the money: `PaymentState.intentId`. */
  intentId: string
  /** Our own id of the refund, which its events bring back. */
  refundId: string
  /** Pence. */
  amount: number
  /** 'GBP'. */
  currency: string
  idempotencyKey: string
}

/** A payment leaves `open` once and never returns. */
export type PaymentStatus = 'open' | 'paid' | 'failed' | 'cancelled'

export interface PaymentState {
  externalId: string
  billingSessionId: string
  /** The id by which refunds and disputes name the money; null while there is none. */
  intentId: string | null
  /** Pence. */
  amount: number
  currency: string
  status: PaymentStatus
  /** The card that paid; none: no card did, or the gateway does not say. */
  card?: CardFace | undefined
}

export interface RefundState {
  externalId: string
  intentId: string
  /** Our own id, where we asked for it; null: it was made at the gateway. */
  refundId: string | null
  /** Pence. */
  amount: number
  currency: string
  status: 'pending' | 'succeeded' | 'failed'
}

/** A payer's bank takes the money back until it has decided who is right. */
export interface DisputeState {
  externalId: string
  intentId: string
  /** Pence. */
  amount: number
  currency: string
  /** `won` by the school, whose money then comes back. */
  status: 'open' | 'won' | 'lost'
}

/** A period of a subscription, by the gateway's bill for it. */
export interface PeriodState {
  /** Of the bill. */
  externalId: string
  subscriptionId: string
  /** The purchase by which the subscription began. */
  billingSessionId: string
  isFirst: boolean
  /** The id by which refunds and disputes name the money; null: it cost nothing, or nothing was paid. */
  intentId: string | null
  /** Pence. */
  amount: number
  currency: string
  from: Date
  until: Date
  status: 'paid' | 'unpaid'
}

/** A subscription that will not be renewed any more. */
export interface EndState {
  /** Of the subscription. */
  externalId: string
  /** The purchase by which it began. */
  billingSessionId: string
  endedAt: Date
}

/** A card as people tell it from others. */
export interface CardFace {
  /** Its network, as gateways write it: 'visa'. */
  brand: string
  last4: string
}

/** A card that a gateway keeps for a person. */
export interface MethodState extends CardFace {
  externalId: string
  customerId: string
  /** The visit to the pay page by which it was kept. */
  billingSessionId: string
  /** From 1. */
  expMonth: number
  expYear: number
}

interface Told {
  /** The same for each delivery of one event. */
  id: string
  gateway: string
  occurredAt: Date
}

export type SubscriptionFact =
  | { type: 'period.paid' | 'period.unpaid'; period: PeriodState }
  | { type: 'subscription.ended'; end: EndState }

export type MethodFact =
  | { type: 'method.kept'; method: MethodState }
  | { type: 'method.lost'; method: Pick<MethodState, 'externalId'> }

/** What a gateway says has happened: to a payment, a refund, a dispute, a subscription, or a way to pay. */
export type PaymentFact =
  | { type: 'payment.paid' | 'payment.failed' | 'payment.cancelled'; payment: PaymentState }
  | { type: 'refund.succeeded' | 'refund.failed'; refund: RefundState }
  | { type: 'dispute.opened' | 'dispute.won' | 'dispute.lost'; dispute: DisputeState }
  | SubscriptionFact
  | MethodFact

export type PaymentEvent = Told & PaymentFact

/** A webhook call that must not be trusted. */
export class EventRefused extends Error {
  override name = 'EventRefused'

  constructor(readonly reason: 'signature' | 'too_old' | 'malformed') {
    super(`The payment event is refused: ${reason}`)
  }
}

/** What a gateway refuses for good, in its own words. */
export class PaymentDeclined extends Error {
  override name = 'PaymentDeclined'
}
