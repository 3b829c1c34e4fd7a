import { statusWords, typeWords } from '../../../nouns/wallet/transaction-words'
import { request } from '../../../providers/api/client'
import { now } from '../../../providers/device/clock'
import { BYTE_ORDER_MARK, csvLine, csvText } from '../../../ui/files/csv'
import type { Entry } from '../transaction-table'
import { Transactions } from '../wallet.documents'
import { askedBy, type Filters } from './movement-filters'

const ROWS_AT_ONCE = 100

/** A person's movements that the filters leave, all of them, as the text of a CSV file. */
export async function movementsCsv(userId: string, filters: Filters): Promise<string> {
  const asked = askedBy(filters)
  // What moves while the pages are read would shift them.
  const until = asked.until && Date.parse(asked.until) < now() ? asked.until : new Date(now()).toISOString()
  const lines = [csvLine(heads().map(csvText))]
  for (let page = 1, hasNext = true; hasNext; page++) {
    const { transactions } = await request(Transactions, { userId, ...asked, until, page, pageSize: ROWS_AT_ONCE })
    lines.push(...transactions.entries.map(lineOf))
    hasNext = transactions.pageInfo.hasNextPage
  }
  return BYTE_ORDER_MARK + lines.join('')
}

const heads = () => ['Time', 'What', 'Type', 'Status', 'Amount (£)', 'Balance (£)']

const pounds = (pence: number) => (pence / 100).toFixed(2)

// A number is no formula, even below zero.
const lineOf = ({ insertedAt, description, type, status, amount, balanceAfter }: Entry) =>
  csvLine([
    ...[insertedAt, description, typeWords[type], statusWords[status]].map(csvText),
    pounds(amount),
    pounds(balanceAfter),
  ])
