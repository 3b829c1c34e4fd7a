import type { Charge, PriceReduction } from '../../../schema/generated/types'
import { notFound } from '../../kernel/errors'
import type { Answer, Operation } from '../../kernel/graphql/operation'
import { below, selectionOf } from '../../kernel/read/selection'

/** A price as it was quoted: of a thing that was sold, or of a session. */
type Quote =
  | { list: number; total: number; reductions: PriceReduction[] }
  | { price: number; total: number; discount: number }

interface Kept {
  amount: number
  quote: Quote | null
  bonus: number
  /** The ids of what gave it back, and how much they gave. */
  backIds: string[]
  back: number
}

/** Of a price, what a bonus paid. */
const bonusSql = `(select coalesce(sum((p->>'gross')::int), 0)::int from jsonb_array_elements(t.portions) p where p->>'source' = 'bonus' and t.amount < 0)`

const text = `select t.amount, t.quote, ${bonusSql} as bonus, coalesce(sum(r.amount), 0)::int as back, array_remove(array_agg(r.id::text order by r.inserted_at, r.id), null) as "backIds"
  from transactions t left join transactions r on r.reverses_id = t.id where t.id = $1 group by t.id`

const postings = `select e.transaction_id as "transactionId", a.kind as account, case when a.kind = 'gateway' then a.name end as gateway, e.amount
  from entries e join accounts a on a.id = e.account_id where e.transaction_id = any($1::uuid[]) order by e.inserted_at, e.transaction_id, a.kind <> 'wallet', a.kind`

/** The price before reductions, and each of them. */
function priceOf(quote: Quote | null): { list: number | null; reductions: PriceReduction[] } {
  if (!quote) return { list: null, reductions: [] }
  if ('list' in quote) return { list: quote.list, reductions: quote.reductions }
  return { list: quote.price, reductions: quote.discount ? [{ by: 'wallet', amount: quote.discount }] : [] }
}

export const charge: Operation<'charge'> = async ({ transactionId }, context, info) => {
  const asked = selectionOf(info)
  const transaction = await context.reader.find('Transaction', transactionId, below(asked, 'transaction'))
  if (!transaction) throw notFound('Transaction')
  const { query } = context.database
  const { rows } = await query({ name: 'charge', text, values: [transactionId] })
  const { amount, quote, bonus, back, backIds } = rows[0] as unknown as Kept
  const refunds = await Promise.all(backIds.map((id) => context.reader.one('Transaction', id, below(asked, 'refunds'))))
  const lines = await query({ name: 'charge_postings', text: postings, values: [[transactionId, ...backIds]] })
  const { list, reductions } = priceOf(quote)
  const reduced = reductions.reduce((all, each) => all + each.amount, 0)
  return {
    ...{ transaction, list, reductions, bonus, refunds },
    credits: list === null ? 0 : Math.max(0, list - reduced + amount),
    cost: -amount - back,
    postings: lines.rows,
  } as unknown as Answer<Charge>
}
