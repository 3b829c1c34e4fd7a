import { type VatCategory, vatIn } from '../../../rules/money/vat'
import type { BillingItemType, PriceReducer } from '../../../schema/generated/types'
import type { Portion } from '../vat/portions'

/** What lowers a price on a document, or leaves a part of it out. */
export type Lowered = PriceReducer | 'credits' | 'bonus' | 'vatPaid'

/** A line of a document; its amounts are in pence, and those of all lines add up to the document's. */
export interface DocumentLine extends VatCategory {
  /** A thing that was sold. */
  name?: string
  /** What it was a part of. */
  detail?: string | undefined
  /** What lowers the price. */
  by?: Lowered
  /** With VAT. */
  gross: number
  vat: number
}

type Step = Pick<DocumentLine, 'name' | 'detail' | 'by'> & { amount: number }

/** A price as it was quoted: of what was sold, or of a session. */
export type Quoted =
  | {
      list: number
      total: number
      reductions: readonly { by: PriceReducer; amount: number }[]
      parts: readonly { type: BillingItemType; name: string; share: number }[]
    }
  | { price: number; discount: number; total: number }

const sum = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + each, 0)
const grossOf = (portions: readonly Portion[]) => sum(portions.map(({ gross }) => gross))

type Named = { name: string; detail?: string | undefined }

/** From the price to what was paid, for a sale of one kind of item. */
function stepsOf(sold: Named, paid: number, quoted: Quoted | null): Step[] {
  if (!quoted) return [{ ...sold, amount: paid }]
  const steps: Step[] =
    'list' in quoted
      ? [
          { ...sold, amount: quoted.list },
          ...quoted.reductions.map(({ by, amount }): Step => ({ by, amount: -amount })),
          { by: 'credits', amount: paid - quoted.total },
        ]
      : [
          { ...sold, amount: quoted.price },
          { by: 'wallet', amount: -quoted.discount },
        ]
  return sum(steps.map(({ amount }) => amount)) === paid ? steps : [{ ...sold, amount: paid }]
}

/** The parts of a sale of several kinds, each at what was paid for it. */
function partsOf(name: string, type: BillingItemType, paid: number, quoted: Quoted | null): Step[] {
  const parts = quoted && 'parts' in quoted ? quoted.parts.filter((part) => part.type === type && part.share > 0) : []
  const steps = parts.map(({ name: part, share }) => ({ name: part, detail: name, amount: share }))
  return sum(steps.map(({ amount }) => amount)) === paid ? steps : [{ name, amount: paid }]
}

/** Gives each step the VAT by which it changes that of the sum, so that the lines add up to it. */
function withVat(steps: readonly Step[], category: VatCategory): DocumentLine[] {
  let before = 0
  return steps.map(({ amount, ...step }) => {
    const vat = vatIn(before + amount, category) - vatIn(before, category)
    before += amount
    return { ...step, ...category, gross: amount, vat }
  })
}

/** The lines of an invoice: each price, what lowered it, and what of its VAT was due before. */
export function saleLines(sold: Named, portions: readonly Portion[], quoted: Quoted | null): DocumentLine[] {
  const types = [...new Set(portions.map(({ type }) => type))]
  return types.flatMap((type) => {
    const own = portions.filter((portion) => portion.type === type)
    const { treatment, rate } = own[0] as Portion
    const paid = grossOf(own)
    const steps = types.length === 1 ? stepsOf(sold, paid, quoted) : partsOf(sold.name, type, paid, quoted)
    const bonus = grossOf(own.filter(({ source }) => source === 'bonus'))
    const lines = withVat([...steps, { by: 'bonus', amount: -bonus }], { treatment, rate })
    const due = sum(own.filter(({ source }) => source === 'money').map(({ vat }) => vat))
    const before = sum(lines.map(({ vat }) => vat)) - due
    return [...lines, { by: 'vatPaid' as const, treatment, rate, gross: 0, vat: -before }].filter(
      ({ gross, vat, name: named }) => gross || vat || named,
    )
  })
}

/** The line of a credit note for credits that were paid back with their VAT. */
export const paidBackLines = (name: string, portions: readonly Portion[]): DocumentLine[] =>
  portions.map(({ treatment, rate, gross, vat }) => ({ name, treatment, rate, gross: -gross, vat: -vat }))

/** The lines of a credit note: what came back of what was paid, below zero. A bonus comes back apart, since it was on no invoice. */
export function creditLines(name: string, portions: readonly Portion[]): DocumentLine[] {
  const types = [...new Set(portions.filter(({ source }) => source !== 'bonus').map(({ type }) => type))]
  return types.map((type) => {
    const own = portions.filter((portion) => portion.type === type && portion.source !== 'bonus')
    const { treatment, rate } = own[0] as Portion
    const vat = sum(own.filter(({ source }) => source === 'money').map((portion) => portion.vat))
    return { name, treatment, rate, gross: -grossOf(own), vat: -vat }
  })
}
