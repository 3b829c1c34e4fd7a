import type { CreditKind } from '../../../schema/generated/types'
import { signedIn } from '../../kernel/context'
import { forbidden, invalid, notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { once } from '../../kernel/write/once'
import { type Writing, write } from '../../kernel/write/write'
import { adjustment, lockWallet, move, revenue, type SchoolAccount } from '../ledger'
import { tellOfCredit } from '../letters'
import { pounds } from '../pounds'

/** Pence. */
const MOST = 1_000_000
const LONGEST_REASON = 200

/** The other side of each kind in the books. */
const sources: Record<CreditKind, SchoolAccount> = {
  topup: { kind: 'gateway', name: 'manual' },
  bonus: adjustment,
  refund: revenue,
  adjustment,
}

export const walletCredit: Operation<'walletCredit'> = async (
  { userId, kind, amount, reason, idempotencyKey },
  context,
  info,
) => {
  const viewer = signedIn(context)
  if (userId === viewer.id) throw forbidden('You cannot credit your own wallet.')
  const description = checked(kind, amount, reason)
  const request = { userId, kind, amount, description }
  return write(context, async (writing) => {
    const walletId = await once(
      writing,
      { actorId: viewer.id, key: idempotencyKey, operation: 'walletCredit', request },
      async () => {
        const wallet = await lockWallet(writing, userId)
        await refuseDeleted(writing, userId)
        if (kind === 'refund') await refuseMoreThanPaid(writing, userId, amount)
        await move(writing, { userId, type: kind, description, amount, against: sources[kind] })
        await tellOfCredit(writing, context, userId, { kind, amount, reason: description })
        return wallet.id
      },
    )
    return writing.reader.one('Wallet', walletId, selectionOf(info))
  })
}

/** The reason as it is kept. Throws VALIDATION. */
function checked(kind: CreditKind, amount: number, reason: string): string {
  if (amount === 0) throw invalid('amount', 'Must not be nothing.')
  if (amount < 0 && kind !== 'adjustment') throw invalid('amount', 'Only an adjustment takes credit away.')
  if (Math.abs(amount) > MOST) throw invalid('amount', `At most ${pounds(MOST)} at once.`)
  const text = reason.trim()
  if (!text) throw invalid('reason', 'Field is required')
  if (text.length > LONGEST_REASON) throw invalid('reason', `Please use at most ${LONGEST_REASON} characters.`)
  return text
}

async function refuseDeleted({ query }: Writing, userId: string) {
  const { rows } = await query({
    text: 'select archived_at as "archivedAt" from users where id = $1',
    values: [userId],
  })
  if (rows[0]?.archivedAt) throw notFound('User')
}

/** Refuses a refund of more than the person has paid for something and not got back. The wallet is locked, so no other refund comes between. */
export async function refuseMoreThanPaid({ query }: Writing, userId: string, amount: number) {
  const { rows } = await query({
    text: `select coalesce(-sum(amount), 0)::int as paid from transactions where user_id = $1 and type in ('purchase', 'refund', 'fee')`,
    values: [userId],
  })
  const paid = Math.max(0, Number(rows[0]?.paid))
  if (amount > paid)
    throw invalid(
      'amount',
      paid === 0
        ? 'Nothing was paid that is not given back already. A bonus needs no payment.'
        : `At most ${pounds(paid)}: that was paid and not given back.`,
    )
}
