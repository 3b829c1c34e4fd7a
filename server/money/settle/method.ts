import { and, eq, isNull } from 'drizzle-orm'
import type { MethodState, PaymentEvent } from '../../gateways/payment/payment'
import { newId } from '../../kernel/database/columns'
import { isUuid } from '../../kernel/uuid'
import type { Writing } from '../../kernel/write/write'
import { billingSessions, gatewayEvents, type KeptPurchase } from '../billing-session/table'
import { lockWallet } from '../ledger'
import { paymentCustomers, paymentMethods } from '../payment-method/table'
import { lockMoney } from './keep-payment'

type MethodEvent = Extract<PaymentEvent, { method: unknown }>

/**
 * Keeps a card that a gateway keeps for a person, once for each visit to its page, and drops it when the gateway has lost it. What is lost stays lost, also where that is
 * told first. Returns whether it acted: a loss is kept as a fact of any card, since its own may come later.
 */
export async function settleMethod(writing: Writing, event: MethodEvent): Promise<boolean> {
  const gateway = event.gateway as KeptPurchase['gateway']
  await lockMoney(writing, { gateway, intentId: event.method.externalId })
  if (event.type === 'method.kept') return keep(writing, gateway, event.method)
  const { externalId } = event.method
  const lost = await writing.orm
    .delete(paymentMethods)
    .where(and(eq(paymentMethods.gateway, gateway), eq(paymentMethods.externalId, externalId)))
    .returning({ id: paymentMethods.id })
  for (const { id } of lost) writing.changed('PaymentMethod', id, 'deleted')
  return true
}

async function keep(writing: Writing, gateway: KeptPurchase['gateway'], method: MethodState): Promise<boolean> {
  const { customerId, billingSessionId, ...card } = method
  const visit = await visitOf(writing, gateway, method)
  if (!visit) return false
  await writing.orm.update(billingSessions).set({ status: 'complete' }).where(eq(billingSessions.id, visit.id))
  writing.changed('BillingSession', visit.id)
  if (await isLost(writing, gateway, card.externalId)) return true
  const id = newId()
  await writing.orm
    .insert(paymentMethods)
    .values({ ...card, id, gateway, userId: visit.userId, keptAt: writing.now })
    .onConflictDoNothing()
  writing.changed('PaymentMethod', id, 'created')
  return true
}

/** The visit by which a card was kept, by the person that the gateway kept it for; null: there is none, or it has kept one. */
async function visitOf(
  writing: Writing,
  gateway: KeptPurchase['gateway'],
  { billingSessionId, customerId }: MethodState,
): Promise<KeptPurchase | null> {
  if (!isUuid(billingSessionId)) return null
  const { orm } = writing
  const [visit] = await orm
    .select()
    .from(billingSessions)
    .where(
      and(
        eq(billingSessions.id, billingSessionId),
        eq(billingSessions.gateway, gateway),
        eq(billingSessions.mode, 'setup'),
      ),
    )
    .for('update')
  if (!visit || visit.status === 'complete') return null
  // Deleting an account locks the wallet first, and leaves no customer.
  await lockWallet(writing, visit.userId)
  const [customer] = await orm
    .select({ id: paymentCustomers.id })
    .from(paymentCustomers)
    .where(
      and(
        eq(paymentCustomers.userId, visit.userId),
        eq(paymentCustomers.gateway, gateway),
        eq(paymentCustomers.externalId, customerId),
        isNull(paymentCustomers.lostAt),
      ),
    )
  return customer ? visit : null
}

async function isLost({ orm }: Writing, gateway: string, externalId: string): Promise<boolean> {
  const [lost] = await orm
    .select({ id: gatewayEvents.id })
    .from(gatewayEvents)
    .where(
      and(
        eq(gatewayEvents.gateway, gateway),
        eq(gatewayEvents.about, externalId),
        eq(gatewayEvents.effect, 'method.lost'),
      ),
    )
  return Boolean(lost)
}
