// @vitest-environment happy-dom

import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BookedSession } from '../../../src/learn/booking/booked-session'
import type { ConfirmedSession } from '../../../src/learn/booking/confirmed-session'
import type { ListedSession } from '../../../src/learn/sessions/listed-session'
import { SessionRow } from '../../../src/learn/sessions/session-row'
import type { RoomSession } from '../../../src/parts/room/session-parts'
import { StatePage } from '../../../src/parts/room/state-pages'
import { queryClient } from '../../../src/providers/api/query'
import { click, eventually, find, render } from '../render'

const booked = {
  id: 's1',
  name: 'Advocacy',
  status: 'booked',
  startAt: '2026-12-01T10:00:00.000Z',
  endAt: '2026-12-01T10:30:00.000Z',
  deadline: null,
  accessOpen: '2026-12-01T09:15:00.000Z',
  seats: 1,
  sessionTypeId: 't1',
  practiceAreaId: 'a1',
  sessionType: { id: 't1', name: 'Advocacy', mode: 'live' },
  practiceArea: { id: 'a1', name: 'Wills' },
  attendees: [{ id: 'x', userId: 'u1', role: 'candidate', user: null }],
  allowed: ['sessionReschedule', 'sessionCancel'],
}

const sent = vi.fn()
beforeEach(() => {
  queryClient.clear()
  vi.useFakeTimers({ now: new Date('2026-11-26T12:00:00Z'), toFake: ['Date'] })
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { query, variables } = JSON.parse(body)
    if (query.startsWith('mutation')) sent(variables)
    const quote = { total: -5000, balanceAfter: 5000, policy: 'Policy.', freeUntil: null, moveCost: 0, cancelCost: 0 }
    return new Response(
      JSON.stringify({ data: { sessionQuote: quote, sessionCancel: { id: 's1', status: 'cancelled' } } }),
    )
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  sent.mockReset()
})

const places: Record<string, (part: Partial<typeof booked>) => ReactElement> = {
  'the booking': (part) => <BookedSession session={{ ...booked, ...part } as unknown as ConfirmedSession} />,
  'the waiting room': (part) => (
    <StatePage session={{ ...booked, ...part } as unknown as RoomSession} phase="before" mine onTime={() => {}} />
  ),
  'the list of sessions': (part) => (
    <SessionRow session={{ ...booked, ...part } as unknown as ListedSession} userId="u1" />
  ),
}

function show(element: ReactElement) {
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </QueryClientProvider>,
  )
}
const move = () => document.querySelector('a[href="/booking/t1?move=s1"]')
const cancel = () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Cancel')

it.each(Object.entries(places))('%s moves and cancels the session', async (_place, of) => {
  show(of({}))
  expect(move()?.textContent).toBe('Move')
  click(cancel() as HTMLElement)
  await eventually(() => expect(find('dialog').textContent).toContain('£50.00 is refunded to the wallet.'))
  click(
    [...document.querySelectorAll('button')].find(({ textContent }) =>
      textContent?.startsWith('Cancel and refund'),
    ) as HTMLElement,
  )
  await eventually(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ id: 's1' })))
})

it.each(Object.entries(places))('%s offers neither where the server allows neither', (_place, of) => {
  show(of({ allowed: [] }))
  expect(move()).toBeNull()
  expect(cancel()).toBeUndefined()
})
