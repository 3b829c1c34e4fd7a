import type { CreditKind } from '../../../schema/generated/types'
import { signedIn } from '../../kernel/context'
import { forbidden, invalid, notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { once } from '../../kernel/write/once'
import { type Writing, write } from '../../kernel/write/write'
import { adjustment, lockWallet, move } from '../ledger'
import { tellOfCredit } from '../letters'
import type { SchoolAccount } from '../movement'
import { payOwed } from '../owed'
import { pounds } from '../pounds'
import { type Payment, paymentsLeft, refund } from '../refunds'
import { vatOfCredits } from '../vat/rules'

/** Pence. */
const MOST = 1_000_000

/** The other side of each kind in the books; that of a refund is the revenue, as it was of the payment. */
const sources: Record<Exclude<CreditKind, 'refund'>, SchoolAccount> = {
  topup: { kind: 'gateway', name: 'manual' },
  bonus: adjustment,
  adjustment,
}

export const walletCredit: Operation<'walletCredit'> = async (
  { userId, kind, amount, reason: description, reversesId, sessionId, idempotencyKey },
  context,
  info,
) => {
  const viewer = signedIn(context)
  if (userId === viewer.id) throw forbidden('You cannot credit your own wallet.')
  refuseAmount(kind, amount)
  if (kind !== 'refund' && (reversesId || sessionId))
    throw invalid(reversesId ? 'reversesId' : 'sessionId', 'Only a refund gives a payment back.')
  const named = { reversesId: reversesId ?? undefined, sessionId: sessionId ?? undefined }
  const request = { userId, kind, amount, description, ...named }
  return write(context, async (writing) => {
    const walletId = await once(
      writing,
      { actorId: viewer.id, key: idempotencyKey, operation: 'walletCredit', request },
      async () => {
        const wallet = await lockWallet(writing, userId)
        await refuseDeleted(writing, userId)
        if (kind === 'refund') {
          const payment = await paymentFor(writing, userId, amount, named)
          await refund(writing, payment, amount, description)
        } else
          await move(writing, {
            ...{ userId, type: kind, description, amount, against: sources[kind] },
            ...(kind === 'topup' && {
              credits: amount,
              creditsVat: await vatOfCredits(writing),
            }),
          })
        if (amount > 0) await payOwed(writing, userId)
        await tellOfCredit(writing, context, userId, { kind, amount, reason: description })
        return wallet.id
      },
    )
    return writing.reader.one('Wallet', walletId, selectionOf(info))
  })
}

function refuseAmount(kind: CreditKind, amount: number) {
  if (amount === 0) throw invalid('amount', 'Must not be nothing.')
  if (amount < 0 && kind !== 'adjustment') throw invalid('amount', 'Only an adjustment takes credit away.')
  if (Math.abs(amount) > MOST) throw invalid('amount', `At most ${pounds(MOST)} at once.`)
}

async function refuseDeleted({ query }: Writing, userId: string) {
  const { rows } = await query({
    text: 'select archived_at as "archivedAt" from users where id = $1',
    values: [userId],
  })
  if (rows[0]?.archivedAt) throw notFound('User')
}

interface Named {
  reversesId?: string | null
  sessionId?: string | null
}

/** The payment that a refund gives back: the one that is named, or the only one that is left. The wallet is locked, so no other refund comes between. */
export async function paymentFor(
  writing: Pick<Writing, 'query'>,
  userId: string,
  amount: number,
  { reversesId, sessionId }: Named,
): Promise<Payment> {
  const [payment, other] = await paymentsLeft(writing, { userId, id: reversesId, sessionId })
  if (!payment && reversesId) throw invalid('reversesId', 'This is no payment of this person.')
  if (!payment && sessionId) throw invalid('sessionId', 'No payment for this session is left to give back.')
  if (!payment?.left) throw invalid('amount', 'No payment is left to give back. A bonus needs no payment.')
  if (other && !sessionId) throw invalid('reversesId', 'Say which payment this gives back: there are several.')
  if (amount > payment.left)
    throw invalid('amount', `At most ${pounds(payment.left)}: that was paid and not given back.`)
  return payment
}
