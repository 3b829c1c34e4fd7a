import { holds } from '../../../access/viewer'
import type { WalletMonth } from '../../../schema/generated/types'
import { signedIn } from '../../kernel/context'
import { notFound } from '../../kernel/errors'
import type { Answer, Operation } from '../../kernel/graphql/operation'
import { hasWords } from './has-words'

/** Planned for its person, since some have many movements. Days come first, so that a month's balances are those of its days. What failed or still waits has moved no money. */
const text = `with moved as (
    select t.id, t.inserted_at, (t.inserted_at at time zone 'Europe/London')::date as day, t.balance_after,
      case when t.status in ('available', 'reversed') then t.amount else 0 end as amount,
      ($4::text is null or t.type = $4) and ($5::text is null or ${hasWords('t', '$5')}) as asked
    from transactions t
    where t.user_id = $1 and t.inserted_at >= coalesce($2::timestamptz, '-infinity') and t.inserted_at < coalesce($3::timestamptz, 'infinity')),
  days as (
    select day, coalesce(sum(amount) filter (where asked and amount > 0), 0) as came, coalesce(sum(amount) filter (where asked and amount < 0), 0) as went,
      count(*) filter (where asked) as count, (array_agg(balance_after - amount order by inserted_at, id))[1] as before,
      (array_agg(balance_after order by inserted_at desc, id desc))[1] as balance
    from moved group by day)
  select to_char(day, 'YYYY-MM-01') as month, sum(came)::float8 as "moneyIn", sum(went)::float8 as "moneyOut", sum(count)::int as count,
    (array_agg(before order by day))[1]::float8 as "broughtForward", (array_agg(balance order by day desc))[1]::float8 as balance,
    json_agg(json_build_object('day', to_char(day, 'YYYY-MM-DD'), 'balance', balance) order by day) as days
  from days group by 1 order by 1 desc`

export const walletMonths: Operation<'walletMonths'> = async ({ userId, from, until, type, words }, context) => {
  const viewer = signedIn(context)
  const owner = userId ?? viewer.id
  if (owner !== viewer.id && !holds(viewer, 'manage_billing')) throw notFound('Wallet')
  const values = [owner, from ?? null, until ?? null, type ?? null, words ?? null]
  const { rows } = await context.database.query({ text, values, search: true })
  return rows as unknown as Answer<WalletMonth[]>
}
