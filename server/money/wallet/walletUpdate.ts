import { isOneself } from '../../../access/about-oneself'
import { isPercent } from '../../../rules/money/percent'
import { signedIn } from '../../kernel/context'
import { forbidden, invalid } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { write } from '../../kernel/write/write'
import { lockWallet } from '../ledger'

export const walletUpdate: Operation<'walletUpdate'> = async ({ userId, discount }, context, info) => {
  if (isOneself(signedIn(context), userId)) throw forbidden('You cannot give yourself a discount.')
  if (!isPercent(discount)) throw invalid('discount', 'A discount is from 0 to 100 percent, with two decimals at most.')
  return write(context, async (writing) => {
    const wallet = await lockWallet(writing, userId)
    await writing.query({ text: 'update accounts set discount = $2 where id = $1', values: [wallet.id, discount] })
    // The log does not watch accounts, whose balances move by watched transactions.
    const [before, after] = [`${wallet.discount}`, `${discount}`]
    if (before !== after) await writing.noted({ record: 'accounts', id: wallet.id, field: 'discount', before, after })
    writing.changed('Wallet', wallet.id)
    return writing.reader.one('Wallet', wallet.id, selectionOf(info))
  })
}
