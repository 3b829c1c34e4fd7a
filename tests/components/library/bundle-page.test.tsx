// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BundlePage } from '../../../src/learn/library/bundle/bundle-page'
import { queryClient } from '../../../src/providers/api/query'
import { click, eventually, find, render } from '../render'

const bundle = {
  id: 'b1',
  categoryId: 'c1',
  subcategoryId: null,
  contentId: 'k1',
  title: 'Overreaching',
  type: 'lecture',
  image: null,
  coverImage: null,
  description: '<p>When a buyer takes free.</p>',
  instruction: null,
  status: 'published',
  visibility: 'authenticated',
  price: 1500,
  accessDuration: 6,
  accessDurationUnit: 'month',
  timeLimit: null,
  timerEnable: false,
  resultsPass: null,
  retake: null,
  updatedAt: '2026-11-04T10:00:00Z',
  parts: { slides: 2, seconds: 120, videos: 0, texts: 0, questions: 0, cards: 0, materials: 0 },
  practiceArea: { id: 'a', name: 'Land Law' },
  category: { id: 'c1', title: 'FLK2', path: 'FLK2' },
  subcategory: null,
  permission: null as object | null,
  videos: [],
  bundleAuthors: [{ id: 'w', userId: 't', user: { id: 't', fullName: 'Helen Prosser', avatar: null, summary: null } }],
}
const outline = {
  libraryChapters: [{ id: 'ch', title: 'The rule' }],
  librarySlides: [
    { id: 's1', chapterId: null, title: 'Two interests' },
    { id: 's2', chapterId: 'ch', title: 'Two trustees' },
  ],
}
const quote = {
  ...{ list: 1500, reductions: [{ by: 'wallet', amount: 300 }], coupon: null, total: 1200, credits: 0, bonus: 0 },
  ...{ fromWallet: 1200, charged: 0, balance: 2000, owed: 0, balanceAfter: 800, renewal: null },
}
const held = (status: string) => ({ id: 'p1', status, from: null, until: null })
const refusal = (code: string, message: string) => ({ errors: [{ message, extensions: { code } }] })

let answers: Map<string, () => object>
let sent: { name: string; variables: Record<string, unknown> }[]
beforeEach(() => {
  sent = []
  queryClient.clear()
  queryClient.setQueryData(['CurrentUser', {}], {
    id: 'me',
    role: 'user',
    type: 'aspiringSolicitor',
    abilities: [],
    confirmed: true,
  })
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { query, variables } = JSON.parse(body)
    const name = /(?:query|mutation) (\w+)/.exec(query)?.[1] ?? ''
    sent.push({ name, variables })
    const answer = answers.get(name)?.() ?? (name === 'PayingBy' ? { billingGateways: ['sandbox'] } : {})
    return new Response(JSON.stringify('errors' in answer ? answer : { data: answer }))
  })
})
afterEach(() => vi.unstubAllGlobals())

function open() {
  const routes = [{ path: '/library/:categoryId/:bundleId', element: <BundlePage /> }]
  const router = createMemoryRouter(routes, { initialEntries: ['/library/c1/b1'] })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}
const text = () => document.body.textContent ?? ''
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name) as HTMLButtonElement
const callsOf = (name: string) => sent.filter((each) => each.name === name)

it('shows the outline, the price with one’s discount and what is left, and is bought once', async () => {
  let permission: object | null = null
  answers = new Map<string, () => object>([
    ['LibraryBundle', () => ({ bundle: { ...bundle, permission }, ...outline })],
    ['CheckoutQuote', () => ({ checkoutQuote: quote })],
    [
      'Checkout',
      () => {
        permission = held('pending')
        return { checkout: { id: 'v1', status: 'complete', url: null } }
      },
    ],
  ])
  open()
  await eventually(() => expect(text()).toContain('Buy for £12.00'))
  expect(text()).toContain('The rule2Two trustees')
  expect(text()).toContain('Your discount−£3.00')
  expect(text()).toContain('Balance afterwards£8.00')
  expect(text()).toContain('Open for 6 months from when you first open it')
  expect(text()).toContain('Helen Prosser')
  click(button('Buy for £12.00'))
  click(button('Buy for £12.00'))
  await eventually(() => expect(document.activeElement?.textContent).toBe('Start'))
  expect(find('[role="status"]').textContent).toBe('Bought for £12.00.')
  // Two presses are one intent.
  expect(new Set(callsOf('Checkout').map(({ variables }) => variables.idempotencyKey)).size).toBe(1)
  expect(callsOf('Checkout')[0]?.variables).toMatchObject({
    items: [{ type: 'bundle', typeId: 'b1' }],
    price: 1200,
    idempotencyKey: expect.any(String),
  })
  expect(text()).toContain('Its 6 months begin when you start.')
})

it('pays by card what the wallet lacks', async () => {
  answers = new Map<string, () => object>([
    ['LibraryBundle', () => ({ bundle, ...outline })],
    [
      'CheckoutQuote',
      () => ({ checkoutQuote: { ...quote, fromWallet: 500, charged: 700, balance: 500, balanceAfter: 0 } }),
    ],
  ])
  open()
  await eventually(() => expect(text()).toContain('From your wallet, £5.00−£5.00By card£7.00'))
  expect(text()).toContain('You pay the £7.00 on the next page and come back here.')
  expect([...document.querySelectorAll('[data-look="primary"]')].map(({ textContent }) => textContent)).toEqual([
    'Buy for £12.00',
  ])
})

it('is paid from the wallet alone where no gateway takes cards, and says what lacks', async () => {
  let missing = 700
  answers = new Map<string, () => object>([
    ['PayingBy', () => ({ billingGateways: [] })],
    ['LibraryBundle', () => ({ bundle, ...outline })],
    ['CheckoutQuote', () => ({ checkoutQuote: { ...quote, missing } })],
    ['Checkout', () => ({ checkout: { id: 'v1', status: 'complete', url: null } })],
  ])
  open()
  await eventually(() => expect(text()).toContain('Your wallet is £7.00 short. Cards are not taken here'))
  expect(button('Buy for £12.00').disabled).toBe(true)
  missing = 0
  await act(() => queryClient.invalidateQueries({ queryKey: ['CheckoutQuote'] }))
  await eventually(() => expect(button('Buy for £12.00').disabled).toBe(false))
  click(button('Buy for £12.00'))
  await eventually(() => expect(callsOf('Checkout')[0]?.variables).toMatchObject({ gateway: 'wallet', price: 1200 }))
})

it('says beside the button that the price has changed, and reads it again', async () => {
  let total = 1200
  answers = new Map<string, () => object>([
    ['LibraryBundle', () => ({ bundle, ...outline })],
    ['CheckoutQuote', () => ({ checkoutQuote: { ...quote, total } })],
    [
      'Checkout',
      () => {
        total = 1400
        return refusal('CONFLICT', 'The price has changed. Please look at it again.')
      },
    ],
  ])
  open()
  await eventually(() => expect(text()).toContain('Buy for £12.00'))
  click(button('Buy for £12.00'))
  await eventually(() => expect(text()).toContain('Buy for £14.00'))
  expect(find('[role="alert"]').textContent).toBe('The price has changed. Please look at it again.')
})

it('opens at once what is free', async () => {
  answers = new Map<string, () => object>([
    ['LibraryBundle', () => ({ bundle: { ...bundle, price: 0 }, ...outline })],
    ['BundleBuy', () => ({ bundleBuy: { id: 'p1', bundleId: 'b1' } })],
    ['BundleOpen', () => ({ bundleOpen: { id: 'p1', bundleId: 'b1' } })],
  ])
  open()
  await eventually(() => expect(text()).toContain('Open free'))
  click(button('Open free'))
  await eventually(() => expect(callsOf('BundleOpen')).toHaveLength(1))
  expect(callsOf('CheckoutQuote')).toHaveLength(0)
})

it('shows its author what learners have opened, and no price to pay', async () => {
  answers = new Map<string, () => object>([
    [
      'LibraryBundle',
      () => ({
        bundle: {
          ...bundle,
          bundleAuthors: [{ id: 'w', userId: 'me', user: { id: 'me', fullName: 'Me', avatar: null, summary: null } }],
        },
        ...outline,
      }),
    ],
    ['LectureSlides', () => ({ ...outline, librarySlides: [] })],
    ['KeptValues', () => ({ keptValues: [] })],
    ['Reading', () => ({ contentBlocks: [], contentChapters: [] })],
    ['EditableVideos', () => ({ libraryVideos: [] })],
  ])
  open()
  await eventually(() => expect(text()).toContain('No slides yet'))
  await eventually(() =>
    expect(text()).toContain('You write this, and see it as those do who have opened it. Others pay £15.00.'),
  )
  expect(document.querySelector('[data-look="primary"]')).toBeNull()
})

it('sells nothing to those who were not let in, who may ask, and tells of a pause', async () => {
  answers = new Map<string, () => object>([
    ['LibraryBundle', () => ({ bundle: { ...bundle, visibility: 'restricted' }, ...outline })],
    ['AccessAsked', () => ({ accessRequests: { entries: [] } })],
  ])
  open()
  await eventually(() => expect(text()).toContain('Helen Prosser decides.'))
  expect([...document.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(['Ask for access'])
  document.body.replaceChildren()
  queryClient.removeQueries({ queryKey: ['LibraryBundle'] })
  answers = new Map<string, () => object>([
    ['LibraryBundle', () => ({ bundle: { ...bundle, permission: held('paused') }, ...outline })],
  ])
  open()
  await eventually(() => expect(text()).toContain('The school has paused your access.'))
})
