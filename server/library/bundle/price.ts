import { and, eq } from 'drizzle-orm'
import { holds } from '../../../access/viewer'
import { type Context, signedIn } from '../../kernel/context'
import { conflict, forbidden, notFound } from '../../kernel/errors'
import type { Reader } from '../../kernel/read/read'
import { nameOf } from '../../kernel/spoken'
import type { Writing } from '../../kernel/write/write'
import { discountOf } from '../../money/prices'
import { libraryPermissions } from '../library-permission/table'

/** Who gets a bundle: the caller, or another for staff with manage_billing. Throws FORBIDDEN. */
export function buyerOf(context: Context, userId: string | null | undefined): string {
  const viewer = signedIn(context)
  if (!userId || userId === viewer.id) return viewer.id
  if (!holds(viewer, 'manage_billing')) throw forbidden()
  return userId
}

const asked = {
  title: {},
  status: {},
  visibility: {},
  price: {},
  accessDuration: {},
  accessDurationUnit: {},
} as const

interface ForSale {
  title: string
  price: number
  accessDuration: number | null
  accessDurationUnit: 'day' | 'week' | 'month' | 'year'
}

/** A bundle that this buyer can buy. Throws NOT_FOUND, CONFLICT: not for sale, or held already. */
export async function forSale(
  { reader, orm, now }: { reader: Reader; orm: Writing['orm']; now: Date },
  bundleId: string,
  buyerId: string,
): Promise<ForSale> {
  const bundle = await reader.find('Bundle', bundleId, asked)
  if (!bundle) throw notFound(nameOf('Bundle'))
  if (bundle.visibility === 'restricted') throw conflict('This is open to those who were let in. Ask for access.')
  if (bundle.status !== 'published' || bundle.visibility === 'private') throw conflict('This is not for sale.')
  const [held] = await orm
    .select({ status: libraryPermissions.status, until: libraryPermissions.until })
    .from(libraryPermissions)
    .where(and(eq(libraryPermissions.bundleId, bundleId), eq(libraryPermissions.userId, buyerId)))
  if (held?.status === 'revoked') throw conflict('Your access to this was taken back. Please ask the school.')
  if (held && held.status !== 'expired' && !(held.until && held.until <= now)) throw alreadyHeld()
  return bundle as unknown as ForSale
}

export const alreadyHeld = () => conflict('You have this already.')

/** What a bundle costs with a wallet's discount. */
export function priced(price: number, wallet: { discount: number; balance: number }) {
  const discount = discountOf(price, wallet.discount)
  const total = price - discount
  return {
    price,
    discount,
    total,
    balance: wallet.balance,
    balanceAfter: wallet.balance - total,
    missing: Math.max(0, total - wallet.balance),
  }
}
