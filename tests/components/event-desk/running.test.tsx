// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { peopleCsv } from '../../../src/learn/event-desk/tickets/people-csv'
import { TicketsPage } from '../../../src/learn/event-desk/tickets/tickets-page'
import { answering, button, openAt, text } from '../library/answering-server'
import { click, eventually, find, type } from '../render'
import { beside, event, people } from './event'

vi.mock('../../../src/providers/live/live', () => ({ useLive: () => undefined }))

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-19T13:48:00Z') }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const person = (id: string, more: object = {}) => ({
  ...{ id, type: 'attendee', userId: `u-${id}`, cancelledAt: null, invitedAt: null, invitedByName: null },
  ...{ boughtAt: '2026-11-18T20:11:00Z', paid: 2500, freeUntil: null, waitingSince: null, place: null },
  ...{ offeredUntil: null, buysAtOnce: false },
  user: { id: `u-${id}`, fullName: id, avatar: null, timezone: 'Africa/Lagos' },
  ...more,
})
const all = [
  person('Amara'),
  person('Ben', { paid: 0 }),
  person('Farah', { type: 'invited', boughtAt: null, paid: 0, invitedAt: '2026-11-18T09:00:00Z' }),
  person('Hugo', { type: 'waitlisted', boughtAt: null, paid: 0, place: 1 }),
]

function open(changed: object = {}) {
  const server = answering(
    ...beside,
    [
      'DeskEvent',
      () => ({
        meeting: { ...event, status: 'scheduled', publishedAt: '2026-11-13T09:00:00Z', waitingCount: 1, ...changed },
      }),
    ],
    ['DeskPeople', () => people(...all)],
    ['DeskTickets', () => people(all[0] ?? {}, all[1] ?? {})],
    ['DeskEventCancel', () => ({ meetingCancel: { id: 'e1' } })],
    ['DeskMemberChange', () => ({ meetingMemberUpdate: { id: 'Hugo' } })],
    ['DeskLinkMake', () => ({ meetingLinkMake: { id: 'e1', linkState: 'follows' } })],
    ['DeskLinkProviders', () => ({ meetingLinkProviders: ['zoom'] })],
    ['DeskLock', () => ({ meetingMaterialsLock: { id: 'e1' } })],
  )
  openAt('/smart-events/:meetingId/tickets', '/smart-events/e1/tickets', <TicketsPage />)
  return server
}

const rows = () => [...document.querySelectorAll('tbody tr')].map((row) => row.textContent)

it('says who comes, where they stand and what they paid', async () => {
  open()
  await eventually(() => expect(rows()).toHaveLength(4))
  expect(rows()[0]).toContain('Amara')
  expect(rows()[0]).toContain('£25.00')
  expect(rows()[1]).toContain('Free')
  expect(rows()[2]).toContain('Invited 18 Nov')
  expect(rows()[3]).toContain('Waits, 1 in the queue')
  await eventually(() => expect(text()).toContain('£25.001 free'))
})

it('says that a link follows, and that one failed, why, and tries again', async () => {
  open({ link: null, linkState: 'follows' })
  await eventually(() => expect(text()).toContain('Zoom makes it, usually within a minute.'))
  document.body.replaceChildren()
  const server = open({ link: null, linkState: 'failed', linkFailure: 'keys_refused' })
  await eventually(() => expect(text()).toContain('Zoom does not accept the keys that the operator has set.'))
  click(button('Try again'))
  await eventually(() => expect(server.callsOf('DeskLinkMake')).toEqual([{ meetingId: 'e1' }]))
})

it('offers to make the link of an event that was published before its provider was connected', async () => {
  const server = open({ link: null, linkState: null, linkFailure: null })
  await eventually(() => expect(text()).toContain('It can be made with the school’s account.'))
  click(button('Make the link'))
  await eventually(() => expect(server.callsOf('DeskLinkMake')).toEqual([{ meetingId: 'e1' }]))
})

it('asks why an event is cancelled, and shows what goes back', async () => {
  const server = open()
  await eventually(() => button('Cancel event'))
  click(button('Cancel event'))
  await eventually(() => button('Cancel event, £25.00 back'))
  const said = find('dialog').textContent
  expect(said).toContain('2 people hold tickets, 1 of them free.')
  expect(said).toContain('1 paid ticket at £25.00')
  expect(said).toContain('Back to 1 wallet, at once')
  click(button('Cancel event, £25.00 back'))
  expect(find('dialog').textContent).toContain('Say why: everybody reads it.')
  expect(server.callsOf('DeskEventCancel')).toEqual([])
  type(find<HTMLTextAreaElement>('dialog textarea'), 'I have lost my voice.')
  click(button('Cancel event, £25.00 back'))
  await eventually(() =>
    expect(server.callsOf('DeskEventCancel')).toEqual([{ id: 'e1', reason: 'I have lost my voice.' }]),
  )
})

it('gives whoever waits a ticket', async () => {
  const server = open()
  await eventually(() => expect(rows()).toHaveLength(4))
  const opener = find<HTMLButtonElement>('button[aria-label="More for Hugo"]')
  const menu = find(`[id="${opener.getAttribute('aria-controls')}"]`)
  // No popover opens here by its button.
  act(() => {
    menu.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState: 'open' }))
  })
  const entry = [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')].find(
    ({ textContent }) => textContent === 'Give a free ticket',
  )
  expect(entry).toBeDefined()
  if (entry) click(entry)
  await eventually(() => expect(server.callsOf('DeskMemberChange')).toEqual([{ id: 'Hugo', type: 'attendee' }]))
})

it('closes the materials to attendees', async () => {
  const server = open()
  await eventually(() => find('input[value=attendees]'))
  click(find('input[value=attendees]'))
  await eventually(() => expect(server.callsOf('DeskLock')).toEqual([{ meetingId: 'e1', target: 'attendees' }]))
})

it('writes everybody of all pages once, with days of London and no formula', async () => {
  const pages = [
    [all[0]],
    [all[0], person('=1+1', { type: 'invited', boughtAt: null, invitedAt: '2026-11-18T23:30:00Z' })],
  ]
  answering([
    'DeskPeople',
    ({ page }) => ({
      meetingMembers: { entries: pages[Number(page) - 1], pageInfo: { hasNextPage: Number(page) < 2 } },
    }),
  ])
  const written = await peopleCsv({ id: 'e1', type: null, cancelled: true, search: null })
  expect(written.replace('\uFEFF', '').split('\r\n')).toEqual([
    'Name,Zone,State,Ticket since,Paid in pounds,Invited,Place in the queue,Gone',
    'Amara,Africa/Lagos,Ticket,2026-11-18,25.00,,,',
    "'=1+1,Africa/Lagos,Invited,,,2026-11-18,,",
    '',
  ])
})
