// @vitest-environment happy-dom

import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../src/providers/api/query'
import { RefundDialog } from '../../../src/staff/payments/refund-dialog'
import { amountOf } from '../../../src/staff/payments/use-refund'
import { click, eventually, find, render, type } from '../render'

const payment = {
  ...{ id: 'p', itemName: 'Legal research', gateway: 'sandbox', insertedAt: '2026-11-18T20:16:00Z' },
  ...{ amountTotal: 5500, amountRefunded: 500, amountDisputed: 0, refundable: 5000 },
  user: { id: 'u', fullName: 'Priya Nair', firstName: 'Priya' },
}
let sent: Record<string, unknown>[]
let refusal: object | null
let closed: number

beforeEach(() => {
  queryClient.clear()
  sent = []
  refusal = null
  closed = 0
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { query, variables } = JSON.parse(body)
    if (query.includes('PaymentToRefund')) return Response.json({ data: { billingTransaction: payment } })
    sent.push(variables)
    if (refusal) return Response.json({ data: null, errors: [refusal] })
    return Response.json({ data: { billingTransactionRefund: { id: 'p', status: 'refunded', amountRefunded: 5500 } } })
  })
})
afterEach(() => vi.unstubAllGlobals())

async function open() {
  const element = <RefundDialog id="p" onClose={() => closed++} />
  const router = createMemoryRouter([{ path: '*', element }])
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await eventually(() => expect(dialog()).toContain('Refund Priya Nair'))
}
const dialog = () => find('dialog').textContent ?? ''
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name) ?? find('nothing')
const field = (label: string) =>
  find<HTMLInputElement>(
    `#${CSS.escape([...document.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(label))?.htmlFor ?? '')}`,
  )

test('offers all that is left, and says what went back before and what stays', async () => {
  await open()
  expect(dialog()).toContain('Refunded before£5.00Now£50.00Stays£0.00')
  expect(dialog()).toContain('All that is left£50.00')
  expect(dialog()).toContain('the things are taken back')
  type(field('Reason'), 'Agreed on the phone')
  expect(dialog()).toContain('£50.00 goes back to youLegal research, the way you paid. Agreed on the phone. Banks')
  click(button('Refund £50.00'))
  await eventually(() => expect(closed).toBe(1))
  expect(sent).toMatchObject([{ id: 'p', amount: 5000, reason: 'Agreed on the phone' }])
})

test('sends another amount, once it is one that can go back, and a reason', async () => {
  await open()
  click(find('input[value=other]'))
  click(button('Refund'))
  await eventually(() => expect(dialog()).toContain('Enter an amount up to £50.00.'))
  expect(dialog()).toContain('Field is required')
  type(field('Amount'), '22.50')
  expect(dialog()).toContain('Now£22.50Stays£27.50')
  type(field('Reason'), 'Half')
  click(button('Refund £22.50'))
  await eventually(() => expect(sent).toMatchObject([{ amount: 2250, reason: 'Half' }]))
})

test('says at the amount what the server refuses, and stays open', async () => {
  refusal = { message: 'The wallet holds £10.00.', extensions: { code: 'VALIDATION', field: 'amount' } }
  await open()
  type(field('Reason'), 'Agreed')
  click(button('Refund £50.00'))
  await eventually(() => expect(dialog()).toContain('The wallet holds £10.00.'))
  expect(closed).toBe(0)
})

test('reads no amount that cannot go back', () => {
  expect(['', '0', '50.01', 'ten', '50'].map((typed) => amountOf('other', typed, 5000))).toEqual([
    ...[null, null, null, null, 5000],
  ])
  expect(amountOf('all', '', 5000)).toBe(5000)
})
