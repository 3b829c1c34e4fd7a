import { listOf, packagePrice, sharesOf } from '../../../rules/money/package-price'
import type { PackageStatus } from '../../../schema/generated/types'
import { conflict, notFound } from '../../kernel/errors'
import { nameOf } from '../../kernel/spoken'
import { type Asking, type Offer, type OfferedPart, type Sold, soldAs } from '../sold'
import { partsSql } from './packed'
import { offeredParts, type PackageRow } from './price'

interface Row extends PackageRow {
  title: string
  status: PackageStatus
  /** The end of the time in which unused parts come back. */
  until: Date
}

const text =
  () => `select p.title, p.status, p.credits, p.price, p.discount, p.discount_unit as "discountUnit", ${partsSql('p')} as goods,
    $2::timestamptz + (p.access_duration || ' ' || p.access_duration_unit)::interval as until
  from billing_packages p where p.id = $1`

/** How packages are sold: their parts are given by those who sell them singly. */
export const soldPackage: Sold = {
  async offer(asking, { id, buyerId }) {
    const { rows } = await asking.query({ name: 'package_offer', text: text(), values: [id, asking.now] })
    const row = rows[0] as unknown as Row | undefined
    if (!row || row.status === 'draft') throw notFound(nameOf('BillingPackage'))
    if (row.status !== 'active') throw conflict('This package is no longer on sale.')
    const parts = offeredParts(row)
    const isHeld = await heldOf(asking, parts, buyerId)
    const given = parts.filter((_, at) => !isHeld[at])
    if (!given.length) throw conflict('You have all of this package already.')
    const { title, discount, discountUnit, until } = row
    const own: NonNullable<Offer['own']> = [{ by: 'package', reduction: { unit: discountUnit, value: discount ?? 0 } }]
    // What the buyer has is not sold to them again, nor its share of the price.
    const shares = sharesOf(packagePrice(row), parts).filter((_, at) => isHeld[at])
    const value = shares.reduce((all, share) => all + share, 0)
    return {
      ...{ name: title, list: listOf(row), parts: given, giveBackUntil: until },
      own: [...own, { by: 'held', reduction: { unit: 'amount', value } }],
    }
  },
}

/** Which parts the buyer has already. */
async function heldOf(asking: Asking, parts: readonly OfferedPart[], buyerId: string): Promise<boolean[]> {
  const held: boolean[] = []
  for (const { type, typeId } of parts)
    held.push((typeId && (await soldAs(type, asking).isHeld?.(asking, { id: typeId, buyerId }))) || false)
  return held
}
