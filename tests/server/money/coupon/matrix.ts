import { newId } from '../../../../server/kernel/database/columns'
import { coupons } from '../../../../server/money/coupon/table'
import type { TestApp } from '../../../build'
import { sheet } from '../../access/matrix/table'

export const matrix = sheet(
  `
operation     anonymous        unconfirmed  disabled  student    another    tutor      unassigned  staff      supervisor  admin
coupons       unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  all         all    | all: manage_billing
coupon        unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok     | ok: manage_billing
couponCreate  unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok     | ok: manage_billing
couponUpdate  unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok     | ok: manage_billing
couponDelete  unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok     | ok: manage_billing
`,
  {
    coupon: ({ couponId }) => ({ id: couponId }),
    couponCreate: () => ({ name: 'A coupon', percentOff: 10, currency: 'gbp' }),
    couponUpdate: ({ couponId }) => ({ id: couponId, name: 'Renamed', currency: 'gbp' }),
    couponDelete: ({ couponId }) => ({ id: couponId }),
  },
  makeCoupon,
)

async function makeCoupon({ services: { database } }: TestApp) {
  const couponId = newId()
  await database.orm.insert(coupons).values({ id: couponId, name: 'Launch', code: 'LAUNCH10', percentOff: 10 })
  return { couponId }
}
