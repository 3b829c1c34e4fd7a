// @vitest-environment happy-dom

import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SessionSheet } from '../../../src/parts/calendar/session-sheet'
import { queryClient } from '../../../src/providers/api/query'
import { click, eventually, render } from '../render'

const text = () => document.body.textContent ?? ''
const person = (role: string, userId: string) => ({
  ...{ id: role, role, userId },
  user: { id: userId, fullName: role, avatar: null },
})
const session = {
  ...{ id: 's', name: 'Advocacy', shortName: 'Advocacy', status: 'booked', sessionTypeId: 't', practiceAreaId: 'a' },
  ...{ startAt: '2026-11-24T10:00:00.000Z', endAt: '2026-11-24T11:00:00.000Z', accessOpen: null, zoomId: null },
  ...{ deadline: null, holdUntil: null, practiceArea: null, allowed: ['sessionCancel', 'sessionReschedule'] },
  attendees: [person('candidate', 'nia'), person('tutor', 'ruth')],
}
const free = { total: -7000, balanceAfter: 7000, policy: 'The policy.', freeUntil: '2099-11-23T10:00:00.000Z' }
let costs = { moveCost: 0, cancelCost: 0 }
let asked: (string | undefined)[] = []

beforeEach(() => {
  asked = []
  queryClient.clear()
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const name = /(?:query|mutation) (\w+)/.exec(JSON.parse(body).query)?.[1]
    asked.push(name)
    const data = name === 'CalendarSession' ? { session } : { sessionQuote: { ...free, ...costs } }
    return new Response(JSON.stringify({ data }))
  })
})
afterEach(() => vi.unstubAllGlobals())

function open(viewerId: string) {
  const router = createMemoryRouter([
    { path: '*', element: <SessionSheet id="s" viewerId={viewerId} onClose={() => {}} /> },
  ])
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

test('a session says until when its candidate may move or cancel it for nothing', async () => {
  costs = { moveCost: 0, cancelCost: 0 }
  open('nia')
  await eventually(() => expect(text()).toContain('Moving and cancelling are free until Mon 23 Nov'))
})

test('after that it says what both cost now, and so does the question before cancelling', async () => {
  costs = { moveCost: 1500, cancelCost: 3500 }
  open('nia')
  await eventually(() => expect(text()).toContain('The free time is over: moving costs £15.00 now, cancelling £35.00.'))
  const cancel = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Cancel session')
  click(cancel ?? expect.fail('it cannot be cancelled'))
  await eventually(() => expect(text()).toContain('The free time is over: cancelling costs £35.00 now.'))
})

test('a tutor, whose cancelling takes nothing from anybody, reads nothing of it', async () => {
  open('ruth')
  await eventually(() => expect(text()).toContain('Open classroom'))
  expect(asked).not.toContain('CancelQuote')
})
