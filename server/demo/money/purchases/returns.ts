import { adjustment, revenue } from '../../../money/ledger'
import type { SchoolAccount } from '../../../money/movement'
import { statusOf } from '../../../money/settle/follow'
import type { Row } from '../../school'
import type { NewTransaction, Purse } from '../movement'
import type { Bought, Shop } from './till'

interface Refund {
  at: Date
  /** Pence; none: all of it. */
  amount?: number
  reason: string
  askedById: string | null
}

type Payment = NonNullable<Bought['payment']>
type Return = Row<'paymentReturns'>
const gatewayOf = ({ gateway }: Payment): SchoolAccount => ({ kind: 'gateway', name: gateway })

/** Pays a payment back to its payer, in whole or in part, as `askForRefund` does, unless the wallet does not hold the money. */
export function refundPayment(shop: Shop, bought: Bought, { at, amount: asked, reason, askedById }: Refund): void {
  const { school, id, books } = shop
  books.add(bought.buyer, {
    at,
    settle(purse) {
      const { payment } = bought
      if (!payment) return []
      const amount = asked ?? payment.amountTotal
      if (!isHeld(purse, bought, amount)) return []
      const own = id(at)
      const made: Return = {
        ...{ id: own, gateway: payment.gateway, intentId: payment.externalId, paymentId: payment.id, kind: 'refund' },
        ...{ amount, status: 'succeeded', reason, askedById, bookedAt: at, insertedAt: at, updatedAt: at },
        externalId: payment.gateway === 'manual' ? own : `re_demo_refund:${own}`,
      }
      school.paymentReturns.push(made)
      return follow(shop, bought, payment, { made, at, description: `Paid back to you: ${payment.itemName}` })
    },
  })
}

/** Whether the wallet holds what goes back, with what is brought back of the purchase for it. */
function isHeld({ balance, bonus }: Purse, { paid }: Bought, amount: number): boolean {
  const price = paid.reduce((all, each) => all - each.amount, 0)
  return balance - bonus + Math.min(price, amount) >= amount
}

interface Following {
  made: Return
  at: Date
  description: string
}

/** Brings the books of a payment to what went back of it: first what it bought, then the money, then its bonus. */
function follow(shop: Shop, bought: Bought, payment: Payment, { made, at, description }: Following): NewTransaction[] {
  const { id } = shop
  const { amount } = made
  const isWhole = amount >= payment.amountTotal
  const { brought, moved } = bringBack(shop, bought, {
    at,
    amount: isWhole ? Number.POSITIVE_INFINITY : amount,
    payment,
  })
  const kept = { at, billingSessionId: payment.billingSessionId }
  const type = made.kind === 'refund' ? 'payout' : 'adjustment'
  moved.push({ ...kept, id: id(at), type, description, amount: -amount, against: gatewayOf(payment) })
  const bonusTaken = Math.floor((bought.bonus * amount) / payment.amountTotal)
  if (bonusTaken)
    moved.push({
      ...{ ...kept, id: id(at), type: 'adjustment', description: 'Bonus taken back', amount: -bonusTaken },
      against: adjustment,
    })
  const standing = statusOf(payment, [{ kind: made.kind, status: made.status, amount }])
  Object.assign(payment, standing, { broughtBack: brought, bonusTaken, updatedAt: at })
  return moved
}

interface Bringing {
  at: Date
  amount: number
  payment: Payment
}

/** Gives what a payment bought back to the wallet, as far as its money goes back. */
function bringBack(shop: Shop, bought: Bought, { at, amount, payment }: Bringing) {
  const moved: NewTransaction[] = []
  let brought = 0
  for (const paid of bought.paid) {
    const back = Math.min(-paid.amount, amount - brought)
    if (back <= 0) continue
    moved.push(refundOf(shop, paid, { at, amount: back, description: `Given back: ${payment.itemName}` }))
    reverseShares(bought, paid, back)
    if (back === -paid.amount) for (const part of bought.parts) takeBack(shop, bought, part, at)
    brought += back
  }
  return { brought, moved }
}

interface Given {
  at: Date
  amount: number
  description: string
}

const refundOf = ({ id }: Shop, paid: NewTransaction, { at, amount, description }: Given): NewTransaction => ({
  ...{ id: id(at), at, type: 'refund', description, amount, against: revenue, gives: paid },
  ...(paid.item && { item: paid.item }),
})

/** Takes from the authors of a purchase what its buyer got back, in proportion. */
function reverseShares({ parts, royalties }: Bought, { id, amount }: NewTransaction, back: number) {
  const price = parts.reduce((all, part) => all + (part.transactionId === id && !part.givenBackAt ? part.share : 0), 0)
  for (const royalty of royalties) {
    if (royalty.transactionId !== id || royalty.status === 'reversed' || !price) continue
    const left = -amount - back
    royalty.reversed = royalty.amount - Math.floor(royalty.amount * Math.min(1, left / price))
    if (left === 0) royalty.status = 'reversed'
  }
}

/** Takes a part from its buyer, with what its authors had of it. */
function takeBack({ access }: Shop, { buyer, royalties }: Bought, part: Bought['parts'][number], at: Date) {
  part.givenBackAt = at
  for (const royalty of royalties)
    if (royalty.partId === part.id) Object.assign(royalty, { status: 'reversed', reversed: royalty.amount })
  if (part.typeId) access.takeBack(part.typeId, buyer.id, at)
}

/** Gives an unused part of a package back, as its buyer does. */
export function giveBackPart(shop: Shop, bought: Bought, at: Date): void {
  shop.books.add(bought.buyer, {
    at,
    settle() {
      const [paid] = bought.paid
      const part = bought.parts.findLast(({ typeId, share }) => typeId && share > 0)
      if (!paid || !part) return []
      takeBack(shop, bought, part, at)
      const given = { at, amount: part.share, description: `Given back: ${part.name}` }
      return [{ ...refundOf(shop, paid, given), refunds: part.type }]
    },
  })
}

/** Gives a part of a price back to the wallet, as staff do, with a reason that its owner reads. */
export function makeGood(
  shop: Shop,
  bought: Bought,
  { at, amount = 0, reason: description }: Omit<Refund, 'askedById'>,
): void {
  shop.books.add(bought.buyer, {
    at,
    settle() {
      const [paid] = bought.paid
      if (!paid || amount > -paid.amount) return []
      reverseShares(bought, paid, amount)
      return [refundOf(shop, paid, { at, amount, description })]
    },
  })
}

interface Dispute {
  at: Date
  /** When the bank decided, and how; none: it has not yet. */
  decided?: { at: Date; status: 'won' | 'lost' }
}

/** Has the payer's bank take a payment back until it has decided, unless the wallet does not hold the money. Its purchase brought no bonus. */
export function dispute(shop: Shop, bought: Bought, { at, decided }: Dispute): void {
  const { school, id, books } = shop
  let made: Return | undefined
  books.add(bought.buyer, {
    at,
    settle({ balance, bonus }) {
      const { payment } = bought
      if (!payment || balance - bonus < payment.amountTotal) return []
      const { gateway, externalId: intentId, id: paymentId, amountTotal: amount } = payment
      made = {
        ...{ id: id(at), gateway, externalId: `dp_demo_${paymentId.replaceAll('-', '')}`, intentId, paymentId },
        ...{ kind: 'dispute', amount, status: 'open', bookedAt: at, insertedAt: at, updatedAt: at },
      }
      school.paymentReturns.push(made)
      Object.assign(payment, statusOf(payment, [made as never]), { updatedAt: at })
      return [
        moneyOf(shop, payment, { at, amount: -amount, description: `Disputed at your bank: ${payment.itemName}` }),
      ]
    },
  })
  if (decided)
    books.add(bought.buyer, {
      at: decided.at,
      settle: () => (made && bought.payment ? decide(shop, bought.payment, made, decided) : []),
    })
}

const moneyOf = ({ id }: Shop, payment: Payment, given: Given): NewTransaction => ({
  ...{ ...given, id: id(given.at), type: 'adjustment', against: gatewayOf(payment) },
  billingSessionId: payment.billingSessionId,
})

/** Keeps a bank's decision; the wallet has the money again where the school won. What a top-up bought is its own. */
function decide(shop: Shop, payment: Payment, made: Return, { at, status }: NonNullable<Dispute['decided']>) {
  Object.assign(made, { status, updatedAt: at, ...(status === 'won' && { bookedAt: null }) })
  Object.assign(payment, statusOf(payment, [made as never]), { updatedAt: at })
  return status === 'won'
    ? [moneyOf(shop, payment, { at, amount: made.amount, description: `Back from your bank: ${payment.itemName}` })]
    : []
}
