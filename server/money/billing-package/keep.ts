import { packagePrice, partsTotal } from '../../../rules/money/package-price'
import { crud } from '../../kernel/crud/crud'
import { invalid } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import type { Writing } from '../../kernel/write/write'
import { partsSql } from './packed'
import type { PackageRow } from './price'
import { billingPackage as entity } from './table'

/** What is on sale holds something, and costs something, though no more than its parts one at a time. */
async function settle({ id }: { id: string }, { query }: Writing) {
  const { rows } = await query({
    text: `select p.status, p.credits, p.price, p.discount, p.discount_unit as "discountUnit", ${partsSql('p')} as goods from billing_packages p where p.id = $1`,
    values: [id],
  })
  const kept = rows[0] as unknown as PackageRow & { status: string }
  if (kept.status !== 'active') return
  const [price, apart] = [packagePrice(kept), partsTotal(kept)]
  if (!kept.credits && !kept.goods.length) throw invalid('status', 'Put something into it before it goes on sale.')
  if (price === 0) throw invalid('price', 'What is on sale costs something.')
  if (price > apart) throw invalid('price', 'It would cost more than its parts one at a time.')
}

const packages = crud(entity, { settle, inUse: () => 'This package has been bought. Archive it instead.' })

export const packageCreate: Operation<'billingPackageCreate'> = packages.create
export const packageUpdate: Operation<'billingPackageUpdate'> = packages.update
export const packageDelete: Operation<'billingPackageDelete'> = packages.delete
