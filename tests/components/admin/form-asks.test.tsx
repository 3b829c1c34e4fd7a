// @vitest-environment happy-dom

import { expect, test } from 'vitest'
import { FormPage } from '../../../src/admin/form/form-page'
import { click, eventually, find, type } from '../render'
import { draw, empty, list } from './draw'

const text = () => find('form').textContent ?? ''
const labels = () => [...document.querySelectorAll('form label')].map(({ textContent }) => textContent)
const field = (name: string) => find<HTMLInputElement>(`[id$="_${name}"]`)

test('a new mock asks three fields, and says once what may be left out', async () => {
  draw(<FormPage resource={list('mocks')} kind="create" />)
  await eventually(() => field('name'))
  expect(labels()).toEqual(['Name', 'Session type', 'Practice area'])
  expect(text()).not.toContain('optional')
})

test('a form says once which fields are needed', async () => {
  draw(<FormPage resource={list('sessionTypes')} kind="create" />)
  await eventually(() => field('techName'))
  expect(text().match(/optional/g)).toHaveLength(1)
  expect(text()).toMatch(/Only ‘.* are needed\. The rest is optional\./)
})

test('what an act changes is not in the form of a record', async () => {
  draw(<FormPage resource={list('sessions')} kind="update" />)
  await eventually(() => field('deadline'))
  expect(document.querySelector('[id$="_assignmentStatus"]')).toBeNull()
  expect(text()).toContain('Only what you change is saved.')
})

test('a time zone is chosen from those that there are', async () => {
  draw(<FormPage resource={list('users')} kind="update" />, {
    ...empty,
    getOne: async () => ({ data: { id: 'a', fullName: 'Callum Reid', timezone: 'Europe/London' } as never }),
  })
  await eventually(() => field('timezone'))
  expect(field('timezone').getAttribute('role')).toBe('combobox')
  expect(text()).toContain('Europe, London')
})

test('what a form leaves out of a new record is sent as its definition has it', async () => {
  const sent: unknown[] = []
  draw(
    <FormPage
      resource={{ ...list('practiceAreas'), defaults: { shortName: 'TORT' }, unasked: ['shortName'] }}
      kind="create"
    />,
    {
      ...empty,
      create: async ({ variables }) => {
        sent.push(variables)
        return { data: { id: 'n' } as never }
      },
    },
  )
  await eventually(() => field('name'))
  expect(document.querySelector('[id$="_shortName"]')).toBeNull()
  type(field('name'), 'Tort')
  click(find('form button[type=submit]'))
  await eventually(() => expect(sent).toEqual([expect.objectContaining({ name: 'Tort', shortName: 'TORT' })]))
})

test('the parts of one input object are asked for in place, with what the record has', async () => {
  draw(<FormPage resource={list('meetings')} kind="update" />, {
    ...empty,
    getOne: async () => ({
      data: {
        id: 'a',
        title: 'A will',
        bookingPolicy: { freeUntilHours: 48, laterPercent: 0, waitlist: true },
      } as never,
    }),
  })
  await eventually(() => field('bookingPolicy_freeUntilHours'))
  expect(field('bookingPolicy_freeUntilHours').value).toBe('48')
  expect(field('bookingPolicy_laterPercent').value).toBe('0')
  expect(field('bookingPolicy_waitlist').checked).toBe(true)
  expect(text()).toContain('Hours before the start until which a ticket is given back for all of its price.')
})
