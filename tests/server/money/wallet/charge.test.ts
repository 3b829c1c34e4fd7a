import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Person } from '../../../build'
import { codes } from '../../library/library'
import { type Shop, shop } from '../sale/shop'

let app: Shop
beforeAll(async () => {
  app = await shop()
})
afterAll(() => app.close())

const CHARGE = `query ($id: ID!) { charge(transactionId: $id) { list credits cost reductions { by amount } transaction { amount } refunds { amount }
  postings { account gateway amount } } }`
const idOf = async ({ id }: Person, type: string) =>
  (
    await app.services.database.query({
      text: 'select id from transactions where user_id = $1 and type = $2 order by id desc limit 1',
      values: [id, type],
    })
  ).rows[0]?.id as string
const chargeOf = async (who: Person, type: string) =>
  (await app.send(CHARGE, { id: await idOf(who, type) }, who)).data.charge

it('is shown from its price to its postings, with what came back', async () => {
  const student = await app.person()
  await app.pay(student, 5000)
  await app.coupon({ code: 'TENTH', percentOff: 10 })
  const { id: typeId } = await app.bundle({ price: 2000 })
  await app.checkout(student, { gateway: 'wallet', items: [{ type: 'bundle', typeId }], promoCode: 'TENTH' })
  const purchase = await idOf(student, 'purchase')
  expect((await app.send(CHARGE, { id: purchase }, student)).data.charge).toEqual({
    ...{ list: 2000, credits: 0, cost: 1800, reductions: [{ by: 'coupon', amount: 200 }] },
    ...{ transaction: { amount: -1800 }, refunds: [] },
    postings: [
      { account: 'wallet', gateway: null, amount: -1800 },
      { account: 'revenue', gateway: null, amount: 1800 },
    ],
  })
  await app.send(
    'mutation ($u: ID!, $id: ID!) { walletCredit(userId: $u, kind: refund, amount: 300, reason: "Late", reversesId: $id) { id } }',
    { u: student.id, id: purchase },
    app.admin,
  )
  const { cost, refunds, postings } = (await app.send(CHARGE, { id: purchase }, student)).data.charge
  expect([cost, refunds]).toEqual([1500, [{ amount: 300 }]])
  expect(postings).toHaveLength(4)
  expect(postings.reduce((all: number, { amount }: { amount: number }) => all + amount, 0)).toBe(0)
})

it('of a top-up names the gateway, and of a package the credits that stay', async () => {
  const student = await app.person()
  const { id: bundleId } = await app.bundle({ price: 1000 })
  const { id: typeId } = await app.package({ bundles: [bundleId], credits: 1000, price: 1600 })
  const { data } = await app.checkout(student, { items: [{ type: 'package', typeId }] })
  await app.press(data.checkout.externalId, 'pay')
  expect(await chargeOf(student, 'topup')).toMatchObject({
    ...{ list: null, reductions: [], cost: -1600 },
    postings: [
      { account: 'wallet', amount: 1600 },
      { account: 'gateway', gateway: 'sandbox', amount: -1600 },
    ],
  })
  const bought = await chargeOf(student, 'purchase')
  expect([
    bought.list -
      bought.credits -
      bought.reductions.reduce((all: number, { amount }: { amount: number }) => all + amount, 0),
  ]).toEqual([-bought.transaction.amount])
})

it('is nobody else’s', async () => {
  const [one, other] = [await app.person(), await app.person()]
  await app.pay(one, 100)
  expect(codes(await app.send(CHARGE, { id: await idOf(one, 'bonus') }, other))).toEqual(['NOT_FOUND'])
})
