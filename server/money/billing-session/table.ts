import { type SQL, sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type {
  BillingGateway,
  BillingMode,
  BillingSessionItem,
  BillingSessionStatus,
  PaymentStatus,
} from '../../../schema/generated/types'
import { users } from '../../identity/user/table'
import { id, instant, pence, stamp, stamps } from '../../kernel/database/columns'
import { entity, one } from '../../kernel/read/entity'
import { billingSubscriptions } from '../billing-subscription/table'
import type { SaleLine } from '../sale/line'
import type { SaleRenewal } from '../sale/renewal'

export const billingSessions = pgTable(
  'billing_sessions',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    externalId: text(),
    gateway: text().$type<BillingGateway>().notNull(),
    mode: text().$type<BillingMode>().notNull(),
    subscriptionId: uuid().references(() => billingSubscriptions.id),
    periodFrom: instant(),
    periodUntil: instant(),
    /** How it goes on, by the quote of its beginning. */
    renewal: jsonb().$type<SaleRenewal>(),
    items: jsonb().$type<BillingSessionItem[]>().notNull(),
    /** The items' names, for searching. */
    bought: text().generatedAlwaysAs((): SQL => sql`jsonb_path_query_array(items, '$[*].name')::text`),
    lineItems: jsonb().$type<SaleLine[]>().notNull().default([]),
    discounts: jsonb(),
    metadata: jsonb(),
    cancelUrl: text(),
    successUrl: text(),
    status: text().$type<BillingSessionStatus>().notNull().default('open'),
    currency: text().notNull().default('gbp'),
    paymentIntent: text(),
    paymentLink: text(),
    paymentMethodCollection: text(),
    paymentMethodOptions: jsonb(),
    paymentMethodTypes: jsonb().$type<string[]>(),
    paymentStatus: text().$type<PaymentStatus>().notNull().default('unpaid'),
    amountSubtotal: pence().notNull(),
    amountTotal: pence().notNull(),
    /** What the gateway takes of it. */
    amountCharged: pence().notNull().default(0),
    automaticTax: jsonb(),
    totalDetails: jsonb(),
    url: text(),
    createdAt: stamp(),
    ...stamps(),
  },
  (table) => [
    index('billing_sessions_user').on(table.userId, table.insertedAt, table.id),
    index('billing_sessions_inserted').on(table.insertedAt, table.id),
    index('billing_sessions_status').on(table.status, table.insertedAt, table.id),
    index('billing_sessions_gateway').on(table.gateway, table.insertedAt, table.id),
    index('billing_sessions_items').using('gin', sql`items jsonb_path_ops`),
    index('billing_sessions_search').using('gin', sql`folded(bought) gin_trgm_ops`),
    index('billing_sessions_total').on(table.amountTotal, table.id),
    index('billing_sessions_subscription')
      .on(table.subscriptionId, table.insertedAt, table.id)
      .where(sql`subscription_id is not null`),
    check('billing_sessions_period', sql`period_from < period_until`),
    unique('billing_sessions_external').on(table.gateway, table.externalId),
  ],
)

export type KeptPurchase = typeof billingSessions.$inferSelect

/** Events of gateways, each handled once. */
export const gatewayEvents = pgTable(
  'gateway_events',
  {
    id: text().primaryKey(),
    gateway: text().notNull(),
    /** The gateway's id of the payment, refund or dispute that it is about. */
    about: text().notNull(),
    effect: text().notNull(),
    payload: jsonb().notNull(),
    insertedAt: stamp(),
  },
  (table) => [unique('gateway_events_effect_once').on(table.gateway, table.about, table.effect)],
)

export const billingSession = entity('BillingSession', billingSessions, {
  sort: ['-insertedAt', 'amountTotal'],
  search: ['bought', 'user'],
  range: 'insertedAt',
  relations: { user: one('User', 'userId') },
  filters: {
    itemType: ({ alias, arg }) =>
      `${alias}.items @> jsonb_build_array(jsonb_build_object('type', ${arg('itemType')}::text))`,
    itemId: ({ alias, arg }) =>
      `${alias}.items @> jsonb_build_array(jsonb_build_object('typeId', ${arg('itemId')}::text))`,
  },
  skewed: ['status', 'gateway', 'itemType', 'itemId'],
})
