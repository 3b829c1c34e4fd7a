// @vitest-environment happy-dom

import { afterEach, expect, test, vi } from 'vitest'
import { ShowPage } from '../../../src/admin/record/show-page'
import { click, eventually, find } from '../render'
import { draw, empty, list, rowsShown } from './draw'

afterEach(() => vi.unstubAllGlobals())

const person = { id: 'a', fullName: 'Maya Castellane', type: 'aspiringSolicitor' }
const meeting = { id: 'e1', title: 'Costs budgeting', startAt: '2026-11-04T09:00:00Z', status: 'ended' }
const rows = [
  {
    ...{ id: 'm1', type: 'attendee', boughtAt: '2026-11-01T09:00:00Z', paid: 2250, attendance: 'late', place: null },
    ...{ meeting, user: person },
  },
  {
    ...{ id: 'm2', type: 'waitlisted', boughtAt: null, paid: 0, attendance: null, place: 3 },
    ...{ meeting: { ...meeting, id: 'e2', title: 'Part 36 offers', status: 'scheduled' }, user: person },
  },
]
const heads = () => [...document.querySelectorAll('thead th')].map(({ textContent }) => textContent)
const cells = (row: number) => {
  const found = document.querySelectorAll<HTMLTableRowElement>('tbody tr.ant-table-row')[row]?.cells ?? []
  return Object.fromEntries([...found].map(({ textContent }, at) => [heads()[at], textContent]))
}

function show(found: readonly object[]) {
  const asked: unknown[] = []
  draw(<ShowPage resource={list('users')} tab="smart-events" dialogs={{}} />, {
    ...empty,
    getOne: async () => ({ data: person as never }),
    getList: async ({ resource, filters }) => {
      if (resource === 'userMeetingMembers') asked.push(filters)
      return { data: (resource === 'userMeetingMembers' ? found : []) as never, total: found.length }
    },
  })
  return asked
}

test('the events of a person say where they stand with each, what they paid and whether they came', async () => {
  const asked = show(rows)
  await rowsShown(2)
  expect(cells(0)).toMatchObject({
    Event: 'Costs budgeting',
    State: 'Ended',
    Standing: 'Ticket',
    Paid: '£22.50',
    Came: 'Late',
  })
  expect(cells(1)).toMatchObject({ Standing: 'Waits', 'Place in the queue': 'No. 3', Paid: '–', Came: '–' })
  const fields = (asked[0] as { field: string; value: unknown }[]).map(({ field, value }) => [field, value])
  expect(fields).toEqual(expect.arrayContaining([['userId', 'a']]))
})

test('a ticket that was given back says so, and a place that was left, on a phone too', async () => {
  const ended = { ...rows[0], cancelledAt: '2026-11-02T10:00:00Z' }
  show([ended, { ...rows[1], cancelledAt: '2026-11-02T10:00:00Z' }])
  await rowsShown(2)
  expect(cells(0)['Ended, London']).toMatch(/^Given back Mon 2 Nov/)
  expect(cells(1)['Ended, London']).toMatch(/^Left Mon 2 Nov/)
  document.body.replaceChildren()
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  show([ended])
  await eventually(() => expect(find('li[data-row-key]').textContent).toMatch(/Given back Mon 2 Nov.*Ended/))
})

test('they lead to the records of those events', async () => {
  show(rows)
  await rowsShown(2)
  const links = [...document.querySelectorAll('tbody a')].map((each) => each.getAttribute('href'))
  expect(links).toEqual(['/smart-events/all/e1/details', '/smart-events/all/e2/details'])
})

test('whoever has nothing to do with an event is said to, with the way to add them to one', async () => {
  show([])
  await eventually(() => expect(document.body.textContent).toContain('No event yet'))
  const adds = () =>
    [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === 'Add to an event')
  expect(adds()).toHaveLength(2)
  click(adds()[1] as HTMLElement)
  await eventually(() => expect(find('dialog').textContent).toContain('Add to an event'))
  expect(find('dialog').textContent).toContain('Event')
})
