import { reductionWord } from '../../../rules/money/reduction-words'
import { shownVatNumber } from '../../../rules/money/vat-number'
import type { BillingDocumentKind, PriceReducer } from '../../../schema/generated/types'
import type { AccountPaper } from '../../gateways/documents/account-paper'
import { languageTag } from '../../kernel/spoken'
import { dayText, londonText } from '../../kernel/time/when-text'
import type { DocumentLine, Lowered } from '../issue/lines'
import { sellerFoot } from '../paper-reply'
import { pounds } from '../pounds'
import type { billingDocuments } from './table'

export type KeptDocument = typeof billingDocuments.$inferSelect & {
  /** Of the invoice that it reduces. */
  reduces: { number: string; insertedAt: Date; total: number } | null
}

const money = (pence: number) => pounds(pence).replace('-', '−')

const titleOf = (kind: BillingDocumentKind): string =>
  ({ invoice: 'Invoice', credit_note: 'Credit note', receipt: 'Receipt' })[kind]

const loweredBy = (by: Lowered): string =>
  by === 'credits' || by === 'bonus' || by === 'vatPaid' ? keptApart(by) : reductionWord(by)

const keptApart = (by: Exclude<Lowered, PriceReducer>): string =>
  ({
    credits: 'Credits, which stay in your wallet',
    bonus: 'Bonus, a gift of the school',
    vatPaid: 'VAT of credits, due when they were bought',
  })[by]

const rateOf = ({ treatment, rate }: DocumentLine): string =>
  treatment === 'included' ? `${rate}%` : treatment === 'exempt' ? 'Exempt' : '–'

const sum = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + each, 0)

/** A document as it is printed, in the language that is spoken. */
export function paperOf(kept: KeptDocument): AccountPaper {
  const { kind, number, lines, seller, buyer, insertedAt } = kept
  const hasVat = Boolean(seller.vatNumber) && kind !== 'receipt'
  const title = titleOf(kind)
  return {
    ...{ title, number, lang: languageTag(), made: insertedAt },
    parties: [
      {
        label: 'From',
        name: seller.name,
        lines: seller.address?.split('\n') ?? [],
        note: seller.vatNumber && `VAT number ${shownVatNumber(seller.vatNumber)}`,
      },
      {
        label: 'To',
        name: buyer?.name || 'An account that was deleted',
        lines: [...(buyer?.address?.split('\n') ?? []), ...(buyer?.country ? [buyer.country] : [])],
      },
    ],
    facts: factsOf(kept, hasVat),
    heads: hasVat ? ['Item', 'Without VAT', 'Rate', 'VAT', 'With VAT'] : ['Item', 'Amount'],
    rows: lines.map((line) => {
      const amounts = hasVat
        ? [money(line.gross - line.vat), rateOf(line), money(line.vat), money(line.gross)]
        : [money(line.gross)]
      return { cells: [line.by ? loweredBy(line.by) : (line.name ?? ''), ...amounts], detail: line.detail }
    }),
    totals: totalsOf(kept, hasVat),
    notes: notesOf(kept),
    foot: sellerFoot(seller),
    page: (at, of) => `${number}, page ${at} of ${of}`,
  }
}

function factsOf({ kind, insertedAt, reduces }: KeptDocument, hasVat: boolean): [string, string][] {
  const day = dayText(insertedAt)
  if (kind === 'credit_note')
    return [
      ['Date', day],
      ['To invoice', reduces ? `${reduces.number}, ${dayText(reduces.insertedAt)}` : '–'],
      ['Given back', 'To the wallet'],
    ]
  const taxPoint: [string, string][] = hasVat ? [['Tax point', day]] : []
  return [['Date', day], ...taxPoint, ['Paid', 'In full']]
}

/** The VAT of each rate, as one total for each. */
function vatTotals(lines: readonly DocumentLine[]) {
  const keys = new Set(lines.filter(({ treatment }) => treatment !== 'off').map(rateOf))
  return [...keys].map((rate) => {
    const own = lines.filter((line) => rateOf(line) === rate)
    const [net, vat] = [sum(own.map((line) => line.gross - line.vat)), sum(own.map((line) => line.vat))]
    const label = own[0]?.treatment === 'exempt' ? `Exempt from VAT, ${money(net)}` : `VAT, ${rate} of ${money(net)}`
    return { label, value: money(vat), weight: 'plain' as const }
  })
}

function totalsOf({ kind, lines, net, total, insertedAt }: KeptDocument, hasVat: boolean): AccountPaper['totals'] {
  const isCredit = kind === 'credit_note'
  const paid = isCredit ? `Back in the wallet on ${londonText(insertedAt)}` : `Paid on ${londonText(insertedAt)}`
  return [
    ...(hasVat ? [{ label: 'Without VAT', value: money(net), weight: 'plain' as const }, ...vatTotals(lines)] : []),
    { label: isCredit ? 'Credited' : 'Total', value: money(total), weight: 'total' },
    { label: paid, value: money(total), weight: 'plain' },
    { label: isCredit ? 'Left to give back' : 'Left to pay', value: money(0), weight: 'strong' },
  ]
}

function notesOf({ kind, terms, seller, reduces, lines, total }: KeptDocument): string[] {
  const notes: string[] = []
  if (terms) notes.push(terms)
  if (kind === 'credit_note' && reduces)
    notes.push(`This credit note reduces invoice ${reduces.number} of ${money(reduces.total)} by ${money(-total)}.`)
  if (kind === 'receipt' && seller.vatNumber && !lines.some(({ by }) => by))
    notes.push('VAT is due when the credits are spent, and is on the invoice of what they buy.')
  if (lines.some(({ by }) => by === 'vatPaid'))
    notes.push('The VAT of the credits that paid for this is on the invoice by which they were bought.')
  if (!seller.vatNumber) notes.push('The seller is not registered for VAT.')
  return notes
}
