import { percentOf } from '../../../rules/money/percent'
import { signedIn } from '../../kernel/context'
import { invalid, notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'

const asked = { discount: {} }

/** Open to everyone who may see the wallet. */
export const discount: Operation<'discount'> = async ({ userId, amount }, context) => {
  if ((amount ?? 0) < 0) throw invalid('amount', 'Must not be below zero.')
  const wallet = await context.reader.find('Wallet', userId ?? signedIn(context).id, asked, 'userId')
  if (!wallet) throw notFound('Wallet')
  const percent = wallet.discount as number
  const saved = percentOf(amount ?? 0, percent)
  return { percent, amount: saved, total: (amount ?? 0) - saved }
}
