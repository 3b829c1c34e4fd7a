// @vitest-environment happy-dom

import { QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactNode, StrictMode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Account } from '../../../src/learn/account/account'
import { AppearanceSection } from '../../../src/learn/account/appearance-section'
import { CalendarsSection } from '../../../src/learn/account/calendars/calendars-section'
import { DeviceSection } from '../../../src/learn/account/device-section'
import { MoneySection } from '../../../src/learn/account/money-section'
import { ProvidersPart } from '../../../src/learn/account/sign-in/providers-part'
import { queryClient } from '../../../src/providers/api/query'
import { click, find, render } from '../render'
import { settled } from '../settled'
import { account } from './showing'

let sent: { query: string; variables: Record<string, unknown> }[]
let answer: object
beforeEach(() => {
  sent = []
  answer = { data: {} }
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return new Response(JSON.stringify(answer))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function show(section: ReactNode, at = '/account') {
  const router = createMemoryRouter([{ path: '*', element: section }], { initialEntries: [at] })
  render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  )
  await settled()
  return router
}
const as = (account: object) => account as unknown as Account
const text = () => document.body.textContent ?? ''
const button = (words: string) =>
  [...document.querySelectorAll('button')].findLast(({ textContent }) => textContent === words) ??
  expect.fail(`there is no button ${words}`)

describe('the outside providers of an account', () => {
  const google = {
    id: '1',
    provider: 'google',
    name: 'Google',
    email: 'a@b.example',
    lastUsedAt: '2026-11-01T09:00:00.000Z',
  }
  const providers = (linked: object[] = []) => (
    <ProvidersPart
      account={as({
        linkedProviders: linked,
        signInProviders: [
          { id: 'google', name: 'Google' },
          { id: 'own', name: 'Own University' },
        ],
      })}
    />
  )

  it('are offered unless they are linked', async () => {
    await show(providers([google]))
    expect([...document.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
      'Unlink',
      'Link Own University',
    ])
  })

  it('open their own page for a link', async () => {
    const go = vi.spyOn(location, 'assign').mockImplementation(() => {})
    answer = { data: { providerLinkRequest: { url: 'https://accounts.google.com/?state=link-s' } } }
    await show(providers())
    click(button('Link Google'))
    await settled()
    expect(sent[0]?.variables).toEqual({ provider: 'google' })
    expect(go).toHaveBeenCalledExactlyOnceWith('https://accounts.google.com/?state=link-s')
  })

  it('do not open after an old sign-in, but a new sign-in is offered', async () => {
    const message = 'Your sign-in is more than ten minutes old. Please sign in again, then link Google.'
    answer = { data: null, errors: [{ message, extensions: { code: 'FORBIDDEN' } }] }
    await show(providers())
    click(button('Link Google'))
    await settled()
    expect(find('[role="alert"]').textContent).toContain(message)
    expect(button('Sign in again')).toBeDefined()
  })

  it('return an answer that is shown once and stays in no address', async () => {
    answer = { data: { providerLink: { id: '1', name: 'Google' } } }
    const router = await show(providers(), '/account?code=c&state=link-s&iss=i&provider=google#sign-in')
    expect(sent.filter(({ query }) => query.includes('providerLink(')).map(({ variables }) => variables)).toEqual([
      { provider: 'google', code: 'c', state: 'link-s', iss: 'i' },
    ])
    expect(router.state.location).toMatchObject({ search: '', hash: '#sign-in' })
  })

  it.each([
    ['CONFLICT', 'Another account on Articled is linked with this account at Google.'],
    ['FORBIDDEN', 'Google has not confirmed your e-mail address.'],
    ['EXPIRED', 'This sign-in has run out, or was begun in another browser.'],
  ])('explain why they cannot be linked (%s), in the server’s words', async (code, message) => {
    answer = { data: null, errors: [{ message, extensions: { code } }] }
    await show(providers(), '/account?code=c&state=link-s&provider=google#sign-in')
    expect(find('[role="alert"]').textContent).toContain(message)
  })

  it('send the server nothing for a person who stopped there', async () => {
    await show(providers(), '/account?error=access_denied&state=link-s&provider=google#sign-in')
    expect(find('[role="alert"]').textContent).toContain('You stopped at the other site')
    expect(sent).toEqual([])
  })
})

describe('the calendar feed of an account', () => {
  const url = 'https://articled.example/feeds/1.secret.ics'
  const kinds = { sessions: true, events: true, studyDays: false, deadlines: true, alarms: false }
  const feed = { id: '1', url, lastReadAt: null, ...kinds }

  it('is made at a press, and says before that what it will show', async () => {
    await show(<CalendarsSection account={as({ busyCalendars: [], calendarFeed: null })} />)
    expect(text()).toContain('Sessions, events, study days and deadlines')
    click(button('Create calendar link'))
    await settled()
    expect(sent.at(-1)?.query).toContain('calendarFeedCreate')
  })

  it('is copied, opened by a calendar, and can be selected by hand', async () => {
    const write = vi.fn(async () => {})
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: write }, userAgent: '', onLine: true })
    await show(<CalendarsSection account={as({ busyCalendars: [], calendarFeed: feed })} />)
    click(button('Copy'))
    await settled()
    expect(write).toHaveBeenCalledWith(url)
    const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(links).toContain('webcal://articled.example/feeds/1.secret.ics')
    expect(links.every((link) => link?.includes('1.secret.ics'))).toBe(true)
    expect(find<HTMLInputElement>('input').value).toBe(url)
  })

  it('has what its owner chooses, at once', async () => {
    await show(<CalendarsSection account={as({ busyCalendars: [], calendarFeed: feed })} />)
    const box = (label: string) =>
      [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.includes(label))
        ?.control as HTMLInputElement
    expect([box('Sessions').checked, box('Study days').checked]).toEqual([true, false])
    click(box('Study days'))
    await settled()
    expect(sent.at(-1)).toMatchObject({ variables: { studyDays: true } })
  })

  it.each([
    ['New address', 'Make new address', 'calendarFeedCreate'],
    ['Switch off', 'Switch off', 'calendarFeedDelete'],
  ])('asks before an address ends (%s)', async (opens, confirms, operation) => {
    await show(<CalendarsSection account={as({ busyCalendars: [], calendarFeed: feed })} />)
    click(button(opens))
    const asked = sent.length
    click(button(confirms))
    await settled()
    expect(sent.slice(asked)[0]?.query).toContain(operation)
  })
})

describe('money and this device', () => {
  it('show the balance, and the ways to top up, to the transactions and to the policy', async () => {
    await show(<MoneySection account={as({ wallet: { id: 'w', balance: 12_345 } })} />)
    expect(text()).toContain('£123.45')
    expect([...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/wallet/top-up',
      '/wallet/transactions',
      '/terms-and-conditions#prices',
    ])
  })

  it('explain the installation on an iPhone, and offer it where the browser can', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)')
    await show(<DeviceSection />)
    expect(text()).toContain('press Share, then Add to Home Screen')
    const prompt = vi.fn(async () => {})
    act(() => void dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt })))
    click(button('Install'))
    expect(prompt).toHaveBeenCalledOnce()
  })

  it('clear the data on this device and keep the sign-in', async () => {
    localStorage.setItem('refreshToken', 'r')
    const dropped = vi.fn()
    vi.stubGlobal('caches', { keys: async () => ['workbox-precache-v2', 'kept'], delete: dropped })
    vi.stubGlobal('indexedDB', {
      deleteDatabase(name: string) {
        dropped(name)
        const request = { onsuccess: () => {} }
        setTimeout(() => request.onsuccess())
        return request
      },
    })
    await show(<DeviceSection />)
    click(button('Clear'))
    expect(text()).toContain('You stay signed in')
    click(button('Clear'))
    await settled()
    expect(dropped.mock.calls.flat()).toEqual(['kept', 'articled'])
    expect(localStorage.getItem('refreshToken')).toBe('r')
  })
})

describe('the appearance of an account', () => {
  it('moves less at once, and again as before', async () => {
    await show(<AppearanceSection account={account} />)
    const motion = find<HTMLInputElement>('[role="switch"]')
    expect(motion.labels?.[0]?.textContent).toBe('Reduce motion')
    click(motion)
    expect([motion.checked, document.documentElement.dataset.motion]).toEqual([true, 'less'])
    click(motion)
    expect([motion.checked, document.documentElement.dataset.motion]).toEqual([false, undefined])
  })
})
