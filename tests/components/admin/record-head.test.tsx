// @vitest-environment happy-dom

import { act } from 'react'
import { expect, test } from 'vitest'
import { ShowPage } from '../../../src/admin/record/show-page'
import { click, eventually, find } from '../render'
import { admin, draw, empty, list } from './draw'

const facts = () =>
  Object.fromEntries(
    [...document.querySelectorAll('header dl > div')].map((each) => [
      each.querySelector('dt')?.textContent,
      each.querySelector('dd')?.textContent,
    ]),
  )
const primaries = () => [...document.querySelectorAll('header [data-look="primary"]')].map((each) => each.textContent)
const button = (words: string) =>
  [...document.querySelectorAll<HTMLElement>('button')].find(({ textContent }) => textContent === words) ??
  expect.fail(`no button says ${words}`)

function openMenu() {
  const id = button('Actions').getAttribute('popovertarget')
  act(() => {
    document.getElementById(id ?? '')?.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState: 'open' }))
  })
}

const draft = { id: 'a', name: 'R v Danso', status: 'draft', lacks: ['scenario', 'tutors', 'published'] }
const booked = {
  ...{ id: 'a', name: 'Advocacy', status: 'booked', assignmentStatus: 'assigned', price: 7000 },
  startAt: '2026-12-04T09:00:00Z',
  mock: { id: 'm', name: 'R v Danso' },
  attendees: [
    { role: 'candidate', user: { id: 'c', fullName: 'Callum Reid' } },
    { role: 'tutor', user: { id: 't', fullName: 'Helen Prosser' } },
  ],
  allowed: ['sessionAssign', 'sessionReschedule', 'sessionCancel'],
}

async function show(name: string, tab: string, record: object, viewer: Parameters<typeof draw>[2] = admin) {
  draw(
    <ShowPage resource={list(name)} tab={tab} dialogs={{}} />,
    { ...empty, getOne: async () => ({ data: record as never }) },
    viewer,
  )
  await eventually(() => find('header dl'))
}

test('a record says above its tabs who, when and for how much, and its state', async () => {
  await show('sessions', '', booked)
  expect(facts()).toMatchObject({
    Candidate: 'Callum Reid',
    Tutor: 'Helen Prosser',
    Start: expect.stringContaining('09:00'),
    Price: '£70.00',
  })
  expect(find('header .sub').textContent).toBe('Booked')
})

test('people and mocks lead to their records, for those alone who may open them', async () => {
  await show('sessions', '', booked)
  const links = () => [...document.querySelectorAll('header dl a, dl a')].map((link) => link.getAttribute('href'))
  expect(links()).toEqual(expect.arrayContaining(['/users/c/profile', '/users/t/profile', '/mocks/m/info']))
  document.body.replaceChildren()
  await show('sessions', '', booked, { ...admin, role: 'user', abilities: ['view_all_sessions'] })
  expect(facts()).toMatchObject({ Candidate: 'Callum Reid' })
  expect(links()).toEqual([])
})

test('the state decides on the one primary act', async () => {
  await show('sessions', '', booked)
  expect(primaries()).toEqual(['Reschedule'])
  document.body.replaceChildren()
  await show('sessions', '', { ...booked, assignmentStatus: 'unassigned', attendees: booked.attendees.slice(0, 1) })
  expect(primaries()).toEqual(['Assign tutor'])
  expect(facts()).toMatchObject({ Tutor: 'Unassigned' })
  document.body.replaceChildren()
  await show('sessions', '', { ...booked, status: 'marked', allowed: [] })
  expect(primaries()).toEqual([])
  document.body.replaceChildren()
  await show('billingSessions', '', { id: 'a', status: 'open', gateway: 'manual', amountTotal: 500 })
  expect(primaries()).toEqual(['Record payment'])
})

test('an act that cannot be done yet says why beside its button', async () => {
  const owned = { owner: { id: 'o', fullName: 'Owen Hale' } }
  await show('mocks', 'marksheet', { ...draft, ...owned })
  expect(find<HTMLButtonElement>('header [data-look="primary"]')).toMatchObject({
    textContent: 'Publish',
    disabled: true,
  })
  const reason = find('header [data-look="primary"]').getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(reason)?.textContent).toBe('2 things are missing')
  document.body.replaceChildren()
  await show('mocks', 'marksheet', { ...draft, ...owned, lacks: ['published'] })
  expect(find<HTMLButtonElement>('header [data-look="primary"]').disabled).toBe(false)
})

test('what is empty has no row, and deleting stands in the menu of acts', async () => {
  await show('sessions', '', booked)
  const terms = [...document.querySelectorAll('section dl dt')].map(({ textContent }) => textContent)
  expect(terms).toEqual(['Assignment', 'Mock'])
  expect([...document.querySelectorAll('header button')].map((each) => each.textContent)).not.toContain('Delete')
  openMenu()
  click(await eventually(() => button('Delete')))
  await eventually(() => expect(find('dialog').textContent).toContain('Delete Advocacy, Callum Reid?'))
})

test('publishing a bundle sends what its operation cannot do without', async () => {
  const sent: unknown[] = []
  draw(<ShowPage resource={list('bundles')} tab="info" dialogs={{}} />, {
    ...empty,
    getOne: async () => ({ data: { id: 'a', title: 'Wills', categoryId: 'k', status: 'draft', price: 0 } as never }),
    custom: async ({ payload }) => {
      sent.push(payload)
      return { data: {} as never }
    },
  })
  click(await eventually(() => find('header [data-look="primary"]')))
  click(await eventually(() => find('dialog button[type=submit]')))
  await eventually(() => expect(sent).toEqual([{ id: 'a', title: 'Wills', categoryId: 'k', status: 'published' }]))
})

test('a record that is not there leads to the others, and to no second try', async () => {
  const gone = Object.assign(new Error('Session was not found.'), { code: 'NOT_FOUND' })
  draw(
    <ShowPage resource={list('sessions')} tab="" dialogs={{}} />,
    { ...empty, getOne: () => Promise.reject(gone) },
    admin,
  )
  await eventually(() => expect(document.body.textContent).toContain('It is not here'))
  expect(find('h1').textContent).toBe('This session')
  expect([...document.querySelectorAll('main a, a')].map((each) => each.textContent)).toContain('All sessions')
  expect(document.body.textContent).not.toContain('Try again')
})

test.each([
  ['aspiringSolicitor', false],
  ['interviewer', true],
])('a tab that says something of tutors alone is offered for them alone: %s', async (type, isOffered) => {
  draw(
    <ShowPage resource={list('users')} tab="payments" dialogs={{}} />,
    { ...empty, getOne: async () => ({ data: { id: 'a', fullName: 'Ada Byron', type } as never }) },
    admin,
  )
  await eventually(() => expect(find('h1').textContent).toBe('Ada Byron'))
  const tabs = [...document.querySelectorAll('header nav a, header [role="menuitem"]')].map((each) => each.textContent)
  expect(tabs).toContain('Payments')
  expect(tabs.includes('Mocks')).toBe(isOffered)
})
