// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { weakestArea } from '../../../src/learn/attempt/result'
import { MockToSit } from '../../../src/parts/next-steps/mock-to-sit'
import { Queued } from '../../../src/parts/next-steps/queued'
import { queryClient } from '../../../src/providers/api/query'
import { addDays, dayOf } from '../../../src/ui/time/london-days'
import { eventually, find } from '../render'
import { answering, openAt, text } from './answering-server'
import { asked } from './test-fixtures'

afterEach(() => vi.unstubAllGlobals())

const today = dayOf(Date.now())

it.each([
  [{ attemptId: 'a' }, 3, today, '3 of these questions are in your reviews. The first comes back today.'],
  [{ attemptId: 'a' }, 1, addDays(today, 1), '1 of these questions is in your reviews, and comes back tomorrow.'],
  [{ sessionId: 's' }, 2, addDays(today, -3), '2 of these criteria are in your reviews. The first comes back today.'],
  [{ sessionId: 's' }, 2, '2031-03-04', '2 of these criteria are in your reviews. The first comes back on Tue 4 Mar.'],
] as const)('what comes back of %o is said with its day', async (of, cards, first, words) => {
  answering(['Queued', () => ({ reviewQueued: { cards, first } })])
  openAt('/x', '/x', <Queued {...of} />)
  await eventually(() => expect(text()).toBe(words))
})

const land = { id: 'land', name: 'Land law', shortName: 'LAND' }
const left = [
  { sessionTypeId: 'oral', practiceAreaIds: ['trusts'] },
  { sessionTypeId: 'draft', practiceAreaIds: ['land'] },
]
const types = [
  { id: 'oral', name: 'Advocacy', price: 7000 },
  { id: 'draft', name: 'Drafting', price: 4500 },
]

it('a weak area leads to a mock of it that is left, with its price and the next start', async () => {
  answering(
    ['MocksToSit', () => ({ mocksLeft: left, sessionTypes: types })],
    [
      'NextStart',
      () => ({
        slots: {
          entries: [
            { id: '1', from: '2031-03-04T10:00:00.000Z' },
            { id: '2', from: '2031-03-05T10:00:00.000Z' },
          ],
        },
      }),
    ],
  )
  openAt('/x', '/x', <MockToSit practiceArea={land} />)
  await eventually(() =>
    expect(text()).toContain('Book Drafting in Land law, £45.00. The next free start is Tue 4 Mar 2031, 10:00 London.'),
  )
  expect(find('a').getAttribute('href')).toBe('/booking/draft?area=land')
})

it('an area without a mock has no line', async () => {
  const served = answering(['MocksToSit', () => ({ mocksLeft: left.slice(0, 1), sessionTypes: types })])
  openAt('/x', '/x', <MockToSit practiceArea={land} />)
  await eventually(() => expect(served.callsOf('MocksToSit')).toHaveLength(1))
  await eventually(() => expect(queryClient.isFetching()).toBe(0))
  expect(text()).toBe('')
})

const outcome = (right: boolean | null) => ({ right }) as never
const question = (area: typeof land | null, right: boolean | null) =>
  asked({ subtype: 'single_best_answer', practiceArea: area, outcome: outcome(right) })
const tort = { id: 'tort', name: 'Tort', shortName: 'TORT' }

it('the weakest area of a test is the one with the least right, if it is below the pass line', () => {
  const questions = [question(land, true), question(land, false), question(tort, true), question(tort, null)]
  expect(weakestArea({ questions, passPercent: 60 })).toEqual(land)
  expect(weakestArea({ questions, passPercent: 50 })).toBeUndefined()
  expect(weakestArea({ questions, passPercent: null })).toEqual(land)
  expect(weakestArea({ questions: [question(null, false)], passPercent: 60 })).toBeUndefined()
})
