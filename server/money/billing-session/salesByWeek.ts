import { WEEKS_SHOWN } from '../../../rules/weeks'
import type { SalesWeek } from '../../../schema/generated/types'
import type { Answer, Operation } from '../../kernel/graphql/operation'
import { latestWeeks, weeksSql, weekValues } from '../../kernel/time/weeks'

/** As `sales`, for each week: two ranges of an index. */
const text = `select w.monday,
    (select coalesce(sum(e.amount), 0)::float8 from entries e
      where e.account_id = any(array(select id from accounts where kind = 'revenue')) and e.inserted_at >= w.since and e.inserted_at < w.until) as amount,
    (select count(*)::int from transactions t where t.type = 'purchase' and t.inserted_at >= w.since and t.inserted_at < w.until) as count
  from ${weeksSql} order by w.place`

export const salesByWeek: Operation<'salesByWeek'> = async (_args, { database, clock }) => {
  const values = weekValues(latestWeeks(clock.now(), WEEKS_SHOWN))
  const { rows } = await database.query({ name: 'sales_by_week', text, values })
  return rows as unknown as Answer<SalesWeek[]>
}
