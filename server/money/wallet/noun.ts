import { signedIn } from '../../kernel/context'
import { conflict, insufficientFunds, invalid, notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { noun } from '../../kernel/noun'
import { list } from '../../kernel/read/lists'
import { fields, selectionOf } from '../../kernel/read/selection'
import { anyChange } from '../../kernel/realtime/feed'
import { adjustment, lockWallet, move, openWallet } from '../ledger'
import { createBooksCheck } from './books-check'
import { charge } from './charge'
import { discount } from './discount'
import { soldTopUp } from './sold'
import { statementRoutes, statementUrl } from './statement-routes'
import { wallet as entity, transaction } from './table'
import { walletCredit } from './walletCredit'
import { walletMonths } from './walletMonths'
import { walletUpdate } from './walletUpdate'
import { walletWithdraw } from './walletWithdraw'

const read: Operation<'wallet'> = async ({ userId }, context, info) => {
  const found = await context.reader.find('Wallet', userId ?? signedIn(context).id, selectionOf(info), 'userId')
  if (!found) throw notFound('Wallet')
  return found
}

export const wallet = noun({
  entities: [entity, transaction],
  sold: { topup: soldTopUp },
  operations: {
    charge,
    discount,
    transactions: list('Transaction'),
    wallet: read,
    walletCredit,
    walletMonths,
    walletUpdate,
    walletWithdraw,
  },
  fields: { Wallet: { statementUrl } },
  routes: [statementRoutes],
  feeds: { walletUpdated: { sends: 'row', type: 'Wallet', kinds: anyChange, owner: 'userId' } },
  constraints: {
    wallet_not_negative: () => insufficientFunds(0),
    refund_within_payment: () => invalid('amount', 'This gives back more than was paid.'),
  },
  whenDue: createBooksCheck,
  accountMade: openWallet,
  erasure: {
    // Refuses unless the person gives up the exact balance, so that no money is lost by mistake.
    async refuse(writing, { userId, giveUpBalance }) {
      const { balance } = await lockWallet(writing, userId)
      if (balance !== giveUpBalance)
        throw conflict('There is money in your wallet. Spend it, ask for it back, or give up all of it.', {
          field: 'giveUpBalance',
          balance,
        })
    },
    // Keeps the wallet and its transactions without the person's name, because tax law asks for them.
    async erase(writing, { userId }) {
      const { balance } = await lockWallet(writing, userId)
      if (balance > 0)
        await move(writing, {
          userId,
          type: 'adjustment',
          description: () => 'Given up with the account',
          amount: -balance,
          against: adjustment,
        })
    },
  },
  exported: {
    transactions: [
      'Transaction',
      fields('insertedAt', 'type', 'description', 'amount', 'status', 'balanceAfter', 'sessionId'),
    ],
  },
  unwatched: {
    accounts: 'balances move by transactions, which are watched',
    entries: 'the postings of transactions, which are watched',
  },
  outOfReach: {
    accounts_house: 'opened if it is not there',
    accounts_userId_unique: 'opened if it is not there',
  },
})
