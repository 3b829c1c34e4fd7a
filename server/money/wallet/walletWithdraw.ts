import { isOneself } from '../../../access/about-oneself'
import { signedIn } from '../../kernel/context'
import { forbidden, invalid } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { once } from '../../kernel/write/once'
import { write } from '../../kernel/write/write'
import { adjustment, lockWallet, move } from '../ledger'

export const walletWithdraw: Operation<'walletWithdraw'> = async (
  { userId, amount, description, idempotencyKey },
  context,
  info,
) => {
  if (isOneself(signedIn(context), userId)) throw forbidden('You cannot withdraw from your own wallet.')
  if (amount <= 0) throw invalid('amount', 'Must be more than zero.')
  const request = { userId, amount, description }
  return write(context, async (writing) => {
    const walletId = await once(
      writing,
      { actorId: signedIn(context).id, key: idempotencyKey, operation: 'walletWithdraw', request },
      async () => {
        const wallet = await lockWallet(writing, userId)
        await move(writing, {
          userId,
          type: 'adjustment',
          description,
          amount: -amount,
          against: adjustment,
        })
        return wallet.id
      },
    )
    return writing.reader.one('Wallet', walletId, selectionOf(info))
  })
}
