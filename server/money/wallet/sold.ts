import { invalid } from '../../kernel/errors'
import type { Sold } from '../sold'

/** Pence. */
const LEAST_TOPUP = 500
const MOST_TOPUP = 200_000

/** How credits are sold: for as much as they are. */
export const soldTopUp: Sold = {
  async offer(_asking, { id, amount }) {
    const pence = amount ?? 0
    if (id) throw invalid('items', 'A top-up is of nothing but an amount.')
    if (pence < LEAST_TOPUP || pence > MOST_TOPUP) throw invalid('items', 'A top-up is between £5.00 and £2,000.00.')
    const name = /* text */ 'Wallet top-up'
    return { name, list: pence, parts: [{ type: 'topup', typeId: null, name, list: pence }] }
  },
}
