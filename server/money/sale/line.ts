import type { PricedLine } from '../../../rules/money/priced'
import type { BillingItemType } from '../../../schema/generated/types'
import type { OfferedPart } from '../sold'

/** A part of a line, with its share of what is paid for the line. */
export interface SoldPart extends OfferedPart {
  share: number
}

/** A line of a purchase, as it is kept with it. */
export interface SaleLine extends PricedLine {
  type: BillingItemType
  typeId: string | null
  name: string
  parts: SoldPart[]
  /** ISO 8601. */
  giveBackUntil: string | null
  detail?: string | undefined
  policy?: string | undefined
}

export const sumOf = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + each, 0)

/** The money and the credits of a line that stay in the wallet. */
export const creditsOf = ({ parts }: Pick<SaleLine, 'parts'>) => {
  const credits = parts.filter(({ type }) => type === 'topup')
  return { paid: sumOf(credits.map(({ share }) => share)), credits: sumOf(credits.map(({ list }) => list)) }
}

/** The line of a top-up without any reduction. */
export const topUpLine = (amount: number, name = 'Wallet top-up'): SaleLine => ({
  ...{ key: '00', type: 'topup', typeId: null, name, list: amount, reductions: [], total: amount },
  parts: [{ type: 'topup', typeId: null, name, list: amount, share: amount }],
  giveBackUntil: null,
})
