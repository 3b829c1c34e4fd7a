import { WEEKS_SHOWN } from '../../../rules/weeks'
import type { BillingWeek } from '../../../schema/generated/types'
import type { Answer, Operation } from '../../kernel/graphql/operation'
import { latestWeeks, weeksSql, weekValues } from '../../kernel/time/weeks'

const inWeek = (at: string) => `${at} >= w.since and ${at} < w.until`
const sold = (which: string) =>
  `coalesce(-sum(t.amount) filter (where t.type in ('purchase', 'fee') and (${which})), 0)::float8`

/** The wallets of a week's end are those of now without what has moved since, which is what the other accounts have had: there are few of those with many postings. */
const text = `with houses as (select id, kind from accounts where kind <> 'wallet'),
    moved as (select w.place, coalesce(-sum(e.amount), 0) as wallets, coalesce(sum(e.amount) filter (where h.kind = 'vat'), 0) as vat
      from ${weeksSql} left join lateral (select e.account_id, e.amount from entries e where e.account_id = any(array(select id from houses)) and ${inWeek('e.inserted_at')}) e on true
      left join houses h on h.id = e.account_id group by w.place),
    held as (select sum(balance) as now from accounts where kind = 'wallet')
  select w.monday, s.*, m.vat::float8 as vat,
    (h.now - coalesce((select sum(later.wallets) from moved later where later.place > w.place), 0))::float8 as credits
  from ${weeksSql} join moved m on m.place = w.place cross join held h, lateral (
    select ${sold("t.item_type in ('session', 'fee') or t.item_type is null")} as sessions,
      ${sold("t.item_type = 'package'")} as packages, ${sold("t.item_type not in ('session', 'fee', 'package')")} as others,
      coalesce(-sum(t.amount) filter (where t.type = 'refund'), 0)::float8 as refunds, coalesce(-sum(t.amount), 0)::float8 as kept
    from transactions t where t.type in ('purchase', 'fee', 'refund') and ${inWeek('t.inserted_at')}) s
  order by w.place`

export const billingWeeks: Operation<'billingWeeks'> = async (_args, { database, clock }) => {
  const values = weekValues(latestWeeks(clock.now(), WEEKS_SHOWN))
  const { rows } = await database.query({ name: 'billing_weeks', text, values })
  return rows as unknown as Answer<BillingWeek[]>
}
