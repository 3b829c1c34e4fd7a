// @vitest-environment happy-dom

import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ConfirmationPage } from '../../../src/learn/booking/confirmation-page'
import { storeVisit } from '../../../src/parts/checkout/visit-store'
import { queryClient } from '../../../src/providers/api/query'
import { click, eventually, find, render } from '../render'

const held = {
  id: 's1',
  name: 'Advocacy',
  status: 'pending',
  startAt: '2026-12-01T10:00:00.000Z',
  endAt: '2026-12-01T10:30:00.000Z',
  accessOpen: '2026-12-01T09:15:00.000Z',
  deadline: null,
  holdUntil: '2026-11-26T13:49:00.000Z',
  cancelReason: null,
  allowed: [],
  price: 7000,
  seats: 1,
  sessionTypeId: 't1',
  practiceAreaId: 'a1',
  sessionType: { id: 't1', mode: 'live', duration: 30 },
  practiceArea: { id: 'a1', name: 'Wills' },
  attendees: [],
}
const quote = {
  ...{
    price: 7000,
    discount: 0,
    groupDiscount: 0,
    groupName: null,
    freeBooking: false,
    total: 7000,
    balance: 3000,
    balanceAfter: -4000,
    missing: 4000,
  },
  ...{ policy: 'Policy.', freeUntil: null, moveCost: 0, cancelCost: 0 },
  ...{ startAt: held.startAt, endAt: held.endAt, accessOpen: held.accessOpen, deadline: null },
}
const paying = {
  ...{ list: 7000, reductions: [], coupon: null, total: 7000, credits: 0, bonus: 0, owed: 0, renewal: null },
  ...{ fromWallet: 3000, charged: 4000, balance: 3000, balanceAfter: 0 },
}
const enough = { ...paying, fromWallet: 7000, charged: 0, balance: 7000 }

let answers: Record<string, unknown>
const sent = vi.fn()
beforeEach(() => {
  queryClient.clear()
  storeVisit(null)
  vi.useFakeTimers({ now: new Date('2026-11-26T13:40:00Z'), toFake: ['Date'] })
  answers = {
    HeldSession: { session: held },
    StartQuote: { sessionQuote: quote },
    CheckoutQuote: { checkoutQuote: paying },
    PayingBy: { billingGateways: ['sandbox'] },
    Checkout: { checkout: { id: 'v1', url: 'https://pay.example/v1' } },
    BookHeld: { sessionBook: { id: 's1', status: 'booked' } },
  }
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { query, variables } = JSON.parse(body)
    const name = /(?:query|mutation) (\w+)/.exec(query)?.[1] ?? ''
    sent(name, variables)
    // Whoever presses at once pays all the same.
    if (name === 'PayingBy') await new Promise((done) => setTimeout(done, 100))
    return new Response(JSON.stringify({ data: answers[name] ?? null }))
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  sent.mockReset()
})

function open(search = '') {
  const router = createMemoryRouter([{ path: '/booking/confirmation', element: <ConfirmationPage /> }], {
    initialEntries: [`/booking/confirmation?session=s1${search}`],
  })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}
const text = () => document.body.textContent ?? ''
const primary = () => [...document.querySelectorAll('[data-look="primary"]')].map(({ textContent }) => textContent)

describe('a hold that the wallet cannot pay', () => {
  it('says what comes from the wallet and what by card, and leads to the pay page for it', async () => {
    const leave = vi.spyOn(location, 'assign').mockImplementation(() => {})
    open()
    await eventually(() => expect(text()).toContain('From your wallet, £30.00−£30.00By card£40.00'))
    expect(text()).toContain('You pay the £40.00 on the next page and come back here.')
    expect(primary()).toEqual(['Book for £70.00'])
    click(find('[data-look="primary"]'))
    await eventually(() => expect(leave).toHaveBeenCalledWith('https://pay.example/v1'))
    expect(sent).toHaveBeenCalledWith(
      'Checkout',
      expect.objectContaining({
        items: [{ type: 'session', typeId: 's1' }],
        price: 7000,
        successUrl: '/booking/confirmation?session=s1&paid=yes',
        cancelUrl: '/booking/confirmation?session=s1&paid=no',
      }),
    )
  })

  it('shows the payment arriving, and nothing to press until it is there', async () => {
    storeVisit('v1')
    const visit = { id: 'v1', amountCharged: 4000, url: null, items: [{ type: 'session' }] }
    answers.Purchase = { billingSession: { ...visit, status: 'open', paymentStatus: 'unpaid' } }
    open('&paid=yes')
    await eventually(() => expect(text()).toContain('Waiting for the payment to arrive'))
    expect(primary()).toEqual([])
    answers.Purchase = { billingSession: { ...visit, status: 'complete', paymentStatus: 'paid' } }
    answers.HeldSession = { session: { ...held, status: 'booked', holdUntil: null } }
    await act(() => queryClient.invalidateQueries({ queryKey: ['Purchase'] }))
    await eventually(() => expect(find('h1').textContent).toBe('Booked'))
  })

  it('can be paid again after a payment that was not made', async () => {
    storeVisit('v1')
    answers.Purchase = {
      billingSession: {
        ...{ id: 'v1', amountCharged: 4000, url: null, items: [{ type: 'session' }] },
        ...{ status: 'expired', paymentStatus: 'unpaid' },
      },
    }
    open('&paid=no')
    await eventually(() => expect(text()).toContain('No payment was made'))
    await eventually(() => expect(primary()).toEqual(['Book for £70.00']))
  })

  it('says that what was paid too late is in the wallet', async () => {
    storeVisit('v1')
    answers.HeldSession = { session: { ...held, status: 'expired' } }
    answers.Purchase = {
      billingSession: {
        ...{ id: 'v1', amountCharged: 4000, url: null, items: [{ type: 'session' }] },
        ...{ status: 'complete', paymentStatus: 'paid' },
      },
    }
    open('&paid=yes')
    await eventually(() => expect(text()).toContain('Your payment of £40.00 is in your wallet.'))
  })
})

it('brings the heading into view when the session is booked', async () => {
  answers.CheckoutQuote = { checkoutQuote: enough }
  answers.Checkout = { checkout: { id: 'v1', status: 'complete', url: null } }
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  open()
  await eventually(() => expect(primary()).toEqual(['Book for £70.00']))
  answers.HeldSession = { session: { ...held, status: 'booked', holdUntil: null } }
  click(find('[data-look="primary"]'))
  await eventually(() => expect(find('h1').textContent).toBe('Booked'))
  expect(document.activeElement).toBe(find('h1'))
  expect(scroll).toHaveBeenCalledWith(0, 0)
})

it('calls a free booking free', async () => {
  answers.StartQuote = {
    sessionQuote: { ...quote, discount: 7000, freeBooking: true, total: 0, missing: 0 },
  }
  open()
  await eventually(() => expect(primary()).toEqual(['Book it free']))
  expect(text()).toContain('Free booking−£70.00')
  expect(text()).toContain('To pay from your wallet£0.00')
})
