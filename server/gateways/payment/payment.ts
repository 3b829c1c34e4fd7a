/** A party that takes payments. It starts one when asked, and reports what becomes of it by signed events. */
export interface PaymentGateway {
  name: string
  /** Starts a payment, once for each idempotency key; returns the payer's address. */
  start(request: PaymentRequest): Promise<{ externalId: string; url: string }>
  /** Closes a payment that must no longer be made; one that was made or failed stays as it is. */
  expire(externalId: string): Promise<void>
  /** Reads a webhook call; null: an event that says nothing of payments. Throws EventRefused unless the gateway sent it just now. */
  verifyEvent(rawBody: string | Buffer, headers: Record<string, string | string[] | undefined>): PaymentEvent | null
  /** The gateway's own record of a payment, for doubtful events; null if it has none. */
  read(externalId: string): Promise<PaymentState | null>
  /** Pays a part of a payment back to its payer, once for each idempotency key. Throws PaymentDeclined where the gateway will never do it. */
  refund(request: RefundRequest): Promise<RefundState>
}

export interface PaymentRequest {
  billingSessionId: string
  /** Pence. */
  amount: number
  /** 'GBP'. */
  currency: string
  description: string
  /** The language of the payer. */
  locale: string
  successUrl: string
  cancelUrl: string
  idempotencyKey: string
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

interface Told {
  /** The same for each delivery of one event. */
  id: string
  gateway: string
  occurredAt: Date
}

export type PaymentEvent = Told &
  (
    | { type: 'payment.paid' | 'payment.failed' | 'payment.cancelled'; payment: PaymentState }
    | { type: 'refund.succeeded' | 'refund.failed'; refund: RefundState }
    | { type: 'dispute.opened' | 'dispute.won' | 'dispute.lost'; dispute: DisputeState }
  )

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
