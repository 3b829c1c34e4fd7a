import { sql } from 'drizzle-orm'
import { check, doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { BillingItemType, CouponDuration, Currency } from '../../../schema/generated/types'
import { byName, id, instant, pence, stamps } from '../../kernel/database/columns'
import { entity } from '../../kernel/read/entity'

export const coupons = pgTable(
  'coupons',
  {
    id: id(),
    externalId: text(),
    name: text().notNull(),
    /** In capitals, as people may type it in any case. */
    code: text().unique(),
    amountOff: pence(),
    percentOff: doublePrecision(),
    currency: text().$type<Currency>().notNull().default('gbp'),
    duration: text().$type<CouponDuration>().notNull().default('once'),
    durationInMonths: integer(),
    maxRedemptions: integer(),
    /** Counted by the statement that uses one, so that no more are used than there are. */
    timesRedeemed: integer().notNull().default(0),
    minimumAmount: pence(),
    itemTypes: text().array().$type<BillingItemType[]>().notNull().default(sql`'{}'::text[]`),
    from: instant(),
    until: instant(),
    metadata: jsonb(),
    ...stamps(),
  },
  (table) => [
    index('coupons_inserted').on(table.insertedAt, table.id),
    index('coupons_name').on(byName(table.name), table.id),
    index('coupons_search').using('gin', sql`folded(name) gin_trgm_ops`, sql`folded(code) gin_trgm_ops`),
    check('coupons_one_reduction', sql`(amount_off is null) <> (percent_off is null)`),
    check('coupons_amount_off', sql`amount_off > 0`),
    check('coupons_percent_off', sql`percent_off > 0 and percent_off <= 100`),
    check('coupons_code', sql`code ~ '^[A-Z0-9]([A-Z0-9-]{1,38})[A-Z0-9]$'`),
    check('coupons_months', sql`(duration = 'repeating') = (duration_in_months is not null)`),
    check('coupons_months_number', sql`duration_in_months between 1 and 36`),
    check('coupons_uses', sql`max_redemptions > 0`),
    check('coupons_within_uses', sql`times_redeemed between 0 and coalesce(max_redemptions, times_redeemed)`),
    check('coupons_minimum', sql`minimum_amount >= 0`),
    check('coupons_period', sql`"from" < until`),
  ],
)

export const coupon = entity('Coupon', coupons, {
  sort: ['-insertedAt', 'name'],
  search: ['name', 'code'],
  expressions: {
    valid: ({ alias, now }) => validSql(alias, now()),
  },
  filters: {
    valid: ({ alias, arg, now }) => `(${validSql(alias, now())} = ${arg('valid')}::boolean)`,
  },
})

/** SQL: whether the coupon with this alias can be used. */
export function validSql(alias: string, now: string) {
  return `(coalesce(${alias}."from" <= ${now}, true) and coalesce(${now} < ${alias}.until, true)
    and ${alias}.times_redeemed < coalesce(${alias}.max_redemptions, ${alias}.times_redeemed + 1))`
}
