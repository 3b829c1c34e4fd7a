// @vitest-environment happy-dom

import { expect, test } from 'vitest'
import { FormPage } from '../../../src/admin/form/form-page'
import { ListPage } from '../../../src/admin/list/list-page'
import { ShowPage } from '../../../src/admin/record/show-page'
import { eventually, find } from '../render'
import { draw, empty, list, rowsShown } from './draw'

const event = {
  ...{ id: 'a', title: 'Costs budgeting', type: 'workshop', status: 'scheduled' },
  ...{ startAt: '2026-12-04T09:00:00Z', endAt: '2026-12-04T11:00:00Z', timezone: 'Europe/London' },
  ...{ taken: 16, membersLimit: 20, waitingCount: 3, price: 0, visibility: 'authenticated', provider: 'custom' },
}
const links = () => [...document.querySelectorAll('a')].map((each) => [each.textContent, each.getAttribute('href')])
const factsIn = (place: string) =>
  Object.fromEntries(
    [...document.querySelectorAll(`${place} dl > div`)].map((each) => [
      each.querySelector('dt')?.textContent,
      each.querySelector('dd')?.textContent,
    ]),
  )

test('a new event is made at the desk, from a list with events and from one without', async () => {
  draw(<ListPage resource={list('meetings')} />)
  await rowsShown(2)
  expect(links()).toContainEqual(['New event', '/smart-events/new'])
  document.body.replaceChildren()
  draw(
    <ListPage resource={list('meetings')} />,
    { ...empty, getList: async () => ({ data: [], total: 0 }) },
    undefined,
    '/page?view=all',
  )
  await eventually(() => expect(document.body.textContent).toContain('No event yet'))
  expect(links().filter(([words]) => words === 'New event')).toEqual([
    ['New event', '/smart-events/new'],
    ['New event', '/smart-events/new'],
  ])
})

test('a noun without a page of its own for that has the form made from its definition', async () => {
  draw(<ListPage resource={list('mocks')} />)
  await rowsShown(2)
  expect(links()).toContainEqual(['New mock', '/mocks/new'])
})

test('the title of an event leads to its record, and a free one says so', async () => {
  draw(<ListPage resource={list('meetings')} />, {
    ...empty,
    getList: async () => ({
      data: [event, { ...event, id: 'b', title: 'Part 36 offers', price: 2500 }] as never,
      total: 2,
    }),
  })
  await rowsShown(2)
  expect(links()).toContainEqual(['Costs budgeting', '/smart-events/all/a/details'])
  const prices = [...document.querySelectorAll('tbody td[data-label="Ticket"]')].map(({ textContent }) => textContent)
  expect(prices).toEqual(['Free', '£25.00'])
})

test('the record of an event says how many places are taken, and calls things as its desk does', async () => {
  draw(<ShowPage resource={list('meetings')} tab="details" dialogs={{}} />, {
    ...empty,
    getOne: async () => ({ data: event as never }),
  })
  await eventually(() => find('header dl'))
  expect(factsIn('header')).toMatchObject({ Taken: '16', Places: '20', Waiting: '3', Ticket: 'Free' })
  expect(factsIn('header')).not.toHaveProperty('Ends')
  expect(factsIn('section')).toMatchObject({ 'Who sees it': 'Everybody signed in', Provider: 'Other link' })
})

test('the form made from the definition has the words of the desk', async () => {
  draw(<FormPage resource={list('meetings')} kind="create" />)
  await eventually(() => find('[id$="_title"]'))
  const labels = [...document.querySelectorAll('form label')].map(({ textContent }) => textContent)
  expect(labels).toEqual(
    expect.arrayContaining(['Free to cancel until', 'Later comes back', 'Waitlist with timed offers']),
  )
  expect(find('form').textContent).toContain('Everybody signed in')
  expect(find('form').textContent).toContain('Other link')
  expect(find('form').textContent).not.toMatch(/Authenticated|Custom|nothing:/)
})
