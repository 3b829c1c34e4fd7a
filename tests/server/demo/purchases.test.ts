import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { firstStart } from '../../../server/first-start'
import { givenBackTooMuch } from '../../../server/money/wallet/books-check'
import { build, type TestApp } from '../../build'

const NOW = new Date('2026-06-10T14:23:00Z')

let app: TestApp

const rowsOf = async (text: string, values: unknown[] = []) =>
  (await app.services.database.query({ text, values })).rows
const one = async (text: string) => (await rowsOf(text))[0]

beforeAll(async () => {
  app = await build()
  app.services.clock.set(NOW)
  expect(await firstStart(app.services)).toEqual({ isDemo: true })
})

afterAll(() => app?.close())

describe('the demo school’s books', () => {
  test('balance: each wallet is the sum of its entries, and each transaction’s entries sum to zero', async () => {
    const wrong =
      await rowsOf(`select a.kind, a.name from accounts a left join entries e on e.account_id = a.id where a.kind in ('wallet', 'owed', 'vat_ahead')
      group by a.id having a.balance <> coalesce(sum(e.amount), 0) or a.bonus <> coalesce(sum(e.bonus), 0) or a.vat_paid <> coalesce(sum(e.vat_paid), 0)`)
    expect(wrong).toEqual([])
    const open = await rowsOf('select transaction_id from entries group by 1 having sum(amount) <> 0')
    expect(open).toEqual([])
    const bare = await rowsOf(
      'select id from transactions t where not exists (select 1 from entries e where e.transaction_id = t.id)',
    )
    expect(bare).toEqual([])
  })

  test('owe the tax office the VAT of the papers, credit notes taken off', async () => {
    const vat =
      await one(`select (select sum(e.amount)::int from entries e join accounts a on a.id = e.account_id where a.kind = 'vat') as due,
      (select sum(vat)::int from billing_documents) as papers`)
    expect(vat).toEqual({ due: expect.any(Number), papers: vat?.due })
    const bundles = await rowsOf(
      "select t.id from transactions t, jsonb_array_elements(portions) p where p ->> 'type' = 'bundle' and ((p ->> 'vat')::int <> 0 or p ->> 'treatment' <> 'exempt')",
    )
    expect(bundles).toEqual([])
  })

  test('give back no more than was paid, and a gateway has what came less what went back', async () => {
    expect(await givenBackTooMuch(app.services)).toEqual([])
    const gateways =
      await rowsOf(`select a.name, -(select sum(amount) from entries e where e.account_id = a.id)::int as held, (select sum(amount_total - amount_refunded - amount_disputed)::int
        from billing_transactions p where p.gateway = a.name and status not in ('failed', 'canceled', 'pending')) as kept
      from accounts a where a.kind = 'gateway' order by 1`)
    expect(gateways.map(({ name }) => name)).toEqual(['manual', 'sandbox'])
    for (const { held, kept } of gateways) expect(held).toBe(kept)
    expect(await rowsOf("select id from accounts where kind in ('owed', 'vat_ahead')")).toEqual([])
  })

  test('number papers of each kind and year without a gap, in the order of time, one for each sale', async () => {
    const wrong = await rowsOf(
      `select number from (select number, place, row_number() over (partition by kind, year order by inserted_at, place) as expected from billing_documents) d where place <> expected`,
    )
    expect(wrong).toEqual([])
    const without = await rowsOf(
      `select t.id from transactions t where t.type in ('purchase', 'fee') and not exists (select 1 from billing_documents d where d.transaction_id = t.id)`,
    )
    expect(without).toEqual([])
    const other =
      await rowsOf(`select d.number from billing_documents d join transactions t on t.id = d.transaction_id where t.type in ('purchase', 'fee')
      and d.total <> -t.amount - (select coalesce(sum((p ->> 'gross')::int), 0) from jsonb_array_elements(t.portions) p where p ->> 'source' = 'bonus')`)
    expect(other).toEqual([])
  })
})

describe('the tickets of the demo school’s events', () => {
  test('are paid for by those who hold them, at the price of the event', async () => {
    const wrong = await rowsOf(`select m.id from meeting_members m join meetings e on e.id = m.meeting_id
      left join transactions t on t.item_type = 'meeting' and t.item_id = e.id and t.user_id = m.user_id and t.type = 'purchase' and t.inserted_at = m.bought_at
      where m.type = 'attendee' and (m.paid <> coalesce(-t.amount, 0) or e.price > 0 and m.paid = 0)`)
    expect(wrong).toEqual([])
    const [sold] = await rowsOf(
      `select count(*)::int as tickets, count(distinct item_id)::int as events from transactions where item_type = 'meeting'`,
    )
    expect(sold).toEqual({ tickets: 93, events: 6 })
    const papers = await rowsOf(`select d.lines -> 0 ->> 'detail' as detail, d.total from billing_documents d
      join transactions t on t.id = d.transaction_id where t.item_type = 'meeting' and t.description = 'Interview rooms'`)
    expect(papers).toHaveLength(8)
    for (const paper of papers) expect(paper).toEqual({ detail: '19 June 2026', total: 3000 })
  })
})

describe('a year of the demo school’s purchases', () => {
  test('has some in every month, fewest in August, and grows', async () => {
    const months = await rowsOf(
      `select to_char(inserted_at, 'YYYY-MM') as month, count(*)::int as count from billing_sessions where mode = 'payment'
      and inserted_at > $1::timestamptz - interval '1 year' group by 1 order by 1`,
      [NOW],
    )
    expect(months.length).toBeGreaterThanOrEqual(12)
    const whole = months.slice(1, -1)
    const least = whole.toSorted((a, b) => Number(a.count) - Number(b.count))[0]
    expect(least?.month).toBe('2025-08')
    const half = (from: number, until?: number) =>
      whole.slice(from, until).reduce((all, { count }) => all + Number(count), 0)
    expect(half(-5)).toBeGreaterThan(half(0, 5))
  })

  test('is of everything that is sold, in every way that it is paid', async () => {
    const kinds = await rowsOf(
      `select distinct i ->> 'type' as type, gateway from billing_sessions, jsonb_array_elements(items) i where status = 'complete' order by 1, 2`,
    )
    expect(kinds.map(({ type, gateway }) => `${type} ${gateway}`)).toEqual([
      'bundle sandbox',
      'bundle wallet',
      'meeting wallet',
      'package sandbox',
      'package wallet',
      'topup manual',
      'topup sandbox',
    ])
    const states = await rowsOf('select distinct status from billing_transactions order by 1')
    expect(states.map(({ status }) => status)).toEqual([
      'disputed',
      'failed',
      'partially_refunded',
      'refunded',
      'succeeded',
    ])
    const returns = await rowsOf(
      "select kind, status, count(*)::int as count, bool_and(kind = 'dispute' or reason is not null) as said from payment_returns group by 1, 2 order by 1, 2",
    )
    expect(returns.map(({ kind, status, said }) => [kind, status, said])).toEqual([
      ['dispute', 'lost', true],
      ['dispute', 'open', true],
      ['dispute', 'won', true],
      ['refund', 'succeeded', true],
    ])
  })

  test('comes to what its parts come to, and moved that in the wallet', async () => {
    const wrong =
      await rowsOf(`select b.id from billing_sessions b where b.status = 'complete' and b.mode <> 'setup' and exists (select 1 from purchase_parts p where p.billing_session_id = b.id)
      and b.amount_total <> (select sum(share) from purchase_parts p where p.billing_session_id = b.id)`)
    expect(wrong).toEqual([])
    const unlike =
      await rowsOf(`select t.id from transactions t where t.type = 'purchase' and t.billing_session_id is not null
      and -t.amount <> (select sum(share) from purchase_parts p where p.transaction_id = t.id and p.type <> 'topup')`)
    expect(unlike).toEqual([])
    const charged =
      await rowsOf(`select b.id from billing_sessions b left join billing_transactions p on p.billing_session_id = b.id and p.status not in ('failed', 'canceled')
      where b.status = 'complete' and b.amount_charged > 0 and p.amount_total is distinct from b.amount_charged`)
    expect(charged).toEqual([])
    expect(await one('select count(*)::int > 60 as many from purchase_parts')).toEqual({ many: true })
  })

  test('counts each coupon as often as it was used, within its dates, once for a person', async () => {
    const coupons =
      await rowsOf(`select c.code, c.times_redeemed as counted, (select count(*)::int from coupon_uses u where u.coupon_id = c.id and u.released_at is null) as used,
      (select count(*)::int from coupon_uses u join billing_sessions b on b.id = u.billing_session_id where u.coupon_id = c.id
        and (u.inserted_at < c.inserted_at or u.inserted_at >= c.until or (b.status = 'complete') <> (u.released_at is null))) as wrong from coupons c order by 1`)
    for (const { code, counted, used, wrong } of coupons) {
      expect({ code, counted, wrong }).toEqual({ code, counted: used, wrong: 0 })
      expect({ code, used: Number(used) > 0 }).toEqual({ code, used: code !== 'INN-2027' })
    }
  })

  test('gave its buyers what they bought, and took back what was given back', async () => {
    const missing = await rowsOf(`select p.name from purchase_parts p where p.type = 'bundle' and not exists
      (select 1 from library_permissions l where l.bundle_id = p.type_id and l.user_id = p.user_id)`)
    expect(missing).toEqual([])
    const kept =
      await rowsOf(`select p.name, l.status from purchase_parts p join library_permissions l on l.bundle_id = p.type_id and l.user_id = p.user_id
      where p.given_back_at is not null and l.status <> 'expired'`)
    expect(kept).toEqual([])
    expect(
      await one('select count(*)::int as "givenBack" from purchase_parts where given_back_at is not null'),
    ).toEqual({ givenBack: 3 })
    const late = await rowsOf(
      `select l.id from library_permissions l where l.type in ('purchase', 'package', 'subscription') and (l."from" < l.inserted_at or l.status = 'active' and l.until <= $1)`,
      [NOW],
    )
    expect(late).toEqual([])
  })

  test('owes its authors their shares, but for what was given back', async () => {
    const wrong =
      await rowsOf(`select r.id from royalties r join purchase_parts p on p.id = r.part_id where r.amount > p.share or r.status not in ('pending', 'reversed')
      or (p.given_back_at is not null) <> (r.status = 'reversed') or r.status = 'reversed' and r.reversed <> r.amount`)
    expect(wrong).toEqual([])
    expect(
      await one(
        'select count(*)::int > 40 as many, count(*) filter (where reversed between 1 and amount - 1)::int as partly from royalties',
      ),
    ).toEqual({ many: true, partly: 1 })
  })

  test('has a subscription that goes on, one that was stopped and one whose card was refused, each month a purchase', async () => {
    const all = await rowsOf(
      `select s.status, s.renewing, s.unpaid_until is not null as unpaid, s.paid_until > $1 as paid,
        (select count(*)::int from billing_sessions b where b.subscription_id = s.id and b.status = 'complete') as periods,
        (select max(period_until) = s.paid_until from billing_sessions b where b.subscription_id = s.id) as known,
        (select array_agg(distinct l.status) from library_permissions l where l.user_id = s.user_id and l.type = 'subscription') as lent
      from billing_subscriptions s order by s.status, periods`,
      [NOW],
    )
    expect(all).toEqual([
      { status: 'active', renewing: 'on', unpaid: false, paid: true, periods: 6, known: true, lent: ['active'] },
      { status: 'ended', renewing: 'on', unpaid: true, paid: false, periods: 2, known: true, lent: ['expired'] },
      { status: 'ended', renewing: 'off', unpaid: false, paid: false, periods: 4, known: true, lent: ['expired'] },
    ])
  })

  test('keeps a card of the demo student, after one that was refused', async () => {
    expect(
      await rowsOf(`select m.brand, m.last4, (select count(*)::int from billing_transactions p where p.user_id = u.id and p.status = 'failed') as refused
        from payment_methods m join users u on u.id = m.user_id where u.email = 'student@articled.example'`),
    ).toEqual([{ brand: 'visa', last4: '4242', refused: 1 }])
  })

  test('is as the jobs leave it: nothing waits for a gateway, and nothing has run out', async () => {
    const tables = [
      'billing_sessions',
      'billing_transactions',
      'billing_subscriptions',
      'payment_returns',
      'payment_methods',
      'purchase_parts',
      'royalties',
      'coupons',
      'coupon_uses',
      'transactions',
      'accounts',
      'library_permissions',
      'billing_documents',
    ]
    const contents = async () =>
      Object.fromEntries(
        await Promise.all(
          tables.map(async (name) => [
            name,
            (await rowsOf(`select md5(string_agg(to_jsonb(t)::text, '' order by id)) as hash from ${name} t`))[0]?.hash,
          ]),
        ),
      )
    const before = await contents()
    await app.sweep()
    await app.services.jobs.drain()
    expect(await contents()).toEqual(before)
    expect(await rowsOf("select id from notifications where kind = 'staff_alerts'")).toEqual([])
  })
})
