import { z } from 'zod'
import type { EndState, PeriodState, SubscriptionFact } from './payment'
import { currency, metadata, named, ownId, pence, text } from './stripe-shapes'

const seconds = z
  .int()
  .positive()
  .max(253_402_300_799)
  .transform((time) => new Date(time * 1000))

const parent = z.object({ subscription_details: z.object({ metadata, subscription: named }).nullable() }).nullable()

/** What tells whether a bill is for something of ours. */
const anyBill = z.object({ id: text, object: z.literal('invoice'), parent })

/** The same in an event, which older versions of Stripe's API write without a parent. */
const billEvent = anyBill.extend({ id: z.string().regex(/^\w+$/), parent: parent.optional() })

const billShape = z.object({
  billing_reason: text.nullable(),
  status: text.nullable(),
  attempted: z.boolean(),
  amount_due: pence,
  amount_paid: pence,
  currency,
  lines: z.object({
    data: z.array(
      z.object({
        period: z.object({ start: seconds, end: seconds }),
        parent: z.object({ subscription_item_details: z.object({ proration: z.boolean() }).nullable() }).nullable(),
      }),
    ),
  }),
  payments: z.object({
    data: z.array(z.object({ status: text, payment: z.object({ payment_intent: named.optional() }) })),
  }),
})

const subscriptionShape = z.object({
  id: text,
  object: z.literal('subscription'),
  metadata,
  ended_at: seconds.nullable(),
})

type Bill = z.output<typeof billShape>

/** The id of a bill of which an event tells; null: it is for nothing of ours. Throws ZodError where it has another shape than Stripe's. */
export function billNamedIn(object: unknown): string | null {
  const { id, parent } = billEvent.parse(object)
  return parent === undefined || ownerOf(parent) ? id : null
}

/** The purchase by which began what a bill is for; null: it is none of ours. */
const ownerOf = (of: z.output<typeof parent>) => ownId(of?.subscription_details?.metadata?.billingSessionId)

/** A bill as the period that it is for; null: it is for none of ours, or it waits. Its payments are expanded. Throws ZodError. */
export function periodIn(object: unknown): SubscriptionFact | null {
  const { id: externalId, parent } = anyBill.parse(object)
  const billingSessionId = ownerOf(parent)
  const subscriptionId = parent?.subscription_details?.subscription
  if (!billingSessionId || !subscriptionId) return null
  const bill = billShape.parse(object)
  const isFirst = bill.billing_reason === 'subscription_create'
  const status = statusOf(bill)
  // A first one that is refused is a purchase that is not made.
  if (!status || (isFirst ? status === 'unpaid' : bill.billing_reason !== 'subscription_cycle')) return null
  const period = { externalId, subscriptionId, billingSessionId, isFirst, ...timeOf(bill), ...moneyOf(bill, status) }
  return { type: `period.${status}`, period: { ...period, status } }
}

function statusOf({ status, attempted }: Bill): PeriodState['status'] | null {
  if (status === 'paid') return 'paid'
  return status === 'open' && attempted ? 'unpaid' : null
}

/** The time that its line is for; a bill's own is when things could be added to it. */
function timeOf({ lines }: Bill): Pick<PeriodState, 'from' | 'until'> {
  const line = lines.data.find(({ parent }) => parent?.subscription_item_details?.proration === false)
  if (!line) throw new Error('Stripe gave a bill without a period.')
  return { from: line.period.start, until: line.period.end }
}

function moneyOf({ amount_due, amount_paid, currency, payments }: Bill, status: PeriodState['status']) {
  if (status === 'unpaid') return { amount: amount_due, currency, intentId: null }
  const paid = payments.data.find((each) => each.status === 'paid')
  return { amount: amount_paid, currency, intentId: (amount_paid && paid?.payment.payment_intent) || null }
}

/** The purchase by which a subscription began; null: it is none of ours. Throws ZodError. */
export const beginningIn = (object: unknown): string | null =>
  ownId(subscriptionShape.parse(object).metadata?.billingSessionId)

/** The end of a subscription; null: it is none of ours, or goes on. Throws ZodError. */
export function endIn(object: unknown): { type: 'subscription.ended'; end: EndState } | null {
  const { id: externalId, metadata, ended_at: endedAt } = subscriptionShape.parse(object)
  const billingSessionId = ownId(metadata?.billingSessionId)
  return billingSessionId && endedAt
    ? { type: 'subscription.ended', end: { externalId, billingSessionId, endedAt } }
    : null
}
