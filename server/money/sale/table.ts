import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { AmountUnit, BillingItemType, Currency, RoyaltyStatus } from '../../../schema/generated/types'
import { users } from '../../identity/user/table'
import { id, instant, pence, stamp } from '../../kernel/database/columns'
import { entity } from '../../kernel/read/entity'
import { usedSql } from '../billing-package/packed'
import { billingSessions } from '../billing-session/table'
import { billingTransactions } from '../billing-transaction/table'
import { coupons } from '../coupon/table'
import { transactions } from '../wallet/table'

/** What was bought: each thing of each line of a purchase, with its share of what was paid. */
export const purchaseParts = pgTable(
  'purchase_parts',
  {
    id: id(),
    billingSessionId: uuid()
      .notNull()
      .references(() => billingSessions.id),
    /** The movement that paid for it; null: it cost nothing. */
    transactionId: uuid().references(() => transactions.id),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    type: text().$type<BillingItemType>().notNull(),
    typeId: uuid(),
    name: text().notNull(),
    list: pence().notNull(),
    share: pence().notNull(),
    /** Until when it can be given back as long as it is unused; null: it cannot. */
    giveBackUntil: instant(),
    givenBackAt: instant(),
    insertedAt: stamp(),
  },
  (table) => [
    index('purchase_parts_session').on(table.billingSessionId),
    index('purchase_parts_transaction').on(table.transactionId),
    index('purchase_parts_user').on(table.userId, table.insertedAt, table.id),
    index('purchase_parts_inserted').on(table.insertedAt, table.id),
    index('purchase_parts_item').on(table.type, table.typeId),
    check('purchase_parts_share', sql`share >= 0`),
  ],
)

/** A use of a coupon by a person's purchase. One that was let go came to nothing: the person may use the coupon again. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    id: id(),
    couponId: uuid()
      .notNull()
      .references(() => coupons.id),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    billingSessionId: uuid()
      .notNull()
      .references(() => billingSessions.id),
    releasedAt: instant(),
    insertedAt: stamp(),
  },
  (table) => [
    unique('coupon_uses_session').on(table.billingSessionId),
    uniqueIndex('coupon_uses_once').on(table.couponId, table.userId).where(sql`released_at is null`),
    index('coupon_uses_coupon').on(table.couponId),
    index('coupon_uses_user').on(table.userId),
  ],
)

/** An author's share of a sale, by the terms at the time of the sale. */
export const royalties = pgTable(
  'royalties',
  {
    id: id(),
    transactionId: uuid()
      .notNull()
      .references(() => transactions.id),
    partId: uuid()
      .notNull()
      .references(() => purchaseParts.id),
    recipientId: uuid()
      .notNull()
      .references(() => users.id),
    unit: text().$type<AmountUnit>().notNull(),
    unitAmount: integer().notNull(),
    currency: text().$type<Currency>().notNull().default('gbp'),
    amount: pence().notNull(),
    /** What refunds have taken back of it. */
    reversed: pence().notNull().default(0),
    /** The payment that paid for the sale; null: the wallet did. */
    paymentId: uuid().references((): AnyPgColumn => billingTransactions.id),
    status: text().$type<RoyaltyStatus>().notNull().default('pending'),
    insertedAt: stamp(),
  },
  (table) => [
    index('royalties_transaction').on(table.transactionId),
    index('royalties_part').on(table.partId),
    index('royalties_recipient').on(table.recipientId, table.insertedAt),
    index('royalties_payment').on(table.paymentId).where(sql`payment_id is not null`),
    check('royalties_amount', sql`amount >= 0`),
    check('royalties_reversed', sql`reversed between 0 and amount`),
  ],
)

export const royalty = entity('Royalty', royalties)

export const purchasePart = entity('PurchasePart', purchaseParts, {
  sort: ['-insertedAt'],
  expressions: { used: ({ alias, now }) => usedSql(alias, now()) },
  filters: {
    givable: ({ alias, arg, now }) =>
      `((${alias}.give_back_until > ${now()} and ${alias}.given_back_at is null and ${alias}.share > 0) = ${arg('givable')}::boolean)`,
  },
})
