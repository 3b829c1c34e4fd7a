// @vitest-environment happy-dom

import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TopUpPage } from '../../../src/learn/wallet/top-up-page'
import { storeVisit } from '../../../src/parts/checkout/visit-store'
import { queryClient } from '../../../src/providers/api/query'
import { eventually, render } from '../render'

const price = { type: 'topup', name: 'Wallet top-up', list: 10_000, total: 10_000, reductions: [], parts: [] }
const answers: Record<string, object> = {
  Transactions: { transactions: { entries: [], pageInfo: { totalCount: 0 } } },
  PayingBy: { billingGateways: ['sandbox'] },
  CheckoutQuote: {
    checkoutQuote: {
      ...{ lines: [price], list: 10_000, reductions: [], coupon: null, total: 10_000, credits: 10_000, bonus: 0 },
      ...{ fromWallet: 0, charged: 10_000, balance: 0, owed: 0, balanceAfter: 10_000 },
    },
  },
}
let visit: { status: string; paymentStatus: string }

beforeEach(() => {
  queryClient.clear()
  storeVisit('v')
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const name = /(?:query|mutation) (\w+)/.exec(JSON.parse(body).query)?.[1]
    const data =
      name === 'Purchase'
        ? {
            billingSession: {
              id: 'v',
              amountTotal: 10_000,
              amountCharged: 10_000,
              url: null,
              items: [{ type: 'topup' }],
              ...visit,
            },
          }
        : (answers[name ?? ''] ?? null)
    return new Response(JSON.stringify({ data }))
  })
})
afterEach(() => {
  storeVisit(null)
  vi.unstubAllGlobals()
})

function open(search: string) {
  const router = createMemoryRouter([{ path: '*', element: <TopUpPage /> }], {
    initialEntries: [`/wallet/top-up${search}`],
  })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

const primary = () => [...document.querySelectorAll('[data-look="primary"]')].map(({ textContent }) => textContent)

test('after a payment the primary button books a session', async () => {
  visit = { status: 'complete', paymentStatus: 'paid' }
  open('?paid=yes')
  await eventually(() => expect(document.body.textContent).toContain('£100.00 is in your wallet'))
  expect(primary()).toEqual(['Book a session'])
  expect(document.querySelector('a[data-look="primary"]')?.getAttribute('href')).toBe('/booking')
})

test('before one, and after one that failed, it tops up', async () => {
  visit = { status: 'expired', paymentStatus: 'unpaid' }
  open('?paid=no')
  await eventually(() => expect(document.body.textContent).toContain('No payment was made'))
  await eventually(() => expect(primary()).toEqual(['Pay £100.00']))
})
