import { followPayments } from '../../identity/user/payment-status'
import { signedIn } from '../../kernel/context'
import { conflict } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { once } from '../../kernel/write/once'
import { write } from '../../kernel/write/write'
import { lockWallet, move, revenue } from '../../money/ledger'
import { tellIfLow } from '../../money/letters'
import { letIn } from '../library-permission/let-in'
import { alreadyHeld, buyerOf, forSale, priced } from './price'

/** Pays and gives the permission in one transaction; the wallet's lock lets one purchase of a person be made at a time. */
export const bundleBuy: Operation<'bundleBuy'> = async ({ idempotencyKey, ...args }, context, info) => {
  const buyerId = buyerOf(context, args.userId)
  const intent = { actorId: signedIn(context).id, key: idempotencyKey, operation: 'bundleBuy', request: args }
  return write(context, async (writing) => {
    const permissionId = await once(writing, intent, async () => {
      const wallet = await lockWallet(writing, buyerId)
      const bundle = await forSale(writing, args.bundleId, buyerId)
      const quote = priced(bundle.price, wallet)
      if (typeof args.price === 'number' && args.price !== quote.total)
        throw conflict('The price has changed. Please look at it again.', { field: 'price', current: quote.total })
      const [held] = await letIn(writing, {
        userId: buyerId,
        bundleIds: [args.bundleId],
        type: 'purchase',
        royalty: true,
        takenBack: false,
      })
      if (!held) throw alreadyHeld()
      if (quote.total > 0) {
        await move(writing, {
          userId: buyerId,
          type: 'purchase',
          description: bundle.title,
          amount: -quote.total,
          against: revenue,
          item: { type: 'bundle', id: args.bundleId },
          quote,
        })
        await tellIfLow(writing, context, buyerId, quote.total)
      } else await followPayments(writing, buyerId, 'trial')
      return held
    })
    return writing.reader.one('LibraryPermission', permissionId, selectionOf(info))
  })
}
