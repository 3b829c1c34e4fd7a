import { isSameVat, noVat, type VatCategory } from '../../../rules/money/vat'
import type { BillingItemType, VatTreatment } from '../../../schema/generated/types'
import type { Services } from '../../kernel/context'
import type { Connection } from '../../kernel/database/database'

declare module '../../kernel/noun' {
  interface Noun {
    /** When something of a kind of item is on sale, as a condition in SQL. */
    onSale?: Readonly<Partial<Record<BillingItemType, string>>>
  }
}

/** The VAT of each kind of item, as the operator has set it. */
export type VatRules = ReadonlyMap<BillingItemType, VatCategory>

export interface KeptRule {
  kind: BillingItemType
  treatment: VatTreatment
  /** Percent; null unless prices include it. */
  rate: number | null
}

/** The operator's rules as they apply: without a VAT number nothing has VAT. */
export const rulesOf = (vatNumber: string | null, kept: readonly KeptRule[]): VatRules =>
  new Map(vatNumber ? kept.map(({ kind, treatment, rate }) => [kind, { treatment, rate: rate ?? 0 }]) : [])

export async function vatRules({ query }: Pick<Connection, 'query'>): Promise<VatRules> {
  const { rows } = await query({
    name: 'vat_rules',
    text: 'select vat_number as "vatNumber", vat_rules as kept from sellers',
    values: [],
  })
  const [seller] = rows as unknown as { vatNumber: string | null; kept: KeptRule[] }[]
  return rulesOf(seller?.vatNumber ?? null, seller?.kept ?? [])
}

export const vatOf = (rules: VatRules, kind: BillingItemType): VatCategory => rules.get(kind) ?? noVat

type Asking = Pick<Connection, 'query'> & Pick<Services, 'nouns'>

/** The kinds of items of which something is on sale now, in the order of their names. */
export async function kindsOnSale({ query, nouns }: Asking): Promise<BillingItemType[]> {
  const conditions = Object.entries(Object.assign({}, ...nouns.map(({ onSale }) => onSale)) as Record<string, string>)
  const kinds = conditions.map(([kind, condition]) => `case when ${condition} then '${kind}' end`).toSorted()
  const { rows } = await query({
    name: 'kinds_on_sale',
    text: `select array_remove(array[${kinds.join(', ')}]::text[], null) as kinds`,
    values: [],
  })
  return (rows[0]?.kinds ?? []) as BillingItemType[]
}

/**
 * The VAT of credits when they are bought: that of all that they can buy, if it is the same. Null: it is not known before they are spent, or there is none.
 * Source: Value Added Tax Act 1994, schedule 10B: a voucher is of a single purpose if what it buys, and so its VAT, is known when it is issued.
 */
export async function vatOfCredits(asking: Asking): Promise<VatCategory | null> {
  const rules = await vatRules(asking)
  if (!rules.size) return null
  const [first, ...others] = (await kindsOnSale(asking)).map((kind) => vatOf(rules, kind))
  const isKnown = first?.treatment === 'included' && others.every((each) => isSameVat(first, each))
  return isKnown ? first : null
}
