import { describe, expect, it } from 'vitest'
import { billingSessionId, errorOf, heard, request, stripe, stripeForEach, stub } from './stripe-subscribed'

stripeForEach()

const personId = '01920000-0000-7000-8000-0000000000dd'
const { renewal: _renewal, ...payment } = request
const setup = { ...payment, amount: 0, keeps: true as const, description: '' }

/** A card that a person has given on Stripe's page. */
async function kept() {
  const customerId = await stripe.customer(personId)
  const { externalId, url } = await stripe.start({ ...setup, customerId })
  return { customerId, externalId, url, ...stub.keep(externalId) }
}
const formOf = (path: string) => stub.requests.find((each) => each.path === path)?.form

describe('a card that Stripe keeps', () => {
  it('is kept on a page of Checkout that takes no money, for a customer who is made once for each person', async () => {
    const customerId = await stripe.customer(personId)
    expect(await stripe.customer(personId)).toBe(customerId)
    expect(stub.books.methods.customer(customerId).metadata).toEqual({ userId: personId })
    const { externalId, url } = await stripe.start({ ...setup, customerId })
    expect(url).toBe(`${stub.apiUrl}/c/pay/${externalId}`)
    expect(formOf('/v1/checkout/sessions')).toMatchObject({
      ...{ mode: 'setup', customer: customerId, payment_method_types: ['card'], metadata: { billingSessionId } },
      setup_intent_data: { metadata: { billingSessionId } },
    })
    expect(formOf('/v1/checkout/sessions')).not.toHaveProperty('line_items')
  })

  it('is told of by the event of its page, and by Stripe’s own record, with brand, last four digits and month', async () => {
    const { customerId, externalId, methodId, completed } = await kept()
    const card = { brand: 'visa', last4: '4242', expMonth: 11, expYear: 2029 }
    const method = { ...card, externalId: methodId, customerId, billingSessionId }
    expect(await heard(completed)).toMatchObject({ type: 'method.kept', id: completed.id, method })
    expect(await stripe.read(externalId)).toEqual({ type: 'method.kept', method })
  })

  it('is not told of while its page is open, or once that is closed', async () => {
    const customerId = await stripe.customer(personId)
    const { externalId } = await stripe.start({ ...setup, customerId })
    expect(await stripe.read(externalId)).toBeNull()
    await stripe.expire(externalId)
    expect(await stripe.read(externalId)).toBeNull()
    expect(await heard(stub.events.at(-1)!)).toBeNull()
  })

  it('is lost when it is taken away, here or at Stripe, and then is also read as lost', async () => {
    const { externalId, methodId, completed } = await kept()
    const lost = { type: 'method.lost', method: { externalId: methodId } }
    expect(await heard(stub.detachThere(methodId))).toMatchObject(lost)
    expect(await heard(completed)).toMatchObject(lost)
    expect(await stripe.read(externalId)).toEqual(lost)
  })

  it('is of nobody here where Stripe keeps it for another product', async () => {
    const { completed } = await kept()
    expect(await heard(completed, { metadata: {} })).toBeNull()
    expect(await heard(completed, { setup_intent: null })).toBeNull()
  })

  it('is dropped once, however often that is asked, and what is not there too', async () => {
    const { methodId, customerId } = await kept()
    await stripe.forget(methodId)
    expect(stub.events.at(-1)?.type).toBe('payment_method.detached')
    await stripe.forget(methodId)
    await stripe.forget('pm_gone')
    await stripe.forgetCustomer(customerId)
    await stripe.forgetCustomer(customerId)
    expect(stub.books.methods.customers.size).toBe(0)
    expect(stub.events.filter(({ type }) => type === 'payment_method.detached')).toHaveLength(1)
  })

  it('is not called dropped while Stripe does not answer', async () => {
    const { methodId } = await kept()
    stub.misbehaviours.push('down')
    expect(await errorOf(stripe.forget(methodId))).not.toBe('done')
    expect(await errorOf(stripe.forget(methodId))).toBe('done')
  })

  it('goes with its customer', async () => {
    const { methodId, customerId } = await kept()
    await stripe.forgetCustomer(customerId)
    expect(await heard(stub.events.at(-1)!)).toMatchObject({ type: 'method.lost', method: { externalId: methodId } })
  })
})

describe('a payment of somebody whose card is kept', () => {
  it('offers it, and keeps no other', async () => {
    const { customerId } = await kept()
    const { externalId } = await stripe.start({ ...payment, customerId, idempotencyKey: 'of a customer' })
    const options = { allow_redisplay_filters: ['always', 'limited', 'unspecified'] }
    expect(stub.books.session(externalId)).toMatchObject({
      customer: customerId,
      saved_payment_method_options: { ...options, payment_method_save: null },
    })
    expect(stub.requests.at(-1)?.form).not.toHaveProperty('payment_intent_data.setup_future_usage')
  })

  it('can be made though the customer was removed at Stripe', async () => {
    const { customerId } = await kept()
    await stripe.forgetCustomer(customerId)
    const { externalId } = await stripe.start({ ...payment, customerId, idempotencyKey: 'of nobody' })
    expect(stub.books.session(externalId)).toMatchObject({ customer: null, amount_total: 20_000 })
    expect(await errorOf(stripe.start({ ...setup, customerId, idempotencyKey: 'to keep' }))).not.toBe('done')
  })

  it('is told of with the card that paid, and without it where Stripe does not say', async () => {
    const { externalId } = await stripe.start(payment)
    const paid = stub.pay(externalId)
    expect(await heard(paid)).toMatchObject({ payment: { card: { brand: 'visa', last4: '4242' } } })
    stub.misbehaviours.push('down')
    const said = await heard(paid)
    expect(said).toMatchObject({ type: 'payment.paid', payment: { externalId } })
    expect(said).not.toHaveProperty('payment.card')
  })

  it('names no customer where it renews, so that removing the card leaves the subscription alone', async () => {
    const { customerId } = await kept()
    const { externalId } = await stripe.start({ ...request, customerId, idempotencyKey: 'renews' })
    expect(stub.books.session(externalId).customer).toBeNull()
  })
})
