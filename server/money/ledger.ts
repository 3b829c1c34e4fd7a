import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { TransactionStatus, TransactionType } from '../../schema/generated/types'
import { followPayments } from '../identity/user/payment-status'
import { newId } from '../kernel/database/columns'
import { insufficientFunds, notFound } from '../kernel/errors'
import { inLocale } from '../kernel/spoken'
import type { Writing } from '../kernel/write/write'
import { leftOf } from './left-of'
import { accounts, entries, transactions } from './wallet/table'

/** An account of the school or of a gateway, or what a person owes, on the other side of a transaction. */
export type SchoolAccount =
  | { kind: 'gateway'; name: string }
  /** Of the person with this id; below zero while they owe. */
  | { kind: 'owed'; name: string }
  | { kind: 'revenue' | 'adjustment'; name: 'house' }

export const revenue: SchoolAccount = { kind: 'revenue', name: 'house' }
export const adjustment: SchoolAccount = { kind: 'adjustment', name: 'house' }

/** What one of several accounts gets of a transaction, in pence. */
export interface Posting {
  account: SchoolAccount
  amount: number
}

export interface NewTransaction {
  userId: string
  type: TransactionType
  /** For the owner of the wallet: a function is asked in their language. */
  description: string | (() => string)
  /** Pence; above zero is money into the wallet. */
  amount: number
  /** The account that gives or gets it, or several, whose amounts and this one sum to zero. */
  against: SchoolAccount | readonly Posting[]
  sessionId?: string
  billingSessionId?: string
  /** The transaction that this refunds, in whole or in part. */
  reversesId?: string
  item?: { type: string; id: string }
  quote?: unknown
}

/** Opens a person's wallet, once. */
export async function openWallet(writing: Writing, userId: string) {
  await writing.orm.insert(accounts).values({ kind: 'wallet', userId }).onConflictDoNothing()
}

async function schoolAccount(writing: Writing, school: SchoolAccount): Promise<string> {
  const find = () =>
    writing.orm
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(eq(accounts.kind, school.kind), eq(accounts.name, school.name)))
  const [known] = await find()
  if (known) return known.id
  await writing.orm.insert(accounts).values({ kind: school.kind, name: school.name }).onConflictDoNothing()
  const [made] = await find()
  if (!made) throw new Error(`no account for ${school.kind}`)
  return made.id
}

/** A wallet with its owner's language, locked until the transaction ends, so that its balance cannot change in between. Throws NOT_FOUND. */
export async function lockWallet(writing: Writing, userId: string) {
  const locale = sql<string>`(select u.locale from users u where u.id = ${userId})`
  const [wallet] = await writing.orm
    .select({ ...getTableColumns(accounts), locale })
    .from(accounts)
    .where(eq(accounts.userId, userId))
    .for('update')
  if (!wallet) throw notFound('Wallet')
  return wallet
}

/** Moves money between a wallet and the school, as postings that sum to zero. Throws INSUFFICIENT_FUNDS. Returns the transaction's id. */
export async function move(writing: Writing, transaction: NewTransaction): Promise<string> {
  const { against, item, description, ...rest } = transaction
  const wallet = await lockWallet(writing, transaction.userId)
  const balanceAfter = wallet.balance + transaction.amount
  if (balanceAfter < 0) throw insufficientFunds(-balanceAfter)
  const others = Array.isArray(against)
    ? (against as Posting[])
    : [{ account: against as SchoolAccount, amount: -transaction.amount }]
  const id = newId()
  const postings = [{ transactionId: id, accountId: wallet.id, amount: transaction.amount }]
  for (const { account, amount } of others)
    postings.push({ transactionId: id, accountId: await schoolAccount(writing, account), amount })
  await writing.orm.insert(transactions).values({
    id,
    ...rest,
    description: typeof description === 'string' ? description : inLocale(wallet.locale, description),
    balanceAfter,
    insertedAt: writing.now,
    ...(item && { itemType: item.type, itemId: item.id }),
  })
  // Touches accounts in the order of their ids, so that two transactions cannot deadlock.
  await writing.orm
    .insert(entries)
    .values(postings.filter(({ amount }) => amount).sort((a, b) => a.accountId.localeCompare(b.accountId)))
  writing.changed('Wallet', wallet.id)
  writing.changed('Transaction', id, 'created')
  await followMovement(writing, transaction)
  return id
}

/** Lets the payment status of the wallet's person follow a movement. */
async function followMovement(writing: Writing, { userId, type }: NewTransaction) {
  if (type === 'bonus') await followPayments(writing, userId, 'trial')
  else if (type === 'topup' || type === 'purchase') await followPayments(writing, userId, 'paid')
  else if (type !== 'royalty' && (await isAllGivenBack(writing, userId)))
    await followPayments(writing, userId, 'given back')
}

/** Whether something was paid and nothing of it is left: neither with the school, nor as paid money in the wallet. */
async function isAllGivenBack({ query }: Writing, userId: string): Promise<boolean> {
  const { rows } = await query({
    text: `select count(*) filter (where type in ('topup', 'purchase')) > 0
        and coalesce(sum(amount) filter (where type in ('topup', 'adjustment', 'payout')), 0) <= 0
        and not exists (select from transactions p where p.user_id = $1 and ${leftOf('p')} > 0) as "isAll"
      from transactions where user_id = $1`,
    values: [userId],
  })
  return rows[0]?.isAll === true
}

/** Marks a transaction as reversed; the reversal is a transaction of its own. */
export async function markReversed(writing: Writing, id: string) {
  await writing.orm
    .update(transactions)
    .set({ status: 'reversed' satisfies TransactionStatus })
    .where(eq(transactions.id, id))
  writing.changed('Transaction', id)
}
