import type { BillingItemType, CreditsVat, VatTreatment } from '../../../schema/generated/types'

export const treatmentWords: Record<VatTreatment, string> = {
  off: 'Outside VAT',
  included: 'Prices include it',
  exempt: 'Exempt',
}

const kindWords: Partial<Record<BillingItemType, string>> = {
  session: 'Sessions',
  bundle: 'Bundles of the library',
  meeting: 'Events',
  content: 'Contents',
  course: 'Courses',
  study_group: 'Study groups',
  fee: 'Fees for moving a session',
}

export const kindWord = (kind: BillingItemType): string => kindWords[kind] ?? kind

/** When the VAT of credits is due, in two sentences. */
export const creditsWords: Record<CreditsVat, { title: string; why: string }> = {
  never: {
    title: 'Nothing has VAT',
    why: 'A top-up has a receipt, and what is bought an invoice without VAT.',
  },
  bought: {
    title: 'The VAT of credits is due when they are bought',
    why: 'All that is on sale has the same VAT, so a top-up has an invoice with it, and nothing is due again when the credits are spent.',
  },
  spent: {
    title: 'The VAT of credits is due when they are spent',
    why: 'What is on sale has different VAT, so a top-up has a receipt, and the invoice of what is bought has its VAT.',
  },
}
