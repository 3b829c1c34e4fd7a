// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { NewPage } from '../../../src/learn/event-desk/new/new-page'
import { answering, button, openAt, text } from '../library/answering-server'
import { click, eventually, find, type } from '../render'
import { asStaff } from './event'
import { pick } from './pick'

afterEach(() => {
  sources = []
  vi.unstubAllGlobals()
})

const input = (name: string) => find<HTMLInputElement>(`#event-${name}`)
const group = (id: string, role: string, state = 'accepted') => ({
  ...{ id, name: `Group ${id}`, archivedAt: null },
  membership: { id: `m-${id}`, state, role },
})

const source = {
  ...{ id: 'e1', type: 'masterclass', title: 'A will in doubt', subtitle: 'Interview and note' },
  ...{ visibility: 'restricted', timezone: 'Africa/Lagos', price: 0, studyGroupId: 'g3' },
  ...{ startAt: '2026-07-06T09:00:00Z', endAt: '2026-07-06T11:30:00Z' },
}
let sources: object[] = []

function open(...groups: object[]) {
  const server = answering(
    ['DeskSources', () => ({ meetings: { entries: sources } })],
    ['DeskAllGroups', () => ({ studyGroups: { entries: groups } })],
    ['DeskGroups', () => ({ studyGroups: { entries: groups } })],
    ['DeskEventMake', () => ({ meetingCreate: { id: 'e9' } })],
  )
  return { server, address: openAt('/smart-events/new', '/smart-events/new', <NewPage />) }
}

it('makes a draft of a group that one leads, and leads to its form', async () => {
  const { server, address } = open(group('g1', 'member'), group('g2', 'moderator'))
  await eventually(() => input('title'))
  expect([...input('studyGroupId').querySelectorAll('option')].map(({ value }) => value)).toEqual(['g2'])
  click(button('Make draft'))
  expect(text()).toContain('There are 3 problems')
  expect(text()).toContain('Title: Field is required')
  type(input('title'), 'Two executors')
  type(input('subtitle'), 'An evening')
  type(input('day'), '2026-12-10')
  expect(text()).toContain('Thu 10 Dec, 18:30–20:00')
  click(button('Make draft'))
  await eventually(() => expect(address()).toBe('/smart-events/e9/edit'))
  expect(server.callsOf('DeskEventMake')).toEqual([
    {
      ...{ type: 'workshop', title: 'Two executors', subtitle: 'An evening', timezone: 'Europe/London' },
      ...{ startAt: '2026-12-10T18:30:00.000Z', endAt: '2026-12-10T20:00:00.000Z' },
      ...{ studyGroupId: 'g2', visibility: 'restricted' },
    },
  ])
})

it('is not open to somebody who leads no group', async () => {
  open(group('g1', 'member'), group('g2', 'owner', 'requested'))
  await eventually(() => expect(text()).toContain('Staff, and those who lead a study group, make events.'))
})

function choose(words: string) {
  click(input('copyOf'))
  const found = [...document.querySelectorAll<HTMLElement>('[role=option]')].find((each) =>
    each.textContent?.includes(words),
  )
  if (!found) throw new Error(`There is no ${words}`)
  click(found)
}

it('begins with a copy of an event that one led: what it has is filled in, but for the day, and can be changed', async () => {
  sources = [source, { ...source, id: 'e2', title: 'It costs', price: 900 }]
  const { server, address } = open(group('g2', 'moderator'), group('g3', 'owner'))
  await eventually(() => expect(server.callsOf('DeskSources')).toEqual([{ scope: 'ever_led' }]))
  expect(input('copyOf').value).toBe('Nothing')
  expect(text()).toContain('never the day, the link or people.')
  type(input('day'), '2027-01-14')
  await eventually(() => choose('A will in doubt'))
  expect(text()).not.toContain('It costs')
  expect(
    ['type', 'title', 'subtitle', 'studyGroupId', 'day', 'starts', 'ends'].map((name) => input(name).value),
  ).toEqual([...['masterclass', 'A will in doubt', 'Interview and note', 'g3', '2027-01-14', '10:00', '12:30']])
  type(input('title'), 'Two executors')
  click(button('Make draft'))
  await eventually(() => expect(address()).toBe('/smart-events/e9/edit'))
  expect(server.callsOf('DeskEventMake')).toEqual([
    {
      ...{ type: 'masterclass', title: 'Two executors', subtitle: 'Interview and note', timezone: 'Africa/Lagos' },
      ...{ startAt: '2027-01-14T09:00:00.000Z', endAt: '2027-01-14T11:30:00.000Z', copyOf: 'e1' },
    },
  ])
})

it('finds an event that is not among the last by its title, and keeps it chosen when all are listed again', async () => {
  const { server } = open(group('g3', 'owner'))
  await eventually(() => expect(server.callsOf('DeskSources')).toHaveLength(1))
  click(input('copyOf'))
  type(input('copyOf'), 'in doubt')
  expect(text()).toContain('Looking for events…')
  await eventually(() => expect(text()).toContain('No events found.'))
  sources = [source]
  type(input('copyOf'), 'will in doubt')
  await eventually(() => expect(text()).toContain('Type to find others.'))
  expect(server.callsOf('DeskSources').at(-1)).toEqual({ scope: 'ever_led', search: 'will in doubt' })
  sources = [{ ...source, id: 'e2', title: 'The last one' }]
  choose('A will in doubt')
  await eventually(() => expect(server.callsOf('DeskSources').at(-1)).toEqual({ scope: 'ever_led' }))
  click(input('copyOf'))
  await eventually(() => expect(text()).toContain('The last one'))
  expect(input('copyOf').value).toBe('A copy of ‘A will in doubt’')
  expect(input('title').value).toBe('A will in doubt')
})

it('says that events could not be looked for, and looks again for what is typed next', async () => {
  const refused = { errors: [{ message: 'Not now', extensions: { code: 'INTERNAL' } }] }
  const searched = (search: unknown) => (search === 'will' ? refused : { meetings: { entries: [source] } })
  answering(
    ['DeskSources', ({ search }) => searched(search)],
    ['DeskGroups', () => ({ studyGroups: { entries: [group('g3', 'owner')] } })],
  )
  openAt('/smart-events/new', '/smart-events/new', <NewPage />)
  await eventually(() => input('copyOf'))
  click(input('copyOf'))
  type(input('copyOf'), 'will')
  await eventually(() => expect(text()).toContain('No events could be read. Type to try again.'))
  type(input('copyOf'), 'a will')
  await eventually(() => expect(text()).toContain('Type to find others.'))
  choose('A will in doubt')
  expect(input('title').value).toBe('A will in doubt')
})

it('makes a copy of an event of a group open to everybody, for staff, who copy what costs something too', async () => {
  sources = [{ ...source, price: 900 }]
  const { server } = open(group('g3', 'owner'))
  asStaff()
  await eventually(() => expect(server.callsOf('DeskSources')).toContainEqual({ scope: 'all' }))
  type(input('day'), '2027-01-14')
  await eventually(() => choose('A will in doubt'))
  pick(find<HTMLSelectElement>('#event-studyGroupId'), '')
  click(button('Make draft'))
  await eventually(() => expect(server.callsOf('DeskEventMake')).toHaveLength(1))
  expect(server.callsOf('DeskEventMake')[0]).toMatchObject({
    ...{ copyOf: 'e1', studyGroupId: null, visibility: 'authenticated' },
  })
})
