// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EventPage } from '../../../src/learn/events/event/event-page'
import { queryClient } from '../../../src/providers/api/query'
import { answering, button, openAt, text } from '../library/answering-server'
import { eventually } from '../render'
import { event, own, quote } from './event'

// No socket is opened here.
vi.mock('../../../src/providers/live/live', () => ({ useLive: () => undefined, useSubscription: () => undefined }))

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-19T13:48:00Z') }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const leader = own('lector')
const links = () => [...document.querySelectorAll('a')].map((each) => each.getAttribute('href'))
const pages = (...parts: string[]) => parts.map((part) => `/smart-events/${part}`)

/** Opens the page of an event for somebody with these abilities. */
function open(shown: Partial<typeof event>, abilities: readonly string[]) {
  answering(
    ['MeetingPage', () => ({ meeting: { ...event, ...shown }, meetingMaterials: [] })],
    ['TicketQuote', () => ({ meetingQuote: quote })],
    ['Wallet', () => ({ wallet: { id: 'w1', balance: 18_250 } })],
    ['PayingBy', () => ({ billingGateways: ['sandbox'] })],
  )
  queryClient.setQueryData(['CurrentUser', {}], (viewer: object) => ({ ...viewer, abilities }))
  openAt('/smart-events/:meetingId', '/smart-events/e1', <EventPage />)
}

it('leads staff who keep events to where the event is run, beside the ticket that they may buy', async () => {
  open({}, ['manage_meetings'])
  await eventually(() => button('Buy ticket £22.50'))
  expect(links()).toEqual(expect.arrayContaining(pages('e1/tickets', 'e1/edit', 'all/e1')))
  expect(links()).not.toContain('/smart-events/e1/attendance')
  expect(text()).not.toContain('lead it')
})

it('leads them to attendance once it is taken, and to no form of what is cancelled', async () => {
  open({ status: 'ended' }, ['manage_meetings'])
  await eventually(() =>
    expect(links()).toEqual(expect.arrayContaining(pages('e1/tickets', 'e1/edit', 'e1/attendance'))),
  )
  document.body.replaceChildren()
  open({ status: 'cancelled', cancelledAt: '2026-11-18T10:00:00.000Z' }, ['manage_meetings'])
  await eventually(() => expect(links()).toContain('/smart-events/e1/tickets'))
  expect(links()).not.toContain('/smart-events/e1/edit')
  expect(links()).not.toContain('/smart-events/e1/attendance')
})

it('shows none of that to whoever holds another ability, and once alone to staff who lead it', async () => {
  open({}, ['manage_sessions'])
  await eventually(() => button('Buy ticket £22.50'))
  expect(links()).not.toContain('/smart-events/e1/tickets')
  document.body.replaceChildren()
  open({ membership: leader }, ['manage_meetings'])
  await eventually(() => expect(text()).toContain('You lead it'))
  expect(links().filter((href) => href === '/smart-events/e1/tickets')).toHaveLength(1)
})
