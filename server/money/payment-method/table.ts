import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { BillingGateway } from '../../../schema/generated/types'
import { users } from '../../identity/user/table'
import { id, instant } from '../../kernel/database/columns'
import { entity } from '../../kernel/read/entity'

/** Cards that gateways keep for people. One that its gateway keeps no more has no row. */
export const paymentMethods = pgTable(
  'payment_methods',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    gateway: text().$type<BillingGateway>().notNull(),
    externalId: text().notNull(),
    brand: text().notNull(),
    last4: text('last4').notNull(),
    expMonth: integer().notNull(),
    expYear: integer().notNull(),
    keptAt: instant().notNull(),
    /** Since when its owner wants it dropped, until the gateway has heard; null: it is kept. */
    lostAt: instant(),
  },
  (table) => [
    unique('payment_methods_external').on(table.gateway, table.externalId),
    index('payment_methods_user').on(table.userId, table.keptAt, table.id),
    index('payment_methods_lost').on(table.lostAt).where(sql`lost_at is not null`),
    check('payment_methods_month', sql`exp_month between 1 and 12`),
  ],
)

/** By which gateways know people whose cards they keep. */
export const paymentCustomers = pgTable(
  'payment_customers',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    gateway: text().$type<BillingGateway>().notNull(),
    externalId: text().notNull(),
    /** Since when the account is deleted, until the gateway has heard; null: it is not. */
    lostAt: instant(),
  },
  (table) => [
    unique('payment_customers_person').on(table.userId, table.gateway),
    unique('payment_customers_external').on(table.gateway, table.externalId),
    index('payment_customers_lost').on(table.lostAt).where(sql`lost_at is not null`),
  ],
)

export const paymentMethod = entity('PaymentMethod', paymentMethods, { sort: ['keptAt'] })
