import { signedIn } from '../../kernel/context'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { once } from '../../kernel/write/once'
import { write } from '../../kernel/write/write'
import { buyFromWallet } from '../../money/sale/buy'
import { buyerOf } from './buyer'

/** Pays and gives the permission in one transaction. */
export const bundleBuy: Operation<'bundleBuy'> = async ({ idempotencyKey, ...args }, context, info) => {
  const buyerId = buyerOf(context, args.userId)
  const intent = { actorId: signedIn(context).id, key: idempotencyKey, operation: 'bundleBuy', request: args }
  return write(context, async (writing) => {
    const permissionId = await once(writing, intent, async () => {
      const items = [{ type: 'bundle' as const, typeId: args.bundleId }]
      await buyFromWallet(writing, context, {
        ...{ buyerId, items, promoCode: args.promoCode ?? null, seen: args.price ?? null },
      })
      const { rows } = await writing.query({
        text: 'select id from library_permissions where bundle_id = $1 and user_id = $2',
        values: [args.bundleId, buyerId],
      })
      return String(rows[0]?.id)
    })
    return writing.reader.one('LibraryPermission', permissionId, selectionOf(info))
  })
}
