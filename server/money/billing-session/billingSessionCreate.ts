import { signedIn } from '../../kernel/context'
import { invalid, notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { once } from '../../kernel/write/once'
import { write } from '../../kernel/write/write'
import { keepPurchase } from '../sale/keep-purchase'
import { quoteOf } from '../sale/quote'

export const billingSessionCreate: Operation<'billingSessionCreate'> = async (
  { userId, mode, gateway, items, idempotencyKey },
  context,
  info,
) => {
  if (gateway !== 'manual')
    throw invalid('gateway', 'Staff record manual payments only; people open the others themselves.')
  if (mode !== 'payment') throw invalid('mode', 'Only single payments are recorded here.')
  return write(context, async (writing) => {
    const { rows } = await writing.query({
      text: 'select 1 from accounts a join users u on u.id = a.user_id where u.id = $1 and u.archived_at is null',
      values: [userId],
    })
    if (!rows.length) throw notFound('User')
    const request = { userId, gateway, asked: items }
    const intent = { actorId: signedIn(context).id, key: idempotencyKey, operation: 'billingSessionCreate', request }
    const id = await once(writing, intent, async () => {
      const asked = { buyerId: userId, gateway, items, useCoupon: true, promoCode: null }
      const quote = await quoteOf(writing, asked)
      return keepPurchase(writing, { buyerId: userId, gateway, mode, quote, status: 'open' })
    })
    return writing.reader.one('BillingSession', id, selectionOf(info))
  })
}
