/** A party that takes payments. It starts one when asked, and reports the result by signed events. */
export interface PaymentGateway {
  name: string
  /** Starts a payment, once for each idempotency key; returns the payer's address. */
  start(request: PaymentRequest): Promise<{ externalId: string; url: string }>
  /** Closes a payment that must no longer be made; one that was made or failed stays as it is. */
  expire(externalId: string): Promise<void>
  /** Reads a webhook call. Throws EventRefused unless the gateway sent it just now. */
  verifyEvent(rawBody: string | Buffer, headers: Record<string, string | string[] | undefined>): PaymentEvent
  /** The gateway's own record of a payment, for doubtful events; null if it has none. */
  read(externalId: string): Promise<PaymentState | null>
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

/** A payment leaves `open` once and never returns. */
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

/** A webhook call that must not be trusted. */
export class EventRefused extends Error {
  override name = 'EventRefused'

  constructor(readonly reason: 'signature' | 'too_old' | 'malformed') {
    super(`The payment event is refused: ${reason}`)
  }
}
