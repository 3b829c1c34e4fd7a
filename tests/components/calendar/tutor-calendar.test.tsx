// @vitest-environment happy-dom

import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Calendar } from '../../../src/parts/calendar/calendar'
import { spokenEntry } from '../../../src/parts/calendar/entries/entry'
import { sessionEntries } from '../../../src/parts/calendar/entries/sessions'
import { queryClient } from '../../../src/providers/api/query'
import { eventually, render } from '../render'

const attendee = (role: string, id: string, fullName: string | null) => ({
  id: `${role}-${id}`,
  role,
  userId: id,
  user: fullName === null ? null : { id, fullName, avatar: null },
})
const session = (values: object) => ({
  id: 'live',
  name: 'Advocacy: plea in mitigation',
  shortName: 'Advocacy',
  status: 'booked',
  startAt: '2026-11-24T10:00:00.000Z',
  endAt: '2026-11-24T11:00:00.000Z',
  deadline: null,
  holdUntil: null,
  sessionType: { id: 't', mode: 'live' },
  practiceArea: null,
  attendees: [attendee('candidate', 'nia', 'Nia Rees'), attendee('tutor', 'ruth', 'Ruth Adeyemi')],
  ...values,
})
const written = session({
  id: 'written',
  shortName: 'Drafting',
  startAt: '2026-11-25T09:00:00.000Z',
  endAt: '2026-11-28T06:00:00.000Z',
  deadline: '2026-11-28T06:00:00.000Z',
  sessionType: { id: 't', mode: 'window' },
})
const entryOf = (kind: string, personId: string | undefined, of = written) =>
  sessionEntries([of as never], personId, Date.parse('2026-11-21T06:00:00.000Z')).find(
    (entry) => entry.kind === kind,
  ) ?? expect.fail(`there is no entry ${kind}`)

describe('the entries of a tutor', () => {
  it('name the candidate and when the answers are due, also for those who hear them', () => {
    expect(entryOf('opens', 'ruth').whose).toEqual(['Nia Rees', 'due Sat 28 Nov, 06:00'])
    expect(entryOf('due', 'ruth').whose).toEqual(['Nia Rees'])
    expect(spokenEntry(entryOf('session', 'ruth', session({ status: 'marking' })))).toBe(
      'Session: Advocacy, 10:00 to 11:00, Nia Rees, being marked',
    )
  })

  it('name nobody whom the tutor may not read', () => {
    const of = session({ attendees: [attendee('candidate', 'nia', null), attendee('tutor', 'ruth', 'Ruth Adeyemi')] })
    expect(entryOf('session', 'ruth', of).whose).toEqual([])
  })

  it('are the candidate’s without all that', () => {
    expect(entryOf('opens', 'nia').whose).toEqual([])
    expect(entryOf('opens', undefined).whose).toEqual([])
  })
})

describe('a tutor’s calendar', () => {
  beforeEach(() => {
    queryClient.clear()
    const starting = { entries: [session({ status: 'in_progress' }), written], pageInfo: { totalCount: 2 } }
    const none = { entries: [] }
    const events = { mine: none, led: none, past: none }
    const data = { starting, open: none, ...events, userStudyGroups: [], keptValues: [], busyTimes: [] }
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ data })))
  })
  afterEach(() => vi.unstubAllGlobals())

  it.each(['month', 'week', 'list'])('names the candidate and the deadline of each session (%s)', async (view) => {
    const calendar = <Calendar personId="ruth" sheet={() => null} eventAt={String} />
    const router = createMemoryRouter([{ path: '*', element: calendar }], {
      initialEntries: [`/calendar/events?view=${view}&date=2026-11-24`],
    })
    render(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    )
    const shown = (words: string) =>
      [...document.querySelectorAll('button, li')].filter(({ textContent }) => textContent?.includes(words))
    await eventually(() => expect(shown('Advocacy')).not.toHaveLength(0))
    const said = (words: string) => shown(words).map(({ textContent }) => textContent)
    expect(said('Advocacy').filter((text) => text?.includes('Nia Rees'))).not.toHaveLength(0)
    expect(said('Drafting opens').some((text) => /Nia Rees.*due Sat 28 Nov, 06:00/.test(text ?? ''))).toBe(true)
    expect(said('Drafting due').some((text) => text?.includes('Nia Rees'))).toBe(true)
  })
})
