import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { BillingGateway, BillingItemType, BillingTransactionStatus } from '../../../schema/generated/types'
import { users } from '../../identity/user/table'
import { id, instant, pence, stamp, stamps } from '../../kernel/database/columns'
import { entity, one } from '../../kernel/read/entity'
import { billingSessions } from '../billing-session/table'

/** Money that a gateway took, or tried to take, for a purchase. */
export const billingTransactions = pgTable(
  'billing_transactions',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    billingSessionId: uuid()
      .notNull()
      .references(() => billingSessions.id),
    gateway: text().$type<BillingGateway>().notNull(),
    /** By which the gateway names the money. */
    externalId: text().notNull(),
    itemType: text().$type<BillingItemType>(),
    itemId: uuid(),
    itemName: text().notNull(),
    itemPrice: pence().notNull(),
    itemQuantity: integer().notNull().default(1),
    currency: text().notNull().default('gbp'),
    amountSubtotal: pence().notNull(),
    amountTotal: pence().notNull(),
    /** What has gone back to the payer, or is on its way. */
    amountRefunded: pence().notNull().default(0),
    /** What a payer's bank holds or has taken. */
    amountDisputed: pence().notNull().default(0),
    /** What of the purchase was given back since money went back. */
    broughtBack: pence().notNull().default(0),
    /** What of the purchase's bonus was taken back since. */
    bonusTaken: pence().notNull().default(0),
    discounts: jsonb(),
    metadata: jsonb(),
    package: jsonb(),
    paymentMethod: text(),
    /** The card that paid, as its gateway shows it; null: none did, or it was not told. */
    cardBrand: text(),
    cardLast4: text('card_last4'),
    status: text().$type<BillingTransactionStatus>().notNull(),
    createdAt: stamp(),
    ...stamps(),
  },
  (table) => [
    unique('billing_transactions_external').on(table.gateway, table.externalId),
    index('billing_transactions_session').on(table.billingSessionId),
    index('billing_transactions_user').on(table.userId, table.insertedAt, table.id),
    index('billing_transactions_inserted').on(table.insertedAt, table.id),
    index('billing_transactions_status').on(table.status, table.insertedAt, table.id),
    index('billing_transactions_gateway').on(table.gateway, table.insertedAt, table.id),
    index('billing_transactions_total').on(table.amountTotal, table.id),
    index('billing_transactions_status_total').on(table.status, table.amountTotal, table.id),
    index('billing_transactions_search').using('gin', sql`folded(item_name) gin_trgm_ops`),
    check('billing_transactions_refunded', sql`amount_refunded between 0 and amount_total`),
  ],
)

export type ReturnStatus = 'asked' | 'pending' | 'succeeded' | 'failed' | 'open' | 'won' | 'lost'

/** Money of a payment that went back to its payer: by a refund, ours or one made at the gateway, or by a dispute that the payer's bank has not decided for the school. */
export const paymentReturns = pgTable(
  'payment_returns',
  {
    id: id(),
    gateway: text().$type<BillingGateway>().notNull(),
    /** The gateway's own id; null until it has answered. */
    externalId: text(),
    /** By which the gateway names the money. */
    intentId: text().notNull(),
    /** Null while its payment is not known here. */
    paymentId: uuid().references(() => billingTransactions.id),
    kind: text().$type<'refund' | 'dispute'>().notNull(),
    amount: pence().notNull(),
    status: text().$type<ReturnStatus>().notNull(),
    reason: text(),
    /** Who asked for it here; null: it was made at the gateway. */
    askedById: uuid().references(() => users.id),
    /** When the wallet gave the money; null: it did not, or has it again. */
    bookedAt: instant(),
    ...stamps(),
  },
  (table) => [
    unique('payment_returns_external').on(table.gateway, table.kind, table.externalId),
    index('payment_returns_payment').on(table.paymentId),
    index('payment_returns_intent').on(table.gateway, table.intentId).where(sql`payment_id is null`),
    index('payment_returns_asked').on(table.insertedAt).where(sql`status = 'asked'`),
    index('payment_returns_asker').on(table.askedById).where(sql`asked_by_id is not null`),
    check('payment_returns_amount', sql`amount > 0`),
  ],
)

export type KeptPayment = typeof billingTransactions.$inferSelect
export type KeptReturn = typeof paymentReturns.$inferSelect

export const billingTransaction = entity('BillingTransaction', billingTransactions, {
  sort: ['-insertedAt', 'amountTotal'],
  search: ['itemName', 'user'],
  range: 'insertedAt',
  relations: {
    user: one('User', 'userId'),
    royalties: { kind: 'many', to: 'Royalty', key: 'paymentId' },
  },
  expressions: {
    refundable: ({ alias }) =>
      `(case when ${alias}.status in ('failed', 'canceled', 'pending') then 0
        else greatest(0, ${alias}.amount_total - ${alias}.amount_refunded - ${alias}.amount_disputed) end)`,
  },
  skewed: ['status', 'gateway'],
})
