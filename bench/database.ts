import { join } from 'node:path'
import pg from 'pg'
import { root } from '../scripts/prepare.mjs'
import { loadReference } from '../server/identity/country/load-countries'
import { openDatabase } from '../server/kernel/database/database'
import { createClock } from '../server/kernel/time/clock'

export interface Size {
  users: number
  transactions: number
}

export const ADMIN = 'admin@bench.example'

const BATCH = 100_000

// The same number gives the same id, so that the batch of one table needs no results of another.
export const idOf = (kind: string, number: string) => `md5('${kind}' || ${number})::uuid`

export const firstNameOf = (number: string) =>
  `(array['Ada','Grace','Alan','Edsger','Barbara','Donald','Frances','John','Margaret','Tony'])[1 + ${number} % 10]`
export const lastNameOf = (number: string) =>
  `(array['Ashworth','Bennett','Carver','Dalton','Everett','Fielding','Garside','Hartley','Ingham','Jessop','Kershaw'])[1 + ${number} % 11] || ' ' || ${number}`

const usersSql = `
  insert into users (id, first_name, last_name, nickname, email, type, role, country_id, preparation, payment_status, confirmed_at, last_seen_at, inserted_at, updated_at)
  select ${idOf('user', 'n')},
    ${firstNameOf('n')},
    ${lastNameOf('n')},
    'nick' || n,
    'person' || n || '@bench.example',
    case when n % 50 = 0 then 'tutoringSolicitor' when n % 97 = 0 then 'interviewer' else 'aspiringSolicitor' end,
    'user',
    (select array_agg(id order by alpha2) from countries)[1 + n % (select count(*)::int from countries)],
    (array['sqe1','sqe2','hra_bar','other'])[1 + n % 4],
    (array['none','trial','paying','lapsed'])[1 + n % 4],
    at, at, at, at
  from generate_series($1::int, $2::int) n, lateral (select timestamptz '2020-01-01' + n * interval '30 seconds') as made(at)`

const rolesSql = `
  insert into roles (id, name, abilities) values
    (${idOf('role', "'1'")}, 'Bookings desk', '["view_all_sessions","manage_sessions"]'),
    (${idOf('role', "'2'")}, 'Editors', '["manage_mocks","view_all_mocks"]'),
    (${idOf('role', "'3'")}, 'Accounts', '["manage_billing"]')`

const userRolesSql = `
  insert into user_roles (user_id, role_id)
  select ${idOf('user', 'n')}, ${idOf('role', '(1 + n % 3)')} from generate_series($1::int, $2::int) n where n % 5 = 0
  union all
  select ${idOf('user', 'n')}, ${idOf('role', '(1 + (n + 1) % 3)')} from generate_series($1::int, $2::int) n where n % 10 = 0`

const areasSql = `
  insert into practice_areas (id, name, short_name)
  select ${idOf('area', 'n')}, (array['Property','Wills','Business','Crime','Disputes'])[n], (array['PR','WI','BU','CR','DI'])[n] from generate_series(1, 5) n`

const userAreasSql = `
  insert into user_practice_areas (user_id, practice_area_id)
  select ${idOf('user', 'n')}, ${idOf('area', '(1 + n % 5)')} from generate_series($1::int, $2::int) n where n % 2 = 0`

/** Each person's transactions in turn: a top-up, then purchases, so that no balance ever falls below zero. */
const turn = '(n - 1) / $3::int'
const holder = '(1 + (n - 1) % $3::int)'
const amount = `case ${turn} % 5 when 0 then 12000 else -2500 end`
const balance = `(array[12000, 9500, 7000, 4500, 2000])[1 + ${turn} % 5] + ${turn} / 5 * 2000`

const transactionsSql = `
  insert into transactions (id, user_id, type, description, amount, status, balance_after, inserted_at)
  select ${idOf('transaction', 'n')}, ${idOf('user', holder)},
    case ${turn} % 5 when 0 then 'topup' else 'purchase' end,
    case ${turn} % 5 when 0 then 'Top-up by card' else 'Session ' || n end,
    ${amount}, 'available', ${balance}, timestamptz '2022-01-01' + n * interval '3 seconds'
  from generate_series($1::int, $2::int) n`

const entriesSql = `
  insert into entries (id, transaction_id, account_id, amount)
  select md5('wallet entry' || n)::uuid, ${idOf('transaction', 'n')}, ${idOf('wallet', holder)}, ${amount} from generate_series($1::int, $2::int) n
  union all
  select md5('house entry' || n)::uuid, ${idOf('transaction', 'n')}, ${idOf('house', "'1'")}, -(${amount}) from generate_series($1::int, $2::int) n`

/** One person's notifications, of which each tenth is unread. */
const NOTIFICATIONS = 10_000
const notificationsSql = `insert into notifications (id, user_id, kind, title, body, path, in_app, inserted_at, read_at)
  select gen_random_uuid(), u.id, 'bookings', 'Booked: session ' || n, 'It starts at ten.', '/calendar', true, now() - n * interval '1 minute',
    case when n % 10 > 0 then now() end from users u, generate_series(1, $2::int) n where u.email = $1`

/** Creates the product's own tables in an empty database and fills them. Balances are the sums of their postings. */
export async function seed(url: string, { users, transactions }: Size): Promise<void> {
  const database = await openDatabase({
    clock: createClock({ settable: false }),
    url,
    folder: null,
    migrations: join(root, 'server/migrations'),
  })
  await loadReference({ database })
  await database.close()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const inBatches = async (text: string, last: number, ...more: unknown[]) => {
    for (let from = 1; from <= last; from += BATCH)
      await client.query(text, [from, Math.min(from + BATCH - 1, last), ...more])
  }
  try {
    await client.query('set synchronous_commit = off')
    // The checks of keys and balances for each row would take most of the time, so triggers are off.
    await client.query('set session_replication_role = replica')
    await inBatches(usersSql, users)
    await client.query(rolesSql)
    await client.query(areasSql)
    await inBatches(userRolesSql, users)
    await inBatches(userAreasSql, users)
    await client.query(
      `insert into users (id, first_name, last_name, email, role, confirmed_at, inserted_at) values (gen_random_uuid(), 'Bench', 'Admin', $1, 'admin', now(), '2019-01-01')`,
      [ADMIN],
    )
    await client.query(`insert into accounts (id, kind, name) values (${idOf('house', "'1'")}, 'gateway', 'sandbox')`)
    await inBatches(
      `insert into accounts (id, kind, user_id) select ${idOf('wallet', 'n')}, 'wallet', ${idOf('user', 'n')} from generate_series($1::int, $2::int) n`,
      users,
    )
    await inBatches(transactionsSql, transactions, users)
    await inBatches(entriesSql, transactions, users)
    await client.query(
      `update accounts a set balance = s.sum from (select account_id, sum(amount) from entries group by account_id) s where s.account_id = a.id and a.kind = 'wallet'`,
    )
    await client.query(notificationsSql, [ADMIN, NOTIFICATIONS])
    await client.query('vacuum analyze')
    await client.query('checkpoint')
  } finally {
    await client.end()
  }
}

/** Ids from the seed, spread evenly. */
export async function someUsers(url: string, count: number): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query(
      `select id from users where email like 'person%' order by md5(id::text) limit $1`,
      [count],
    )
    return rows.map(({ id }) => id as string)
  } finally {
    await client.end()
  }
}
