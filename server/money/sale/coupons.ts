import { type PriceLine, priced, type Reduction } from '../../../rules/money/priced'
import type { BillingItemType, CheckoutItemInput, CouponDuration } from '../../../schema/generated/types'
import { newId } from '../../kernel/database/columns'
import { conflict, invalid, type Refusal } from '../../kernel/errors'
import type { Writing } from '../../kernel/write/write'
import { pounds } from '../pounds'
import type { Asking } from '../sold'

export interface AskedCoupon {
  /** Whether the packages' own coupons count. */
  useCoupon: boolean
  promoCode: string | null
}

/** A coupon as a purchase reads it. */
export interface CouponRow {
  id: string
  name: string
  code: string | null
  amountOff: number | null
  percentOff: number | null
  duration: CouponDuration
  durationInMonths: number | null
  minimumAmount: number | null
  itemTypes: BillingItemType[]
  state: 'valid' | 'to_come' | 'over' | 'used_up' | 'used'
  /** The packages of the purchase that bring it. */
  packages: string[]
}

type Item = Pick<CheckoutItemInput, 'type' | 'typeId'>

/** A coupon that this purchase can use. */
export interface Usable extends Pick<CouponRow, 'id' | 'name' | 'duration' | 'durationInMonths'> {
  reduction: Reduction
  /** Whether it counts for an item. */
  counts(item: Item): boolean
}

/** A code in capitals and without spaces, as it is kept and looked for. */
export const codeOf = (typed: string): string => typed.replace(/\s+/g, '').toUpperCase()

const text = `select c.id, c.name, c.code, c.amount_off as "amountOff", c.percent_off as "percentOff", c.duration, c.duration_in_months as "durationInMonths",
    c.minimum_amount as "minimumAmount", c.item_types as "itemTypes",
    case when c."from" > $4 then 'to_come' when c.until <= $4 then 'over' when c.times_redeemed >= c.max_redemptions then 'used_up'
      when exists (select 1 from coupon_uses u where u.coupon_id = c.id and u.user_id = $3 and u.released_at is null) then 'used' else 'valid' end as state,
    array(select l.package_id::text from billing_package_coupons l where l.coupon_id = c.id and l.package_id = any($2::uuid[])) as packages
  from coupons c where c.code = $1 or c.id in (select coupon_id from billing_package_coupons where package_id = any($2::uuid[]))`

interface Sale extends AskedCoupon {
  buyerId: string
  lines: readonly PriceLine[]
  items: readonly CheckoutItemInput[]
  discount: number
}

/**
 * The coupon that a purchase uses: of the typed code's and the packages' own, the one that leaves least to pay. Throws VALIDATION at `promoCode` where the typed
 * code cannot be used.
 */
export async function bestCoupon({ query, now }: Asking, sale: Sale): Promise<Usable | null> {
  const code = sale.promoCode ? codeOf(sale.promoCode) : ''
  const packages = sale.useCoupon
    ? sale.items.flatMap(({ type, typeId }) => (type === 'package' && typeId ? [typeId] : []))
    : []
  if (!code && !packages.length) return null
  const { rows } = await query({ text, values: [code, packages, sale.buyerId, now] })
  const found = rows as unknown as CouponRow[]
  const typed = code ? found.find((row) => row.code === code) : undefined
  if (code) refuseCode(typed, sale)
  const usable = found
    .filter((row) => row.state === 'valid' && !shortOf(row, sale))
    .map((row) => usableOf(row, row === typed))
  const toPay = (coupon: Usable) =>
    priced(
      sale.lines.map((line, at) => ({ ...line, takesCoupon: coupon.counts(sale.items[at] as Item) })),
      { coupon: coupon.reduction, discount: sale.discount },
    ).reduce((all, { total }) => all + total, 0)
  return usable.sort((a, b) => toPay(a) - toPay(b) || a.id.localeCompare(b.id))[0] ?? null
}

/** A typed coupon counts for all that it names, a package's own for that package. */
export function usableOf(row: Omit<CouponRow, 'state'>, isTyped: boolean): Usable {
  const { id, name, duration, durationInMonths, amountOff, percentOff } = row
  const value = percentOff ?? amountOff ?? 0
  return {
    ...{ id, name, duration, durationInMonths },
    reduction: { unit: percentOff === null ? 'amount' : 'percent', value },
    counts: ({ type, typeId }) =>
      isTyped ? isFor(row, type) : type === 'package' && row.packages.includes(typeId ?? ''),
  }
}

const isFor = ({ itemTypes }: Pick<CouponRow, 'itemTypes'>, type: BillingItemType) =>
  !itemTypes.length || itemTypes.includes(type)

/** What the items that it counts for cost less than it asks, in pence. */
export function shortOf(
  row: Pick<CouponRow, 'minimumAmount' | 'itemTypes'>,
  { lines, items }: Pick<Sale, 'lines' | 'items'>,
): number {
  const counted = priced(
    lines.filter((_, at) => isFor(row, items[at]?.type as BillingItemType)),
    {},
  )
  return Math.max(0, (row.minimumAmount ?? 0) - counted.reduce((all, { total }) => all + total, 0))
}

function refuseCode(row: CouponRow | undefined, sale: Sale) {
  const refuse = (message: string): Refusal => invalid('promoCode', message)
  if (!row) throw refuse('This code is not known.')
  if (row.state === 'to_come') throw refuse('This code cannot be used yet.')
  if (row.state === 'over') throw refuse('This code is over.')
  if (row.state === 'used_up') throw refuse('This code has been used up.')
  if (row.state === 'used') throw refuse('You have used this code already.')
  if (!sale.items.some(({ type }) => isFor(row, type))) throw refuse('This code is for other things.')
  if (shortOf(row, sale)) throw refuse(`This code counts from ${pounds(row.minimumAmount ?? 0)}.`)
}

const usedUp = () => conflict('This code has just been used up.', { field: 'promoCode' })

/** SQL: whether the gateway has a record of a coupon that has now been used up. */
const isLast = 'external_id is not null and times_redeemed >= max_redemptions as "isLast"'

/** SQL: counts one more use of the coupons `c`, unless none is left */
const countOne = `update coupons c set times_redeemed = times_redeemed + 1
  where times_redeemed < coalesce(max_redemptions, times_redeemed + 1)`

/** The gateway shows that a coupon has been used up, or no more. */
const mirrored = ({ queue }: Pick<Writing, 'queue'>, couponId: string) =>
  queue('coupon', { couponId }, { about: null, soon: true })

interface Use {
  couponId: string
  userId: string
  billingSessionId: string
}

/**
 * Uses a coupon for a purchase, once for a person. The statement that counts it refuses one too many, whoever comes at the same time. Throws CONFLICT at
 * `promoCode`.
 */
export async function takeCoupon(writing: Writing, { couponId, userId, billingSessionId }: Use): Promise<void> {
  const { query, now } = writing
  const { rows } = await query({
    text: `${countOne} and c.id = $1 and coalesce("from" <= $2, true) and coalesce($2 < until, true) returning ${isLast}`,
    values: [couponId, now],
  })
  if (!rows.length) throw usedUp()
  if (rows[0]?.isLast) await mirrored(writing, couponId)
  await query({
    text: 'insert into coupon_uses (id, coupon_id, user_id, billing_session_id, inserted_at) values ($1, $2, $3, $4, $5)',
    values: [newId(), couponId, userId, billingSessionId, now],
  })
}

/** Lets the coupons of purchases go that came to nothing, so that they can be used again. */
export async function releaseCoupons(writing: Writing, billingSessionIds: readonly string[]): Promise<void> {
  const { query, now } = writing
  const { rows } = await query({
    text: `with released as (update coupon_uses set released_at = $2 where billing_session_id = any($1::uuid[]) and released_at is null returning coupon_id),
        counted as (select coupon_id, count(*)::int as uses from released group by coupon_id)
      update coupons c set times_redeemed = c.times_redeemed - r.uses from counted r where c.id = r.coupon_id
      returning c.id, c.external_id is not null and c.times_redeemed + r.uses >= c.max_redemptions as "wasUsedUp"`,
    values: [billingSessionIds, now],
  })
  for (const { id, wasUsedUp } of rows) if (wasUsedUp) await mirrored(writing, id as string)
}

/** Uses the coupon of a purchase again that had been let go: its money has come after all. Throws CONFLICT where it has none left, or its person has used it since. */
export async function takeAgain(writing: Writing, billingSessionId: string): Promise<void> {
  const { query } = writing
  const { rows } = await query({
    text: 'update coupon_uses set released_at = null where billing_session_id = $1 and released_at is not null returning coupon_id as "couponId"',
    values: [billingSessionId],
  })
  for (const { couponId } of rows) {
    const counted = await query({ text: `${countOne} and c.id = $1 returning ${isLast}`, values: [couponId] })
    if (!counted.rows.length) throw usedUp()
    if (counted.rows[0]?.isLast) await mirrored(writing, couponId as string)
  }
}
