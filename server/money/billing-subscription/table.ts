import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { monthsOf } from '../../../rules/money/renewal'
import type { BillingGateway, BillingSubscriptionStatus } from '../../../schema/generated/types'
import type { Renewing } from '../../gateways/payment/payment'
import { users } from '../../identity/user/table'
import { id, instant, pence, stamps } from '../../kernel/database/columns'
import { entity, one } from '../../kernel/read/entity'
import { billingPackages } from '../billing-package/table'

/** Packages that are paid again and again, each from the first that its gateway has told of it. */
export const billingSubscriptions = pgTable(
  'billing_subscriptions',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    packageId: uuid()
      .notNull()
      .references(() => billingPackages.id),
    name: text().notNull(),
    gateway: text().$type<BillingGateway>().notNull(),
    externalId: text().notNull(),
    every: text().$type<keyof typeof monthsOf>().notNull(),
    currency: text().notNull().default('gbp'),
    amount: pence().notNull(),
    nextAmount: pence(),
    status: text().$type<BillingSubscriptionStatus>().notNull(),
    /** What its payer or the school wants of it. */
    renewing: text().$type<Renewing>().notNull().default('on'),
    /** What of that the gateway has heard. */
    renewingTold: text().$type<Renewing>().notNull().default('on'),
    /** Since when somebody is telling it: one at a time, so that a later wish is not overtaken by an earlier one. */
    tellingSince: instant(),
    paidUntil: instant(),
    /** The end of the latest period whose money did not come. */
    unpaidUntil: instant(),
    endedAt: instant(),
    /** When the gateway was last asked, since a period was over, what became of it. */
    askedAt: instant(),
    ...stamps(),
  },
  (table) => [
    unique('billing_subscriptions_external').on(table.gateway, table.externalId),
    index('billing_subscriptions_user').on(table.userId, table.insertedAt, table.id),
    index('billing_subscriptions_package').on(table.packageId, table.insertedAt, table.id),
    index('billing_subscriptions_inserted').on(table.insertedAt, table.id),
    index('billing_subscriptions_status').on(table.status, table.insertedAt, table.id),
    index('billing_subscriptions_gateway').on(table.gateway, table.insertedAt, table.id),
    index('billing_subscriptions_paid').on(table.paidUntil, table.id),
    index('billing_subscriptions_running').on(table.paidUntil).where(sql`status <> 'ended'`),
    index('billing_subscriptions_untold').on(table.updatedAt).where(sql`renewing <> renewing_told`),
    index('billing_subscriptions_search').using('gin', sql`folded(name) gin_trgm_ops`),
    check('billing_subscriptions_amount', sql`amount > 0`),
  ],
)

export type KeptSubscription = typeof billingSubscriptions.$inferSelect

export const billingSubscription = entity('BillingSubscription', billingSubscriptions, {
  sort: ['-insertedAt', 'paidUntil'],
  search: ['name', 'user'],
  range: 'insertedAt',
  relations: { user: one('User', 'userId') },
  expressions: { renews: ({ alias }) => `(${alias}.renewing = 'on')` },
  skewed: ['status', 'gateway'],
})
