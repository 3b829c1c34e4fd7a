// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { NewPage } from '../../../src/learn/event-desk/new/new-page'
import { answering, button, openAt, text } from '../library/answering-server'
import { click, eventually, find, type } from '../render'

afterEach(() => vi.unstubAllGlobals())

const input = (name: string) => find<HTMLInputElement>(`#event-${name}`)
const group = (id: string, role: string, state = 'accepted') => ({
  ...{ id, name: `Group ${id}`, archivedAt: null },
  membership: { id: `m-${id}`, state, role },
})

function open(...groups: object[]) {
  const server = answering(
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
