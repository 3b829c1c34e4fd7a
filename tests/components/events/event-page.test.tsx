// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EventPage } from '../../../src/learn/events/event/event-page'
import { answering, button, openAt, refusal, text } from '../library/answering-server'
import { click, eventually, find } from '../render'
import { event, own, quote } from './event'

// No socket is opened here.
vi.mock('../../../src/providers/live/live', () => ({ useLive: () => undefined, useSubscription: () => undefined }))

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-19T13:48:00Z') }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const refusedAt = (field: string, message: string, more: object = {}) => ({
  errors: [{ message, extensions: { code: 'CONFLICT', field, ...more } }],
})

type Held = { shown: Partial<typeof event>; quoted: Partial<typeof quote>; materials: object[] }

/** Opens the page of an event; what it is, and what a ticket costs, can change meanwhile. */
function open(first: Partial<Held>, ...answers: Parameters<typeof answering>) {
  const held: Held = { shown: {}, quoted: {}, materials: [], ...first }
  const server = answering(
    ['MeetingPage', () => ({ meeting: { ...event, ...held.shown }, meetingMaterials: held.materials })],
    ['TicketQuote', () => ({ meetingQuote: { ...quote, ...held.quoted } })],
    ['Wallet', () => ({ wallet: { id: 'w1', balance: 18_250 } })],
    ['PayingBy', () => ({ billingGateways: ['sandbox'] })],
    ...answers,
  )
  openAt('/smart-events/:meetingId', '/smart-events/e1', <EventPage />)
  return { server, held }
}

const bought = { meetingTicketBuy: { id: 'm1', type: 'attendee' } }
const ticket = own('attendee', {
  boughtAt: '2026-11-19T13:48:00.000Z',
  paid: 2250,
  refund: 2250,
  freeUntil: '2026-11-21T10:00:00.000Z',
  laterPercent: 50,
})
const lastButton = () => [...document.querySelectorAll<HTMLButtonElement>('dialog button')].at(-1) as HTMLButtonElement

it('says what a ticket costs and until when it is free to cancel, and buys it for the price that was seen', async () => {
  const { server, held } = open({}, [
    'TicketBuy',
    () => {
      held.shown = { membership: ticket }
      return bought
    },
  ])
  await eventually(() => button('Buy ticket £22.50'))
  for (const words of ['4 of 20 left', 'Off, by SQE2 next', '£160.00', 'Sat 21 Nov, 10:00', 'Later £11.25 comes back'])
    expect(text()).toContain(words)
  click(button('Buy ticket £22.50'))
  await eventually(() => button('Cancel ticket'))
  expect(server.callsOf('TicketBuy')).toEqual([{ meetingId: 'e1', price: 2250, promoCode: null, acceptsClash: false }])
})

it('shows a clash before anything is paid, and asks about it once', async () => {
  const { server, held } = open({ quoted: { clash: 'Client interview' } }, [
    'TicketBuy',
    () => {
      held.shown = { membership: ticket }
      return bought
    },
  ])
  await eventually(() => button('Buy ticket £22.50'))
  expect(text()).toContain('At this time you have: Client interview.')
  click(button('Buy ticket £22.50'))
  expect(server.callsOf('TicketBuy')).toEqual([])
  click(button('Buy all the same'))
  await eventually(() => button('Cancel ticket'))
  expect(server.callsOf('TicketBuy')).toMatchObject([{ acceptsClash: true }])
})

it('asks about a clash that came since the price was shown', async () => {
  const { server } = open({}, [
    'TicketBuy',
    ({ acceptsClash }) =>
      acceptsClash
        ? bought
        : refusedAt('clash', 'You have Part 36 offers at this time.', { current: 'Part 36 offers' }),
  ])
  await eventually(() => button('Buy ticket £22.50'))
  click(button('Buy ticket £22.50'))
  await eventually(() => expect(text()).toContain('Part 36 offers is at the same time.'))
  click(button('Buy all the same'))
  await eventually(() => expect(server.callsOf('TicketBuy')).toHaveLength(2))
  await eventually(() => expect(document.querySelector('dialog')).toBeNull())
})

it('says that the price has changed, shows the new one, and buys for no other', async () => {
  const { server, held } = open({}, [
    'TicketBuy',
    () => {
      held.quoted = { price: 3000, discount: 300, total: 2700 }
      return refusedAt('price', 'The price has changed to £27.00.')
    },
  ])
  await eventually(() => button('Buy ticket £22.50'))
  click(button('Buy ticket £22.50'))
  await eventually(() => button('Buy ticket £27.00'))
  expect(text()).toContain('The price has changed to £27.00.')
  expect(server.callsOf('TicketBuy')).toHaveLength(1)
})

it('shows the line where the last place went to somebody else, and waits without buying at once', async () => {
  const { server, held } = open(
    { shown: { taken: 19 } },
    [
      'TicketBuy',
      () => {
        held.shown = { taken: 20 }
        return refusal('SOLD_OUT', 'No place is left at this event.')
      },
    ],
    [
      'EventWait',
      () => {
        held.shown = { taken: 20, waitingCount: 3, membership: own('waitlisted', { place: 3 }) }
        return { meetingWaitlistJoin: { id: 'm1', type: 'waitlisted' } }
      },
    ],
  )
  await eventually(() => button('Buy ticket £22.50'))
  click(button('Buy ticket £22.50'))
  await eventually(() => button('Wait for a place'))
  expect(find<HTMLInputElement>('input[role=switch]').checked).toBe(false)
  click(button('Wait for a place'))
  await eventually(() => expect(text()).toContain('3rd of 3'))
  expect(server.callsOf('EventWait')).toEqual([{ meetingId: 'e1', buysAtOnce: false }])
})

it('lets whoever waits choose to buy at once, and leave after a question', async () => {
  const waiting = { taken: 20, waitingCount: 6, membership: own('waitlisted', { place: 3 }) }
  const { server, held } = open(
    { shown: waiting },
    ['EventWaitUpdate', () => ({ meetingWaitlistUpdate: { id: 'm1', buysAtOnce: true } })],
    [
      'EventWaitLeave',
      () => {
        held.shown = { taken: 20, waitingCount: 5 }
        return { meetingWaitlistLeave: { id: 'm1' } }
      },
    ],
  )
  await eventually(() => expect(text()).toContain('3rd of 6'))
  click(find('input[role=switch]'))
  await eventually(() => expect(server.callsOf('EventWaitUpdate')).toEqual([{ id: 'm1', buysAtOnce: true }]))
  click(button('Leave the waitlist'))
  expect(server.callsOf('EventWaitLeave')).toEqual([])
  click(lastButton())
  await eventually(() => button('Wait for a place'))
})

it('buys the place that is kept, or says that it went to the next', async () => {
  const membership = own('waitlisted', { place: 1, offeredUntil: '2026-11-19T14:18:00.000Z' })
  const { server, held } = open({ shown: { taken: 20, waitingCount: 7, membership } }, [
    'EventOfferTake',
    () => {
      held.shown = { taken: 20, waitingCount: 7, membership: own('waitlisted', { place: 7 }) }
      return refusal('EXPIRED', 'This place was kept for you, and goes to the next now.')
    },
  ])
  await eventually(() => button('Buy ticket £22.50'))
  for (const words of ['Yours until 14:18', '6 people wait behind you']) expect(text()).toContain(words)
  expect(text()).not.toContain('Have a code?')
  click(button('Buy ticket £22.50'))
  await eventually(() => expect(text()).toContain('7th of 7'))
  expect(server.callsOf('EventOfferTake')).toEqual([{ id: 'm1', price: 2250, acceptsClash: false }])
})

it('says before a ticket is given back what comes back', async () => {
  const late = { ...ticket, refund: 1125, freeUntil: '2026-11-19T10:00:00.000Z' }
  const { server, held } = open({ shown: { membership: late } }, [
    'EventTicketDelete',
    () => {
      held.shown = {}
      return { meetingMemberDelete: { id: 'm1' } }
    },
  ])
  await eventually(() => button('Cancel ticket'))
  expect(text()).toContain('It is too late to cancel free. Until the start £11.25 comes back')
  click(button('Cancel ticket'))
  await eventually(() => expect(find('dialog').textContent).toContain('£193.75'))
  const dialog = find('dialog').textContent
  for (const words of ['Paid£22.50', 'Kept by the policy£11.25', 'Back to your wallet£11.25'])
    expect(dialog).toContain(words)
  expect(server.callsOf('EventTicketDelete')).toEqual([])
  click(button('Cancel ticket, £11.25 back'))
  await eventually(() => button('Buy ticket £22.50'))
})

it('pays by card what the wallet lacks, in the same step', async () => {
  const lines = { list: 2500, reductions: [], coupon: null, total: 2500, credits: 0, bonus: 0, owed: 0, renewal: null }
  const { server } = open(
    { quoted: { total: 2500, discount: 0, balance: 1800, missing: 700 } },
    [
      'CheckoutQuote',
      () => ({
        checkoutQuote: {
          ...{ ...lines, lines: [], fromWallet: 1800, charged: 700, balance: 1800, balanceAfter: 0, missing: 0 },
        },
      }),
    ],
    ['Checkout', () => ({ checkout: { id: 'c1', status: 'complete', url: null } })],
  )
  await eventually(() => button('Pay £7.00 by card'))
  await eventually(() => expect(text()).toContain('The card pays £7.00'))
  click(button('Pay £7.00 by card'))
  await eventually(() => expect(server.callsOf('Checkout')).toHaveLength(1))
  expect(server.callsOf('Checkout')).toMatchObject([
    { items: [{ type: 'meeting', typeId: 'e1' }], price: 2500, successUrl: '/smart-events/e1?paid=yes' },
  ])
  expect(server.callsOf('TicketBuy')).toEqual([])
})

it('lets whoever was invited decline', async () => {
  const { server, held } = open(
    { shown: { price: 0, membership: own('invited', { invitedByName: 'Helen Prosser' }) } },
    [
      'EventTicketDelete',
      () => {
        held.shown = { price: 0 }
        return { meetingMemberDelete: { id: 'm1' } }
      },
    ],
  )
  await eventually(() => expect(text()).toMatch(/invites you\..*(Buy ticket|Take a free).*No, thank you/s))
  click(button('No, thank you'))
  await eventually(() => expect(text()).not.toContain('invites you'))
  expect(server.callsOf('EventTicketDelete')).toEqual([{ id: 'm1' }])
})

it('says when the link to join opens, and shows it then without being asked', async () => {
  vi.setSystemTime(new Date('2026-11-22T09:49:59.900Z'))
  const { held, server } = open({ shown: { membership: ticket } })
  await eventually(() => expect(text()).toContain('The link to join opens here Sun 22 Nov, 09:50'))
  expect(document.querySelector('a[href="https://zoom.example/1"]')).toBeNull()
  held.shown = { membership: ticket, link: 'https://zoom.example/1' }
  expect(server.callsOf('MeetingPage')).toHaveLength(1)
  vi.setSystemTime(new Date('2026-11-22T09:50:00.100Z'))
  await eventually(() => expect(find('a[href="https://zoom.example/1"]').textContent).toContain('Join on Zoom'))
  expect(text()).toContain('until it begins')
})

it('has the link, and no way to cancel, while it is on', async () => {
  open({ shown: { membership: ticket, link: 'https://zoom.example/1', status: 'live' } })
  await eventually(() => expect(find<HTMLAnchorElement>('a[href="https://zoom.example/1"]').target).toBe('_blank'))
  expect(text()).toContain('Join on Zoom')
  expect(text()).not.toContain('Cancel ticket')
})

it('has the recording when it is over, for whoever had a ticket', async () => {
  const over = { status: 'ended', recordingLink: 'https://video.example/1', recordingUntil: '2027-01-27T23:59:00.000Z' }
  open({ shown: { ...over, membership: ticket } })
  await eventually(() => expect(find<HTMLAnchorElement>('a[href="https://video.example/1"]')).toBeTruthy())
  expect(text()).toContain('Yours until Wed 27 Jan 2027')
})

it('says why it was cancelled, and that the money goes back', async () => {
  open({
    shown: {
      status: 'cancelled',
      cancelledAt: '2026-11-19T09:12:00.000Z',
      cancelReason: 'I have lost my voice.',
      membership: ticket,
    },
  })
  await eventually(() => expect(text()).toContain('I have lost my voice.'))
  expect(text()).toContain('£22.50 goes back')
  expect(text()).not.toContain('Cancel ticket')
})

it.each([
  ['that a ticket cost nothing', { ...ticket, paid: 0 }, 'Your ticket cost nothing, so no money goes back.'],
  ['that there was no ticket', null, 'You had no ticket, so nothing is to be done.'],
])('says of a cancelled event %s', async (_what, membership, words) => {
  open({ shown: { status: 'cancelled', cancelledAt: '2026-11-19T09:12:00.000Z', cancelReason: 'Ill.', membership } })
  await eventually(() => expect(text()).toContain(words))
})

it('tells those who lead it how many come, and opens the room as host', async () => {
  open({ shown: { membership: own('lector'), privateLink: 'https://zoom.example/host', waitingCount: 2 } })
  await eventually(() => expect(text()).toContain('16 of 20'))
  expect(find('a[href="https://zoom.example/host"]').textContent).toContain('Join as host')
  expect(text()).not.toContain('Buy ticket')
})

it('opens the materials that are open, and says of the others for whom and from when', async () => {
  const material = { contentType: 'application/pdf', size: 2048, contentLink: null, file: null, opens: 'at_once' }
  open({
    materials: [
      {
        ...material,
        id: '1',
        title: 'Instructions',
        audience: 'everybody',
        file: { id: 'f', contentLink: '/files/f' },
      },
      { ...material, id: '2', title: 'The will', audience: 'attendees' },
      { ...material, id: '3', title: 'A note that passed', audience: 'attendees', opens: 'end' },
    ],
  })
  await eventually(() => expect(find('a[href="/files/f"]').getAttribute('aria-label')).toBe('Open Instructions'))
  expect(text()).toContain('With a ticket')
  expect(text()).toContain('opens Sun 22 Nov, 12:00')
})

it('says that there is no such event', async () => {
  answering(['MeetingPage', () => refusal('NOT_FOUND', 'This was not found.')])
  openAt('/smart-events/:meetingId', '/smart-events/nothing', <EventPage />)
  await eventually(() => expect(text()).toContain('There is no such event'))
})
