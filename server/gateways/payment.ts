/** A party that takes payments. It is asked to start one, and tells by signed events how it went. */
export interface PaymentGateway {
  name: string
  /** Starts a payment, once for an idempotency key; answers where the payer goes. */
  start(request: PaymentRequest): Promise<{ externalId: string; url: string }>
  /** Closes a payment that nobody is to make any more; one that was made, or came to nothing, stays as it is. */
  expire(externalId: string): Promise<void>
  /** What a webhook call says. Throws EventRefused where the gateway did not send it just now. */
  verifyEvent(rawBody: string | Buffer, headers: Record<string, string | string[] | undefined>): PaymentEvent
  /** What the gateway itself knows of a payment, for when an event is in doubt; null where it knows of none. */
  read(externalId: string): Promise<PaymentState | null>
}

export interface PaymentRequest {
  billingSessionId: string
  /** Pence. */
  amount: number
  /** 'GBP'. */
  currency: string
  description: string
  successUrl: string
  cancelUrl: string
  idempotencyKey: string
}

/** A payment leaves `open` once, and for good. */
export type PaymentStatus = 'open' | 'paid' | 'failed' | 'cancelled'

export interface PaymentState {
  externalId: string
  billingSessionId: string
  amount: number
  currency: string
  status: PaymentStatus
}

export interface PaymentEvent {
  /** The same for each delivery of one event. */
  id: string
  gateway: string
  type: 'payment.paid' | 'payment.failed' | 'payment.cancelled'
  occurredAt: Date
  payment: PaymentState
}

/** A webhook call that is not to be believed. */
export class EventRefused extends Error {
  override name = 'EventRefused'

  constructor(readonly reason: 'signature' | 'too_old' | 'malformed') {
    super(`The payment event is refused: ${reason}`)
  }
}
