import { signedIn } from '../../kernel/context'
import { newId } from '../../kernel/database/columns'
import { invalid, notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { once } from '../../kernel/write/once'
import { write } from '../../kernel/write/write'
import { pricedItems, totalOf } from '../billing'
import { billingSessions } from './table'

export const billingSessionCreate: Operation<'billingSessionCreate'> = async (
  { userId, mode, gateway, items: asked, idempotencyKey },
  context,
  info,
) => {
  if (gateway !== 'manual')
    throw invalid('gateway', 'Staff record manual payments only; people open the others themselves.')
  if (mode !== 'payment') throw invalid('mode', 'Only single payments are recorded here.')
  const items = pricedItems(asked)
  const amount = totalOf(items)
  return write(context, async (writing) => {
    const { rows } = await writing.query({
      text: 'select 1 from accounts a join users u on u.id = a.user_id where u.id = $1 and u.archived_at is null',
      values: [userId],
    })
    if (!rows.length) throw notFound('User')
    const request = { userId, gateway, asked }
    const id = await once(
      writing,
      { actorId: signedIn(context).id, key: idempotencyKey, operation: 'billingSessionCreate', request },
      async () => {
        const made = newId()
        const stamps = { createdAt: writing.now, insertedAt: writing.now, updatedAt: writing.now }
        await writing.orm.insert(billingSessions).values({
          id: made,
          userId,
          gateway,
          mode,
          items,
          lineItems: items,
          amountSubtotal: amount,
          amountTotal: amount,
          ...stamps,
        })
        writing.changed('BillingSession', made, 'created')
        return made
      },
    )
    return writing.reader.one('BillingSession', id, selectionOf(info))
  })
}
