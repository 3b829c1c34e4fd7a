import { reductionWord } from '../../../../rules/money/reduction-words'
import type { ChargeQuery } from '../wallet.documents'

type Charge = ChargeQuery['charge']

/** A row from the price to the cost. */
export interface PriceStep {
  key: string
  label: string
  pence: number
  /** Percent of the price at which its bar begins and ends. */
  from: number
  until: number
  /** What is there by then, or what is taken off it. */
  kind: 'whole' | 'less'
}

/** From the price to what was paid, and to what it cost in the end. */
export function priceSteps({ list, reductions, credits, refunds, transaction, cost }: Charge): PriceStep[] {
  const paid = -transaction.amount
  const whole = Math.max(1, list ?? paid)
  const percent = (pence: number) => (100 * Math.max(0, pence)) / whole
  const steps: PriceStep[] = []
  let left = list ?? paid
  const reach = (key: string, label: string, pence: number) =>
    steps.push({ key, label, pence, from: 0, until: percent(pence), kind: 'whole' })
  const take = (key: string, label: string, pence: number) => {
    steps.push({ key, label, pence: -pence, from: percent(left - pence), until: percent(left), kind: 'less' })
    left -= pence
  }
  if (list !== null) reach('list', 'Price', list)
  for (const { by, amount } of reductions) take(by, reductionWord(by), amount)
  if (credits > 0) take('credits', 'Credits that stay in your wallet', credits)
  reach('paid', 'Paid', paid)
  for (const { id, description, amount } of refunds) take(id, description, amount)
  if (refunds.length > 0) reach('cost', 'Cost in the end', cost)
  return steps
}
