import { invalid } from '../../errors'
import type { Operation } from '../../operation'

const LONGEST_MS = 366 * 86_400_000

/** Purchases, fees and refunds are what moves the house's revenue, whatever each is called. */
const text = `select coalesce(sum(e.amount), 0)::float8 as amount, count(*) filter (where t.type = 'purchase')::int as count
  from transactions t join entries e on e.transaction_id = t.id join accounts a on a.id = e.account_id and a.kind = 'revenue'
  where t.inserted_at >= $1 and t.inserted_at < $2`

export const sales: Operation<'sales'> = async ({ from, until }, { database }) => {
  const length = Date.parse(until) - Date.parse(from)
  if (length <= 0) throw invalid('until', 'The end must be later than the start.')
  if (length > LONGEST_MS) throw invalid('until', 'At most a year can be asked for at once.')
  const { rows } = await database.query({ name: 'sales', text, values: [from, until] })
  return rows[0]
}
