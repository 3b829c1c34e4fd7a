import { eq } from 'drizzle-orm'
import type { PaymentEvent, PaymentFact } from '../../gateways/payment/payment'
import type { Services } from '../../kernel/context'
import type { Writing } from '../../kernel/write/write'
import { gatewayEvents } from '../billing-session/table'
import { keepDispute } from './disputes'
import { lockMoney } from './keep-payment'
import { settleMethod } from './method'
import { settlePayment } from './payment'
import { keepRefund } from './refunds'
import { settleSubscription } from './subscription'

interface About {
  /** The gateway's id of it. */
  externalId: string
  /** The id of its money; null or none: it tells of no money. */
  intentId?: string | null
  currency?: string
}

/** What a fact is about. */
export function aboutOf(event: PaymentFact): About {
  if ('payment' in event) return event.payment
  if ('refund' in event) return event.refund
  if ('dispute' in event) return event.dispute
  if ('method' in event) return event.method
  return 'period' in event ? event.period : event.end
}

/**
 * Acts on a gateway's event, once for each event and each effect on what it is about; ignores any that does not match what we asked for. Events may come in any order.
 * Returns whether it acted.
 */
export async function settle(writing: Writing, services: Services, event: PaymentEvent): Promise<boolean> {
  const { externalId, intentId, currency = 'GBP' } = aboutOf(event)
  const [first] = await writing.orm
    .insert(gatewayEvents)
    .values({
      ...{ id: event.id, gateway: event.gateway, about: externalId, effect: event.type },
      ...{ payload: payloadOf(event), insertedAt: writing.now },
    })
    .onConflictDoNothing()
    .returning({ id: gatewayEvents.id })
  if (!first) return false
  if (intentId) await lockMoney(writing, { gateway: event.gateway, intentId })
  const acted = currency.toUpperCase() === 'GBP' && (await act(writing, services, event))
  // One that does not match says nothing, and must not stand for the true one.
  if (!acted) await writing.orm.delete(gatewayEvents).where(eq(gatewayEvents.id, event.id))
  return acted
}

/** An event as it is kept: without what it says of a card, which goes with the account. */
function payloadOf(event: PaymentEvent): object {
  if ('method' in event) return { ...event, method: { externalId: event.method.externalId } }
  return 'payment' in event ? { ...event, payment: { ...event.payment, card: undefined } } : event
}

async function act(writing: Writing, services: Services, event: PaymentEvent): Promise<boolean> {
  if ('payment' in event) return settlePayment(writing, services, event)
  if ('period' in event || 'end' in event) return settleSubscription(writing, services, event)
  if ('method' in event) return settleMethod(writing, event)
  await ('refund' in event ? keepRefund(writing, services, event) : keepDispute(writing, services, event))
  return true
}
