// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EditPage } from '../../../src/learn/event-desk/edit/edit-page'
import { answering, button, openAt, text } from '../library/answering-server'
import { click, eventually, find, type } from '../render'
import { asStaff, beside, event } from './event'

vi.mock('../../../src/providers/live/live', () => ({ useLive: () => undefined }))

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-19T13:48:00Z') }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const input = (name: string) => find<HTMLInputElement>(`#event-${name}`)

function open(changed: object = {}, save: (sent: object) => object = () => ({ meetingUpdate: { id: 'e1' } })) {
  const server = answering(
    ['DeskEvent', () => ({ meeting: { ...event, ...changed } })],
    ['DeskEventSave', save],
    ...beside,
  )
  return {
    server,
    at: () => openAt('/smart-events/:meetingId/edit', '/smart-events/e1/edit', <EditPage />),
  }
}

const shown = () => eventually(() => input('title'))

it('saves what was changed of a draft, and no price, which is for staff', async () => {
  const { server, at } = open()
  at()
  await shown()
  expect(document.querySelector('#event-price')).toBeNull()
  expect(document.querySelector('#event-freeUntilHours')).toBeNull()
  expect(text()).toContain('Reads as: A free ticket can be given back until the start.')
  type(input('title'), 'Two wills in doubt')
  click(button('Save draft'))
  await eventually(() => expect(server.callsOf('DeskEventSave')).toHaveLength(1))
  const [sent] = server.callsOf('DeskEventSave')
  expect(sent).toMatchObject({
    ...{
      id: 'e1',
      title: 'Two wills in doubt',
      startAt: '2026-12-06T10:00:00.000Z',
      endAt: '2026-12-06T12:00:00.000Z',
    },
    bookingPolicy: { freeUntilHours: 24, laterPercent: 50, waitlist: true },
  })
  for (const name of ['price', 'published', 'membersLimit', 'studyGroupId', 'banner'])
    expect(sent).not.toHaveProperty(name)
})

it('asks staff for the price, and says what its terms come to', async () => {
  const { server, at } = open()
  asStaff()
  at()
  await shown()
  type(input('price'), '25')
  expect(text()).toContain(
    'Free to cancel until Sat 5 Dec, 10:00 London. Later £12.50 comes back; nothing after the start.',
  )
  expect(text()).toContain('If all 20 are sold')
  click(button('Save draft'))
  await eventually(() => expect(server.callsOf('DeskEventSave')).toMatchObject([{ price: 2500 }]))
})

it('says what is to settle before it is published, and sends nothing', async () => {
  const { server, at } = open({ link: null })
  at()
  await shown()
  click(button('Publish event'))
  await eventually(() => expect(text()).toContain('One thing to settle before it can be published'))
  expect(find('[role=alert]').textContent).toContain('Zoom needs a meeting link, or choose another provider')
  expect(input('link').getAttribute('aria-invalid')).toBe('true')
  expect(server.callsOf('DeskEventSave')).toEqual([])
})

it('needs no link where one is made at publication, and says so', async () => {
  const { server, at } = open({ link: null, provider: 'google_meet' })
  at()
  await eventually(() => expect(text()).toContain('Left empty, a Google Meet link is made when you publish.'))
  click(button('Publish event'))
  await eventually(() => expect(server.callsOf('DeskEventSave')).toMatchObject([{ status: 'scheduled', link: null }]))
})

it('says of a link that was made that another takes its place', async () => {
  const { at } = open({ link: 'https://meet.google.com/a', provider: 'google_meet', linkState: 'made' })
  at()
  await eventually(() =>
    expect(text()).toContain('It was made with the school’s account. Another link takes its place.'),
  )
})

it('says what the server finds to settle, until something is changed', async () => {
  const message = 'Somebody has to lead it: add a lector.'
  const refused = {
    errors: [{ message, extensions: { code: 'CONFLICT', field: 'status', errors: [{ field: 'status', message }] } }],
  }
  const { server, at } = open({}, () => refused)
  at()
  await shown()
  click(button('Publish event'))
  await eventually(() => expect(text()).toContain('One thing to settle before it can be published'))
  expect(find('[role=alert]').textContent).toContain('Somebody has to lead it: add a lector.')
  expect(server.callsOf('DeskEventSave')).toMatchObject([{ status: 'scheduled' }])
  type(input('subtitle'), 'Another')
  expect(text()).not.toContain('to settle')
})

it('leads to the tickets once it is published', async () => {
  const { at } = open()
  const address = at()
  await shown()
  click(button('Publish event'))
  await eventually(() => expect(address()).toBe('/smart-events/e1/tickets'))
})

it('says what is wrong with its times by the clock of its zone', async () => {
  const { server, at } = open({ startAt: '2027-03-28T00:30:00Z', endAt: '2027-03-28T03:00:00Z' })
  at()
  await shown()
  expect(input('starts').value).toBe('00:30')
  type(input('starts'), '01:30')
  click(button('Save draft'))
  await eventually(() => expect(text()).toContain('The clocks go forward over this time, so it does not exist.'))
  expect(server.callsOf('DeskEventSave')).toEqual([])
})

it('is not open to somebody who does not lead the event', async () => {
  const { at } = open({ lectors: [] })
  at()
  await eventually(() => expect(text()).toContain('This is not open to you'))
})
