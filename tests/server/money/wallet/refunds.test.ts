import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { write } from '../../../../server/kernel/write/write'
import { move, revenue } from '../../../../server/money/ledger'
import type { NewTransaction } from '../../../../server/money/movement'
import { givenBackTooMuch } from '../../../../server/money/wallet/books-check'
import { paidFor } from '../../../../server/room/life/payments'
import { build, type Person, type TestApp } from '../../../build'
import { booked, give, inDays, type School, school } from '../../../factories'
import { barrier } from '../../barrier'
import { unguarded } from '../../unguarded'

let app: TestApp
let staff: Person
let place: School
beforeAll(async () => {
  app = await build()
  staff = await app.person({ abilities: ['manage_billing', 'manage_sessions'] })
  place = await school(app, { mocks: 8, tutors: 12 })
})
afterAll(() => app.close())

const CREDIT = `mutation ($userId: ID!, $amount: Pence!, $reversesId: ID, $sessionId: ID, $kind: CreditKind = refund) {
  walletCredit(userId: $userId, kind: $kind, amount: $amount, reason: "The sound failed.", reversesId: $reversesId, sessionId: $sessionId) { balance } }`
const PRICE = 7000
const credit = (person: Person, asked: object, who = staff) => app.send(CREDIT, { userId: person.id, ...asked }, who)
const cancel = (id: string, who: Person) =>
  app.send('mutation($id: ID!) { sessionCancel(id: $id) { status } }', { id }, who)
const query = async (text: string, values: unknown[]) => (await app.services.database.query({ text, values })).rows
const balanceOf = async (person: Person) =>
  Number((await query('select balance from accounts where user_id = $1', [person.id]))[0]?.balance)
const post = (person: Person, values: Pick<NewTransaction, 'type' | 'amount'> & Partial<NewTransaction>) =>
  write(app.services, (writing) =>
    move(writing, { userId: person.id, description: 'A movement', against: revenue, ...values }),
  )
/** A student with a paid session; the wallet holds `balance` afterwards. */
async function withSession() {
  const student = await app.person()
  const id = await booked(app, place, student, inDays(app, 3))
  return { student, id, balance: await balanceOf(student) }
}
const purchaseOf = async (id: string) =>
  (await query(`select id from transactions where session_id = $1 and type = 'purchase'`, [id]))[0]?.id as string
const fault = async (answer: ReturnType<typeof credit>) => (await answer).errors?.[0]?.extensions

describe('a refund', () => {
  it('by staff and a cancellation of the same session give its price back once', async () => {
    const { student, id, balance } = await withSession()
    expect((await credit(student, { amount: PRICE })).errors).toBeUndefined()
    const quote = await app.send(
      'query($id: ID!) { sessionQuote(purpose: cancel, sessionId: $id) { total } }',
      { id },
      student,
    )
    expect(Math.abs(quote.data.sessionQuote.total)).toBe(0)
    expect((await cancel(id, student)).data.sessionCancel.status).toBe('cancelled')
    expect(await balanceOf(student)).toBe(balance + PRICE)
  })

  it('in part leaves the rest to the cancellation', async () => {
    const { student, id, balance } = await withSession()
    await credit(student, { amount: 2000, sessionId: id })
    await credit(student, { amount: 500, reversesId: await purchaseOf(id) })
    expect(await balanceOf(student)).toBe(balance + 2500)
    await cancel(id, student)
    expect(await balanceOf(student)).toBe(balance + PRICE)
    const [purchase] = await query('select status from transactions where id = $1', [await purchaseOf(id)])
    expect(purchase?.status).toBe('reversed')
  })

  it('after a cancellation is refused', async () => {
    const { student, id, balance } = await withSession()
    const purchase = await purchaseOf(id)
    await cancel(id, student)
    expect(await fault(credit(student, { amount: 1 }))).toMatchObject({ field: 'amount' })
    expect(await fault(credit(student, { amount: 1, sessionId: id }))).toMatchObject({ field: 'sessionId' })
    expect(await fault(credit(student, { amount: 1, reversesId: purchase }))).toMatchObject({ field: 'amount' })
    expect(await balanceOf(student)).toBe(balance + PRICE)
  })

  it('of a session that was moved names what was paid for it under its earlier id', async () => {
    const { student, id } = await withSession()
    const moved = await app.send(
      'mutation($id: ID!, $at: DateTime!) { sessionReschedule(id: $id, startAt: $at) { id } }',
      { id, at: inDays(app, 5).toISOString() },
      student,
    )
    const { id: now } = moved.data.sessionReschedule
    const before = await balanceOf(student)
    expect((await credit(student, { amount: PRICE, sessionId: now })).errors).toBeUndefined()
    await cancel(now, student)
    expect(await balanceOf(student)).toBe(before + PRICE)
  })

  it('says which payment it gives back where there are several, of whatever was bought', async () => {
    const person = await app.person()
    await give(app, person, 20_000)
    const bundle = await post(person, {
      type: 'purchase',
      amount: -3000,
      item: { type: 'bundle', id: staff.id },
    })
    const meeting = await post(person, { type: 'purchase', amount: -2000, item: { type: 'meeting', id: staff.id } })
    const fee = await post(person, { type: 'fee', amount: -1000 })
    expect(await fault(credit(person, { amount: 1000 }))).toMatchObject({ code: 'VALIDATION', field: 'reversesId' })
    for (const [reversesId, paid] of [
      [bundle, 3000],
      [meeting, 2000],
      [fee, 1000],
    ] as const) {
      expect(await fault(credit(person, { amount: paid + 1, reversesId }))).toMatchObject({ field: 'amount' })
      expect((await credit(person, { amount: paid, reversesId })).errors).toBeUndefined()
      expect(await fault(credit(person, { amount: 1, reversesId }))).toMatchObject({ field: 'amount' })
    }
    expect(await balanceOf(person)).toBe(20_000)
    const { data } = await app.send('{ transactions { entries { type reversesId notGivenBack } } }', {}, person)
    expect(data.transactions.entries.filter(({ type }: { type: string }) => type === 'refund')).toEqual(
      [fee, meeting, bundle].map((reversesId) => ({ type: 'refund', reversesId, notGivenBack: 0 })),
    )
  })

  it('can be chosen from all that is left, however much was given back or came in since', async () => {
    const person = await app.person()
    await give(app, person, 50_000)
    const fee = await post(person, { type: 'fee', amount: -1000 })
    const half = await post(person, { type: 'purchase', amount: -3000 })
    await credit(person, { amount: 2000, reversesId: half })
    for (let time = 0; time < 101; time++) {
      const paid = await post(person, { type: 'purchase', amount: -100 })
      await post(person, { type: 'refund', amount: 100, reversesId: paid })
    }
    await withSession()
    const { data } = await app.send(
      'query($id: ID!) { transactions(refundableTo: $id, pageSize: 100) { entries { id notGivenBack } pageInfo { nextPage } } }',
      { id: person.id },
      staff,
    )
    expect(data.transactions).toEqual({
      entries: [
        { id: half, notGivenBack: 1000 },
        { id: fee, notGivenBack: 1000 },
      ],
      pageInfo: { nextPage: null },
    })
    const others = await app.send(
      'query($id: ID!) { transactions(refundableTo: $id) { entries { id } } }',
      { id: person.id },
      await app.person(),
    )
    expect(others.data.transactions.entries).toEqual([])
  })

  it('names a payment of that person, and nothing else of theirs', async () => {
    const { student, id } = await withSession()
    const other = await withSession()
    const topup = await post(student, { type: 'topup', amount: 500 })
    for (const reversesId of [await purchaseOf(other.id), topup])
      expect(await fault(credit(student, { amount: 1, reversesId }))).toMatchObject({ field: 'reversesId' })
    expect(await fault(credit(student, { amount: 1, sessionId: other.id }))).toMatchObject({ field: 'sessionId' })
    const named = { amount: 1, reversesId: await purchaseOf(id), kind: 'bonus' }
    expect(await fault(credit(student, named))).toMatchObject({ field: 'reversesId' })
  })

  it('of a no-show that is withdrawn is what staff have not given back before', async () => {
    const { student, id, balance } = await withSession()
    await credit(student, { amount: 3000, sessionId: id })
    await query(`update sessions set status = 'no_show', no_show_at = now() where id = $1`, [id])
    await query(
      `insert into no_show_disputes (id, session_id, user_id, reason, message, answer_by, inserted_at) values (gen_random_uuid(), $1, $2, 'link_failed', 'It did not open', now(), now())`,
      [id, student.id],
    )
    const { errors } = await app.send(
      'mutation($id: ID!) { sessionNoShowResolve(id: $id, outcome: refunded, message: "We saw the log.") { id } }',
      { id },
      staff,
    )
    expect(errors).toBeUndefined()
    expect(await balanceOf(student)).toBe(balance + PRICE)
  })
})

describe('at once', () => {
  it('refunds by staff and cancellations give each price back once, ten times', async () => {
    for (let round = 0; round < 10; round++) {
      const { student, id, balance } = await withSession()
      const acts = [
        () => credit(student, { amount: PRICE }),
        () => cancel(id, student),
        () => credit(student, { amount: PRICE, sessionId: id }),
        () => cancel(id, staff),
      ]
      await Promise.all((round % 2 ? acts.reverse() : acts).map((act) => act()))
      expect(await balanceOf(student)).toBe(balance + PRICE)
    }
  })

  it('would pay twice with the bug planted: what was paid is read before the wallet is locked, and the database does not look', async () => {
    const { student, id, balance } = await withSession()
    const together = barrier(2)
    const refundWithoutGuard = async () => {
      const { paid, purchase } = await paidFor(app.services.database, id)
      await together()
      return post(student, { type: 'refund', amount: paid, reversesId: purchase?.id })
    }
    const twice = await Promise.allSettled([refundWithoutGuard(), refundWithoutGuard()])
    // The database's own guard holds, until it is taken away.
    expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await balanceOf(student)).toBe(balance + PRICE)
    expect(await givenBackTooMuch(app.services)).toEqual([])

    const other = await withSession()
    const again = barrier(2)
    const refundPastTheGuard = async () => {
      const { paid, purchase } = await paidFor(app.services.database, other.id)
      await again()
      return post(other.student, { type: 'refund', amount: paid, reversesId: purchase?.id })
    }
    await unguarded(app, () => Promise.all([refundPastTheGuard(), refundPastTheGuard()]))
    expect(await balanceOf(other.student)).toBe(other.balance + 2 * PRICE)
  })
})

describe('the database', () => {
  it.each([
    ['names nothing', 'null'],
    ['names a top-up', `(select id from transactions where user_id = $1 and type = 'bonus')`],
    ['names the payment of another', `(select id from transactions where user_id <> $1 and type = 'purchase' limit 1)`],
  ])('refuses a refund that %s', async (_what, reverses) => {
    const { student } = await withSession()
    await expect(
      query(
        `insert into transactions (id, user_id, type, description, amount, balance_after, reverses_id)
          values (gen_random_uuid(), $1, 'refund', 'Past the product', 100, 100, ${reverses})`,
        [student.id],
      ),
    ).rejects.toMatchObject({ constraint: 'refund_within_payment' })
  })
})
