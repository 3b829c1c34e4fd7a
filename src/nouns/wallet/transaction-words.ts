import type { TransactionStatus, TransactionType } from '../../../schema/generated/types'
import type { IconName } from '../../ui/action/icon-paths'

export const typeWords: Record<TransactionType, string> = {
  topup: 'Top-up',
  purchase: 'Purchase',
  refund: 'Refund',
  royalty: 'Royalty',
  payout: 'Payout',
  fee: 'Fee',
  bonus: 'Bonus',
  adjustment: 'Adjustment',
}

export const statusWords: Record<TransactionStatus, string> = {
  pending: 'Pending',
  available: 'Available',
  reversed: 'Reversed',
  failed: 'Failed',
}

/** The direction of the money, as an icon. */
export const iconOf = (amount: number): IconName => (amount >= 0 ? 'money-in' : 'money-out')

/** Whether a text from an address is a type. */
export const isTransactionType = (text: string | null): text is TransactionType =>
  text !== null && Object.hasOwn(typeWords, text)
