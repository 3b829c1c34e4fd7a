import { signedIn } from '../../kernel/context'
import { notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { list, row } from '../../kernel/read/lists'
import { selectionOf } from '../../kernel/read/selection'
import { billingSessionCreate } from '../billing-session/billingSessionCreate'
import { billingSessionUpdate } from '../billing-session/billingSessionUpdate'
import { checkout } from '../billing-session/checkout'
import { sales } from '../billing-session/sales'
import { discount } from './discount'
import { walletWithdraw } from './walletWithdraw'

const wallet: Operation<'wallet'> = async ({ userId }, context, info) => {
  const found = await context.reader.find('Wallet', userId ?? signedIn(context).id, selectionOf(info), 'userId')
  if (!found) throw notFound('Wallet')
  return found
}

export const walletOperations = {
  billingSession: row('BillingSession'),
  billingSessionCreate,
  billingSessions: list('BillingSession'),
  billingSessionUpdate,
  checkout,
  discount,
  sales,
  transactions: list('Transaction'),
  wallet,
  walletWithdraw,
}
