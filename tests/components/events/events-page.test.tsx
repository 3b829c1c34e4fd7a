// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EventsPage } from '../../../src/learn/events/lists/events-page'
import { answering, button, openAt, text } from '../library/answering-server'
import { click, eventually, find } from '../render'
import { event, own } from './event'

// No socket is opened here.
vi.mock('../../../src/providers/live/live', () => ({ useLive: () => undefined }))

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-19T13:48:00Z') }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const total = (totalCount: number) => ({ pageInfo: { totalCount } })
const pageInfo = { totalCount: 2, totalPages: 1, currentPage: 1, hasPreviousPage: false, hasNextPage: false }

function open(address: string, entries: object[], led = 0) {
  const server = answering(
    [
      'MeetingCounts',
      () => ({
        ahead: total(5),
        mine: total(1),
        led: total(led),
        practiceAreas: [{ id: 'a1', name: 'Wills and Probate' }],
      }),
    ],
    ['Meetings', () => ({ meetings: { entries, pageInfo: { ...pageInfo, totalCount: entries.length } } })],
  )
  const at = openAt(address.split('?')[0] ?? address, address, <EventsPage />)
  return { server, at }
}

const today = {
  ...event,
  id: 'e0',
  title: 'Part 36 offers',
  startAt: '2026-11-19T19:00:00.000Z',
  endAt: '2026-11-19T20:30:00.000Z',
  price: 0,
  membership: own('attendee'),
}

it('puts events under their days, with what each costs and where the reader stands', async () => {
  open('/smart-events', [today, event])
  await eventually(() => expect(text()).toContain('Today, Thursday 19 November'))
  for (const words of [
    'Sunday 22 November',
    'Your ticket',
    'Workshop · Wills and Probate · Helen Prosser · 2 h, online',
    '4 of 20 left',
    '£25.00',
  ])
    expect(text()).toContain(words)
  expect(find('a[aria-label="Open: Part 36 offers"]').getAttribute('href')).toBe('/smart-events/e0')
  expect(text()).not.toContain('I lead')
})

it('keeps the older address for the same list', async () => {
  open('/events', [event], 2)
  await eventually(() => expect(find('a[aria-label^="See event"]').getAttribute('href')).toBe('/events/e1'))
  expect(find('a[href="/smart-events/led"]').textContent).toContain('2')
})

it('asks for a month, a kind and an area, and says what is not there', async () => {
  const { server, at } = open('/smart-events', [])
  await eventually(() => expect(text()).toContain('No event is planned'))
  expect(server.callsOf('Meetings')).toMatchObject([{ scope: 'ahead', page: 1 }])
  click(find('button[aria-label="To December 2026"]'))
  const kind = find<HTMLSelectElement>('select')
  act(() => {
    kind.value = 'q_and_a'
    kind.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await eventually(() => expect(text()).toContain('No Q and A in December 2026'))
  expect(server.callsOf('Meetings').at(-1)).not.toHaveProperty('scope', null)
  await eventually(() =>
    expect(server.callsOf('Meetings')).toContainEqual({
      from: '2026-12-01T00:00:00.000Z',
      until: '2027-01-01T00:00:00.000Z',
      type: 'q_and_a',
      practiceAreaId: null,
      page: 1,
    }),
  )
  click(button('Show all'))
  await eventually(() => expect(at()).toBe('/smart-events'))
})

it('asks for what is over, and names none where nothing is', async () => {
  const { server } = open('/smart-events?view=past', [])
  await eventually(() => expect(text()).toContain('No event of yours is over'))
  expect(server.callsOf('Meetings')).toEqual([{ scope: 'past', page: 1 }])
})
