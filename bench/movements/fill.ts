import pg from 'pg'
import { firstNameOf, idOf, lastNameOf } from '../database'
import type { Run } from '../school/copy'
import { addOffers } from './offers'
import { type Books, isTutor, planMovements } from './plan'
import { addPurchases } from './purchases'

/** The address of the person with the most movements. */
export const MOST = 'payer1@bench.example'

const people = (count: number) => `
  insert into users (id, first_name, last_name, nickname, email, type, role, country_id, preparation, payment_status, confirmed_at, last_seen_at, inserted_at, updated_at)
  select ${idOf('payer', 'n')}, ${firstNameOf('n')}, ${lastNameOf('n')}, 'payer' || n, 'payer' || n || '@bench.example',
    case when ${isTutor('n')} then 'tutoringSolicitor' when n % 97 = 0 then 'interviewer' else 'aspiringSolicitor' end, 'user',
    (select id from countries order by alpha2 limit 1), 'sqe1', 'paying', at, at, at, at
  from generate_series(1, ${count}) n, lateral (select now() - interval '731 days' + n * interval '1 second') as made(at)`

const movements = `
  insert into transactions (id, user_id, type, description, amount, status, balance_after, session_id, billing_session_id, reverses_id, item_type, item_id, inserted_at)
  select m.id, m.user_id, m.type, m.description, m.amount, m.status,
    sum(case when m.status in ('failed', 'pending') then 0 else m.amount end) over (partition by m.holder order by m.turn),
    o.session_id, o.billing_session_id, m.reverses_id, o.item_type, o.item_id, m.at
  from bench_moves m left join bench_offers o on o.n = m.n`

const postings = `
  insert into entries (id, transaction_id, account_id, amount, inserted_at)
  select md5(side || m.n)::uuid, m.id, account, sum, m.at
  from bench_moves m join accounts wallet on wallet.user_id = m.user_id
    join (select kind, (array_agg(id order by id))[1] as id from accounts group by kind) house on house.kind = case m.type when 'topup' then 'gateway' else 'revenue' end,
    lateral (values ('wallet', wallet.id, m.amount), ('house', house.id, -m.amount)) as posting(side, account, sum)
  where m.status not in ('failed', 'pending')`

/** Adds people with so many movements to the demo school, in balanced postings. Balances are the sums of their postings. */
export async function fill(url: string, books: Books): Promise<void> {
  const client = new pg.Client({ connectionString: url, options: '-c timezone=UTC -c jit=off' })
  await client.connect()
  const run: Run = (text) => client.query(text)
  try {
    await run('begin')
    await run('set local synchronous_commit = off')
    // The checks of keys and balances for each row would take most of the time, so triggers are off.
    await run('set local session_replication_role = replica')
    await run(people(books.people))
    await run(
      `insert into accounts (id, kind, user_id) select ${idOf('payer wallet', 'n')}, 'wallet', ${idOf('payer', 'n')} from generate_series(1, ${books.people}) n`,
    )
    await planMovements(run, books)
    await addOffers(run)
    await addPurchases(run)
    await run(movements)
    await run(postings)
    await run(
      `update accounts a set balance = s.sum from (select account_id, sum(amount) as sum from entries group by account_id) s where s.account_id = a.id and a.kind = 'wallet'`,
    )
    await run('commit')
    await run('vacuum analyze')
    await agree(run)
  } finally {
    await client.end()
  }
}

/** Throws where the books are not what the product would have written. */
async function agree(run: Run): Promise<void> {
  const { rows } = await run(`select
    (select count(*) from (select transaction_id from entries group by 1 having sum(amount) <> 0) t)::int as unbalanced,
    (select count(*) from transactions where balance_after < 0)::int as overspent,
    (select count(*) from transactions r join transactions p on p.id = r.reverses_id where r.amount > -p.amount)::int as "givenTooMuch",
    (select count(*) from accounts a where kind = 'wallet' and balance is distinct from
      coalesce((select balance_after from transactions where user_id = a.user_id order by inserted_at desc, id desc limit 1), 0))::int as unlike`)
  const wrong = Object.entries(rows[0] ?? {}).filter(([, count]) => count !== 0)
  if (wrong.length) throw new Error(`The books do not agree: ${JSON.stringify(wrong)}`)
}
