// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EventPage } from '../../../src/learn/events/event/event-page'
import { answering, button, openAt, text } from '../library/answering-server'
import { click, eventually, find, type } from '../render'
import { event, own, quote } from './event'

// No socket is opened here.
vi.mock('../../../src/providers/live/live', () => ({ useLive: () => undefined, useSubscription: () => undefined }))

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function open(now: string, shown: object) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) })
  const server = answering(
    ['MeetingPage', () => ({ meeting: { ...event, ...shown }, meetingMaterials: [] })],
    ['TicketQuote', () => ({ meetingQuote: quote })],
    ['Wallet', () => ({ wallet: { id: 'w1', balance: 0 } })],
    ['EventJoin', () => ({ meetingJoin: { id: 'm1' } })],
    ['EventCorrectionAsk', () => ({ meetingCorrectionAsk: { id: 'm1' } })],
  )
  openAt('/smart-events/:meetingId', '/smart-events/e1', <EventPage />)
  return server
}

const link = (words: string) => [...document.querySelectorAll('a')].find((each) => each.textContent?.includes(words))

beforeEach(() => localStorage.clear())

it('says to the server who joins, and opens the link', async () => {
  const membership = own('attendee', { boughtAt: '2026-11-19T13:48:00.000Z' })
  const server = open('2026-11-22T09:55:00Z', { membership, link: 'https://zoom.us/j/1' })
  await eventually(() => expect(link('Join on Zoom')).toBeDefined())
  const join = link('Join on Zoom') as HTMLAnchorElement
  expect(join.getAttribute('href')).toBe('https://zoom.us/j/1')
  join.addEventListener('click', (event) => event.preventDefault())
  click(join)
  await eventually(() => expect(server.callsOf('EventJoin')).toEqual([{ meetingId: 'e1' }]))
})

const marked = {
  boughtAt: '2026-11-19T13:48:00.000Z',
  attendance: 'present',
  arrivedAt: '2026-11-22T10:04:00.000Z',
  leftAt: '2026-11-22T11:56:00.000Z',
  attendedMinutes: 112,
  markedAt: '2026-11-22T10:04:00.000Z',
}

it('says for how long somebody attended, and lets them ask for a correction for 48 hours', async () => {
  const server = open('2026-11-22T13:00:00Z', { status: 'ended', membership: own('attendee', marked) })
  await eventually(() => expect(text()).toContain('You attended 112 of 120 minutes.'))
  expect(text()).toContain('Tue 24 Nov, 12:00')
  click(button('Ask for a correction'))
  await eventually(() => find('dialog textarea'))
  click(button('Ask'))
  expect(server.callsOf('EventCorrectionAsk')).toEqual([])
  type(find<HTMLTextAreaElement>('dialog textarea'), ' I stayed to the end. ')
  click(button('Ask'))
  await eventually(() =>
    expect(server.callsOf('EventCorrectionAsk')).toEqual([{ id: 'm1', message: 'I stayed to the end.' }]),
  )
})

it('asks no more after 48 hours, or once it was asked', async () => {
  open('2026-11-24T12:00:00Z', { status: 'ended', membership: own('attendee', { ...marked, attendance: 'absent' }) })
  await eventually(() => expect(text()).toContain('You are marked as absent.'))
  expect(text()).not.toContain('Ask for a correction')
})

it('shows what was asked while it waits for an answer', async () => {
  const asked = { correction: 'I stayed.', correctionAskedAt: '2026-11-22T12:30:00.000Z' }
  open('2026-11-22T13:00:00Z', { status: 'ended', membership: own('attendee', { ...marked, ...asked }) })
  await eventually(() => expect(text()).toContain('It waits for an answer.'))
  expect(text()).not.toContain('Ask for a correction')
})
