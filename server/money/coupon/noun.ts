import { isPercent } from '../../../rules/money/percent'
import { crud } from '../../kernel/crud/crud'
import { alreadyThere, conflict, invalid } from '../../kernel/errors'
import { noun } from '../../kernel/noun'
import { list, row } from '../../kernel/read/lists'
import { codeOf } from '../sale/coupons'
import { dropLater, mirrorCoupon, mirrorLater } from './mirror'
import { createMirroring } from './mirror-all'
import { coupon as entity } from './table'

type Values = Record<string, unknown>

function prepare(values: Values): Values {
  const { code, percentOff, duration } = values
  if (typeof percentOff === 'number' && !isPercent(percentOff))
    throw invalid('percentOff', 'A percentage is above 0, at most 100, and has two decimals at most.')
  return {
    ...values,
    ...(typeof code === 'string' && { code: codeOf(code) || null }),
    // Only what repeats has months.
    ...(typeof duration === 'string' && duration !== 'repeating' && { durationInMonths: null }),
  }
}

const coupons = crud(entity, {
  prepare,
  settle: ({ id, values: { from } }, writing, context) =>
    mirrorLater(writing, context, id, from ? new Date(from as string) : null),
  gone: ({ id, external_id: externalId }, writing, context) =>
    dropLater(writing, context, id as string, externalId as string | null),
  inUse: () => 'This coupon has been used. End it by its last day instead.',
})

export const coupon = noun({
  entities: [entity],
  operations: {
    coupons: list('Coupon'),
    coupon: row('Coupon'),
    couponCreate: coupons.create,
    couponUpdate: coupons.update,
    couponDelete: coupons.delete,
  },
  constraints: {
    coupons_code_unique: () => alreadyThere('This code is in use.', 'code'),
    coupons_one_reduction: () => invalid('amountOff', 'Give either a percentage or an amount.'),
    coupons_amount_off: () => invalid('amountOff', 'Must be more than zero.'),
    coupons_percent_off: () =>
      invalid('percentOff', 'A percentage is above 0, at most 100, and has two decimals at most.'),
    coupons_code: () => invalid('code', 'A code has 3 to 40 letters, digits and hyphens, with no hyphen at its ends.'),
    coupons_months: () => invalid('durationInMonths', 'A repeating coupon needs its number of months.'),
    coupons_months_number: () => invalid('durationInMonths', 'A coupon repeats for 1 to 36 months.'),
    coupons_uses: () => invalid('maxRedemptions', 'Must be at least 1.'),
    coupons_within_uses: () => conflict('This coupon has been used more often than that.', { field: 'maxRedemptions' }),
    coupons_minimum: () => invalid('minimumAmount', 'Must not be below zero.'),
    coupon_uses_once: () => conflict('You have used this coupon already.', { field: 'promoCode' }),
    coupons_period: () => invalid('until', 'It must be after the start.'),
  },
  erasure: {
    // The use stays, since a coupon's uses are counted; it names an account without a name.
    async erase() {},
  },
  exported: 'nothing of a person',
  whenDue: createMirroring,
  jobs: { coupon: mirrorCoupon },
  unwatched: { coupon_uses: 'follow the purchases, which are watched' },
  outOfReach: { coupon_uses_session: 'made with the purchase' },
})
