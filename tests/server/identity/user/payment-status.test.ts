import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { write } from '../../../../server/kernel/write/write'
import { adjustment, move } from '../../../../server/money/ledger'
import { build, type Person, type TestApp } from '../../../build'
import { book, hold, inDays, type School, school } from '../../../factories'

const DAY = 86_400_000
const START = Date.parse('2026-09-07T09:00:00Z')

let app: TestApp
let place: School
let staff: Person
beforeAll(async () => {
  app = await build()
  place = await school(app, { mocks: 6 })
})
beforeEach(async () => {
  await app.at(new Date(START))
  staff = await app.person({ role: 'admin' })
})
afterAll(() => app.close())

const later = async (days: number) => {
  await app.at(new Date(START + days * DAY))
  staff = await app.again(staff)
}
const status = async (person: Person) =>
  (await app.send('query ($id: ID!) { user(id: $id) { paymentStatus } }', { id: person.id }, staff)).data.user
    .paymentStatus
const credit = async (person: Person, kind: string, amount: number) => {
  const { errors } = await app.send(
    `mutation ($userId: ID!, $kind: CreditKind!, $amount: Pence!) { walletCredit(userId: $userId, kind: $kind, amount: $amount, reason: "By hand") { id } }`,
    { userId: person.id, kind, amount },
    staff,
  )
  expect(errors).toBeUndefined()
}
const setByHand = (person: Person, paymentStatus: string) =>
  app.send(
    'mutation ($id: ID!, $status: UserPaymentStatus) { userUpdate(id: $id, paymentStatus: $status) { paymentStatus } }',
    { id: person.id, status: paymentStatus },
    staff,
  )
/** Holds a start some days from now and books it. */
async function buy(person: Person, days: number, free = false) {
  const held = await hold(app, place, person, inDays(app, days))
  const id = held.data.sessionHold.session.id as string
  const done = free
    ? await app.send('mutation ($id: ID!) { sessionBook(id: $id, free: true, reason: "Try it") { id } }', { id }, staff)
    : await book(app, person, id)
  expect(done.errors).toBeUndefined()
  return id
}
const cancel = async (person: Person, id: string) => {
  const { errors } = await app.send('mutation ($id: ID!) { sessionCancel(id: $id) { id } }', { id }, person)
  expect(errors).toBeUndefined()
}

describe('the payment status of a person', () => {
  it('is none at first, trial from the first bonus, and paying from the first top-up', async () => {
    const person = await app.person()
    expect(await status(person)).toBe('none')
    await credit(person, 'bonus', 500)
    expect(await status(person)).toBe('trial')
    await credit(person, 'topup', 10_000)
    expect(await status(person)).toBe('paying')
    await credit(person, 'bonus', 500)
    expect(await status(person)).toBe('paying')
  })

  it('is trial from a free booking, and paying once something is bought, also out of a bonus', async () => {
    const person = await app.person()
    await buy(person, 3, true)
    expect(await status(person)).toBe('trial')
    await credit(person, 'bonus', 10_000)
    expect(await status(person)).toBe('trial')
    await buy(person, 4)
    expect(await status(person)).toBe('paying')
  })

  it('is paying by a top-up at a gateway', async () => {
    const person = await app.person()
    const made = await app.send(
      `mutation ($userId: ID!) { billingSessionCreate(userId: $userId, mode: payment, gateway: manual, items: [{ type: topup, unitAmount: 5000 }]) { id } }`,
      { userId: person.id },
      staff,
    )
    expect(await status(person)).toBe('none')
    await app.send(
      'mutation ($id: ID!) { billingSessionUpdate(id: $id, paymentStatus: paid) { id } }',
      { id: made.data.billingSessionCreate.id },
      staff,
    )
    expect(await status(person)).toBe('paying')
  })

  it('lapses 90 days after the last payment, not before, and a payment brings it back', async () => {
    const person = await app.person()
    await credit(person, 'topup', 20_000)
    await later(60)
    await buy(await app.again(person), 2)
    await later(149)
    expect(await status(person)).toBe('paying')
    await later(150.01)
    expect(await status(person)).toBe('lapsed')
    await credit(person, 'topup', 500)
    expect(await status(person)).toBe('paying')
  })

  it('is refunded once nothing of what was paid is left, neither with the school nor in the wallet', async () => {
    const person = await app.person()
    await credit(person, 'topup', 7000)
    await cancel(person, await buy(person, 5))
    // The money is back in the wallet, so the person is still a customer.
    expect(await status(person)).toBe('paying')
    await app.send(
      'mutation ($userId: ID!) { walletWithdraw(userId: $userId, amount: 7000, description: "Paid back by bank") { id } }',
      { userId: person.id },
      staff,
    )
    expect(await status(person)).toBe('refunded')
    await later(200)
    expect(await status(person)).toBe('refunded')
    await credit(person, 'topup', 500)
    expect(await status(person)).toBe('paying')
  })

  it('is refunded when a purchase out of a bonus is given back, and not when a part of it is kept', async () => {
    const [all, part] = [await app.person(), await app.person()]
    for (const person of [all, part]) await credit(person, 'bonus', 7000)
    await cancel(all, await buy(all, 6))
    expect(await status(all)).toBe('refunded')
    const id = await buy(part, 7)
    await app.at(inDays(app, 7, 1))
    await cancel(await app.again(part), id)
    staff = await app.again(staff)
    expect(await status(part)).toBe('paying')
  })

  it('set by hand holds for 90 days, whatever happens, and then follows what happened meanwhile', async () => {
    const person = await app.person()
    expect((await setByHand(person, 'lapsed')).data.userUpdate.paymentStatus).toBe('lapsed')
    await credit(person, 'topup', 5000)
    expect(await status(person)).toBe('lapsed')
    await later(89)
    expect(await status(person)).toBe('lapsed')
    await credit(person, 'topup', 500)
    await later(90.01)
    expect(await status(person)).toBe('paying')
    await later(179.01)
    expect(await status(person)).toBe('lapsed')
  })

  it('set by hand of somebody who never paid becomes none again', async () => {
    const person = await app.person()
    await setByHand(person, 'paying')
    await later(90.01)
    expect(await status(person)).toBe('none')
  })

  it('follows once when many turns of the clock come at once, and when many payments do', async () => {
    const person = await app.person()
    await Promise.all(Array.from({ length: 10 }, () => credit(person, 'topup', 100)))
    expect(await status(person)).toBe('paying')
    app.services.clock.set(new Date(START + 90.01 * DAY))
    await Promise.all(Array.from({ length: 5 }, () => app.sweep()))
    staff = await app.again(staff)
    expect(await status(person)).toBe('lapsed')
  })

  it('of a deleted account stays none, though a payment still arrives', async () => {
    const person = await app.person()
    await app.services.database.query({
      text: 'update users set archived_at = now() where id = $1',
      values: [person.id],
    })
    await write(app.services, (writing) =>
      move(writing, { userId: person.id, type: 'topup', description: 'Late', amount: 500, against: adjustment }),
    )
    const { rows } = await app.services.database.query({
      text: 'select payment_status as status, (select count(*)::int from payment_histories where user_id = u.id) as histories from users u where id = $1',
      values: [person.id],
    })
    expect(rows).toEqual([{ status: 'none', histories: 0 }])
  })

  it('is not set by the person', async () => {
    const person = await app.person()
    const { errors } = await app.send(
      'mutation ($id: ID!) { userUpdate(id: $id, paymentStatus: paying) { id } }',
      { id: person.id },
      person,
    )
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    const { rows } = await app.services.database.query({
      text: 'select count(*)::int as count from payment_histories where user_id = $1',
      values: [person.id],
    })
    expect(rows).toEqual([{ count: 0 }])
  })
})

it('a turn of the clock takes 200 people and asks by the index', async () => {
  await app.services.database.query({
    text: `insert into users (id, email, payment_status) select md5('p' || n)::uuid, 'p' || n || '@articled.example', 'paying' from generate_series(1, 250) n`,
  })
  await app.services.database.query({
    text: `insert into payment_histories (user_id, paid_at, due_at) select md5('p' || n)::uuid, $1::timestamptz, $1::timestamptz + interval '90 days' from generate_series(1, 250) n`,
    values: [new Date(START)],
  })
  const left = async () =>
    Number(
      (
        await app.services.database.query({
          text: `select count(*)::int as count from users where payment_status = 'paying' and email like 'p%'`,
        })
      ).rows[0]?.count,
    )
  app.services.clock.set(new Date(START + 91 * DAY))
  await app.sweep()
  expect(await left()).toBe(50)
  await app.sweep()
  expect(await left()).toBe(0)
})
