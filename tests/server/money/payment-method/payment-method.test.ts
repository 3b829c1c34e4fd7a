import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MethodState, PaymentGateway } from '../../../../server/gateways/payment/payment'
import type { Choice } from '../../../../server/gateways/payment/sandbox'
import { newId } from '../../../../server/kernel/database/columns'
import type { Person } from '../../../build'
import { codes } from '../../library/library'
import { type Shop, shop } from '../sale/shop'
import { tell } from '../settle/told'

let app: Shop
let clerk: Person
let sandbox: PaymentGateway
beforeAll(async () => {
  app = await shop()
  clerk = await app.person({ abilities: ['manage_billing'] })
  sandbox = app.services.payments.get('sandbox') as PaymentGateway
})
afterAll(() => app.close())

interface Visit {
  id: string
  externalId: string
}

/** A visit to the page that keeps a card. */
async function visiting(student: Person): Promise<Visit> {
  const { data, errors } = await app.checkout(student, { mode: 'setup', items: [] })
  if (errors) throw new Error(errors[0]?.message)
  return data.checkout
}

async function kept(choice: Choice = 'keep') {
  const student = await app.person()
  const visit = await visiting(student)
  await app.press(visit.externalId, choice)
  return { student, visit }
}

const CARDS = 'query ($id: ID!) { paymentMethods(userId: $id) { id gateway brand last4 expMonth expYear keptAt } }'
const cards = async (of: Person, seenBy = of) =>
  (await app.send(CARDS, { id: of.id }, seenBy)).data.paymentMethods as { id: string; last4: string }[]
const REMOVE = 'mutation ($id: ID!) { paymentMethodDelete(id: $id) { id } }'
const remove = (id: string, by: Person) => app.send(REMOVE, { id }, by)
const statusOf = async ({ id }: Visit, by: Person) =>
  (await app.send('query ($id: ID!) { billingSession(id: $id) { status paymentStatus } }', { id }, by)).data
    .billingSession
/** What is left of a person's cards here, kept or not. */
const rowsOf = async ({ id }: Person) =>
  (
    await app.services.database.query({
      text: `select (select count(*)::int from payment_methods where user_id = $1) as methods,
        (select count(*)::int from payment_customers where user_id = $1) as customers`,
      values: [id],
    })
  ).rows[0]
/** The card as the gateway has it. */
const atGateway = ({ externalId }: Visit) => app.services.sandbox?.find(externalId)?.card

/** The sandbox’s page. */
const pageOf = async (externalId: string) => (await app.server.inject(`/pay/${externalId}`)).body

/** What a gateway says of a card of its own that it has kept by a visit. */
async function said(student: Person, { id: billingSessionId }: Visit, more: Partial<MethodState> = {}) {
  const card = { brand: 'visa', last4: '4242', expMonth: 11, expYear: 2029 }
  const ids = { externalId: `pm_${newId()}`, customerId: await sandbox.customer(student.id), billingSessionId }
  const method = { ...card, ...ids, ...more }
  return {
    kept: { type: 'method.kept', method } as const,
    lost: { type: 'method.lost', method: { externalId: method.externalId } } as const,
  }
}

describe('a card that is kept', () => {
  it('is its owner’s to see, and billing staff’s, and nobody else’s', async () => {
    const { student, visit } = await kept()
    const card = { gateway: 'sandbox', brand: 'visa', last4: '4242', expMonth: expect.any(Number) }
    expect(await cards(student)).toMatchObject([card])
    expect(await cards(student, clerk)).toMatchObject([card])
    expect(await cards(student, await app.person())).toEqual([])
    expect(await statusOf(visit, student)).toEqual({ status: 'complete', paymentStatus: 'no_payment_required' })
  })

  it('costs nothing and is no purchase', async () => {
    const { student } = await kept()
    expect(await app.movements(student)).toEqual([])
    const { data } = await app.send('{ billingSessions { entries { id } } }', {}, student)
    expect(data.billingSessions.entries).toEqual([])
  })

  it('is kept once, also where that is told twice', async () => {
    const { student } = await kept('keep-twice')
    expect(await cards(student)).toHaveLength(1)
  })

  it('is kept though its event comes late, or never', async () => {
    const late = await kept('keep-late')
    expect(await cards(late.student)).toEqual([])
    const unheard = await app.person()
    const visit = await visiting(unheard)
    const { verifyEvent } = sandbox
    sandbox.verifyEvent = () => null
    await app.press(visit.externalId, 'keep')
    sandbox.verifyEvent = verifyEvent
    await app.at(new Date(Date.now() + 61_000))
    expect(await cards(unheard)).toHaveLength(1)
    await app.at(new Date(Date.now() + 45 * 60_000))
    await expect.poll(async () => (await cards(await app.again(late.student))).length).toBe(1)
    await app.at(null)
  })

  it('is not kept where its person goes back from the page', async () => {
    const { student, visit } = await kept('cancel')
    expect(await cards(student)).toEqual([])
    expect(await statusOf(visit, student)).toMatchObject({ status: 'open' })
  })

  it('is offered by the next pay page, by brand and last four digits, and is what the payment shows', async () => {
    const { student, visit } = await kept('keep-mastercard')
    const { data } = await app.checkout(student, { items: [{ type: 'topup', unitAmount: 5000 }] })
    const { externalId } = data.checkout
    const page = await pageOf(externalId)
    expect(page).toContain('Pay £50.00 with Mastercard ending 4444')
    const button = `pay/${atGateway(visit)?.externalId}` as Choice
    await app.press(externalId, button)
    expect(await app.movements(student)).toEqual(['topup 5000'])
    const paid = await app.send('{ billingTransactions { entries { cardBrand cardLast4 } } }', {}, student)
    expect(paid.data.billingTransactions.entries).toEqual([{ cardBrand: 'mastercard', cardLast4: '4444' }])
  })

  it('is offered to nobody else', async () => {
    const { visit } = await kept()
    const other = await app.person()
    const { data } = await app.checkout(other, { items: [{ type: 'topup', unitAmount: 5000 }] })
    expect(await pageOf(data.checkout.externalId)).not.toContain('ending 4242')
    await app.press(data.checkout.externalId, `pay/${atGateway(visit)?.externalId}` as Choice)
    expect(await app.movements(other)).toEqual([])
  })

  it('is refused with things to buy, from the wallet, and as the eleventh', async () => {
    const student = await app.person()
    const items = [{ type: 'topup', unitAmount: 5000 }]
    expect(codes(await app.checkout(student, { mode: 'setup', items }))).toEqual(['VALIDATION items'])
    const ofWallet = { mode: 'setup', gateway: 'wallet', items: [] } as const
    expect(codes(await app.checkout(student, { ...ofWallet, items: [] }))).toEqual(['VALIDATION gateway'])
    for (let card = 0; card < 10; card++) await app.press((await visiting(student)).externalId, 'keep')
    expect(codes(await app.checkout(student, { mode: 'setup', items: [] }))).toEqual(['CONFLICT'])
  })
})

describe('what a gateway tells of a card', () => {
  it('counts once for each visit, and for the person that began it', async () => {
    const [student, other] = [await app.person(), await app.person()]
    const [visit] = [await visiting(student), await visiting(other)]
    const ofOther = await said(student, visit, { customerId: await sandbox.customer(other.id) })
    expect(await tell(app, ofOther.kept)).toBe(false)
    expect(await cards(student)).toEqual([])
    expect(await tell(app, (await said(student, visit)).kept)).toBe(true)
    expect(await tell(app, (await said(student, visit)).kept)).toBe(false)
    expect([await cards(student), await cards(other)]).toMatchObject([[{ last4: '4242' }], []])
  })

  it('is believed of no purchase, and of no visit that is not there', async () => {
    const student = await app.person()
    await visiting(student)
    const { data } = await app.checkout(student, { items: [{ type: 'topup', unitAmount: 5000 }] })
    for (const id of [data.checkout.id, newId(), 'nothing'])
      expect(await tell(app, (await said(student, { id, externalId: '' })).kept)).toBe(false)
    expect(await cards(student)).toEqual([])
  })

  it('leaves what is lost lost, in every order and however often it is told', async () => {
    for (const order of ['kept lost', 'lost kept', 'lost kept lost', 'kept lost kept'] as const) {
      const student = await app.person()
      const facts = await said(student, await visiting(student))
      for (const each of order.split(' ')) await tell(app, facts[each as 'kept' | 'lost'])
      expect([order, await cards(student)]).toEqual([order, []])
      expect(await rowsOf(student)).toEqual({ methods: 0, customers: 1 })
    }
  })

  it('leaves nothing of the card in the record of events', async () => {
    const { student } = await kept('keep-mastercard')
    const { data } = await app.checkout(student, { items: [{ type: 'topup', unitAmount: 5000 }] })
    await app.press(data.checkout.externalId, 'pay')
    const { rows } = await app.services.database.query({
      text: `select count(*)::int as told from gateway_events where payload::text ~ 'last4'`,
    })
    expect(rows).toEqual([{ told: 0 }])
  })
})

describe('a card that is removed', () => {
  it('is gone at once, and at the gateway, and no pay page offers it', async () => {
    const { student, visit } = await kept()
    const [card] = await cards(student)
    expect((await remove(card?.id as string, student)).data.paymentMethodDelete).toEqual({ id: card?.id })
    expect(await cards(student)).toEqual([])
    await expect.poll(() => atGateway(visit)?.lostAt ?? null).not.toBeNull()
    await expect.poll(() => rowsOf(student)).toMatchObject({ methods: 0 })
    const { data } = await app.checkout(student, { items: [{ type: 'topup', unitAmount: 5000 }] })
    expect(await pageOf(data.checkout.externalId)).not.toContain('ending 4242')
    expect(codes(await remove(card?.id as string, student))).toEqual(['NOT_FOUND'])
  })

  it('is removed by its owner alone', async () => {
    const { student } = await kept()
    const [card] = await cards(student)
    for (const who of [clerk, await app.person()])
      expect(codes(await remove(card?.id as string, who))).toEqual(['NOT_FOUND'])
    expect(await cards(student)).toHaveLength(1)
  })

  it('is dropped at a gateway that did not answer as soon as it does', async () => {
    const { student, visit } = await kept()
    const { forget } = sandbox
    sandbox.forget = () => Promise.reject(new Error('The gateway is away'))
    await remove((await cards(student))[0]?.id as string, student)
    const later = (minutes: number) => app.at(new Date(Date.now() + minutes * 60_000))
    await later(60)
    expect([await cards(await app.again(student)), atGateway(visit)?.lostAt]).toEqual([[], null])
    sandbox.forget = forget
    await later(62)
    expect(atGateway(visit)?.lostAt).not.toBeNull()
    expect(await rowsOf(student)).toMatchObject({ methods: 0 })
    await app.at(null)
  })

  it('goes too when the gateway has lost it by itself', async () => {
    const { student, visit } = await kept()
    await sandbox.forget(atGateway(visit)?.externalId as string)
    await expect.poll(() => cards(student)).toEqual([])
  })
})

describe('a person who leaves', () => {
  const LEAVE = 'mutation ($email: String!) { userDelete(email: $email) { id } }'
  const leave = (who: Person) => app.send(LEAVE, { email: who.email }, who)

  it('leaves no card, here or at the gateway', async () => {
    const { student, visit } = await kept()
    const open = await visiting(student)
    expect((await leave(student)).errors).toBeUndefined()
    expect(await rowsOf(student)).toMatchObject({ methods: 0 })
    await expect.poll(() => rowsOf(student)).toEqual({ methods: 0, customers: 0 })
    expect(atGateway(visit)?.lostAt).not.toBeNull()
    await app.press(open.externalId, 'keep')
    expect(atGateway(open)).toBeNull()
  })

  it('is given no card by what is told later', async () => {
    const student = await app.person()
    const { kept: late } = await said(student, await visiting(student))
    expect((await leave(student)).errors).toBeUndefined()
    expect(await tell(app, late)).toBe(false)
    expect(await rowsOf(student)).toMatchObject({ methods: 0 })
  })

  it('takes brand and last four digits along in their export', async () => {
    const { student } = await kept()
    const { data } = await app.send('{ userExport }', {}, student)
    expect(JSON.stringify(data.userExport)).toContain('"last4":"4242"')
  })
})
