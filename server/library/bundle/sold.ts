import { takenOff } from '../../../rules/money/priced'
import type { AmountUnit, BundleType, ContentStatus, Visibility } from '../../../schema/generated/types'
import { conflict, notFound } from '../../kernel/errors'
import { nameOf } from '../../kernel/spoken'
import type { Writing } from '../../kernel/write/write'
import { bestLowering } from '../../money/lowering'
import type { Asking, Had, Offer, Sold } from '../../money/sold'
import { lend } from '../library-permission/lend'
import { letIn } from '../library-permission/let-in'

interface Row {
  name: string
  list: number
  type: BundleType
  status: ContentStatus
  visibility: Visibility
  held: 'none' | 'held' | 'revoked'
  authors: { unit: AmountUnit; value: number }[]
}

const text = `select b.title as name, b.price as list, b.type, b.status, b.visibility,
    case when p.id is null or p.status = 'expired' or p.status <> 'revoked' and (p.until <= $3 or p.type = 'subscription') then 'none' when p.status = 'revoked' then 'revoked' else 'held' end as held,
    (select coalesce(json_agg(json_build_object('unit', a.discount_unit, 'value', a.discount_amount) order by a.id), '[]')
      from bundle_authors a where a.bundle_id = b.id and a.discount_amount > 0) as authors
  from bundles b left join library_permissions p on p.bundle_id = b.id and p.user_id = $2 where b.id = $1`

const alreadyHeld = () => conflict('You have this already.')

async function offer(asking: Asking, bundleId: string | null, buyerId: string): Promise<Offer> {
  const { query, now } = asking
  const { rows } = await query({ name: 'bundle_offer', text, values: [bundleId, buyerId, now] })
  const row = rows[0] as unknown as Row | undefined
  if (row?.held === 'held') throw alreadyHeld()
  if (row?.status !== 'published' || row.visibility === 'private') throw notFound(nameOf('Bundle'))
  if (row.visibility === 'restricted') throw conflict('This is open to those who were let in. Ask for access.')
  if (row.held === 'revoked') throw conflict('Your access to this was taken back. Please ask the school.')
  const off = row.authors.reduce((left, reduction) => left - takenOff(left, reduction), row.list)
  const lowering = await bestLowering(asking, { buyerId, type: 'bundle' }, off)
  const { own = [], ...offer } = offerOf(bundleId, row)
  return { ...offer, own: [...own, ...(lowering ? [{ by: 'group' as const, reduction: lowering.reduction }] : [])] }
}

/** A bundle as it is on sale to whoever has none of it. */
export function offerOf(
  bundleId: string | null,
  { name, list, authors }: Pick<Row, 'name' | 'list' | 'authors'>,
): Offer {
  return {
    ...{ name, list },
    own: authors.map((reduction) => ({ by: 'author' as const, reduction })),
    parts: [{ type: 'bundle', typeId: bundleId, name, list }],
  }
}

/** Gives a person again what they have in another way, once the purchase that stood for it is over. */
async function giveOtherwise(writing: Writing, { id, buyerId }: Had) {
  for (const { bundleWritten } of writing.nouns) await bundleWritten?.(writing, id, buyerId)
}

/** How bundles are sold. */
export const soldBundle: Sold = {
  offer: (asking, { id, buyerId }) => offer(asking, id, buyerId),

  async grant(writing, { id, buyerId, by }) {
    const [held] = await letIn(writing, {
      ...{ userId: buyerId, bundleIds: [id], type: by, royalty: true, takenBack: false },
    })
    if (!held) throw alreadyHeld()
  },

  async lend(writing, { id, buyerId, until }) {
    await lend(writing, { bundleId: id, userId: buyerId, until })
    if (until <= writing.now) await giveOtherwise(writing, { id, buyerId })
  },

  async isHeld({ query, now }, { id, buyerId }) {
    const { rows } = await query({ name: 'bundle_offer', text, values: [id, buyerId, now] })
    return rows[0]?.held === 'held'
  },

  async takeBack(writing, { id, buyerId }) {
    const { rows } = await writing.query({
      text: `update library_permissions set status = 'expired', until = $3 where bundle_id = $1 and user_id = $2 and status in ('pending', 'active', 'paused') returning id`,
      values: [id, buyerId, writing.now],
    })
    for (const { id } of rows) writing.changed('LibraryPermission', id as string)
    await giveOtherwise(writing, { id, buyerId })
  },

  async shares({ query }, id) {
    const { rows } = await query({
      text: `select user_id as "recipientId", royalty_unit as unit, royalty_amount as "unitAmount",
          case when discount_amount > 0 then json_build_object('unit', discount_unit, 'value', discount_amount) end as discount
        from bundle_authors where bundle_id = $1 and royalty_amount > 0 order by inserted_at, id`,
      values: [id],
    })
    return rows as never
  },
}
