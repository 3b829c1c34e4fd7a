import { listOf, offOf, packagePrice, sharesOf } from '../../../rules/money/package-price'
import { takenOff } from '../../../rules/money/priced'
import type { PackageRenewal, PackageStatus } from '../../../schema/generated/types'
import { conflict, notFound } from '../../kernel/errors'
import { nameOf } from '../../kernel/spoken'
import { bestLowering, type Lowering } from '../lowering'
import { type Asking, type Offer, type OfferedPart, type Sold, soldAs } from '../sold'
import { partsSql } from './packed'
import { offeredParts, type PackageRow } from './price'

interface Row extends PackageRow {
  title: string
  status: PackageStatus
  renews: PackageRenewal
  /** Whether the buyer's subscription to it goes on. */
  subscribed: boolean
  /** The end of the time in which unused parts come back. */
  until: Date
}

const text =
  () => `select p.title, p.status, p.renews, p.credits, p.price, p.discount, p.discount_unit as "discountUnit", ${partsSql('p')} as goods,
    exists (select from billing_subscriptions s where s.package_id = p.id and s.user_id = $3 and s.status <> 'ended') as subscribed,
    $2::timestamptz + (p.access_duration || ' ' || p.access_duration_unit)::interval as until
  from billing_packages p where p.id = $1`

/** How packages are sold: their parts are given by those who sell them singly. */
export const soldPackage: Sold = {
  async offer(asking, { id, buyerId }) {
    const { rows } = await asking.query({ name: 'package_offer', text: text(), values: [id, asking.now, buyerId] })
    const row = rows[0] as unknown as Row | undefined
    if (!row || row.status === 'draft') throw notFound(nameOf('BillingPackage'))
    if (row.status !== 'active') throw conflict('This package is no longer on sale.')
    await refuseParts(asking, offeredParts(row), buyerId)
    if (row.renews !== 'once') return subscriptionOf(row, row.renews)
    const isHeld = await heldOf(asking, offeredParts(row), buyerId)
    return onceOf(row, isHeld, await bestLowering(asking, { buyerId, type: 'package' }, listOf(row)))
  },
}

/** A package that is paid once, for a buyer who has some of its parts already, and whose group may take more off. Throws CONFLICT where that is all. */
export function onceOf(
  row: PackageRow & Pick<Row, 'title' | 'until'>,
  isHeld: readonly boolean[],
  lowering: Lowering | null = null,
): Offer {
  const parts = offeredParts(row)
  const given = parts.filter((_, at) => !isHeld[at])
  if (!given.length) throw conflict('You have all of this package already.')
  const { title, until } = row
  // What the buyer has is not sold to them again, nor its share of the price.
  const list = listOf(row)
  const isGroups = lowering !== null && takenOff(list, lowering.reduction) > offOf(row)
  const price = isGroups ? list - takenOff(list, lowering.reduction) : packagePrice(row)
  const own = isGroups ? [{ by: 'group' as const, reduction: lowering.reduction }] : ownOf(row)
  const shares = sharesOf(price, parts).filter((_, at) => isHeld[at])
  const value = shares.reduce((all, share) => all + share, 0)
  return {
    ...{ name: title, list, parts: given, giveBackUntil: until },
    own: [...own, { by: 'held', reduction: { unit: 'amount', value } }],
  }
}

const ownOf = ({ discount, discountUnit }: PackageRow): NonNullable<Offer['own']> => [
  { by: 'package', reduction: { unit: discountUnit, value: discount ?? 0 } },
]

/** A package that renews: it costs the same for all, since what a buyer has now may end before it does. */
export function subscriptionOf(
  row: PackageRow & Pick<Row, 'title' | 'subscribed'>,
  renews: NonNullable<Offer['renews']>,
): Offer {
  if (row.subscribed) throw conflict('You have this already. It renews by itself.')
  return { name: row.title, list: listOf(row), parts: offeredParts(row), own: ownOf(row), giveBackUntil: null, renews }
}

/** A package is sold whole: what it can give nobody any more keeps it from being bought. */
async function refuseParts(asking: Asking, parts: readonly OfferedPart[], buyerId: string) {
  for (const { type, typeId } of parts) if (typeId) await soldAs(type, asking).refuse?.(asking, { id: typeId, buyerId })
}

/** Which parts the buyer has already. */
async function heldOf(asking: Asking, parts: readonly OfferedPart[], buyerId: string): Promise<boolean[]> {
  const held: boolean[] = []
  for (const { type, typeId } of parts)
    held.push((typeId && (await soldAs(type, asking).isHeld?.(asking, { id: typeId, buyerId }))) || false)
  return held
}
