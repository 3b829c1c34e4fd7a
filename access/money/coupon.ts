import { allow, audiences, noun } from '../rule'
import { holds } from '../viewer'

const fields = audiences('Coupon', {
  reader: [
    'id',
    'externalId',
    'name',
    'code',
    'amountOff',
    'percentOff',
    'currency',
    'duration',
    'durationInMonths',
    'maxRedemptions',
    'timesRedeemed',
    'minimumAmount',
    'itemTypes',
    'from',
    'until',
    'metadata',
    'valid',
    'insertedAt',
  ],
})

export const coupon = noun({
  operations: {
    coupons: 'manage_billing',
    coupon: 'manage_billing',
    couponCreate: 'manage_billing',
    couponUpdate: 'manage_billing',
    couponDelete: 'manage_billing',
  },
  fields: { Coupon: fields },
  rules: (viewer) => (holds(viewer, 'manage_billing') ? allow(['read', 'create', 'update', 'delete'], 'Coupon') : []),
})
