import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../../../server/kernel/database/columns'
import { libraryCategories } from '../../../../server/library/library-category/table'
import { createUnfinished } from '../../../../server/money/billing-session/unfinished'
import { build, type Person, type TestApp } from '../../../build'
import { type StripeStub, startStripe } from '../../../stripe'
import { CREATE } from '../../library/library'
import { booksOf } from './told'

let app: TestApp
let stub: StripeStub
let clerk: Person
beforeAll(async () => {
  stub = await startStripe({ clock: { now: () => app.services.clock.now() } })
  const { secretKey, webhookSecret, apiUrl } = stub
  app = await build({ stripe: { secretKey, webhookSecret, apiUrl } })
  clerk = await app.person({ abilities: ['manage_billing'] })
})
afterAll(async () => {
  await app.close()
  await stub.close()
})

const TOP_UP = `mutation ($key: String) { checkout(mode: payment, gateway: stripe, cancelUrl: "/wallet/top-up", successUrl: "/wallet/top-up", useCoupon: false,
  items: [{ type: topup, unitAmount: 5000 }], idempotencyKey: $key) { id externalId url amountCharged } }`
const REFUND = `mutation ($id: ID!, $amount: Pence!) { billingTransactionRefund(id: $id, amount: $amount, reason: "Agreed") { status } }`

/** Delivers an event to the webhook, as Stripe does. */
async function deliver(event: object) {
  const { body, headers } = stub.call(event)
  return (
    await app.server.inject({
      method: 'POST',
      url: '/webhooks/stripe',
      payload: body,
      headers: { 'content-type': 'application/json', ...headers },
    })
  ).json()
}

async function paid() {
  const student = await app.person()
  const { externalId, url } = (await app.send(TOP_UP, {}, student)).data.checkout
  expect(url).toContain(externalId)
  const event = stub.pay(externalId)
  return { student, externalId, event, intentId: (event.data.object as { payment_intent: string }).payment_intent }
}

const paymentOf = async ({ id }: Person) =>
  (await app.send('query($id: ID!) { billingTransactions(userId: $id) { entries { id externalId } } }', { id }, clerk))
    .data.billingTransactions.entries[0]

it('a payment at Stripe is credited by its event, once, and under the name of its money', async () => {
  const { student, event, intentId } = await paid()
  expect([await deliver(event), await deliver(event)]).toEqual([
    { received: true, acted: true },
    { received: true, acted: false },
  ])
  expect(await booksOf(app, student)).toMatchObject([{ status: 'succeeded', balance: 5000 }])
  expect((await paymentOf(student)).externalId).toBe(intentId)
})

it('a payment whose event is lost is credited when it is looked at', async () => {
  const { student } = await paid()
  app.services.clock.set(new Date(app.services.clock.now().getTime() + 61_000))
  await createUnfinished(app.services)()
  expect(await booksOf(app, student)).toMatchObject([{ status: 'succeeded', balance: 5000 }])
})

it('a payment is paid back in part by staff, and the rest at Stripe', async () => {
  const { student, event, intentId } = await paid()
  await deliver(event)
  const { id } = await paymentOf(student)
  await app.send(REFUND, { id, amount: 2000 }, clerk)
  await expect
    .poll(
      async () =>
        (
          await app.services.database.query({
            text: 'select status from payment_returns where payment_id = $1',
            values: [id],
          })
        ).rows,
    )
    .toEqual([{ status: 'succeeded' }])
  // Its event says what the answer has said already.
  await deliver(stub.events.at(-1) as object)
  expect(await booksOf(app, student)).toMatchObject([{ status: 'partially_refunded', refunded: 2000, balance: 3000 }])
  await deliver(stub.refundThere(intentId, 3000))
  expect(await booksOf(app, student)).toMatchObject([{ status: 'refunded', refunded: 5000, balance: 0, owed: 0 }])
})

it('a refund that Stripe does not answer is asked for again, and made once', async () => {
  const { student, event, intentId } = await paid()
  await deliver(event)
  stub.misbehaviours.push('none', 'silent')
  await app.send(REFUND, { id: (await paymentOf(student)).id, amount: 700 }, clerk)
  const made = () =>
    stub.events.filter(
      ({ type, data }) =>
        type === 'refund.created' && (data.object as { payment_intent: unknown }).payment_intent === intentId,
    )
  await expect.poll(() => made().length).toBe(1)
  app.services.clock.set(new Date(app.services.clock.now().getTime() + 61_000))
  await createUnfinished(app.services)()
  expect(made()).toHaveLength(1)
  expect(await booksOf(app, student)).toMatchObject([{ refunded: 700, balance: 4300 }])
})

it('a dispute takes the money, and comes back when the school wins', async () => {
  const { student, event, intentId } = await paid()
  await deliver(event)
  const { dispute, event: opened } = stub.dispute(intentId, 5000)
  await deliver(opened)
  expect(await booksOf(app, student)).toMatchObject([{ status: 'disputed', balance: 0 }])
  await deliver(stub.decide(dispute, 'won'))
  expect(await booksOf(app, student)).toMatchObject([{ status: 'succeeded', balance: 5000 }])
})

const PACKAGE = `mutation ($bundleId: ID!) {
  billingPackageCreate(title: "Library", bundles: [$bundleId], price: 2400, renews: monthly, status: active) { id } }`
const SUBSCRIBE = `mutation ($packageId: ID!) { checkout(mode: subscription, gateway: stripe, cancelUrl: "/", successUrl: "/", useCoupon: false,
  items: [{ type: package, typeId: $packageId }]) { id externalId amountCharged } }`
const OWN = `{ billingSubscriptions { entries { status } } billingSessions { entries { status amountCharged } } }`

/** A package that is paid each month, which lends one bundle. */
async function monthlyPackage() {
  const admin = await app.person({ role: 'admin' })
  const categoryId = newId()
  const { orm } = app.services.database
  await orm.insert(libraryCategories).values({ id: categoryId, title: 'FLK1', status: 'published' })
  const bundle = await app.send(CREATE, { categoryId, title: 'Torts', status: 'published', price: 9000 }, admin)
  const made = await app.send(PACKAGE, { bundleId: bundle.data.bundleCreate.id }, admin)
  return made.data.billingPackageCreate.id as string
}

/** How a subscriber stands: the state, the prices of the periods that are paid, the wallet, and the bundle that is lent. */
async function standing(student: Person) {
  const { data } = await app.send(OWN, {}, student)
  const { rows } = await app.services.database.query({
    text: `select (select balance::int from accounts where user_id = $1) as balance, type,
      status in ('pending', 'active', 'paused') as lent, until from library_permissions where user_id = $1`,
    values: [student.id],
  })
  const [held] = rows as { balance: number; type: string; lent: boolean; until: Date }[]
  const paid = (data.billingSessions.entries as { status: string; amountCharged: number }[]).filter(
    ({ status }) => status === 'complete',
  )
  const status = data.billingSubscriptions.entries[0]?.status
  return { ...held, status, periods: paid.map(({ amountCharged }) => amountCharged) }
}

it('a subscription at Stripe lends its things while each period is paid, and no longer once it ends', async () => {
  const student = await app.person()
  const packageId = await monthlyPackage()
  const { externalId } = (await app.send(SUBSCRIBE, { packageId }, student)).data.checkout
  const { subscriptionId, paid, completed } = stub.subscribe(externalId)
  expect([await deliver(completed), await deliver(paid), await deliver(paid)].map(({ acted }) => acted)).toEqual([
    false,
    true,
    false,
  ])
  const first = await standing(student)
  expect(first).toMatchObject({ status: 'active', periods: [2400], balance: 0, type: 'subscription', lent: true })

  await deliver(stub.turn(subscriptionId, 'renew'))
  const second = await standing(student)
  expect(second).toMatchObject({ status: 'active', periods: [2400, 2400], balance: 0, lent: true })
  expect(Number(second.until)).toBeGreaterThan(Number(first.until))

  await deliver(stub.turn(subscriptionId, 'refuse'))
  expect(await standing(student)).toEqual({ ...second, status: 'past_due' })

  app.services.clock.set(new Date(app.services.clock.now().getTime() + 61_000))
  await deliver(stub.turn(subscriptionId, 'end'))
  const { until, ...ended } = await standing(student)
  expect(ended).toMatchObject({ status: 'ended', periods: [2400, 2400], balance: 0 })
  expect(Number(until)).toBeLessThanOrEqual(app.services.clock.now().getTime())
})

const KEEP = `mutation { checkout(mode: setup, gateway: stripe, cancelUrl: "/", successUrl: "/", useCoupon: false) { id externalId url } }`
const CARDS = 'query ($id: ID!) { paymentMethods(userId: $id) { id gateway brand last4 expMonth expYear } }'
const REMOVE = 'mutation ($id: ID!) { paymentMethodDelete(id: $id) { id } }'
const cardsOf = async (student: Person) => (await app.send(CARDS, { id: student.id }, student)).data.paymentMethods

it('a card is kept at Stripe, offered by its next page, shown with the payment, and detached when it is removed', async () => {
  const student = await app.person()
  const { externalId } = (await app.send(KEEP, {}, student)).data.checkout
  const { completed, methodId } = stub.keep(externalId)
  expect([await deliver(completed), await deliver(completed)]).toMatchObject([{ acted: true }, { acted: false }])
  const card = { gateway: 'stripe', brand: 'visa', last4: '4242', expMonth: 11, expYear: 2029 }
  expect(await cardsOf(student)).toMatchObject([card])

  const paying = (await app.send(TOP_UP, {}, student)).data.checkout.externalId
  const { customer } = stub.books.session(externalId)
  expect(stub.books.session(paying)).toMatchObject({ customer })
  await deliver(stub.pay(paying))
  const { data } = await app.send('{ billingTransactions { entries { cardBrand cardLast4 } } }', {}, student)
  expect(data.billingTransactions.entries).toEqual([{ cardBrand: 'visa', cardLast4: '4242' }])

  const [{ id }] = await cardsOf(student)
  await app.send(REMOVE, { id }, student)
  await expect.poll(() => stub.books.methods.method(methodId).customer).toBeNull()
  expect(await deliver(stub.events.at(-1) as object)).toMatchObject({ acted: true })
  expect(await cardsOf(student)).toEqual([])
})

it('a card whose event is lost is kept all the same, and one that staff detach at Stripe goes', async () => {
  const student = await app.person()
  const { externalId } = (await app.send(KEEP, {}, student)).data.checkout
  const { methodId } = stub.keep(externalId)
  app.services.clock.set(new Date(app.services.clock.now().getTime() + 61_000))
  await createUnfinished(app.services)()
  expect(await cardsOf(student)).toHaveLength(1)
  await deliver(stub.detachThere(methodId))
  expect(await cardsOf(student)).toEqual([])
})

it('a customer at Stripe goes with the account', async () => {
  const student = await app.person()
  const { externalId } = (await app.send(KEEP, {}, student)).data.checkout
  await deliver(stub.keep(externalId).completed)
  const customer = stub.books.session(externalId).customer as string
  expect(stub.books.methods.customers.has(customer)).toBe(true)
  await app.send('mutation ($email: String!) { userDelete(email: $email) { id } }', { email: student.email }, student)
  await expect.poll(() => stub.books.methods.customers.has(customer)).toBe(false)
})
