import type { BillingDocumentKind } from '../../../schema/generated/types'

export const paperWords: Record<BillingDocumentKind, string> = {
  invoice: 'Invoice',
  credit_note: 'Credit note',
  receipt: 'Receipt',
}
