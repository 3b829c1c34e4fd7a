import { and, eq, lte, ne, or } from 'drizzle-orm'
import { followPayments } from '../../identity/user/payment-status'
import { signedIn } from '../../kernel/context'
import { newId } from '../../kernel/database/columns'
import { conflict } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { once } from '../../kernel/write/once'
import { type Writing, write } from '../../kernel/write/write'
import { lockWallet, move, revenue } from '../../money/ledger'
import { tellIfLow } from '../../money/letters'
import { libraryPermissions } from '../library-permission/table'
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
      const held = await give(writing, args.bundleId, buyerId, bundle)
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

interface Lasting {
  accessDuration: number | null
  accessDurationUnit: 'day' | 'week' | 'month' | 'year'
}

/** Gives the permission, or renews one whose time is over. Its time begins at the first opening. */
async function give(writing: Writing, bundleId: string, userId: string, lasting: Lasting): Promise<string> {
  const { orm } = writing
  const terms = {
    status: 'pending' as const,
    duration: lasting.accessDuration,
    durationUnit: lasting.accessDurationUnit,
    from: null,
    until: null,
    type: 'purchase' as const,
    royalty: true,
    insertedAt: writing.now,
  }
  const [made] = await orm
    .insert(libraryPermissions)
    .values({ id: newId(), bundleId, userId, ...terms })
    .onConflictDoNothing()
    .returning({ id: libraryPermissions.id })
  const [held] = made
    ? [made]
    : await orm
        .update(libraryPermissions)
        .set(terms)
        .where(
          and(
            eq(libraryPermissions.bundleId, bundleId),
            eq(libraryPermissions.userId, userId),
            or(
              eq(libraryPermissions.status, 'expired'),
              and(ne(libraryPermissions.status, 'revoked'), lte(libraryPermissions.until, writing.now)),
            ),
          ),
        )
        .returning({ id: libraryPermissions.id })
  if (!held) throw alreadyHeld()
  writing.changed('LibraryPermission', held.id, made ? 'created' : 'updated')
  return held.id
}
