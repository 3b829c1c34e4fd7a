// @vitest-environment happy-dom

import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TransactionsPage } from '../../../src/learn/wallet/movements/transactions-page'
import { queryClient } from '../../../src/providers/api/query'
import { click, eventually, find, render } from '../render'

const movement = (id: string, insertedAt: string, more: object) => ({
  ...{ id, insertedAt, type: 'purchase', status: 'available', description: 'Advocacy', amount: -7000 },
  ...{ balanceAfter: 7500, sessionId: null, ...more },
})
const movements = [
  movement('n', '2026-11-09T08:15:00Z', {}),
  movement('o2', '2026-10-27T16:20:00Z', {
    type: 'refund',
    description: '=HYPERLINK("x"), half',
    amount: 3150,
    balanceAfter: 14_500,
  }),
  movement('o1', '2026-09-30T23:30:00Z', {
    type: 'topup',
    description: 'Top-up',
    amount: 10_000,
    balanceAfter: 11_350,
  }),
  movement('s', '2026-09-02T10:00:00Z', {
    type: 'topup',
    description: 'First top-up',
    amount: 1350,
    balanceAfter: 1350,
  }),
]
const month = (
  first: string,
  broughtForward: number,
  balance: number,
  moneyIn: number,
  moneyOut: number,
  count: number,
) => ({
  ...{ month: first, moneyIn, moneyOut, count, broughtForward, balance },
  days: [{ day: first.replace(/01$/, '09'), balance }],
})
const months = [
  month('2026-11-01', 14_500, 7500, 0, -7000, 1),
  month('2026-10-01', 1350, 14_500, 13_150, 0, 2),
  month('2026-09-01', 0, 1350, 1350, 0, 1),
]

let asked: { name: string; variables: Record<string, string> }[]
let saved: Blob | undefined

beforeEach(() => {
  queryClient.clear()
  asked = []
  saved = undefined
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { query, variables } = JSON.parse(body)
    const name = /query (\w+)/.exec(query)?.[1] ?? ''
    asked.push({ name, variables })
    return Response.json({ data: answerTo(name, variables) })
  })
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved = file as Blob
    return 'blob:file'
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function answerTo(name: string, { from, until, words }: Record<string, string>): object {
  if (name === 'Owed') return { wallet: { id: 'w', owed: 0 } }
  if (name === 'WalletMonths')
    return {
      wallet: { id: 'w', balance: 7500 },
      walletMonths: words ? months.map((each) => ({ ...each, count: 0 })) : months,
    }
  const entries = movements.filter(({ insertedAt }) => (!from || insertedAt >= from) && (!until || insertedAt < until))
  return { transactions: { entries, pageInfo: { totalCount: entries.length, hasNextPage: false } } }
}

function show(address = '/wallet/transactions') {
  const router = createMemoryRouter([{ path: '*', element: <TransactionsPage /> }], { initialEntries: [address] })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return router
}

const cards = () =>
  [...document.querySelectorAll('section:has(table caption)')].filter((card) => card.querySelector('h2'))
const rowsOf = (card: Element | undefined) =>
  [...(card?.querySelectorAll('tbody tr') ?? [])].map((row) => [...row.children].map((cell) => cell.textContent))
const button = (name: string) => {
  const found = [...document.querySelectorAll('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  )
  if (!found) throw new Error(`No button ${name}`)
  return found
}

test('shows the balance, and two months from their sums to what was brought forward', async () => {
  show()
  await eventually(() => expect(document.body.textContent).toContain('=HYPERLINK'))
  expect(document.body.textContent).toContain('Balance£75.00')
  expect(document.body.textContent).toContain('In since 1 Oct+£131.50')
  const [november, october, none] = cards()
  expect(none).toBeUndefined()
  expect(november?.querySelector('header')?.textContent).toBe('November 2026In£0.00Out−£70.00Now£75.00')
  expect(rowsOf(november)).toEqual([['Mon 9 Nov 08:15', 'AdvocacyPurchase', '', '', '−£70.00', '£75.00']])
  expect(november?.textContent).toContain('Brought forward on 1 November£145.00')
  expect(october?.querySelector('header')?.textContent).toBe('October 2026In+£131.50Out£0.00End£145.00')
  // Half past midnight in London is October, whatever the day of UTC.
  expect(rowsOf(october).at(-1)).toEqual(['Thu 1 Oct 00:30', 'Top-upTop-up', '', '+£100.00', '', '£113.50'])
  expect(find('[role=img]').getAttribute('aria-label')).toMatch(
    /^The balance went from £13.50 on 1 October 2026 to £75.00 now$/,
  )
})

test('loads the month before by its name', async () => {
  const router = show()
  await eventually(() => button('Show September 2026'))
  click(button('Show September 2026'))
  await eventually(() => expect(cards()).toHaveLength(3))
  await eventually(() => expect(document.body.textContent).toContain('First top-up'))
  expect(router.state.location.search).toBe('?months=3')
  expect(document.body.textContent).toContain('In since 1 Sep+£145.00')
  expect(document.body.textContent).not.toContain('Show ')
})

test('asks for the words, the type and the days of the address, the last one included', async () => {
  show('/wallet/transactions?search=half&type=refund&from=2026-10-05&until=2026-10-31')
  await eventually(() => expect(document.body.textContent).toContain('Booked until: Sat 31 Oct 2026'))
  expect(asked.find(({ name }) => name === 'WalletMonths')?.variables).toMatchObject({
    ...{ words: 'half', type: 'refund', from: '2026-10-04T23:00:00.000Z', until: '2026-11-01T00:00:00.000Z' },
  })
})

test('says that nothing matches, and shows all at a press', async () => {
  const router = show('/wallet/transactions?search=zebra')
  await eventually(() => expect(document.body.textContent).toContain('Nothing matches'))
  click(button('Show all transactions'))
  await eventually(() => expect(cards()).toHaveLength(2))
  expect(router.state.location.search).toBe('')
})

test('saves all that the filters leave as CSV, in pounds and harmless to spreadsheets', async () => {
  show()
  await eventually(() => button('Save as CSV'))
  click(button('Save as CSV'))
  const file = await eventually(() => {
    if (!saved) throw new Error('nothing is saved yet')
    return saved
  })
  expect((await file.text()).replace('\uFEFF', '').split('\r\n')).toEqual([
    'Time,What,Type,Status,Amount (£),Balance (£)',
    '2026-11-09T08:15:00Z,Advocacy,Purchase,Available,-70.00,75.00',
    `2026-10-27T16:20:00Z,"'=HYPERLINK(""x""), half",Refund,Available,31.50,145.00`,
    '2026-09-30T23:30:00Z,Top-up,Top-up,Available,100.00,113.50',
    '2026-09-02T10:00:00Z,First top-up,Top-up,Available,13.50,13.50',
    '',
  ])
})
