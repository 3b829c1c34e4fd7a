// @vitest-environment happy-dom

import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BookingPage } from '../../../src/learn/booking/booking-page'
import { BookingTypePage } from '../../../src/learn/booking/booking-type-page'
import { queryClient } from '../../../src/providers/api/query'
import { addDays, dayOf, mondayOf } from '../../../src/ui/time/london-days'
import { click, eventually, find, render } from '../render'

const text = () => document.body.textContent ?? ''

let asked: { name: string; variables: Record<string, unknown> }[] = []
let answers: Record<string, unknown> = {}

beforeEach(() => {
  asked = []
  queryClient.clear()
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { query, variables } = JSON.parse(body)
    const name = /(?:query|mutation) (\w+)/.exec(query)?.[1] ?? ''
    asked.push({ name, variables })
    return new Response(JSON.stringify({ data: answers[name] ?? null }))
  })
})
afterEach(() => vi.unstubAllGlobals())

type Entry = string | { pathname: string; search?: string; state: unknown }

function open(...entries: [Entry, ...Entry[]]) {
  const router = createMemoryRouter(
    [
      { path: '/booking', element: <BookingPage /> },
      { path: '/booking/confirmation', element: <p>The booking</p> },
      { path: '/booking/:sessionTypeId', element: <BookingTypePage /> },
    ],
    { initialEntries: entries },
  )
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return router
}

const areas = [
  { id: 'crime', name: 'Criminal Litigation', bookingAllowed: true },
  { id: 'wills', name: 'Wills and Intestacy', bookingAllowed: true },
  { id: 'property', name: 'Property Practice', bookingAllowed: true },
]
const type = {
  id: 'interview',
  group: 'oral',
  mode: 'live',
  category: 'client_interview',
  name: 'Client interview and attendance note',
  shortName: 'Client interview',
  price: 7000,
  status: 'active',
  bookingAllowed: true,
  purchaseAllowed: true,
  duration: 60,
  preparationTime: 10,
  windowLength: null,
  noticeHours: 24,
  description: null,
  practiceAreas: areas,
  children: [],
}
const wallet = { id: 'w', balance: 10_000, discount: 0 }
const left = (...practiceAreaIds: string[]) => [{ sessionTypeId: 'interview', practiceAreaIds }]
const noStarts = { slots: { reason: 'no_tutor_free', entries: [] } }
const noHold = { userSessions: { entries: [] } }

describe('the list of types', () => {
  it('says before the click where no mock is left, in any area or in the one that is looked for', async () => {
    answers = {
      BookableTypes: {
        sessionTypes: [type, { ...type, id: 'advocacy', name: 'Advocacy' }],
        mocksLeft: left('wills'),
        wallet,
      },
    }
    const router = open('/booking')
    await eventually(() => expect(text()).toContain('No mock left'))
    const starts = () =>
      [...document.querySelectorAll('a[aria-label^="Choose a start"]')].map((a) => a.getAttribute('aria-label'))
    expect(starts()).toEqual(['Choose a start: Client interview and attendance note'])
    await act(() => router.navigate('/booking?area=crime'))
    await eventually(() => expect(text()).toContain('None left in this area'))
    expect(starts()).toEqual([])
    await act(() => router.navigate('/booking?area=wills'))
    await eventually(() => expect(starts()).toHaveLength(1))
  })
})

describe('a type', () => {
  const startsAsked = () => asked.filter(({ name }) => name === 'FreeStarts')

  it('opens on the first area with a mock left, marks the others, and shows its name and price before a start is chosen', async () => {
    answers = {
      BookingType: { sessionType: type, mocksLeft: left('wills', 'property') },
      FreeStarts: noStarts,
      OwnHold: noHold,
    }
    open('/booking/interview')
    await eventually(() => expect(startsAsked()[0]?.variables.practiceAreaId).toBe('wills'))
    expect(find('h1').textContent).toBe('Client interview and attendance note')
    expect(find('header .sub').textContent).toBe('60 min, live, £70.00')
    expect([...document.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      'Criminal Litigation (no mock left)',
      'Wills and Intestacy',
      'Property Practice',
    ])
  })

  it('keeps an area that was asked for, says why it has no start, and offers one with a mock left', async () => {
    answers = {
      BookingType: { sessionType: type, mocksLeft: left('property') },
      FreeStarts: { slots: { reason: 'all_mocks_sat', entries: [] } },
      OwnHold: noHold,
    }
    open('/booking/interview?area=crime')
    await eventually(() => expect(text()).toContain('You have done every mock in this area'))
    const other = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Try Property Practice',
    )
    click(other ?? expect.fail('no other area is offered'))
    await eventually(() => expect(startsAsked().at(-1)?.variables.practiceAreaId).toBe('property'))
  })

  it('says in its panel what a change costs once the free time is over', async () => {
    const from = `${addDays(mondayOf(dayOf(Date.now())), 8)}T10:00:00.000Z`
    const quote = {
      ...{
        price: 7000,
        discount: 0,
        groupDiscount: 0,
        groupName: null,
        total: 7000,
        balance: 10_000,
        balanceAfter: 3000,
        missing: 0,
        policy: 'The policy.',
      },
      ...{ freeUntil: '2020-01-01T00:00:00.000Z', moveCost: 1500, cancelCost: 3500 },
      ...{ startAt: from, endAt: from, accessOpen: from, deadline: null },
    }
    answers = {
      BookingType: { sessionType: type, mocksLeft: left('wills') },
      FreeStarts: { slots: { reason: null, entries: [{ id: 's', from, until: from, tutor: null }] } },
      OwnHold: noHold,
      StartQuote: { sessionQuote: quote },
    }
    open(`/booking/interview?week=${mondayOf(dayOf(from))}&start=${from}`)
    await eventually(() =>
      expect(text()).toContain('This start is near: once booked, moving it costs £15.00 and cancelling it £35.00.'),
    )
    quote.moveCost = 0
    quote.cancelCost = 0
    await queryClient.invalidateQueries()
    await eventually(() => expect(text()).not.toContain('This start is near'))
  })
})

describe('coming back to the start that was chosen', () => {
  const chooser = {
    pathname: '/booking/interview',
    search: '?start=2026-12-01T10:00:00.000Z',
    state: { heldId: 'held' },
  }
  const held = (status: string) => ({
    serverTime: '2026-11-23T10:00:00.000Z',
    session: {
      id: 'held',
      name: 'Client interview',
      status,
      startAt: '2026-12-01T10:00:00.000Z',
      endAt: '2026-12-01T11:00:00.000Z',
      accessOpen: '2026-12-01T09:50:00.000Z',
      deadline: null,
      allowed: [],
      seats: 1,
      sessionType: { id: 'interview', mode: 'live', duration: 60 },
      practiceArea: areas[1],
      attendees: [],
    },
  })

  it('shows the booking once it is paid', async () => {
    answers = {
      BookingType: { sessionType: type, mocksLeft: left('wills') },
      FreeStarts: noStarts,
      OwnHold: noHold,
      HeldSession: held('booked'),
    }
    const router = open('/booking', chooser)
    await eventually(() => expect(text()).toContain('Booked and paid'))
    // Nothing is put in place of the address, so that a second Back leads to the list of types.
    expect(router.state.location.pathname).toBe('/booking/interview')
    await act(() => router.navigate(-1))
    await eventually(() => expect(router.state.location.pathname).toBe('/booking'))
  })

  it.each(['pending', 'expired', 'cancelled'])('lets choose again after a hold that is %s', async (status) => {
    answers = {
      BookingType: { sessionType: type, mocksLeft: left('wills') },
      FreeStarts: noStarts,
      OwnHold: noHold,
      HeldSession: held(status),
    }
    const router = open(chooser)
    await eventually(() => expect(asked.some(({ name }) => name === 'HeldSession')).toBe(true))
    await eventually(() => expect(find('h1').textContent).toBe('Client interview and attendance note'))
    expect(router.state.location.pathname).toBe('/booking/interview')
  })
})
