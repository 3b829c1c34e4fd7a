import { expect } from 'vitest'
import { codes } from '../../library/library'
import { numberOf, type Shop } from '../sale/shop'
import { tell, waitingAlone } from './told'

/** A purchase, or what is left of it, in pence. */
interface Bought {
  left: number
  /** What of that was paid with a bonus, which comes back last. */
  bonus: number
}

/** Money that came by a gateway, and what went back of it. */
interface Paid {
  told: Awaited<ReturnType<typeof waitingAlone>>
  total: number
  refunded: number
  disputed: number
  dispute: 'none' | 'open' | 'won' | 'lost'
  broughtBack: number
  bought: Bought | null
}

interface Life {
  /** Bundles of 100 pence and of 37 more each. */
  bundles: readonly string[]
  steps: number
  seed: string
  /** What the model forgets of each purchase, in pence: a model that is wrong. */
  forgets?: number
}

const REFUND = `mutation ($id: ID!, $amount: Pence!) { billingTransactionRefund(id: $id, amount: $amount, reason: "Agreed") { id } }`
const CREDIT = `mutation ($userId: ID!, $kind: CreditKind!, $amount: Pence!, $reversesId: ID) {
  walletCredit(userId: $userId, kind: $kind, amount: $amount, reason: "Agreed", reversesId: $reversesId) { id } }`
const WITHDRAW = `mutation ($userId: ID!, $amount: Pence!) { walletWithdraw(userId: $userId, amount: $amount, description: "Paid out") { id } }`

/** Lets one person buy, top up, be paid back and dispute as a seed says, and holds after each step that the books are as a model of a few lines says. */
export async function liveThrough(app: Shop, { bundles, steps, seed, forgets = 0 }: Life): Promise<void> {
  const { query } = app.services.database
  const student = await app.person()
  const clerk = await app.person({ abilities: ['manage_billing'] })
  const payments: Paid[] = []
  const bought: Bought[] = []
  /** What the wallet holds of money that was paid in, or below zero what is owed. */
  let means = 0
  /** What it holds of gifts, which are spent first and never paid out. */
  let bonus = 0
  let bundle = 0

  const wallet = () => Math.max(0, means) + bonus
  const chance = (at: number, what: string, below: number) => numberOf(`${seed} ${at} ${what}`) % below
  const rowsOf = async (text: string) => (await query({ text, values: [student.id] })).rows
  const priceOf = (at: number) => 100 + 37 * at

  /** What a payment brings back of its purchase once so much more of it has gone back. */
  function broughtBy({ bought: purchase, total, refunded, disputed, dispute, broughtBack }: Paid, more = 0) {
    const gone = refunded + more + (dispute === 'lost' ? disputed : 0)
    return Math.min(purchase?.left ?? 0, gone >= total ? Number.POSITIVE_INFINITY : Math.max(0, gone - broughtBack))
  }

  /** What of an amount that comes back of a purchase was paid in. */
  const paidOf = (purchase: Bought | null, amount: number) =>
    Math.min(amount, (purchase?.left ?? 0) - (purchase?.bonus ?? 0))

  function bringBack(payment: Paid, more = 0) {
    const amount = broughtBy(payment, more)
    const paid = paidOf(payment.bought, amount)
    payment.refunded += more
    payment.broughtBack += amount
    if (payment.bought) payment.bought.left -= amount
    if (payment.bought) payment.bought.bonus -= amount - paid
    bonus += amount - paid
    return paid
  }

  /** Takes a price, a bonus first. */
  function spend(price: number): Bought {
    const gift = Math.min(bonus, price)
    bonus -= gift
    means -= price - gift
    return { left: price, bonus: gift }
  }

  async function buyAtGateway(at: number) {
    const isTopUp = chance(at, 'top-up', 2) === 0
    const price = isTopUp ? 500 + chance(at, 'amount', 5000) : priceOf(bundle)
    const told = await waitingAlone(app, student, [
      isTopUp ? { type: 'topup', unitAmount: price } : { type: 'bundle', typeId: bundles[bundle++] as string },
    ])
    const owed = Math.max(0, -means)
    const rest = isTopUp ? price : price - Math.min(wallet(), price)
    if (rest === 0) return
    const charged = Math.max(30, rest + owed)
    expect(told.amount).toBe(charged)
    await tell(app, told.paid())
    means += charged + forgets
    const purchase = isTopUp ? null : spend(price)
    if (purchase) bought.push(purchase)
    payments.push({ told, total: charged, refunded: 0, disputed: 0, dispute: 'none', broughtBack: 0, bought: purchase })
  }

  async function buyFromWallet() {
    const price = priceOf(bundle)
    const answer = await app.checkout(student, {
      gateway: 'wallet',
      items: [{ type: 'bundle', typeId: bundles[bundle] as string }],
    })
    if (wallet() < price) return expect(codes(answer)).toEqual(['INSUFFICIENT_FUNDS wallet'])
    expect(codes(answer)).toEqual([])
    bundle++
    bought.push(spend(price))
  }

  async function refundByStaff(at: number, payment: Paid) {
    const amount = 1 + chance(at, 'amount', payment.total)
    const [row] = await rowsOf(
      `select id from billing_transactions where user_id = $1 and external_id = '${payment.told.externalId}'`,
    )
    const answer = await app.send(REFUND, { id: row?.id, amount }, clerk)
    const left =
      payment.total -
      payment.refunded -
      (payment.dispute === 'open' || payment.dispute === 'lost' ? payment.disputed : 0)
    const isHeld = Math.max(0, means + paidOf(payment.bought, broughtBy(payment, amount))) >= amount
    if (payment.dispute === 'open' || amount > left || !isHeld)
      return expect(codes(answer)[0]).toMatch(/^(VALIDATION amount|CONFLICT status)$/)
    expect(codes(answer)).toEqual([])
    means += bringBack(payment, amount) - amount
  }

  async function refundThere(at: number, payment: Paid) {
    const left = payment.total - payment.refunded
    if (left === 0 || payment.dispute !== 'none') return
    const amount = 1 + chance(at, 'amount', left)
    await tell(app, payment.told.refunded(amount))
    means += bringBack(payment, amount) - amount
  }

  async function dispute(at: number, payment: Paid) {
    const { told } = payment
    if (payment.dispute === 'none' && payment.refunded < payment.total) {
      payment.disputed = 1 + chance(at, 'amount', payment.total - payment.refunded)
      payment.dispute = 'open'
      await tell(app, told.disputed(payment.disputed))
      means -= payment.disputed
    } else if (payment.dispute === 'open') {
      payment.dispute = chance(at, 'outcome', 2) ? 'won' : 'lost'
      await tell(app, told.decided(payment.disputed, payment.dispute))
      means += payment.dispute === 'won' ? payment.disputed : bringBack(payment)
    }
  }

  async function credit(at: number) {
    const amount = 1 + chance(at, 'amount', 800)
    const kind = chance(at, 'kind', 2) ? 'bonus' : 'adjustment'
    expect(codes(await app.send(CREDIT, { userId: student.id, kind, amount }, clerk))).toEqual([])
    if (kind === 'bonus') bonus += amount
    else means += amount
  }

  async function withdraw(at: number) {
    const amount = 1 + chance(at, 'amount', 1500)
    const answer = await app.send(WITHDRAW, { userId: student.id, amount }, clerk)
    if (wallet() < amount) return expect(codes(answer)).toEqual(['INSUFFICIENT_FUNDS wallet'])
    expect(codes(answer)).toEqual([])
    spend(amount)
  }

  for (let at = 0; at < steps && bundle < bundles.length; at++) {
    const payment = payments[chance(at, 'payment', Math.max(1, payments.length))]
    const act = chance(at, 'act', 10)
    if (act < 2 || !payment) await buyAtGateway(at)
    else if (act < 4) await buyFromWallet()
    else if (act < 6) await refundByStaff(at, payment)
    else if (act < 7) await refundThere(at, payment)
    else if (act < 8) await dispute(at, payment)
    else if (act < 9) await credit(at)
    else await withdraw(at)
    const [books] = await rowsOf(`select (select balance::int from accounts where user_id = $1) as balance,
      (select bonus::int from accounts where user_id = $1) as bonus,
      coalesce((select -balance::int from accounts where kind = 'owed' and name = $1::text), 0) as owed`)
    expect(books, `history ${seed}, step ${at}`).toEqual({ balance: wallet(), bonus, owed: Math.max(0, -means) })
  }
}
