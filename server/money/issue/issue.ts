import { noVat } from '../../../rules/money/vat'
import { LONDON } from '../../../rules/wall-clock'
import type { BillingDocumentKind } from '../../../schema/generated/types'
import { newId } from '../../kernel/database/columns'
import type { Writing } from '../../kernel/write/write'
import { type Buyer, billingDocuments } from '../billing-document/table'
import { type SellerFacts, unset } from '../seller/read-seller'
import type { transactions } from '../wallet/table'
import { creditLines, type DocumentLine, paidBackLines, type Quoted, saleLines } from './lines'

/** A movement of a wallet, as it is kept. */
type Movement = Pick<
  typeof transactions.$inferSelect,
  'id' | 'userId' | 'type' | 'amount' | 'portions' | 'quote' | 'reversesId' | 'billingSessionId'
> & { description: string; detail?: string | undefined }

interface Drawn {
  kind: BillingDocumentKind
  lines: DocumentLine[]
}

/** The document of a movement; null: it has none. `credits` are those that a top-up leaves in the wallet. */
export function drawnFrom(
  { type, amount, description, detail, portions, quote }: Movement,
  credits: number,
): Drawn | null {
  const paid = portions?.filter(({ source }) => source !== 'bonus') ?? []
  if (type === 'purchase' || type === 'fee')
    return {
      kind: paid.length ? 'invoice' : 'receipt',
      lines: saleLines({ name: description, detail }, portions ?? [], quote as Quoted | null),
    }
  if (amount < 0) return paid.length ? { kind: 'credit_note', lines: paidBackLines(description, paid) } : null
  if (type === 'refund') return paid.length ? { kind: 'credit_note', lines: creditLines(description, paid) } : null
  if (type !== 'topup' || credits <= 0) return null
  const [known] = paid
  if (known) return { kind: 'invoice', lines: [{ ...lineOf(known), name: description }] }
  return { kind: 'receipt', lines: [{ name: description, ...noVat, gross: credits, vat: 0 }] }
}

const lineOf = ({ treatment, rate, gross, vat }: NonNullable<Movement['portions']>[number]) => ({
  treatment,
  rate,
  gross,
  vat,
})

const prefixes: Record<BillingDocumentKind, string> = { invoice: 'INV', credit_note: 'CN', receipt: 'RCP' }

const numberOf = (kind: BillingDocumentKind, year: number, place: number): string =>
  `${prefixes[kind]}-${year}-${`${place}`.padStart(4, '0')}`

/** The year of a number, which is that of London. */
export const yearOf = (at: Date): number =>
  Number(at.toLocaleDateString('en-GB', { timeZone: LONDON, year: 'numeric' }))

const termsOf = (quote: unknown): string | null => (quote as { policy?: string } | null)?.policy ?? null

const sum = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + each, 0)

function sumsOf(lines: readonly DocumentLine[]) {
  const [total, vat] = [sum(lines.map(({ gross }) => gross)), sum(lines.map((line) => line.vat))]
  return { net: total - vat, vat, total }
}

interface Numbered {
  movement: Movement
  drawn: Drawn
  place: number
  at: Date
  seller: SellerFacts
  buyer: Buyer
  reducesId: string | null
}

/** A document as it is kept. */
export function documentRow({ movement, drawn, place, at, ...rest }: Numbered) {
  const { id: transactionId, userId, description: name, quote } = movement
  const { kind, lines } = drawn
  const year = yearOf(at)
  return {
    ...{ userId, kind, year, place, number: numberOf(kind, year, place), name, transactionId, lines },
    ...{ ...rest, ...sumsOf(lines), terms: termsOf(quote), insertedAt: at },
  }
}

/** Issues the document of a movement, if it has one. */
export function issueDocument(
  writing: Writing,
  movement: Movement,
  { credits = 0 }: { credits?: number | undefined },
): void {
  const made = drawnFrom(movement, credits)
  // At the end, since numbers without a gap are given one after the other.
  if (made) writing.lastly(() => numbered(writing, movement, made))
}

async function numbered(writing: Writing, movement: Movement, drawn: Drawn): Promise<void> {
  const { query, orm, now } = writing
  const { kind } = drawn
  const reducesId = kind === 'credit_note' ? await reducedBy(writing, movement) : null
  // What was paid before documents were kept has no invoice to reduce.
  if (movement.reversesId && !reducesId) return
  await query({ text: "select pg_advisory_xact_lock(hashtext('number documents'))" })
  const { rows } = await query({ text: standing, values: [kind, yearOf(now), movement.userId] })
  const { last, seller, buyer } = rows[0] as unknown as Standing
  const id = newId()
  const numbers = { movement, drawn, place: last + 1, at: now }
  await orm
    .insert(billingDocuments)
    .values({ id, ...documentRow({ ...numbers, seller: seller ?? unset, buyer, reducesId }) })
  writing.changed('BillingDocument', id, 'created')
}

interface Standing {
  last: number
  seller: SellerFacts | null
  buyer: Buyer
}

/** The last number of a kind and year, who sells, and who buys. */
const standing = `select (select coalesce(max(place), 0)::int from billing_documents where kind = $1 and year = $2) as last,
    (select json_build_object('name', name, 'address', address, 'companyNumber', company_number, 'vatNumber', vat_number, 'vatRules', vat_rules) from sellers) as seller,
    json_build_object('name', u.full_name, 'address', u.address, 'country', c.name) as buyer
  from users u left join countries c on c.id = u.country_id where u.id = $3`

/** The invoice of what was given back, or of the credits of a payment that went back. */
async function reducedBy({ query }: Writing, { reversesId, billingSessionId }: Movement): Promise<string | null> {
  const { rows } = await query({
    text: `select d.id from transactions t join billing_documents d on d.transaction_id = t.id
      where t.id = $1 or ($1::uuid is null and t.billing_session_id = $2 and t.type = 'topup') limit 1`,
    values: [reversesId, billingSessionId],
  })
  return (rows[0]?.id as string | undefined) ?? null
}
