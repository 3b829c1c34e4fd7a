import { idOf } from '../database'
import { copyRows, type Run } from '../school/copy'
import { PACKAGE, TOP_UP } from './plan'

/** The purchase at the gateway behind each top-up and package, and its payment. */
export async function addPurchases(run: Run): Promise<void> {
  await run(`create temp table bench_visits on commit drop as
    select *, ${idOf('visit', 'n')} as visit, abs(amount) as pence from bench_moves where place in (0, ${PACKAGE}, ${TOP_UP})`)
  await run('analyze bench_visits')
  const items = `jsonb_set(jsonb_set(x.items, '{0,type}', case m.place when ${PACKAGE} then '"package"'::jsonb else '"topup"' end), '{0,name}', to_jsonb(m.description))`
  const times = { created_at: 'm.at', inserted_at: 'm.at', updated_at: 'm.at' }
  await copyRows(run, {
    table: 'billing_sessions',
    from: `bench_visits m, (select * from billing_sessions where status = 'complete' and gateway = 'sandbox' order by id limit 1) x`,
    set: {
      id: 'm.visit',
      user_id: 'm.user_id',
      external_id: `'pay_demo_' || replace(m.id::text, '-', '')`,
      status: `case m.status when 'failed' then 'expired' else 'complete' end`,
      payment_status: `case m.status when 'failed' then 'unpaid' else 'paid' end`,
      items,
      amount_subtotal: 'm.pence',
      amount_total: 'm.pence',
      amount_charged: 'm.pence',
      subscription_id: 'null',
      period_from: 'null',
      period_until: 'null',
      ...times,
    },
  })
  await run(`insert into billing_transactions (id, user_id, billing_session_id, gateway, external_id, item_name, item_price, amount_subtotal, amount_total,
      amount_refunded, status, created_at, inserted_at, updated_at)
    select md5('payment' || n)::uuid, user_id, visit, case when n % 50 = 0 then 'manual' else 'sandbox' end, 'pay_demo_' || replace(id::text, '-', ''), description,
      pence, pence, pence, case when status <> 'failed' and n % 30 = 0 then pence else 0 end,
      case when status = 'failed' then 'failed' when n % 30 = 0 then 'refunded' else 'succeeded' end, at, at, at
    from bench_visits`)
}
