import { revenue } from '../money/ledger'
import type { SchoolAccount } from '../money/movement'
import { topUpLine } from '../money/sale/line'
import { sumsOf } from '../money/vat/portions'
import { later, MINUTE } from './calendar'
import type { Act, NewTransaction } from './money/movement'
import { createPapers, createSources, type Sources } from './money/papers'
import type { Person } from './place-people'
import type { Making } from './school'

export interface Books {
  add(person: Person, transaction: NewTransaction | Act): void
  /** Writes all transactions in the order of time, and tops wallets up before they run dry. */
  close(): void
}

const TOPUPS = [5000, 7500, 10000, 15000, 20000]
const sandbox: SchoolAccount = { kind: 'gateway', name: 'sandbox' }

interface ToppedUp {
  billingSessionId: string
  userId: string
  amount: number
  externalId: string
  at: Date
}

/** The payment of a top-up, as its gateway told of it. */
const paymentOf = ({ amount, at, ...rest }: ToppedUp) => ({
  ...{ ...rest, gateway: 'sandbox' as const, status: 'succeeded' as const, paymentMethod: 'card' },
  ...{ itemType: 'topup' as const, itemName: 'Wallet top-up', itemPrice: amount },
  ...{ amountSubtotal: amount, amountTotal: amount, createdAt: at, insertedAt: at, updatedAt: at },
})

/** Tops wallets up, by the card, in the sandbox. */
function createTopups({ school, dice, id }: Making) {
  function billingSession(userId: string, amount: number, at: Date, outcome: 'complete' | 'expired'): string {
    const own = id(at)
    const item = { type: 'topup' as const, typeId: null, name: 'Wallet top-up', currency: 'gbp', quantity: 1 }
    const items = [{ id: id(at), ...item, unitAmount: amount }]
    const paid = outcome === 'complete'
    const externalId = `pay_demo_${id(at).replaceAll('-', '')}`
    school.billingSessions.push({
      id: own,
      userId,
      externalId,
      gateway: 'sandbox',
      mode: 'payment',
      items,
      lineItems: [topUpLine(amount)],
      amountCharged: amount,
      cancelUrl: '/wallet/top-up',
      successUrl: '/wallet/top-up',
      status: outcome,
      paymentStatus: paid ? 'paid' : 'unpaid',
      paymentMethodTypes: ['card'],
      amountSubtotal: amount,
      amountTotal: amount,
      createdAt: at,
      insertedAt: at,
      updatedAt: later(at, (paid ? 1 : 30) * MINUTE),
    })
    if (!paid) return own
    const told = { billingSessionId: own, userId, amount, externalId, at: later(at, MINUTE) }
    school.billingTransactions.push({ id: id(at), ...paymentOf(told) })
    return own
  }

  function topup(userId: string, amount: number, at: Date): NewTransaction {
    const billingSessionId = billingSession(userId, amount, later(at, -MINUTE), 'complete')
    return { at, type: 'topup', description: 'Wallet top-up', amount, against: sandbox, billingSessionId }
  }

  /** A top-up shortly before its money is needed and after the previous transaction, sometimes after an abandoned pay page. */
  function topupBefore(userId: string, missing: number, at: number, before: number): NewTransaction {
    const [least = missing, more = least] = TOPUPS.filter((amount) => amount >= missing)
    const early = at - dice.int(2, 40) * MINUTE
    if (dice.chance(0.08)) billingSession(userId, least, new Date(at - 90 * MINUTE), 'expired')
    return topup(userId, dice.chance(0.6) ? least : more, new Date(early > before ? early : (before + at) / 2))
  }

  return { topup, topupBefore }
}

/** A transaction of a wallet, and what is in the wallet after it. */
interface Written {
  userId: string
  transaction: NewTransaction
  balanceAfter: number
  sources: Sources
}

/** Writes transactions, each with its postings and its paper. */
function createLedger(making: Making) {
  const { school, id } = making
  const walletOf = new Map(school.accounts.map(({ userId, id: account }) => [userId, account as string]))
  const schoolAccounts = new Map<string, string>()
  const ids = new Map<NewTransaction, string>()
  const issue = createPapers(making)

  function schoolAccount({ kind, name }: SchoolAccount, at: Date): string {
    const known = schoolAccounts.get(`${kind} ${name}`)
    if (known) return known
    const made = id(at)
    schoolAccounts.set(`${kind} ${name}`, made)
    school.accounts.push({ id: made, kind, name, insertedAt: at })
    return made
  }

  return ({ userId, transaction, balanceAfter, sources }: Written, isReversed: boolean) => {
    const {
      at,
      gives,
      item,
      against = revenue,
      id: given,
      shares: _,
      refunds: _kind,
      credits,
      detail,
      ...rest
    } = transaction
    const own = given ?? id(at)
    ids.set(transaction, own)
    const movement = {
      ...{ id: own, userId, ...rest, balanceAfter, insertedAt: at },
      status: isReversed ? ('reversed' as const) : ('available' as const),
      ...(gives && { reversesId: ids.get(gives) ?? null }),
      ...(item && { itemType: item.type, itemId: item.id }),
    }
    const { bonus, portions } = sources
    school.transactions.push({ ...movement, portions })
    const posting = (accountId: string, amount: number, bonus = 0) =>
      amount && school.entries.push({ id: id(at), transactionId: own, accountId, amount, bonus })
    const vat = -Math.sign(transaction.amount) * sumsOf(portions ?? [], 'money').vat
    posting(walletOf.get(userId) ?? '', transaction.amount, bonus)
    posting(schoolAccount(against, at), -transaction.amount - vat)
    if (vat) posting(schoolAccount({ kind: 'vat', name: 'house' }, at), vat)
    issue({ ...movement, portions, ...(credits !== undefined && { credits }), ...(detail && { detail }) })
  }
}

/** Keeps the wallets' money in balanced postings. `atTheEnd` gives a wallet's final balance. */
export function createBooks(making: Making, atTheEnd: ReadonlyMap<string, number>): Books {
  const { calendar } = making
  const transactions = new Map<string, (NewTransaction | Act)[]>()
  const sourcesOf = createSources()
  const { topup, topupBefore } = createTopups(making)
  const write = createLedger(making)

  /** The transactions of one wallet, with the top-ups that they need. */
  function funded(userId: string, asked: readonly (NewTransaction | Act)[]): Written[] {
    const all: Written[] = []
    let [balance, bonus, before] = [0, 0, 0]
    const put = (transaction: NewTransaction) => {
      const sources = sourcesOf(userId, transaction)
      balance += transaction.amount
      bonus += sources.bonus
      before = transaction.at.getTime()
      all.push({ userId, transaction, sources, balanceAfter: balance })
    }
    for (const each of asked)
      for (const transaction of 'settle' in each ? each.settle({ balance, bonus }) : [each]) {
        const missing = -(balance + transaction.amount)
        if (missing > 0) put(topupBefore(userId, missing, transaction.at.getTime(), before))
        put(transaction)
      }
    const wanted = (atTheEnd.get(userId) ?? 0) - balance
    if (wanted > 0) put(topup(userId, wanted, calendar.at(-1, '21:30')))
    return all
  }

  return {
    add: ({ id: userId }, transaction) =>
      void transactions.set(userId, [...(transactions.get(userId) ?? []), transaction]),
    close() {
      const inTime = [...transactions].flatMap(([userId, asked]) =>
        funded(
          userId,
          asked.sort((a, b) => a.at.getTime() - b.at.getTime()),
        ),
      )
      const returned = new Map<NewTransaction, number>()
      for (const { transaction } of inTime)
        if (transaction.gives)
          returned.set(transaction.gives, (returned.get(transaction.gives) ?? 0) + transaction.amount)
      for (const each of inTime.sort((a, b) => a.transaction.at.getTime() - b.transaction.at.getTime()))
        write(each, returned.get(each.transaction) === -each.transaction.amount)
    },
  }
}
