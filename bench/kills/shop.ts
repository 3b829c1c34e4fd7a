import { ask, type Server } from '../server'
import type { Party } from './parties'

const CHECKOUT = `mutation ($gateway: BillingGateway!, $items: [CheckoutItemInput!], $key: String) {
  checkout(mode: payment, gateway: $gateway, cancelUrl: "/", successUrl: "/", useCoupon: false, items: $items, idempotencyKey: $key) { id externalId amountCharged } }`
const CATEGORIES = '{ libraryCategories { id } }'
const BUNDLE = `mutation ($categoryId: ID!, $title: String!, $price: Pence!) {
  bundleCreate(categoryId: $categoryId, title: $title, price: $price, status: published) { id } }`
const PAYMENTS = `{ billingTransactions(pageSize: 100, status: succeeded) { entries { id gateway billingSessionId refundable } } }`
const REFUND = `mutation ($id: ID!, $amount: Pence!, $key: String) {
  billingTransactionRefund(id: $id, amount: $amount, reason: "Agreed", idempotencyKey: $key) { id } }`

/** A purchase that waits for its money. */
export interface Purchase {
  id: string
  externalId: string
  amountCharged: number
  party: Party
}

interface Item {
  type: 'topup' | 'bundle'
  typeId?: string
  unitAmount?: number
}

/** Begins a purchase at a gateway. */
export async function begin(server: Server, party: Party, token: string, item: Item): Promise<Purchase> {
  const variables = { gateway: party.name, items: [item], key: crypto.randomUUID() }
  const { checkout } = await ask<{ checkout: Omit<Purchase, 'party'> }>(server.url, CHECKOUT, variables, token)
  if (!checkout.externalId || checkout.amountCharged < 1) throw new Error('A purchase does not wait for money.')
  return { ...checkout, party }
}

/** Puts a bundle on sale that is dearer than what anybody has. */
export async function putOnSale(server: Server, token: string, title: string, price: number): Promise<string> {
  const { libraryCategories } = await ask<{ libraryCategories: { id: string }[] }>(server.url, CATEGORIES, {}, token)
  const variables = { categoryId: libraryCategories[0]?.id, title, price }
  return (await ask<{ bundleCreate: { id: string } }>(server.url, BUNDLE, variables, token)).bundleCreate.id
}

interface Payment {
  id: string
  gateway: Party['name']
  billingSessionId: string
  refundable: number
}

/** The latest payments that have not been given back at all. */
export async function paymentsLeft(server: Server, token: string, purchases: readonly Purchase[]): Promise<Payment[]> {
  const { billingTransactions } = await ask<{ billingTransactions: { entries: Payment[] } }>(
    server.url,
    PAYMENTS,
    {},
    token,
  )
  const ours = new Set(purchases.map(({ id }) => id))
  return billingTransactions.entries.filter(({ billingSessionId }) => ours.has(billingSessionId))
}

/** Pays a part of a payment back; the server may die of it. Returns whether it said that it did. */
export const refund = (server: Server, token: string, { id }: Payment, amount: number): Promise<boolean> =>
  ask(server.url, REFUND, { id, amount, key: crypto.randomUUID() }, token).then(
    () => true,
    (error: Error) => {
      // A refusal is not what is measured here; a connection that breaks is.
      if (!/fetch failed|terminated|other side closed|Unexpected end/.test(error.message)) throw error
      return false
    },
  )
