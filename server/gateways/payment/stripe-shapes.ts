import { z } from 'zod'
import type { DisputeState, PaymentState, RefundState } from './payment'

export const text = z.string().min(1)
export const pence = z.int().nonnegative()
export const currency = z
  .string()
  .regex(/^[a-z]{3}$/)
  .transform((code) => code.toUpperCase())
export const metadata = z.record(z.string(), z.string()).nullable()

/** What Stripe calls by its id, or shows whole. */
export const named = z.union([text, z.object({ id: text }).transform(({ id }) => id)])

/** One of our own ids in what Stripe keeps for us; null: it is somebody else's. */
export const ownId = (value: string | undefined) => z.uuid().safeParse(value).data ?? null

/** What tells whether a session of Checkout is one of ours. */
const anySession = z.object({ mode: text, metadata })

const sessionShape = z.object({
  id: text,
  amount_total: pence,
  currency,
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  payment_intent: z.union([text, z.object({ id: text, status: text })]).nullable(),
})

const beginningShape = z.object({ mode: text, status: text.nullable(), invoice: named.nullable() })

const refundShape = z.object({
  id: text,
  amount: pence,
  currency,
  metadata,
  payment_intent: named.nullable(),
  status: text.nullable(),
})

const disputeShape = z.object({ id: text, amount: pence, currency, payment_intent: named.nullable(), status: text })

/** A session of Checkout as a payment, of a subscription's first period too; null: it is no payment of ours. Throws ZodError where it has another shape than Stripe's. */
export function paymentIn(object: unknown): PaymentState | null {
  const any = anySession.parse(object)
  const billingSessionId = ownId(any.metadata?.billingSessionId)
  if (!/^(payment|subscription)$/.test(any.mode) || !billingSessionId) return null
  const session = sessionShape.parse(object)
  const { id: externalId, payment_intent: intent, amount_total: amount } = session
  const intentId = typeof intent === 'string' ? intent : (intent?.id ?? null)
  return {
    externalId,
    billingSessionId,
    intentId,
    amount,
    currency: session.currency,
    status: statusOf(any.mode, session),
  }
}

/** The first bill of the subscription that a session of Checkout has begun; null: it has begun none. Throws ZodError. */
export function firstBillIn(object: unknown): string | null {
  const { mode, status, invoice } = beginningShape.parse(object)
  return mode === 'subscription' && status === 'complete' ? invoice : null
}

function statusOf(
  mode: string,
  { status, payment_status: paid, payment_intent: intent }: z.output<typeof sessionShape>,
): PaymentState['status'] {
  if (status === 'expired') return 'cancelled'
  // Of a subscription, its first bill says whether it is paid.
  if (status === 'open' || mode === 'subscription') return 'open'
  if (paid === 'paid') return 'paid'
  // Completed and unpaid: a bank has yet to say whether it pays, or has said that it does not.
  const hasFailed = typeof intent === 'object' && /^(requires_payment_method|canceled)$/.test(intent?.status ?? '')
  return hasFailed ? 'failed' : 'open'
}

/** A refund of Stripe's; null: of money that no payment of ours brought. Throws ZodError. */
export function refundIn(object: unknown): RefundState | null {
  const { id: externalId, payment_intent: intentId, metadata, status, amount, currency } = refundShape.parse(object)
  if (!intentId) return null
  const ended = status === 'succeeded' ? 'succeeded' : /^(failed|canceled)$/.test(status ?? '') ? 'failed' : 'pending'
  return { externalId, intentId, refundId: ownId(metadata?.refundId), amount, currency, status: ended }
}

/** A dispute of Stripe's; null: about money that no payment of ours brought, or an inquiry, for which a bank takes no money. Throws ZodError. */
export function disputeIn(object: unknown): DisputeState | null {
  const { id: externalId, payment_intent: intentId, status, amount, currency } = disputeShape.parse(object)
  if (!intentId || status.startsWith('warning_')) return null
  return { externalId, intentId, amount, currency, status: outcomes.get(status) ?? 'open' }
}

/** How a dispute ends. What a refund has prevented takes no money of the school by the dispute. */
const outcomes = new Map<string, 'won' | 'lost'>([
  ['won', 'won'],
  ['prevented', 'won'],
  ['lost', 'lost'],
])
