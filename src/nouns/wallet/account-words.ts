import type { BillingGateway, LedgerAccount } from '../../../schema/generated/types'

const gatewayWords: Record<BillingGateway, string> = {
  wallet: 'Wallet',
  stripe: 'Card, at Stripe',
  sandbox: 'Card, at the sandbox',
  manual: 'Paid to the school by hand',
}

const accountWords: Record<LedgerAccount, string> = {
  wallet: 'Your wallet',
  owed: 'What you owed',
  gateway: 'Payment',
  revenue: 'The school, sales',
  adjustment: 'The school, gifts and corrections',
  payout: 'The school, to be paid out',
  vat: 'VAT, held for HMRC',
  vat_ahead: 'VAT of credits, due when they were bought',
}

/** An account of the books, in the words of the wallet’s owner. */
export const accountWord = (account: LedgerAccount, gateway: BillingGateway | null): string =>
  gateway ? gatewayWords[gateway] : accountWords[account]
