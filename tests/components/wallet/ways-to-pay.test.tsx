// @vitest-environment happy-dom

import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TopUpPage } from '../../../src/learn/wallet/top-up-page'
import { storeVisit } from '../../../src/parts/checkout/visit-store'
import { queryClient } from '../../../src/providers/api/query'
import { click, eventually, find, render } from '../render'

const visa = { id: 'c', brand: 'visa', last4: '4242', expMonth: 3, expYear: 2096 }
const old = { id: 'd', brand: 'amex', last4: '0005', expMonth: 12, expYear: 2020 }
let cards: object[]
let gateways: string[]
let status: string
let asked: { name: string; variables: Record<string, unknown> }[]

beforeEach(() => {
  queryClient.clear()
  queryClient.setQueryData(['CurrentUser', {}], { id: 'u', abilities: [] })
  ;[cards, gateways, status, asked] = [[], ['sandbox'], 'open', []]
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { query, variables } = JSON.parse(body)
    const name = /(?:query|mutation) (\w+)/.exec(query)?.[1] ?? ''
    asked.push({ name, variables })
    if (name === 'RemoveCard') cards = cards.filter((card) => (card as typeof visa).id !== variables.id)
    const answers: Record<string, object> = {
      Transactions: { transactions: { entries: [], pageInfo: { totalCount: 0 } } },
      PayingBy: { billingGateways: gateways },
      PaymentMethods: { paymentMethods: cards },
      RemoveCard: { paymentMethodDelete: { id: variables?.id } },
      KeepCard: { checkout: { id: 'v', url: 'https://pay.example/keep' } },
      Purchase: { billingSession: { id: 'v', status, paymentStatus: 'no_payment_required', items: [] } },
    }
    return new Response(JSON.stringify({ data: answers[name] ?? null }))
  })
})
afterEach(() => {
  storeVisit(null)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function open(search = '') {
  const router = createMemoryRouter([{ path: '*', element: <TopUpPage /> }], {
    initialEntries: [`/wallet/top-up${search}`],
  })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}
const said = () => document.body.textContent
const button = (name: string) => {
  const all = [...document.querySelectorAll('button')]
  const found = all.find((each) => (each.getAttribute('aria-label') ?? each.textContent) === name)
  if (!found) throw new Error(`There is no button ${name}`)
  return found
}

test('the cards that are kept stand on the page with their last month, and what is over is said', async () => {
  cards = [visa, old]
  open()
  await eventually(() => expect(said()).toContain('Visa ending 4242Expires 03/2096'))
  expect(said()).toContain('American Express ending 0005Expired 12/2020')
  expect(asked.find(({ name }) => name === 'PaymentMethods')?.variables).toEqual({ userId: 'u' })
})

test('a card is removed after a question', async () => {
  cards = [visa, old]
  open()
  click(await eventually(() => button('Remove Visa ending 4242')))
  expect(find('[role="alertdialog"]').textContent).toContain('Remove Visa ending 4242?')
  expect(asked.some(({ name }) => name === 'RemoveCard')).toBe(false)
  click(button('Remove'))
  await eventually(() => expect(said()).not.toContain('Visa ending 4242'))
  expect(asked.find(({ name }) => name === 'RemoveCard')?.variables).toEqual({ id: 'c' })
  expect(said()).toContain('American Express ending 0005')
})

test('“Keep a card” leads to the gateway’s page, the same at a second press, and back to this one', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  open()
  await eventually(() => expect(said()).toContain('No card is kept'))
  click(button('Keep a card'))
  click(button('Keep a card'))
  await eventually(() => expect(assign).toHaveBeenCalledWith('https://pay.example/keep'))
  const kept = asked.filter(({ name }) => name === 'KeepCard')
  expect(new Set(kept.map(({ variables }) => variables.idempotencyKey)).size).toBe(1)
  expect(kept[0]?.variables).toMatchObject({
    ...{ gateway: 'sandbox', successUrl: '/wallet/top-up?kept=yes', cancelUrl: '/wallet/top-up?kept=no' },
    idempotencyKey: expect.any(String),
  })
})

test.each([
  ['yes', 'complete', 'Your card is kept'],
  ['yes', 'open', 'Waiting for word of your card'],
  ['yes', 'expired', 'No card was kept'],
  ['no', 'open', 'No card was kept'],
])('on the way back, kept=%s and a visit that is %s, it says: %s', async (kept, state, words) => {
  storeVisit('v')
  status = state
  cards = state === 'complete' ? [visa] : []
  open(`?kept=${kept}`)
  await eventually(() => expect(said()).toContain(words))
  click(await eventually(() => button('Done')))
  await eventually(() => expect(said()).not.toContain(words))
})

test('where no gateway takes cards there is nothing of it', async () => {
  gateways = []
  open()
  await eventually(() => expect(asked.some(({ name }) => name === 'PayingBy')).toBe(true))
  await eventually(() => expect(said()).toContain('Latest transactions'))
  expect(said()).not.toContain('Ways to pay')
})
