import type { Foreseen } from '../../admin/list/bulk-works'
import { CancelQuote } from '../../parts/calendar/calendar.documents'
import { request } from '../../providers/api/client'
import { withRetries } from '../../providers/api/retry'
import { formatMoney } from '../../ui/money/money'

/** So many are asked at once, to leave the server room for others. */
const AT_ONCE = 5

/** What goes back to each candidate if staff cancel these sessions now, by the policy of each booking. */
export async function cancelCosts(ids: readonly string[]): Promise<Foreseen> {
  const notes: Record<string, string> = {}
  let sum = 0
  for (let at = 0; at < ids.length; at += AT_ONCE)
    await Promise.all(
      ids.slice(at, at + AT_ONCE).map(async (id) => {
        const { sessionQuote } = await withRetries(() => request(CancelQuote, { id }))
        const back = Math.max(0, -sessionQuote.total)
        sum += back
        notes[id] = back > 0 ? `${formatMoney(back)} back` : /* text */ 'Nothing was paid'
      }),
    )
  return {
    notes,
    sum: sum > 0 ? `${formatMoney(sum)} go back to the wallets of the candidates.` : 'Nothing was paid for them.',
  }
}
