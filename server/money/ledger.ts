import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { TransactionStatus } from '../../schema/generated/types'
import { followPayments } from '../identity/user/payment-status'
import { newId } from '../kernel/database/columns'
import { insufficientFunds, notFound } from '../kernel/errors'
import { inLocale } from '../kernel/spoken'
import type { Writing } from '../kernel/write/write'
import { type Effect, effectOf, type Moving } from './effect'
import { issueDocument } from './issue/issue'
import { leftOf } from './left-of'
import type { NewTransaction, Posting, SchoolAccount } from './movement'
import { accounts, entries, transactions } from './wallet/table'

export const revenue: SchoolAccount = { kind: 'revenue', name: 'house' }
export const adjustment: SchoolAccount = { kind: 'adjustment', name: 'house' }

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

/** The accounts on the other side of a wallet, with the VAT of what is moved. */
function othersOf({ against, amount, userId }: NewTransaction, { vat, ahead }: Effect): Posting[] {
  const [first, ...rest] = (Array.isArray(against) ? against : [{ account: against, amount: -amount }]) as Posting[]
  if (!first) throw new Error('a movement has another side')
  return [
    { ...first, amount: first.amount - vat - ahead },
    ...rest,
    { account: { kind: 'vat', name: 'house' }, amount: vat },
    { account: { kind: 'vat_ahead', name: userId }, amount: ahead },
  ]
}

/** Moves money between a wallet and the school, as postings that sum to zero. Throws INSUFFICIENT_FUNDS. Returns the transaction's id. */
export async function move(writing: Writing, transaction: Moving): Promise<string> {
  const { against, item, description, detail, shares, refunds, credits, creditsVat, isBonus, ...rest } = transaction
  const wallet = await lockWallet(writing, transaction.userId)
  const said = (words: NewTransaction['description']) =>
    typeof words === 'string' ? words : inLocale(wallet.locale, words)
  const balanceAfter = wallet.balance + transaction.amount
  if (balanceAfter < 0) throw insufficientFunds(-balanceAfter)
  const effect = await effectOf(writing, wallet, transaction)
  const id = newId()
  const { bonus, vatPaid, portions } = effect
  const postings: (typeof entries.$inferInsert)[] = [
    { transactionId: id, accountId: wallet.id, amount: transaction.amount, bonus, vatPaid },
  ]
  for (const { account, amount } of othersOf(transaction, effect))
    if (amount) postings.push({ transactionId: id, accountId: await schoolAccount(writing, account), amount })
  const [kept] = await writing.orm
    .insert(transactions)
    .values({
      id,
      ...rest,
      description: said(description),
      balanceAfter,
      portions,
      insertedAt: writing.now,
      ...(item && { itemType: item.type, itemId: item.id }),
    })
    .returning()
  // Touches accounts in the order of their ids, so that two transactions cannot deadlock.
  await writing.orm
    .insert(entries)
    .values(postings.filter(({ amount }) => amount).sort((a, b) => a.accountId.localeCompare(b.accountId)))
  writing.changed('Wallet', wallet.id)
  writing.changed('Transaction', id, 'created')
  if (kept) issueDocument(writing, { ...kept, detail: detail && said(detail) }, { credits })
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
