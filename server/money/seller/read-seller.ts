import type { BillingItemType, CreditsVat, Seller } from '../../../schema/generated/types'
import type { Services } from '../../kernel/context'
import type { Connection } from '../../kernel/database/database'
import { kindsOnSale, vatOfCredits } from '../vat/rules'
import { sellers } from './table'

/** What can have VAT. Packages have that of their parts, and credits that of what they buy. */
export const taxable: readonly BillingItemType[] = ['session', 'bundle', 'meeting', 'content', 'course', 'fee']

/** Who sells here, as invoices show it. */
export type SellerFacts = Pick<
  typeof sellers.$inferSelect,
  'name' | 'address' | 'companyNumber' | 'vatNumber' | 'vatRules'
>

/** Before staff have set anything. */
export const unset: SellerFacts = {
  name: 'Articled',
  address: null,
  companyNumber: null,
  vatNumber: null,
  vatRules: [],
}

/** Who sells here, as papers show it. */
export async function sellerFacts({ orm }: Pick<Connection, 'orm'>): Promise<SellerFacts> {
  const { name, address, companyNumber, vatNumber, vatRules } = sellers
  const [kept] = await orm.select({ name, address, companyNumber, vatNumber, vatRules }).from(sellers)
  return kept ?? unset
}

type Asking = Pick<Connection, 'query' | 'orm'> & Pick<Services, 'nouns'>

/** Who sells here, with what follows from it now. */
export async function readSeller(asking: Asking): Promise<Seller> {
  const { vatRules, ...facts } = await sellerFacts(asking)
  const known = await vatOfCredits(asking)
  const hasVat = facts.vatNumber && vatRules.some(({ treatment }) => treatment === 'included')
  const creditsVat: CreditsVat = known ? 'bought' : hasVat ? 'spent' : 'never'
  return {
    ...facts,
    vatRules: taxable.map(
      (kind) => vatRules.find((rule) => rule.kind === kind) ?? { kind, treatment: 'off', rate: null },
    ),
    onSale: await kindsOnSale(asking),
    creditsVat,
  }
}
