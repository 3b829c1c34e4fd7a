import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { LedgerAccount, TransactionStatus, TransactionType } from '../../../schema/generated/types'
import { users } from '../../identity/user/table'
import { id, pence, stamp } from '../../kernel/database/columns'
import { entity, has, one, type SqlScope } from '../../kernel/read/entity'
import { leftOf } from '../left-of'
import { owedSql } from '../owed-sql'
import type { Portion } from '../vat/portions'
import { hasWords } from './has-words'

/** A ledger account: a person's wallet, or one of the school's. A trigger changes balances, from entries only. */
export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    kind: text().$type<LedgerAccount>().notNull(),
    userId: uuid()
      .unique()
      .references(() => users.id),
    /** The gateway of a clearing account, or the id of a person who owes or whose credits had their VAT, since there are several. */
    name: text(),
    balance: bigint({ mode: 'number' }).notNull().default(0),
    /** What of a wallet is a gift of the school: spent first, never paid out. */
    bonus: bigint({ mode: 'number' }).notNull().default(0),
    /** What of a wallet are credits whose VAT was due when they were bought. */
    vatPaid: bigint({ mode: 'number' }).notNull().default(0),
    discount: doublePrecision().notNull().default(0),
    insertedAt: stamp(),
  },
  (table) => [
    check('wallet_not_negative', sql`kind <> 'wallet' or balance >= 0`),
    check('owed_not_above_zero', sql`kind <> 'owed' or balance <= 0`),
    check('vat_ahead_not_above_zero', sql`kind <> 'vat_ahead' or balance <= 0`),
    check('wallet_sources', sql`bonus >= 0 and vat_paid >= 0 and bonus + vat_paid <= greatest(balance, 0)`),
    check('wallet_has_owner', sql`(kind = 'wallet') = (user_id is not null)`),
    unique('accounts_house').on(table.kind, table.name),
  ],
)

/** A transaction as its owner sees it; its `entries` are the postings. Never edited, except to mark it reversed. */
export const transactions = pgTable(
  'transactions',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    type: text().$type<TransactionType>().notNull(),
    description: text().notNull(),
    amount: pence().notNull(),
    status: text().$type<TransactionStatus>().notNull().default('available'),
    balanceAfter: bigint({ mode: 'number' }).notNull(),
    sessionId: uuid(),
    billingSessionId: uuid(),
    reversesId: uuid().references((): AnyPgColumn => transactions.id),
    itemType: text(),
    itemId: uuid(),
    quote: jsonb(),
    /** What a price was paid with and its VAT, or what of it came back; of credits whose VAT is due when they are bought that VAT. */
    portions: jsonb().$type<Portion[]>(),
    royalty: jsonb(),
    package: jsonb(),
    insertedAt: stamp(),
  },
  (table) => [
    index('transactions_user').on(table.userId, table.insertedAt, table.id),
    index('transactions_inserted').on(table.insertedAt, table.id),
    index('transactions_amount').on(table.amount, table.id),
    index('transactions_type').on(table.type, table.insertedAt, table.id),
    index('transactions_status').on(table.status, table.insertedAt, table.id),
    // By their amounts the movements of a type lie together: all fees are below zero.
    index('transactions_type_amount').on(table.type, table.amount, table.id),
    index('transactions_status_amount').on(table.status, table.amount, table.id),
    index('transactions_type_user').on(table.type, table.userId),
    // Few movements are of a session, and those of many sessions are found by going through them all.
    index('transactions_session').on(table.sessionId).where(sql`session_id is not null`),
    index('transactions_billing_session').on(table.billingSessionId).where(sql`billing_session_id is not null`),
    index('transactions_item').on(table.itemType, table.itemId),
    index('transactions_reverses').on(table.reversesId),
    // Refunds of earlier years, of which most people have none.
    index('transactions_unnamed')
      .on(table.userId, table.insertedAt)
      .where(sql`type = 'refund' and reverses_id is null`),
  ],
)

/** A posting: append-only. A deferred trigger checks that those of one transaction sum to zero. */
export const entries = pgTable(
  'entries',
  {
    id: id(),
    transactionId: uuid()
      .notNull()
      .references(() => transactions.id),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    amount: integer().notNull(),
    /** How much of it moves the wallet's bonus, and its credits whose VAT was due when they were bought. */
    bonus: integer().notNull().default(0),
    vatPaid: integer().notNull().default(0),
    /** The transaction's time, set by a trigger, so that a period is one stretch of an account's index. */
    insertedAt: stamp(),
  },
  (table) => [
    index('entries_transaction').on(table.transactionId),
    index('entries_account').on(table.accountId, table.insertedAt, table.amount),
  ],
)

export const wallet = entity('Wallet', accounts, {
  only: "kind = 'wallet'",
  needs: { statementUrl: ['id'] },
  expressions: { owed: ({ alias }) => owedSql(alias) },
  relations: { user: one('User', 'userId') },
})

const sessionsOf =
  (column: string, name: string) =>
  ({ alias, arg }: SqlScope) =>
    `${alias}.session_id in (select id from sessions where ${column} = any(${arg(name)}::uuid[]))`
const sessionOf =
  (column: string, name: string) =>
  ({ alias, arg }: SqlScope) =>
    `${alias}.session_id in (select id from sessions where ${column} = ${arg(name)}::uuid)`
/** Movements that paid for one of these things, alone or in a package; as arrays, since an index is then used for each side. */
const paidFor =
  (type: 'bundle' | 'meeting', ids: (arg: string) => string, name: string) =>
  ({ alias, arg }: SqlScope) => {
    const these = ids(arg(name))
    return `(${alias}.item_type = '${type}' and ${alias}.item_id = any(${these})
      or ${alias}.id = any(array(select transaction_id from purchase_parts where type = '${type}' and type_id = any(${these}))))`
  }
/** Movements that paid for any thing of a kind. Of many things few may have been paid for, and only those are looked for. */
const paidForAny =
  (type: 'bundle' | 'meeting', ofKind: (arg: string) => string, name: string) =>
  ({ alias, arg }: SqlScope) => {
    const all = `select id from ${type}s where ${ofKind(arg(name))}`
    const paid = `${all} and exists (select from transactions where item_type = '${type}' and item_id = ${type}s.id)`
    return `(${alias}.item_type = '${type}' and ${alias}.item_id = any(array(${paid}))
      or ${alias}.id = any(array(select transaction_id from purchase_parts where type = '${type}' and type_id in (${all}))))`
  }

export const transaction = entity('Transaction', transactions, {
  sort: ['-insertedAt', 'amount'],
  range: 'insertedAt',
  relations: { user: one('User', 'userId'), document: has('BillingDocument', 'transactionId') },
  expressions: { notGivenBack: ({ alias }) => leftOf(alias) },
  filters: {
    userIds: ({ alias, arg }) => `${alias}.user_id = any(${arg('userIds')}::uuid[])`,
    userType: ({ alias, arg }) => `${alias}.user_id in (select id from users where type = ${arg('userType')})`,
    userTypes: ({ alias, arg }) =>
      `${alias}.user_id in (select id from users where type = any(${arg('userTypes')}::text[]))`,
    studyGroupId: ({ alias, arg }) =>
      `${alias}.user_id in (select user_id from members where study_group_id = ${arg('studyGroupId')}::uuid and state = 'accepted')`,
    mockId: sessionOf('mock_id', 'mockId'),
    mockIds: sessionsOf('mock_id', 'mockIds'),
    mockSessionTypeId: sessionOf('session_type_id', 'mockSessionTypeId'),
    mockSessionTypeIds: sessionsOf('session_type_id', 'mockSessionTypeIds'),
    bundleId: paidFor('bundle', (id) => `array[${id}::uuid]`, 'bundleId'),
    bundleIds: paidFor('bundle', (ids) => `${ids}::uuid[]`, 'bundleIds'),
    bundleCategoryId: paidForAny('bundle', (id) => `category_id = ${id}::uuid`, 'bundleCategoryId'),
    bundleCategoryIds: paidForAny('bundle', (ids) => `category_id = any(${ids}::uuid[])`, 'bundleCategoryIds'),
    meetingId: paidFor('meeting', (id) => `array[${id}::uuid]`, 'meetingId'),
    meetingIds: paidFor('meeting', (ids) => `${ids}::uuid[]`, 'meetingIds'),
    meetingType: paidForAny('meeting', (type) => `type = ${type}`, 'meetingType'),
    meetingTypes: paidForAny('meeting', (types) => `type = any(${types}::text[])`, 'meetingTypes'),
    words: ({ alias, arg }) => `(${alias}.user_id = ${arg('userId')}::uuid and ${hasWords(alias, arg('words'))})`,
    refundableTo: ({ alias, arg }) => `(${alias}.user_id = ${arg('refundableTo')}::uuid and ${leftOf(alias)} > 0)`,
  },
  // Some people have many movements, and most have few; so have session types, kinds of users and groups, whose page is then found in its order.
  skewed: [
    ...['type', 'status', 'refundableTo', 'words', 'userType', 'userTypes', 'studyGroupId'],
    ...['mockId', 'mockIds', 'mockSessionTypeId', 'mockSessionTypeIds'],
  ],
})
