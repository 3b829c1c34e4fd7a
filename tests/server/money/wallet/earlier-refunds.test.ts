import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseError } from '../../../../server/kernel/errors'
import { write } from '../../../../server/kernel/write/write'
import { move, revenue } from '../../../../server/money/ledger'
import type { NewTransaction } from '../../../../server/money/movement'
import { build, type Person, type TestApp } from '../../../build'
import { booked, give, inDays, type School, school } from '../../../factories'
import { unguarded } from '../../unguarded'

let app: TestApp
let staff: Person
let place: School
beforeAll(async () => {
  app = await build()
  staff = await app.person({ abilities: ['manage_billing'] })
  place = await school(app, { mocks: 8, tutors: 4 })
})
afterAll(() => app.close())

const PRICE = 7000
const query = async (text: string, values: unknown[]) => (await app.services.database.query({ text, values })).rows
const balanceOf = async (person: Person) =>
  Number((await query('select balance from accounts where user_id = $1', [person.id]))[0]?.balance)
const post = (person: Person, values: Pick<NewTransaction, 'type' | 'amount'> & Partial<NewTransaction>) =>
  write(app.services, (writing) =>
    move(writing, { userId: person.id, description: 'A movement', against: revenue, ...values }),
  )
const buy = (person: Person) => post(person, { type: 'purchase', amount: -PRICE })

/** Does something so many days ago, when the database let a refund name nothing. */
async function daysAgo<Result>(days: number, work: () => Promise<Result>): Promise<Result> {
  app.services.clock.set(new Date(Date.now() - days * 86_400_000))
  try {
    return await unguarded(app, work)
  } finally {
    app.services.clock.set(null)
  }
}

/** A person with money in the wallet. */
async function withMoney() {
  const person = await app.person()
  await daysAgo(30, () => give(app, person, 30_000))
  return person
}
const unnamed = (person: Person, amount = PRICE) => post(person, { type: 'refund', amount })
const refund = (person: Person, reversesId: string, amount = PRICE) =>
  app.send(
    `mutation ($userId: ID!, $amount: Pence!, $reversesId: ID) {
      walletCredit(userId: $userId, kind: refund, amount: $amount, reason: "The sound failed.", reversesId: $reversesId) { balance } }`,
    { userId: person.id, amount, reversesId },
    staff,
  )
/** What the list says is left of each payment, by its id. */
async function leftOf(person: Person): Promise<Record<string, number>> {
  const { data } = await app.send(
    'query ($id: ID) { transactions(userId: $id) { entries { id type notGivenBack } } }',
    { id: person.id },
    staff,
  )
  const entries: { id: string; type: string; notGivenBack: number }[] = data.transactions.entries
  return Object.fromEntries(
    entries.filter(({ type }) => type === 'purchase').map(({ id, notGivenBack }) => [id, notGivenBack]),
  )
}

/** What the staff's dialog offers. */
async function refundableTo(person: Person): Promise<unknown> {
  const { data } = await app.send(
    'query ($id: ID) { transactions(refundableTo: $id) { entries { id notGivenBack } } }',
    { id: person.id },
    staff,
  )
  return data.transactions.entries
}

describe('a refund of earlier years, which names no payment,', () => {
  it('does not take from somebody who was overpaid what they pay afterwards', async () => {
    const student = await withMoney()
    const old = await daysAgo(20, () => buy(student))
    await daysAgo(19, () => unnamed(student))
    await daysAgo(18, () => post(student, { type: 'refund', amount: PRICE, reversesId: old }))
    const id = await booked(app, place, student, inDays(app, 3))
    const before = await balanceOf(student)
    const quote = await app.send(
      'query($id: ID!) { sessionQuote(purpose: cancel, sessionId: $id) { total } }',
      { id },
      student,
    )
    expect(quote.data.sessionQuote.total).toBe(-PRICE)
    const { data } = await app.send('mutation($id: ID!) { sessionCancel(id: $id) { status } }', { id }, student)
    expect(data.sessionCancel.status).toBe('cancelled')
    expect(await balanceOf(student)).toBe(before + PRICE)
  })

  it('lets staff give back what such a person pays afterwards', async () => {
    const person = await withMoney()
    await daysAgo(20, () => buy(person))
    await daysAgo(19, () => unnamed(person))
    await daysAgo(18, () => unnamed(person))
    const paid = await buy(person)
    expect((await refund(person, paid)).errors).toBeUndefined()
    expect((await refund(person, paid, 1)).errors?.[0]?.extensions.field).toBe('amount')
  })

  it('gave back what was paid before it, so that a later payment frees nothing of that', async () => {
    const person = await withMoney()
    const old = await daysAgo(20, () => buy(person))
    await daysAgo(19, () => unnamed(person))
    const paid = await buy(person)
    expect(await leftOf(person)).toEqual({ [old]: 0, [paid]: PRICE })
    expect(await refundableTo(person)).toEqual([{ id: paid, notGivenBack: PRICE }])
    expect((await refund(person, old, 1)).errors?.[0]?.extensions.field).toBe('amount')
    expect((await refund(person, paid)).errors).toBeUndefined()
    expect(await leftOf(person)).toEqual({ [old]: 0, [paid]: 0 })
  })

  it('counts once against all that was paid before it, whichever of that is given back first', async () => {
    const person = await withMoney()
    const one = await daysAgo(20, () => buy(person))
    const other = await daysAgo(20, () => buy(person))
    await daysAgo(19, () => unnamed(person, 3000))
    expect(await leftOf(person)).toEqual({ [one]: PRICE, [other]: PRICE })
    expect((await refund(person, one)).errors).toBeUndefined()
    expect(await leftOf(person)).toEqual({ [one]: 0, [other]: PRICE - 3000 })
    expect((await refund(person, other)).errors?.[0]?.extensions.field).toBe('amount')
    expect((await refund(person, other, PRICE - 3000)).errors).toBeUndefined()
    expect(await leftOf(person)).toEqual({ [one]: 0, [other]: 0 })
  })

  it('does not make somebody refunded who has paid since', async () => {
    const person = await withMoney()
    const old = await daysAgo(20, () => buy(person))
    await daysAgo(19, () => unnamed(person))
    await daysAgo(18, () => post(person, { type: 'refund', amount: PRICE, reversesId: old }))
    await buy(person)
    const statusOf = async () =>
      (await query('select payment_status as status from users where id = $1', [person.id]))[0]?.status
    await post(person, { type: 'adjustment', amount: -PRICE })
    expect(await statusOf()).toBe('paying')
  })

  it('is counted by the database itself, whoever writes', async () => {
    const person = await withMoney()
    const old = await daysAgo(20, () => buy(person))
    await daysAgo(19, () => unnamed(person, 3000))
    await buy(person)
    const give = (amount: number) => post(person, { type: 'refund', amount, reversesId: old })
    const error = await give(PRICE - 3000 + 1).catch((error) => error)
    expect(databaseError(error)?.constraint).toBe('refund_within_payment')
    await give(PRICE - 3000)
    expect(await leftOf(person)).toMatchObject({ [old]: 0 })
  })

  // The embedded database runs one transaction at a time.
  if (process.env.DATABASE_URL_TEST)
    describe('and counts against two payments together', () => {
      const waiting = async () =>
        (
          await query(
            'select 1 from pg_locks l join pg_stat_activity a using (pid) where not l.granted and a.datname = current_database()',
            [],
          )
        ).length

      /** Gives both back past the product, by two who lock no wallet: the second begins before the first commits. Answers what the second was refused by. */
      async function bothAtOnce() {
        const person = await withMoney()
        const [one = '', other = ''] = await daysAgo(20, () => Promise.all([buy(person), buy(person)]))
        await daysAgo(19, () => unnamed(person))
        const [first, second] = [await connected(), await connected()]
        try {
          const begun = await refundPastUs(first, person, one)
          const after = refundPastUs(second, person, other).then(
            async (write) => void (await write()),
            (error) => error.constraint,
          )
          await Promise.race([after, expect.poll(waiting, { timeout: 10_000 }).toBe(1)])
          await begun()
          return await after
        } finally {
          for (const each of [first, second]) await each.end()
        }
      }

      it('refuses the second of two refunds at once, whoever writes', async () => {
        expect(await bothAtOnce()).toBe('refund_within_payment')
      })

      it('would take both with the bug planted: a guard that does not wait for the wallet', async () => {
        const [found] = await query(`select pg_get_functiondef('check_refund'::regproc) as guard`, [])
        const guard = String(found?.guard)
        await query(guard.replace(/PERFORM FROM accounts[^;]*;/, ''), [])
        try {
          expect(await bothAtOnce()).toBeUndefined()
        } finally {
          await query(guard, [])
        }
      })
    })
})

async function connected() {
  const client = new pg.Client({ connectionString: app.services.settings.databaseUrl })
  await client.connect()
  return client
}

/** Begins a refund; answers what posts and commits it. */
async function refundPastUs(client: pg.Client, person: Person, payment: string) {
  await client.query('begin')
  const { rows } = await client.query(
    `insert into transactions (id, user_id, type, description, amount, balance_after, reverses_id)
      values (gen_random_uuid(), $1, 'refund', 'Past the product', ${PRICE}, 0, $2) returning id`,
    [person.id, payment],
  )
  return async () => {
    await client.query(
      `insert into entries (id, transaction_id, account_id, amount)
        select gen_random_uuid(), $1, id, case kind when 'wallet' then ${PRICE} else -${PRICE} end from accounts where user_id = $2 or kind = 'revenue'`,
      [rows[0]?.id, person.id],
    )
    await client.query('commit')
  }
}
