import type { Sales } from '../../../schema/generated/types'
import { invalid } from '../../kernel/errors'
import type { Answer, Operation } from '../../kernel/graphql/operation'

/** A year from midnight to midnight, with the hour that the clocks may add. */
const LONGEST_MS = 366 * 86_400_000 + 3_600_000

/** Purchases, fees and refunds all move the school's revenue, whatever their type. */
const text = `select
  (select coalesce(sum(amount), 0)::float8 from entries
    where account_id = any(array(select id from accounts where kind = 'revenue')) and inserted_at >= $1 and inserted_at < $2) as amount,
  (select count(*)::int from transactions where type = 'purchase' and inserted_at >= $1 and inserted_at < $2) as count`

export const sales: Operation<'sales'> = async ({ from, until }, { database }) => {
  const length = Date.parse(until) - Date.parse(from)
  if (length <= 0) throw invalid('until', 'The end must be later than the start.')
  if (length > LONGEST_MS) throw invalid('until', 'At most a year can be asked for at once.')
  const { rows } = await database.query({ name: 'sales', text, values: [from, until] })
  return rows[0] as Answer<Sales>
}
