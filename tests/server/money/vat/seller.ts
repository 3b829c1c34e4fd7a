import type { BillingItemType, VatTreatment } from '../../../../schema/generated/types'
import type { Shop } from '../sale/shop'

interface Rule {
  treatment: VatTreatment
  rate?: number
}
export const standard: Rule = { treatment: 'included', rate: 20 }
export const exempt: Rule = { treatment: 'exempt' }

export const UPDATE = `mutation ($name: String!, $address: String, $companyNumber: String, $vatNumber: String, $vatRules: [VatRuleInput!]!) {
  sellerUpdate(name: $name, address: $address, companyNumber: $companyNumber, vatNumber: $vatNumber, vatRules: $vatRules) {
    name address companyNumber vatNumber vatRules { kind treatment rate } onSale creditsVat } }`

/** Sets who sells, and the VAT of kinds of items. */
export async function sell(
  app: Pick<Shop, 'send' | 'admin'>,
  rules: Partial<Record<BillingItemType, Rule>>,
  vatNumber: string | null = 'GB 999 9999 73',
) {
  const vatRules = Object.entries(rules).map(([kind, rule]) => ({ kind, ...rule }))
  const { data, errors } = await app.send(UPDATE, { name: 'Articled Tutors Ltd', vatNumber, vatRules }, app.admin)
  if (errors) throw new Error(errors[0]?.message)
  return data.sellerUpdate
}
