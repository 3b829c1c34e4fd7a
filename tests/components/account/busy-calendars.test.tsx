import { QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BusyCalendar } from '../../../src/learn/account/account'
import { BusyCalendars } from '../../../src/learn/account/calendars/busy-calendars'
import { queryClient } from '../../../src/providers/api/query'
import { click, eventually, find, render, type as typeInto } from '../render'
import { button, text } from './showing'

const calendar = (more: Partial<BusyCalendar> = {}): BusyCalendar => ({
  ...{ id: 'c', name: 'Work', host: 'calendar.example', allDay: false, ahead: 14 },
  ...{ readAt: '2026-11-19T13:31:00.000Z', failure: null },
  ...more,
})
const reading = {
  ...{ host: 'calendar.example', timezone: 'Africa/Lagos', entryCount: 212, repeating: 9, ahead: 6, allDay: 2 },
  times: [{ from: '2026-11-21T17:00:00.000Z', until: '2026-11-21T19:00:00.000Z' }],
}

const server: { sent: { query: string; variables: Record<string, unknown> }[]; errors: object[] | null } = {
  sent: [],
  errors: null,
}
beforeEach(() => {
  Object.assign(server, { sent: [], errors: null })
  queryClient.clear()
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const operation = JSON.parse(body)
    if (/^\s*mutation/.test(operation.query)) server.sent.push(operation)
    const data = { busyCalendarRead: reading, busyCalendarCreate: { id: 'd' }, busyCalendarUpdate: { id: 'c' } }
    return new Response(JSON.stringify(server.errors ? { errors: server.errors } : { data }))
  })
})
afterEach(() => vi.unstubAllGlobals())

const show = (calendars: BusyCalendar[]) =>
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <BusyCalendars calendars={calendars} />
      </MemoryRouter>
    </QueryClientProvider>,
  )

describe('calendars elsewhere', () => {
  it('are listed with what comes of them, and one that fails says why and what to do', () => {
    show([calendar(), calendar({ id: 'f', name: 'Family', failure: 'not_found' })])
    expect(text()).toContain('14 busy times in the next four weeks')
    expect(text()).toContain('may have been reset. What it held then still counts.')
    expect(find('[aria-label="New address for Family"]')).toBeTruthy()
  })

  it('are read and shown before they are added', async () => {
    show([])
    click(button('Add a calendar'))
    // The dialog is loaded when it is asked for.
    await eventually(() => find('#address'))
    typeInto(find<HTMLInputElement>('#address'), 'https://calendar.example/a.ics')
    click(button('Read calendar'))
    await eventually(() => expect(text()).toContain('212, of which 9 repeat'))
    expect(text()).toContain('and 5 more')
    typeInto(find<HTMLInputElement>('#name'), 'Work')
    click(button('Add calendar'))
    await eventually(() => expect(server.sent).toHaveLength(2))
    expect(server.sent[1]?.variables).toEqual({
      address: 'https://calendar.example/a.ics',
      name: 'Work',
      allDay: false,
    })
  })

  it('that cannot be read say so at their address, and what was typed stays', async () => {
    show([])
    server.errors = [
      {
        message: 'Nothing is at this address.',
        extensions: { code: 'VALIDATION', field: 'address', failure: 'not_found' },
      },
    ]
    click(button('Add a calendar'))
    // The dialog is loaded when it is asked for.
    await eventually(() => find('#address'))
    typeInto(find<HTMLInputElement>('#address'), 'https://calendar.example/gone.ics')
    click(button('Read calendar'))
    await eventually(() => expect(find('#address-error').textContent).toContain('Nothing is at this address.'))
    expect(find<HTMLInputElement>('#address').value).toBe('https://calendar.example/gone.ics')
  })
})
