import type { AccountPaper } from '../../gateways/documents/account-paper'
import { languageTag } from '../../kernel/spoken'
import { dayText } from '../../kernel/time/when-text'
import { sellerFoot } from '../paper-reply'
import { pounds } from '../pounds'

export interface StatementRow {
  at: Date
  description: string
  amount: number
  balanceAfter: number
}

export interface Statement {
  seller: { name: string; address: string | null; companyNumber: string | null }
  owner: { name: string | null; address: string | null }
  /** The first and the last day, if it has them. */
  from: Date | null
  until: Date
  /** The oldest first: what has moved money. */
  rows: readonly StatementRow[]
  /** In the wallet before the first of them. */
  before: number
  made: Date
}

const money = (pence: number) => pounds(pence).replace('-', '−')

const linesOf = (address: string | null) => address?.split('\n') ?? []

/** The movements of a wallet in a period, between what was in it before and after, in the language that is spoken. */
export function statementPaper({ seller, owner, from, until, rows, before, made }: Statement): AccountPaper {
  const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0)
  const amounts = rows.map(({ amount }) => amount)
  const [moneyIn, moneyOut] = [sum(amounts.filter((each) => each > 0)), sum(amounts.filter((each) => each < 0))]
  const title = /* text */ 'Statement of your wallet'
  const period = from ? /* text */ `${dayText(from)} to ${dayText(until)}` : /* text */ `Up to ${dayText(until)}`
  const last = rows.at(-1)?.balanceAfter ?? before
  return {
    ...{ title, number: period, lang: languageTag(), made },
    parties: [
      { label: 'From', name: seller.name, lines: linesOf(seller.address) },
      { label: 'To', name: owner.name || 'An account without a name', lines: linesOf(owner.address) },
    ],
    facts: [
      ['Made', dayText(made)],
      ['Movements', String(rows.length)],
      ['Balance at the end', money(last)],
    ],
    heads: ['Movement', 'In', 'Out', 'Balance'],
    rows: [
      { cells: ['Brought forward', '', '', money(before)] },
      ...rows.map(({ at, description, amount, balanceAfter }) => ({
        cells: [description, amount > 0 ? money(amount) : '', amount < 0 ? money(amount) : '', money(balanceAfter)],
        detail: dayText(at),
      })),
    ],
    totals: [
      { label: 'Brought forward', value: money(before), weight: 'plain' },
      { label: 'In', value: money(moneyIn), weight: 'plain' },
      { label: 'Out', value: money(moneyOut), weight: 'plain' },
      { label: 'Balance', value: money(last), weight: 'total' },
    ],
    notes: [],
    foot: sellerFoot(seller),
    page: (at, of) => `${title}, page ${at} of ${of}`,
  }
}
