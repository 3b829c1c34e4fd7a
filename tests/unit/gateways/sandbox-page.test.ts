import { describe, expect, it } from 'vitest'
import type { SandboxPayment } from '../../../server/gateways/payment/sandbox-ledger'
import { SANDBOX_CSS_PATH, sandboxCss, sandboxPage } from '../../../server/gateways/payment/sandbox-page'

const payment: SandboxPayment = {
  externalId: 'pay_test_0123456789abcdef0123456789abcdef',
  billingSessionId: '01920000-0000-7000-8000-0000000000bb',
  amount: 20_000,
  currency: 'GBP',
  description: 'Top-up, smart credits',
  locale: 'en-us',
  successUrl: 'https://articled.example/wallet/top-up?paid=1',
  cancelUrl: '/wallet/top-up',
  idempotencyKey: 'key-1',
  status: 'open',
  createdAt: '2026-05-01T12:00:00.000Z',
  arrivesAt: null,
  refunds: [],
  dispute: null,
  subscription: null,
  period: null,
  paidBy: null,
  card: null,
  events: [],
}

const now = new Date('2026-05-01T12:05:00Z')
const pageOf = (payment: SandboxPayment) => sandboxPage(payment, 'en-GB', now)

describe('the sandbox’s pay page', () => {
  it('offers plain forms to pay the amount, to fail and to cancel', () => {
    const html = pageOf(payment)
    expect(html).toContain('<strong>Test payment.</strong> No card is charged and no money moves.')
    for (const [action, label] of [
      ['pay', 'Pay £200.00'],
      ['fail', 'Make it fail'],
      ['cancel', 'Cancel'],
    ]) {
      expect(html).toMatch(new RegExp(`action="/pay/${payment.externalId}/${action}"><button[^>]*>${label}</button>`))
    }
    expect(html).toContain(`<link rel="stylesheet" href="${SANDBOX_CSS_PATH}">`)
    expect(html).not.toMatch(/<script|<style| style=| on\w+=/)
  })

  it('escapes its input', () => {
    const attack = `"><script>alert('1')</script>&`
    for (const field of ['description', 'externalId', 'successUrl', 'cancelUrl'] as const) {
      for (const status of ['open', 'paid', 'failed'] as const) {
        expect(pageOf({ ...payment, status, [field]: attack })).not.toMatch(/<script|"">/)
        expect(pageOf({ ...payment, status, [field]: `/${attack}` })).not.toMatch(/<script|"">/)
      }
    }
    expect(pageOf({ ...payment, description: attack })).toContain(
      '&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;',
    )
  })

  it('offers only the way back once it is closed', () => {
    expect(pageOf({ ...payment, status: 'paid' })).toContain('<a href="https://articled.example/wallet/top-up?paid=1">')
    for (const status of ['failed', 'cancelled'] as const) {
      expect(pageOf({ ...payment, status })).toContain('<a href="/wallet/top-up">')
      expect(pageOf({ ...payment, status })).not.toContain('<form')
    }
  })

  it.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x', ''])(
    'leads home instead of to %j',
    (successUrl) => {
      expect(pageOf({ ...payment, status: 'paid', successUrl })).toContain('<a href="/">Go back to Articled</a>')
    },
  )

  it('says that a payment by bank is on its way, and what became of one that was made', () => {
    expect(pageOf({ ...payment, status: 'paid', arrivesAt: '2026-05-01T12:40:00.000Z' })).toContain('On its way')
    const made = pageOf({ ...payment, status: 'paid' })
    expect(made).toContain(`action="/pay/${payment.externalId}/dispute"`)
    const dispute = {
      externalId: 'dp',
      intentId: payment.externalId,
      amount: 100,
      currency: 'GBP',
      status: 'open',
    } as const
    const refund = { ...dispute, refundId: null, idempotencyKey: 'k', status: 'succeeded' } as const
    const disputed = pageOf({ ...payment, status: 'paid', dispute, refunds: [refund] })
    expect(disputed).toContain('£1.00 was paid back.')
    expect(disputed).toContain('/dispute-won')
    expect(pageOf({ ...payment, status: 'paid', dispute: { ...dispute, status: 'lost' } })).not.toContain('<form')
  })

  it('has a style sheet for light and dark', () => {
    expect(sandboxCss).toContain('prefers-color-scheme: dark')
    expect(sandboxCss).toContain('2px dashed')
  })
})
