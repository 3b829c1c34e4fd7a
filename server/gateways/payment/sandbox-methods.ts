import { createHash } from 'node:crypto'
import type { CardFace, MethodFact } from './payment'
import { newId, type Payments, SandboxRefused } from './sandbox-books'
import type { SandboxCard, SandboxPayment } from './sandbox-ledger'

/** What the buttons of a page do that keeps a card. */
export const keepings = ['keep', 'keep-mastercard', 'keep-twice', 'keep-late'] as const
export type Keeping = (typeof keepings)[number]

/** The card that is typed on the pay page. */
export const typedCard: CardFace = { brand: 'visa', last4: '4242' }

const faces: Partial<Record<Keeping, CardFace>> = { 'keep-mastercard': { brand: 'mastercard', last4: '4444' } }
const YEARS = 4

/** The same for one person, each time. */
export const customerOf = (personId: string) =>
  `cus_test_${createHash('sha256').update(personId).digest('hex').slice(0, 32)}`

/** The cards that are kept for whoever makes a payment, each face once, the latest first. */
export function cardsFor(payments: readonly SandboxPayment[], { customerId, renewal }: SandboxPayment): SandboxCard[] {
  // What renews is paid by a card of its own, as at Stripe.
  if (!customerId || renewal) return []
  const kept = payments.flatMap((each) => (each.customerId === customerId && isKept(each.card) ? [each.card] : []))
  return [...new Map(kept.map((card) => [`${card.brand} ${card.last4}`, card])).values()].toReversed()
}

const isKept = (card: SandboxCard | null): card is SandboxCard => card?.lostAt === null

/** Keeps a test card. Returns what is told of it. */
export function keepCard(payment: SandboxPayment, keeping: Keeping, now: Date): MethodFact {
  const expiry = { expMonth: now.getUTCMonth() + 1, expYear: now.getUTCFullYear() + YEARS }
  payment.card = { externalId: newId('pm'), ...(faces[keeping] ?? typedCard), ...expiry, lostAt: null }
  payment.status = 'paid'
  return methodFact(payment, payment.card)
}

/** What the books say of a card. */
export function methodFact({ customerId = '', billingSessionId }: SandboxPayment, card: SandboxCard): MethodFact {
  const { lostAt, ...kept } = card
  return lostAt
    ? { type: 'method.lost', method: { externalId: card.externalId } }
    : { type: 'method.kept', method: { ...kept, customerId, billingSessionId } }
}

/** A card that is lost, and what is told of it. */
export interface Lost {
  payment: SandboxPayment
  fact: MethodFact
}

function lose(payment: SandboxPayment, now: Date): Lost[] {
  const { card } = payment
  if (!isKept(card)) return []
  card.lostAt = now.toISOString()
  return [{ payment, fact: methodFact(payment, card) }]
}

/** Drops a card. Returns what is told of it; nothing of one that is gone. */
export const forget = (payments: Payments, methodId: string, now: Date): Lost[] =>
  [...payments.values()].filter(({ card }) => card?.externalId === methodId).flatMap((payment) => lose(payment, now))

/** Drops all cards of a customer, and closes the pages that would keep another. */
export function forgetCustomer(payments: Payments, customerId: string, now: Date): Lost[] {
  const theirs = [...payments.values()].filter((payment) => payment.customerId === customerId)
  for (const payment of theirs) if (payment.keeps && payment.status === 'open') payment.status = 'cancelled'
  return theirs.flatMap((payment) => lose(payment, now))
}

/** The face of a kept card with which a payment is paid. Throws SandboxRefused. */
export function faceOf(payments: Payments, payment: SandboxPayment, cardId: string): CardFace {
  const card = cardsFor([...payments.values()], payment).find(({ externalId }) => externalId === cardId)
  if (!card) throw new SandboxRefused('closed', 'This card is not kept any more')
  return { brand: card.brand, last4: card.last4 }
}
