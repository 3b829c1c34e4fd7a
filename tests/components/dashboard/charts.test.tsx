import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { MarkingChart } from '../../../src/learn/dashboard/staff/charts/marking-chart'
import { SalesChart } from '../../../src/learn/dashboard/staff/charts/sales-chart'
import { SessionsChart } from '../../../src/learn/dashboard/staff/charts/sessions-chart'
import { sameHourLastWeek } from '../../../src/learn/dashboard/staff/charts/week-charts'
import { scaleOf } from '../../../src/ui/chart/scale'
import { addDays } from '../../../src/ui/time/london-days'
import { click, eventually, find, render } from '../render'

const inPlace = (node: React.ReactNode) => render(<MemoryRouter>{node}</MemoryRouter>)
const mondays = Array.from({ length: 12 }, (_, at) => addDays('2026-08-31', 7 * at))
const byTutor = [
  { tutorId: 'a', tutorName: 'Tomos Bevan', count: 4, days: 6.8, longest: 11.21, inTime: 2 },
  { tutorId: 'b', tutorName: null, count: 40, days: 3.5, longest: 7, inTime: 40 },
]
const slowest = [
  { sessionId: 's1', name: 'Legal writing', tutorName: 'Tomos Bevan', marked: '2026-11-12T12:00:00.000Z', days: 11.21 },
]
const table = () =>
  [...document.querySelectorAll<HTMLTableRowElement>('table tr')].map(({ cells }) =>
    [...cells].map(({ textContent }) => textContent),
  )

test('sessions are drawn by format with those to come, and said in a table', () => {
  const weeks = mondays.map((monday, at) => ({ monday, written: at, oral: 2, other: 0, toCome: at === 11 ? 5 : 0 }))
  inPlace(<SessionsChart weeks={weeks} canOpen />)
  expect(find('section').textContent).toContain('18 this week, 12 last week')
  expect(find('svg[role=img]').getAttribute('aria-label')).toBe(
    '2 sessions in the week of 31 Aug, 18 in this week, of which 5 are still to come',
  )
  expect(table()[0]).toEqual(['Week of', 'Written', 'Oral', 'Still to come'])
  expect(table().at(-1)).toEqual(['16 Nov', '11', '2', '5'])
  expect(document.querySelectorAll('svg[role=img] rect')).toHaveLength(11 + 12 + 1)
})

test('sales name the best week, and compare this one with the last at the same hour', () => {
  const weeks = mondays.map((monday, at) => ({ monday, count: at, amount: at * 100_000 }))
  inPlace(<SalesChart weeks={weeks} before={339_000} />)
  expect(find('section').textContent).toContain('£11,000.00 so far, £3,390.00 by this time last week')
  expect(table().at(-1)).toEqual(['16 Nov', '£11,000.00', '11'])
  expect([...document.querySelectorAll('svg[role=img] text')].map(({ textContent }) => textContent)).toEqual([
    '£11,000',
    '£0',
    '£5k',
    '£10k',
    '31 Aug',
    '28 Sep',
    '26 Oct',
    'This week',
  ])
})

test('a week with more refunds than payments has no column, and its table says how much', () => {
  const weeks = mondays.map((monday, at) => ({ monday, count: 0, amount: at === 3 ? -5000 : 1000 }))
  inPlace(<SalesChart weeks={weeks} before={0} />)
  expect(document.querySelectorAll('svg[role=img] rect')).toHaveLength(11)
  expect(table()[4]?.[1]).toBe('−£50.00')
})

test('marking times stand against the promised days, without weeks in which nothing was marked', () => {
  const weeks = mondays.map((monday, at) => ({
    monday,
    count: at === 5 ? 0 : 4,
    days: at === 5 ? null : 3.84,
    inTime: 3,
  }))
  inPlace(
    <MarkingChart times={{ weeks, count: 44, days: 3.84, inTime: 33 }} byTutor={byTutor} slowest={slowest} canOpen />,
  )
  expect(find('section').textContent).toContain('3.8 days, typically; 75% within 7 days')
  expect(find('svg[role=img]').textContent).toContain('Promised: 7 days')
  expect(find('polyline').getAttribute('points')?.split(' ')).toHaveLength(11)
  expect(table()[6]).toEqual(['5 Oct', 'None', '0'])
})

test('marking times name the slowest tutor, and open as tables by tutor and by session', async () => {
  const weeks = mondays.map((monday) => ({ monday, count: 4, days: 3.84, inTime: 3 }))
  inPlace(
    <MarkingChart times={{ weeks, count: 48, days: 3.84, inTime: 36 }} byTutor={byTutor} slowest={slowest} canOpen />,
  )
  expect(find('section').textContent).toContain('Slowest: Tomos Bevan, 6.8')
  click([...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'By tutor') as HTMLElement)
  await eventually(() => find('dialog table'))
  const cells = (at: number) =>
    [...(document.querySelectorAll<HTMLTableElement>('dialog table')[at]?.rows ?? [])].map((row) =>
      [...row.cells].map(({ textContent }) => textContent),
    )
  expect(cells(0)).toEqual([
    ['Tutor', 'Marked', 'Half within, days', 'Longest, days', 'Within 7 days'],
    ['Tomos Bevan', '4 marked', 'half within 6.8', 'longest 11.2', '50%'],
    ['Former tutor', '40 marked', 'half within 3.5', 'longest 7.0', '100%'],
  ])
  expect(cells(1)[1]?.[0]).toBe('Legal writing')
  expect(find('dialog a').getAttribute('href')).toBe('/sessions/s1')
})

test('a chart of nothing is not shown', () => {
  inPlace(
    <>
      <SessionsChart weeks={mondays.map((monday) => ({ monday, written: 0, oral: 0, other: 0, toCome: 0 }))} canOpen />
      <SalesChart weeks={mondays.map((monday) => ({ monday, count: 0, amount: 0 }))} before={0} />
      <MarkingChart times={{ weeks: [], count: 0, days: null, inTime: 0 }} byTutor={[]} slowest={[]} canOpen />
    </>,
  )
  expect(document.querySelector('section')).toBeNull()
})

test('a scale has round lines from zero and room above its highest value', () => {
  expect(scaleOf(61).ticks).toEqual([0, 20, 40, 60])
  expect(scaleOf(813_000).ticks).toEqual([0, 300_000, 600_000, 900_000])
  expect(scaleOf(7).ticks).toEqual([0, 2, 4, 6, 8])
  expect(scaleOf(1)).toEqual({ ticks: [0, 1], top: 1.15 })
  expect(scaleOf(0)).toEqual({ ticks: [0], top: 1 })
})

test('the same hour of last week is London’s, also across the change of the clocks', () => {
  // Thursday, 13:48; the hour that runs counts as a whole one.
  expect(sameHourLastWeek(Date.parse('2026-11-19T13:48:00Z'))).toEqual({
    from: '2026-11-09T00:00:00.000Z',
    until: '2026-11-12T14:00:00.000Z',
  })
  // Wednesday after the clocks went back: last Wednesday was in summer time.
  expect(sameHourLastWeek(Date.parse('2026-10-28T13:48:00Z'))).toEqual({
    from: '2026-10-18T23:00:00.000Z',
    until: '2026-10-21T13:00:00.000Z',
  })
  // On the day itself: ten in the morning is ten in the morning a week before.
  expect(sameHourLastWeek(Date.parse('2026-10-25T10:10:00Z')).until).toBe('2026-10-18T10:00:00.000Z')
})
