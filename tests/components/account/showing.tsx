import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import type { AccountQuery } from '../../../src/learn/account/account.documents'
import { AccountPage } from '../../../src/learn/account/account-page'
import { queryClient } from '../../../src/providers/api/query'
import { eventually, find, render } from '../render'

export const id = '0198c0de-0000-7000-8000-000000000001'
const wales = { id: '0198c0de-0000-7000-8000-0000000000aa', alpha2: 'GB', name: 'United Kingdom' }
export const account: AccountQuery = {
  currentUser: {
    id,
    firstName: 'Maya',
    lastName: 'Castellane',
    fullName: 'Maya Castellane',
    nickname: null,
    countryId: wales.id,
    timezone: 'Europe/London',
    preparation: 'sqe2',
    linkedIn: null,
    skype: null,
    zoomId: null,
    address: null,
    summary: null,
    email: 'maya@articled.example',
    locale: 'en-us',
    avatar: null,
    practiceAreas: [],
    termsConditionsAccepted: '2026-09-17T09:00:00.000Z',
    termsConditionsVersion: '1.0',
    privacyPolicyAccepted: '2026-08-17T09:00:00.000Z',
    privacyPolicyVersion: '1.0',
    pricePolicyAccepted: null,
    pricePolicyVersion: null,
  },
  adjustment: null,
  countries: [wales],
  devices: [
    {
      id: 'b',
      browser: null,
      system: null,
      insertedAt: '2026-11-01T09:00:00.000Z',
      renewedAt: '2026-11-20T09:00:00.000Z',
      current: false,
    },
    {
      id: 'a',
      browser: 'Firefox',
      system: 'Windows',
      insertedAt: '2026-11-01T09:00:00.000Z',
      renewedAt: '2026-11-19T09:00:00.000Z',
      current: true,
    },
  ],
  secondFactor: { enabledAt: null, recoveryCodesLeft: 0, required: false },
  passkeys: [],
  linkedProviders: [],
  signInProviders: [],
  examSittings: [],
  calendarFeed: null,
  busyCalendars: [],
  notificationPreferences: [
    { kind: 'session_reminders', inApp: true, email: true, push: true, updatedAt: null },
    { kind: 'marking', inApp: true, email: true, push: false, updatedAt: null },
    { kind: 'news', inApp: false, email: false, push: false, updatedAt: null },
  ],
  notificationSettings: { quietFrom: null, quietUntil: null, digest: 'never', digestAt: 1110 },
  pushSubscriptions: [],
  pushPublicKey: 'BKey',
  wallet: { id: 'w', balance: 1234 },
}

/** What the page sends, and the error that it is answered with. */
export const server: { sent: { query: string; variables: Record<string, unknown> }[]; refusal: object | null } = {
  sent: [],
  refusal: null,
}

/** Signs a student in, for each test of a file. */
export function signIn() {
  beforeEach(() => {
    Object.assign(server, { sent: [], refusal: null })
    queryClient.clear()
    queryClient.setQueryData(['Account', {}], account)
    queryClient.setQueryData(['CurrentUser', {}], {
      id,
      role: 'user',
      type: 'aspiringSolicitor',
      abilities: [],
      confirmed: true,
    })
    vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
      const operation = JSON.parse(body)
      if (/^\s*mutation/.test(operation.query)) server.sent.push(operation)
      return new Response(JSON.stringify(server.refusal ? { errors: [server.refusal] } : { data: account }))
    })
  })
  afterEach(() => vi.unstubAllGlobals())
}

/** Draws the account page at an address. */
export function show(at = '/account') {
  const router = createMemoryRouter(
    [
      { path: '/account', Component: AccountPage },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: [at] },
  )
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return router
}
/** Waits for an error at a field. */
export const errorLater = (field: string, words: string) =>
  eventually(() => expect(find(`#${field}-error`).textContent).toContain(words))
export const button = (words: string) => {
  const found = [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === words)
  return found.at(-1) ?? expect.fail(`there is no button ${words}`)
}
export const text = () => document.body.textContent ?? ''
