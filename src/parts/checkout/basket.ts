import type { CheckoutItemInput } from '../../../schema/generated/types'

/** What is to be paid for, and the code that was typed for it. */
export interface Basket {
  items: CheckoutItemInput[]
  promoCode?: string | undefined
}

/** A basket as a text: two are the same purchase if their texts are. */
export const basketKey = ({ items, promoCode }: Basket): string => JSON.stringify([items, promoCode ?? ''])

export const topUpOf = (pence: number): Basket => ({ items: [{ type: 'topup', unitAmount: pence }] })
