// @vitest-environment happy-dom

import { expect, test } from 'vitest'
import { type Resource, resourceOf } from '../../../resources'
import { RecordStory } from '../../../src/staff/story/record-story'
import { eventually } from '../render'
import { server, show, text } from './desk'

const empty = {
  ...{ id: 'a', title: null, detail: null, text: null, byId: null, byName: null },
  ...{ startAt: null, amount: null, score: null, sessionId: null },
}
const told = (entries: object[]) => ({ RecordStory: { recordStory: { entries, next: null } } })
const story = (list: string) => <RecordStory id="a" resource={resourceOf(list) as Resource} />

test('a session tells what happened in words, with who did it and the price beside the booking', async () => {
  server.answers = told([
    { ...empty, kind: 'session_declined', at: '2026-11-18T19:12:00Z', byName: 'Daniel Whitcombe', text: 'In court.' },
    {
      ...{ ...empty, kind: 'movement', at: '2026-11-12T21:04:00Z', detail: 'purchase', title: 'Advocacy' },
      ...{ amount: -8000, sessionId: 's' },
    },
    {
      ...{ ...empty, kind: 'session_booked', at: '2026-11-12T21:04:00Z', byName: 'Callum Reid', sessionId: 's' },
      startAt: '2026-11-19T16:00:00Z',
    },
  ])
  show(story('sessions'))
  await eventually(() => expect(text()).toContain('In court.'))
  const lines = [...document.querySelectorAll('li')].map(({ textContent }) => textContent)
  expect(lines).toHaveLength(2)
  expect(lines[0]).toContain('DeclinedBy Daniel WhitcombeIn court.')
  expect(lines[1]).toContain('BookedFor Thu 19 Nov, 16:00. By Callum Reid')
  expect(text()).toMatch(/^What happened.*£80\.00/)
})

test('an act of staff names what it changed, and leads to its entry in the audit log', async () => {
  server.answers = told([
    {
      ...{
        ...empty,
        id: 'e',
        kind: 'act',
        at: '2026-11-18T19:12:00Z',
        title: 'Changed a mock',
        byName: 'Catrin Vaughan',
      },
      text: 'candidate_instruction, session_type_id',
    },
  ])
  show(story('mocks'))
  await eventually(() => expect(text()).toContain('By Catrin Vaughan. Task for the candidate, session type'))
  expect(document.querySelector('li a')?.getAttribute('href')).toBe('/settings/audit-log/e/entry')
})

test('its place stays and tells nothing to those who may know nothing of it', async () => {
  server.answers = told([])
  show(story('mocks'))
  await eventually(() => expect(server.sent).toHaveLength(1))
  await eventually(() => expect(text()).toBe('What happenedNothing to tell.'))
})
