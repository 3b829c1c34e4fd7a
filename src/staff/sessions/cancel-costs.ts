import type { Foreseen } from '../../admin/bulk/works'
import { CancelQuote } from '../../parts/calendar/calendar.documents'
import { request } from '../../providers/api/client'
import { withRetries } from '../../providers/api/retry'
import { formatMoney } from '../../ui/money/money'
import { byFew } from './by-few'

/** What goes back to each candidate if staff cancel these sessions now, by the policy of each booking. */
export async function cancelCosts(ids: readonly string[]): Promise<Foreseen> {
  const quotes = await byFew(ids, (id) => withRetries(() => request(CancelQuote, { id })))
  const backs = quotes.map(([id, { sessionQuote }]) => ({ id, back: Math.max(0, -sessionQuote.total) }))
  const sum = backs.reduce((total, { back }) => total + back, 0)
  return {
    notes: Object.fromEntries(
      backs.map(({ id, back }) => [id, back > 0 ? `${formatMoney(back)} back` : /* text */ 'Nothing was paid']),
    ),
    sum: sum > 0 ? `${formatMoney(sum)} go back to the wallets of the candidates.` : 'Nothing was paid for them.',
  }
}
