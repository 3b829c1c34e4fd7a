import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Statement } from '../../../../server/kernel/database/database'
import { build, type Person, type TestApp } from '../../../build'
import { openPlans, type Plans } from '../../plans'

/** So many that reading them all stands out. */
const TRANSACTIONS = 20_000
const BUYERS = 500

// The embedded database plans each statement for its values, so only a server shows the rows that a kept plan reads.
describe(`among ${TRANSACTIONS} transactions`, () => {
  let app: TestApp
  let staff: Person
  let plans: Plans
  beforeAll(async () => {
    app = await build()
    staff = await app.person({ abilities: ['manage_billing'] })
    plans = await openPlans(app)
    await fill()
  }, 120_000)
  afterAll(async () => {
    await plans.close()
    await app.close()
  })

  /** A purchase each hour up to now, with a billing session for each. Nearly all are complete top-ups. */
  async function fill() {
    const { query, transaction } = app.services.database
    const hours = `generate_series(1, ${TRANSACTIONS}) n, lateral (select now() - n * interval '1 hour') times(at)`
    await query({
      text: `insert into accounts (id, kind, name) values (gen_random_uuid(), 'revenue', 'house') on conflict do nothing`,
    })
    await transaction(async (inside) => {
      await inside.query({
        text: `insert into transactions (id, user_id, type, description, amount, balance_after, inserted_at)
          select md5('movement' || n)::uuid, $1, 'purchase', 'A session', 0, 0, at from ${hours}`,
        values: [staff.id],
      })
      await inside.query({
        text: `insert into entries (id, transaction_id, account_id, amount)
          select gen_random_uuid(), md5('movement' || n)::uuid, a.id, 0 from ${hours}, accounts a where a.kind = 'revenue'`,
      })
    })
    await query({
      text: `insert into users (id, email, first_name)
        select md5('buyer' || n)::uuid, 'buyer' || n || '@articled.example', 'Buyer ' || n from generate_series(0, ${BUYERS} - 1) n`,
    })
    await query({
      text: `insert into billing_sessions (id, user_id, gateway, mode, items, status, amount_subtotal, amount_total, created_at, inserted_at)
        select gen_random_uuid(), md5('buyer' || n % ${BUYERS})::uuid, case when n % 1000 = 1 then 'manual' else 'sandbox' end, 'payment',
          jsonb_build_array(jsonb_build_object('type', case when n % 1000 = 2 then 'package' else 'topup' end, 'typeId', null)),
          case when n % 1000 = 3 then 'expired' else 'complete' end, 1000, 1000, at, at from ${hours}`,
    })
    await query({
      text: `insert into users (id, email, first_name) values (md5('rare buyer')::uuid, 'zebedee@articled.example', 'Zebedee')`,
    })
    await query({
      text: `update billing_sessions set user_id = md5('rare buyer')::uuid where id in (select id from billing_sessions order by id limit 3)`,
    })
    await query({
      text: `update billing_sessions set items = '[{"type": "package", "name": "Ten station bundle"}]'
        where id in (select id from billing_sessions order by id desc limit 3)`,
    })
    await query({ text: 'vacuum analyze' })
  }

  async function ask(query: string): Promise<Statement> {
    const sent = await plans.statementsOf(async () => expect((await app.send(query, {}, staff)).errors).toBeUndefined())
    return sent.at(-1) as Statement
  }

  const page = '{ entries { id user { id } } pageInfo { totalCount } }'
  it.each([
    ['failed transactions', `transactions(status: failed) ${page}`],
    ['expired billing sessions', `billingSessions(status: expired) ${page}`],
    ['billing sessions at a rare gateway', `billingSessions(gateway: manual) ${page}`],
    ['billing sessions for a rare purchase', `billingSessions(itemType: package) ${page}`],
    ['billing sessions for a purchase that nobody makes', `billingSessions(itemType: course) ${page}`],
  ])('reads few rows for %s', async (_which, list) => {
    expect(await plans.rowsRead(await ask(`{ ${list} }`))).toBeLessThan(150)
  })

  it.each([
    ['a person’s name', 'zebed'],
    ['what was bought', 'station bundle'],
    ['what nobody is called and nobody bought', 'nobody of this name'],
  ])('reads for a search by %s the people and what is found, and not the purchases', async (_which, search) => {
    const sent = await ask(`{ billingSessions(search: "${search}") ${page} }`)
    // So few people are read whole, once for the page and once for its count.
    expect(await plans.rowsRead(sent)).toBeLessThan(2 * BUYERS + 150)
  })

  it('reads the newest billing sessions where none is a visit to keep a card, without sorting them all', async () => {
    expect(await plans.rowsRead(await ask('{ billingSessions { entries { id } } }'))).toBeLessThan(150)
  })

  it('reads the newest billing sessions for the most common purchase, without sorting them all', async () => {
    const sent = await ask('{ billingSessions(itemType: topup) { entries { id } } }')
    expect(await plans.rowsRead(sent)).toBeLessThan(500)
  })

  it('reads of others nothing for what can be refunded to a person', async () => {
    const { id } = await app.person()
    expect(await plans.rowsRead(await ask(`{ transactions(refundableTo: "${id}") ${page} }`))).toBeLessThan(20)
  })

  it('reads of others nothing for the months and the words of a person', async () => {
    const { id } = await app.person()
    const asked = `userId: "${id}", from: "2020-01-01T00:00:00Z", until: "2040-01-01T00:00:00Z", type: purchase, words: "session"`
    expect(await plans.rowsRead(await ask(`{ walletMonths(${asked}) { month } }`))).toBeLessThan(20)
    expect(await plans.rowsRead(await ask(`{ transactions(${asked}) ${page} }`))).toBeLessThan(20)
  })

  it('adds up the sales of a week from that week alone', async () => {
    const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString()
    const sent = await ask(`{ sales(from: "${day(7)}", until: "${day(0)}") { count amount } }`)
    expect(await plans.rowsRead(sent)).toBeLessThan(2 * 7 * 24 + 10)
  })

  it('adds up the sales of twelve weeks from those weeks alone', async () => {
    const sent = await ask('{ salesByWeek { count amount } }')
    expect(await plans.rowsRead(sent)).toBeLessThan(2 * 12 * 7 * 24 + 100)
  })

  it('gives each posting the time of its transaction, whatever the statement says', async () => {
    const { rows } = await plans.query(
      'select count(*)::int as wrong from entries e join transactions t on t.id = e.transaction_id where t.inserted_at <> e.inserted_at',
    )
    expect(rows).toEqual([{ wrong: 0 }])
  })
})
