import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSandbox, type Sandbox, SandboxRefused } from '../../../server/gateways/payment/sandbox'
import { sandboxPage } from '../../../server/gateways/payment/sandbox-page'
import { createClock } from '../../../server/kernel/time/clock'

const now = new Date('2026-05-01T12:00:00Z')
const clock = { ...createClock({ settable: false }), now: () => now }
let dir: string
let sandbox: Sandbox
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'sandbox-'))
  const settings = { dir, clock, secret: 'a secret of the sandbox', payOrigin: 'http://pay.example' }
  sandbox = await createSandbox({
    ...settings,
    webhookUrl: 'http://127.0.0.1:9/',
    patience: { eventMs: 1000 },
    retryDelays: [],
  })
})
afterEach(async () => {
  await sandbox.close()
  rmSync(dir, { recursive: true })
})

const billingSessionId = '01920000-0000-7000-8000-0000000000bb'
const request = {
  ...{ billingSessionId, amount: 5000, currency: 'GBP', description: 'Top-up', locale: 'en' },
  ...{ successUrl: '/wallet/top-up', cancelUrl: '/wallet/top-up', idempotencyKey: 'pays' },
}

async function visit(idempotencyKey = 'keeps') {
  const customerId = await sandbox.customer('somebody')
  const { externalId } = await sandbox.start({ ...request, amount: 0, keeps: true, customerId, idempotencyKey })
  return { customerId, externalId }
}
const pageOf = (externalId: string) => {
  const payment = sandbox.find(externalId)!
  return sandboxPage(payment, 'en-GB', now, sandbox.cards(payment))
}
const codeOf = (run: Promise<unknown>) =>
  run.then(
    () => 'done',
    (error: unknown) => (error instanceof SandboxRefused ? error.code : error),
  )

describe('the sandbox’s page that keeps a card', () => {
  it('offers test cards and takes no money', async () => {
    const { externalId } = await visit()
    const html = pageOf(externalId)
    for (const [action, label] of [
      ['keep', 'Keep Visa ending 4242'],
      ['keep-mastercard', 'Keep Mastercard ending 4444'],
      ['keep-twice', 'Keep it, and tell of it twice'],
      ['keep-late', 'Keep it, and tell of it in forty minutes'],
      ['cancel', 'Cancel'],
    ])
      expect(html).toMatch(new RegExp(`action="/pay/${externalId}/${action}"><button[^>]*>${label}</button>`))
    expect(html).not.toContain('£')
    expect(html).not.toMatch(/<script|<style| style=| on\w+=/)
    expect(await codeOf(sandbox.choose(externalId, 'pay'))).toBe('closed')
  })

  it('keeps one card, and says so from then on', async () => {
    const { customerId, externalId } = await visit()
    expect(await sandbox.read(externalId)).toBeNull()
    await sandbox.choose(externalId, 'keep-mastercard')
    await sandbox.choose(externalId, 'keep')
    const card = { brand: 'mastercard', last4: '4444', expMonth: 5, expYear: 2030 }
    expect(await sandbox.read(externalId)).toMatchObject({
      type: 'method.kept',
      method: { ...card, customerId, billingSessionId },
    })
    expect(sandbox.find(externalId)?.events).toHaveLength(1)
    expect(pageOf(externalId)).toContain('Mastercard ending 4444 is kept.')
    expect(pageOf(externalId)).not.toContain('dispute')
    expect(await codeOf(sandbox.choose(externalId, 'cancel'))).toBe('closed')
  })

  it('keeps none where it is left, of which nothing is told', async () => {
    const { externalId } = await visit()
    await sandbox.choose(externalId, 'cancel')
    expect([await sandbox.read(externalId), sandbox.find(externalId)?.events]).toEqual([null, []])
    expect(pageOf(externalId)).toContain('No card was kept.')
  })

  it('is for a customer, and for nothing that costs something', async () => {
    const { customerId } = await visit()
    expect(await codeOf(sandbox.start({ ...request, amount: 0, keeps: true }))).toBe('invalid')
    expect(await codeOf(sandbox.start({ ...request, keeps: true, customerId }))).toBe('invalid')
  })
})

describe('the sandbox’s pay page', () => {
  it('offers each card that is kept, and pays with it until it is dropped', async () => {
    const { customerId, externalId } = await visit()
    await sandbox.choose(externalId, 'keep')
    await sandbox.choose((await visit('again')).externalId, 'keep')
    const { externalId: paying } = await sandbox.start({ ...request, customerId })
    const cards = sandbox.cards(sandbox.find(paying)!)
    expect(cards).toMatchObject([{ brand: 'visa', last4: '4242' }])
    const card = cards[0]!.externalId
    expect(pageOf(paying)).toContain(`action="/pay/${paying}/pay/${card}"`)
    expect(pageOf(paying)).toContain('Pay £50.00 with Visa ending 4242')
    await sandbox.forgetCustomer(customerId)
    expect(pageOf(paying)).not.toContain('4242')
    expect(await codeOf(sandbox.choose(paying, 'pay', card))).toBe('closed')
    expect(await sandbox.read(externalId)).toMatchObject({ type: 'method.lost' })
  })

  it('offers nothing to another, nor for what renews', async () => {
    const { customerId, externalId } = await visit()
    await sandbox.choose(externalId, 'keep')
    const other = await sandbox.start({ ...request, customerId: await sandbox.customer('another') })
    const renewal = { every: 'month', amount: 5000, firstAmountFor: 'once' } as const
    const renews = await sandbox.start({ ...request, customerId, renewal, idempotencyKey: 'renews' })
    for (const each of [other, renews]) expect(pageOf(each.externalId)).not.toContain('4242')
  })

  it('drops a card once, and closes the pages of a customer who is gone', async () => {
    const { customerId, externalId } = await visit()
    await sandbox.choose(externalId, 'keep')
    const open = await visit('open')
    await sandbox.forget(sandbox.find(externalId)!.card!.externalId)
    await sandbox.forgetCustomer(customerId)
    expect(sandbox.find(externalId)?.events).toHaveLength(2)
    expect(await codeOf(sandbox.choose(open.externalId, 'keep'))).toBe('closed')
    expect(pageOf(externalId)).toContain('Visa ending 4242 is not kept any more.')
  })
})
