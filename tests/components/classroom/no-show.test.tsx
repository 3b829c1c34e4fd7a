// @vitest-environment happy-dom

import { QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ListedSession } from '../../../src/learn/sessions/listed-session'
import { SessionRow } from '../../../src/learn/sessions/session-row'
import { NoShowPage } from '../../../src/parts/room/no-show/no-show-page'
import type { RoomSession } from '../../../src/parts/room/session-parts'
import { StatePage } from '../../../src/parts/room/state-pages'
import { queryClient } from '../../../src/providers/api/query'
import { click, eventually, find, render } from '../render'

const missed = {
  id: 's1',
  status: 'no_show',
  startAt: '2026-11-17T14:00:00.000Z',
  endAt: '2026-11-17T14:40:00.000Z',
  noShowAt: '2026-11-17T14:16:00.000Z',
  noShowDispute: null,
  allowed: ['sessionNoShowDispute'],
  sessionType: { id: 't1', name: 'Client interview', mode: 'live' },
  practiceArea: { id: 'a1', name: 'Wills' },
  attendees: [{ userId: 'u2', role: 'tutor', user: { fullName: 'Ruth Adeyemi' } }],
} as unknown as RoomSession
const dispute = {
  id: 'd1',
  reason: 'link_failed' as const,
  message: 'The power went off.',
  insertedAt: '2026-11-18T09:00:00.000Z',
  answerBy: '2026-11-23T09:00:00.000Z',
  outcome: null,
  answer: null,
  resolvedAt: null,
  rebookUntil: null,
  rebookedSessionId: null,
}

const sent = vi.fn()
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-18T12:00:00Z'), toFake: ['Date'] })
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    sent(JSON.parse(body))
    return new Response(JSON.stringify({ data: { sessionNoShowDispute: { id: 's1' } } }))
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  sent.mockReset()
})

const shown = (part: Partial<RoomSession> = {}, mine = true) =>
  at(<NoShowPage session={{ ...missed, ...part }} mine={mine} onTime={() => {}} />)

function at(element: ReactElement) {
  const router = createMemoryRouter([{ path: '/', element }])
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return document.body.textContent ?? ''
}
const links = () => [...document.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])

describe('the page of a missed session', () => {
  it('says until when the candidate can dispute it, and who reads their words', () => {
    const text = shown()
    expect(text).toContain('You were recorded as absent')
    expect(text).toContain('Fri 20 Nov, 14:16')
    expect(text).toContain('The school and Ruth Adeyemi read this.')
  })

  it('sends a dispute with its reason, and asks for what is missing first', async () => {
    shown()
    const submit = () => click(find('button[type="submit"]'))
    submit()
    expect(document.body.textContent).toContain('Choose what happened')
    expect(document.body.textContent).toContain('Field is required')
    expect(sent).not.toHaveBeenCalled()
    click(find('input[value="link_failed"]'))
    act(() => {
      const words = find<HTMLTextAreaElement>('textarea')
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(words, 'The power went off.')
      words.dispatchEvent(new Event('input', { bubbles: true }))
    })
    submit()
    await eventually(() => expect(sent).toHaveBeenCalled())
    expect(sent.mock.lastCall?.[0].variables).toEqual({
      id: 's1',
      reason: 'link_failed',
      message: 'The power went off.',
    })
  })

  it('shows an open dispute to both sides, with the day of the answer', () => {
    const part = { noShowDispute: dispute, allowed: [] }
    expect(shown(part)).toContain('Mon 23 Nov, 09:00')
    document.body.replaceChildren()
    const text = shown(part, false)
    expect(text).toContain('The candidate’s dispute')
    expect(text).toContain('The power went off.')
    expect(document.querySelector('form')).toBeNull()
  })

  it('leads from a reinstated session to its free booking', () => {
    const decided = {
      ...dispute,
      outcome: 'reinstated' as const,
      answer: 'We saw the outage.',
      resolvedAt: '2026-11-18T11:00:00.000Z',
      rebookUntil: '2026-12-18T11:00:00.000Z',
    }
    const text = shown({ noShowDispute: decided, allowed: [] })
    expect(find('h2').textContent).toBe('You have a free booking')
    expect(text).toContain('We saw the outage.')
    expect(text).toContain('Book one Client interview by Fri 18 Dec, 11:00')
    expect(links()).toContainEqual(['Book it free', '/booking/t1?area=a1'])
  })

  it('says of a dispute that was won what is back in the wallet, and nothing of a cancellation', () => {
    const answer = 'Our log shows that you were there.'
    const won = { ...dispute, outcome: 'refunded' as const, answer, resolvedAt: '2026-11-18T11:00:00.000Z' }
    const session = { ...missed, status: 'cancelled', cancelReason: answer, price: 7000, noShowDispute: won }
    const text = at(<StatePage session={session} phase="cancelled" mine onTime={() => {}} />)
    expect(find('h2').textContent).toBe('£70.00 is back in your wallet')
    expect(text).toContain(answer)
    expect(text).not.toContain('cancelled')
    document.body.replaceChildren()
    const row = at(<SessionRow session={session as unknown as ListedSession} userId="u1" />)
    expect(row).toContain('Dispute won: £70.00 is back in the wallet')
    expect(row).toContain('Paid back')
  })

  it('says that the time is over where nobody disputed it', () => {
    vi.setSystemTime(new Date('2026-11-21T12:00:00Z'))
    expect(shown({ allowed: [] })).toContain('The 72 hours to dispute it are over.')
    expect(links()).toContainEqual(['Book this again', '/booking/t1?area=a1'])
  })
})
