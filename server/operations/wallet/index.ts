import { signedIn } from '../../context'
import { notFound } from '../../errors'
import { list, row } from '../../lists'
import type { Operation } from '../../operation'
import { selectionOf } from '../../read/selection'
import { billingSessionCreate } from './billingSessionCreate'
import { billingSessionUpdate } from './billingSessionUpdate'
import { checkout } from './checkout'
import { discount } from './discount'
import { sales } from './sales'
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
