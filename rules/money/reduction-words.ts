import type { PriceReducer } from '../../schema/generated/types'

/** Why a price is lower, for whoever pays it; a coupon also has its name. */
export const reductionWord = (by: PriceReducer): string =>
  ({
    author: 'Discount by its authors',
    package: 'Package discount',
    held: 'What you have already',
    group: 'Discount of your group',
    coupon: 'Code',
    wallet: 'Your discount',
  })[by]
