import { copyId, copyRows, type Run } from './copy'

/** The pence with which each student begins. */
const OPENING = 100_000

/** Adds the prices of the sessions, each paid by a top-up before it, in balanced postings. Balances are the sums of their postings. */
export async function addMoney(run: Run): Promise<void> {
  await run('create temp table school_moves (like transactions) on commit drop')
  await run('insert into school_moves select * from transactions')
  await copyRows(run, {
    table: 'transactions',
    into: 'school_moves',
    from: 'school_sessions m join transactions x on x.session_id = m.model',
    set: {
      id: copyId('x.id'),
      user_id: 'm.student',
      session_id: 'm.id',
      item_id: 'm.id',
      reverses_id: copyId('x.reverses_id'),
      balance_after: '0',
    },
  })
  await run(`insert into school_moves (id, user_id, type, description, amount, status, balance_after, billing_session_id, inserted_at)
    select md5('topup' || source)::uuid, person, 'topup', 'Wallet top-up', pence, 'available', 0, md5('visit' || source)::uuid, at from (
      select p.id, p.user_id, -p.amount, p.inserted_at - interval '5 minutes'
      from school_moves p join school_sessions m on m.id = p.session_id where p.amount < 0
      union all
      select u.id, u.id, ${OPENING}, u.inserted_at from school_students m join users u on u.id = m.id where m.id <> m.model
    ) as made(source, person, pence, at)`)
  await run('analyze school_moves')
  await addVisits(run)
  await run(`update school_moves t set balance_after = s.balance
    from (select id, sum(amount) over (partition by user_id order by inserted_at, id) as balance from school_moves) s where s.id = t.id`)
  await run(
    `insert into transactions select * from school_moves on conflict (id) do update set balance_after = excluded.balance_after`,
  )
  await post(run)
}

/** The billing session of each new top-up. */
async function addVisits(run: Run): Promise<void> {
  const items = `jsonb_set(x.items, '{0,unitAmount}', to_jsonb(m.amount))`
  const at = { created_at: 'm.inserted_at', inserted_at: 'm.inserted_at', updated_at: 'm.inserted_at' }
  await copyRows(run, {
    table: 'billing_sessions',
    from: `school_moves m, (select * from billing_sessions where status = 'complete' and gateway = 'sandbox' and items #>> '{0,type}' = 'topup' order by id limit 1) x
      where m.type = 'topup' and m.billing_session_id is not null`,
    set: {
      id: 'm.billing_session_id',
      user_id: 'm.user_id',
      external_id: `'pay_test_' || replace(m.id::text, '-', '')`,
      items,
      line_items: items,
      amount_subtotal: 'm.amount',
      amount_total: 'm.amount',
      period_from: 'null',
      period_until: 'null',
      ...at,
    },
    // The demo school's postings are already there.
    lenient: true,
  })
}

async function post(run: Run): Promise<void> {
  await run(`insert into entries (id, transaction_id, account_id, amount, inserted_at)
    select md5(side || m.id)::uuid, m.id, account, sum, m.inserted_at
    from school_moves m join accounts wallet on wallet.user_id = m.user_id
      join accounts house on (house.kind, house.name) = (case m.type when 'topup' then 'gateway' else 'revenue' end,
        case m.type when 'topup' then 'sandbox' else 'house' end),
      lateral (values ('wallet', wallet.id, m.amount), ('house', house.id, -m.amount)) as posting(side, account, sum)
    where not exists (select 1 from entries e where e.transaction_id = m.id)`)
  await run(`update accounts a set balance = s.sum
    from (select account_id, sum(amount) as sum from entries group by account_id) s where s.account_id = a.id and a.kind = 'wallet'`)
}
