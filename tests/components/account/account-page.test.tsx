// @vitest-environment happy-dom

import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AccountQuery } from '../../../src/learn/account/account.documents'
import accountStyles from '../../../src/learn/account/account.module.css'
import { AccountPage } from '../../../src/learn/account/account-page'
import { queryClient } from '../../../src/providers/api/query'
import rowListStyles from '../../../src/ui/data/row-list.module.css'
import errorSummaryStyles from '../../../src/ui/form/error-summary.module.css'
import { leaveFreely } from '../../../src/ui/form/leaving'
import { click, eventually, find, render, type } from '../render'

const id = '0198c0de-0000-7000-8000-000000000001'
const wales = { id: '0198c0de-0000-7000-8000-0000000000aa', alpha2: 'GB', name: 'United Kingdom' }
const account: AccountQuery = {
  currentUser: {
    id,
    firstName: 'Maya',
    lastName: 'Castellane',
    fullName: 'Maya Castellane',
    nickname: null,
    countryId: wales.id,
    timezone: 'Europe/London',
    preparation: 'sqe2',
    email: 'maya@articled.example',
    avatar: null,
    practiceAreas: [],
    termsConditionsAccepted: '2026-09-17T09:00:00.000Z',
    termsConditionsVersion: '1.0',
    privacyPolicyAccepted: '2026-08-17T09:00:00.000Z',
    privacyPolicyVersion: '1.0',
    pricePolicyAccepted: null,
    pricePolicyVersion: null,
  },
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
  passkeys: [],
  linkedProviders: [],
  signInProviders: [],
  examSittings: [],
  calendarFeed: null,
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

let sent: { query: string; variables: Record<string, unknown> }[]
let refusal: object | null

beforeEach(() => {
  sent = []
  refusal = null
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
    if (/^\s*mutation/.test(operation.query)) sent.push(operation)
    return new Response(JSON.stringify(refusal ? { errors: [refusal] } : { data: account }))
  })
})
afterEach(() => vi.unstubAllGlobals())

function show(at = '/account') {
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
const errorLater = (field: string, words: string) =>
  eventually(() => expect(find(`#${field}-error`).textContent).toContain(words))
const button = (words: string) => {
  const found = [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === words)
  return found.at(-1) ?? expect.fail(`there is no button ${words}`)
}
const text = () => document.body.textContent ?? ''

describe('the account page', () => {
  it('goes to the section in the address', async () => {
    show('/account#privacy')
    await eventually(() => expect(document.activeElement?.id).toBe('privacy'))
    expect(find('[aria-current="location"]').textContent).toBe('Privacy')
  })

  it.each([
    ['a student', {}, true],
    ['a tutor', { type: 'tutoringSolicitor' }, false],
    ['staff', { abilities: ['view_all_users'] }, false],
    ['an admin', { role: 'admin' }, false],
  ])('asks %s for exams, or does not', (_who, more, asks) => {
    queryClient.setQueryData(['CurrentUser', {}], (viewer: object) => ({ ...viewer, ...more }))
    show()
    expect(text().includes('Exam profile')).toBe(asks)
    expect(document.querySelector('#exam') !== null).toBe(asks)
  })

  it('sends only the changed fields of the profile', async () => {
    show()
    type(find<HTMLInputElement>('#profile-nickname'), 'May')
    click(button('Save profile'))
    await eventually(() => expect(sent.map(({ variables }) => variables)).toEqual([{ id, nickname: 'May' }]))
  })

  it('reports a required field that is empty, and sends nothing', async () => {
    show()
    type(find<HTMLInputElement>('#profile-firstName'), ' ')
    click(button('Save profile'))
    await errorLater('profile-firstName', 'Field is required')
    expect(sent).toEqual([])
  })

  it('leaves the focus where the person corrects a mistake', async () => {
    show()
    for (const field of ['firstName', 'lastName']) type(find<HTMLInputElement>(`#profile-${field}`), '')
    click(button('Save profile'))
    await eventually(() => expect(document.activeElement?.className).toBe(errorSummaryStyles.errors))
    const field = find<HTMLInputElement>('#profile-firstName')
    act(() => field.focus())
    type(field, 'M')
    expect(document.activeElement).toBe(field)
    expect(document.querySelector('#profile-firstName-error')).toBeNull()
    expect(find('#profile-lastName-error').textContent).toBe('Field is required')
  })

  it('reports the server’s refusal at its field, and keeps the typed text', async () => {
    refusal = { message: 'Please use at most 50 characters.', extensions: { code: 'VALIDATION', field: 'nickname' } }
    show()
    type(find<HTMLInputElement>('#profile-nickname'), 'A very long one')
    click(button('Save profile'))
    await errorLater('profile-nickname', 'Please use at most 50 characters.')
    expect(find<HTMLInputElement>('#profile-nickname').value).toBe('A very long one')
  })

  it('asks before unsaved changes are lost, but not on the way to another section', async () => {
    const router = show()
    type(find<HTMLInputElement>('#profile-nickname'), 'May')
    await act(() => router.navigate('#sign-in'))
    expect(text()).not.toContain('Leave without saving?')
    await act(() => router.navigate('/elsewhere'))
    expect(text()).toContain('Leave without saving?')
    click(button('Stay'))
    expect(find<HTMLInputElement>('#profile-nickname').value).toBe('May')
  })

  it('lets a signed-out person leave unasked, in the browser too', async () => {
    const router = show()
    type(find<HTMLInputElement>('#profile-nickname'), 'May')
    const closes = () => dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(closes()).toBe(false)
    leaveFreely()
    type(find<HTMLInputElement>('#profile-nickname'), 'Maya')
    expect(closes()).toBe(true)
    await act(() => router.navigate('/blocked'))
    expect(text()).toContain('Elsewhere')
  })

  it('lists this device first, in plain words', () => {
    show()
    const rows = [...document.querySelectorAll(`#sign-in .${rowListStyles.item}`)].map(({ textContent }) => textContent)
    expect(rows[0]).toContain('Firefox on Windows This device')
    expect(rows[1]).toContain('A browser that does not say its name')
  })

  it('offers each kind of notification to those who get it, by the ways that it is sent', () => {
    show()
    const rows = [...document.querySelectorAll('#notifications tbody tr')].map((row) => [
      row.querySelector('th')?.firstChild?.textContent,
      row.querySelectorAll('input').length,
    ])
    expect(rows).toEqual([
      ...[
        ['Sessions', 0],
        ['Booked, moved or cancelled', 3],
        ['Reminder before a session', 3],
      ],
      ...[
        ['Ten minutes to join', 2],
        ['Missed sessions and disputes', 1],
      ],
      ...[
        ['Marks', 0],
        ['Marks are out', 3],
        ['An answer handed back to you', 3],
      ],
      ...[
        ['Money', 0],
        ['Top-up received', 3],
        ['Balance under £20.00', 3],
      ],
      ...[
        ['Account', 0],
        ['New way to sign in, change of address', 1],
        ['News about the school', 3],
      ],
    ])
  })

  it('shows the accepted version of each policy', () => {
    show()
    const lines = [...document.querySelectorAll(`.${accountStyles.consents} .meta`)].map(
      ({ textContent }) => textContent,
    )
    expect(lines.slice(0, 3)).toEqual([
      'Agreed on 17 September 2026, to version 1.0',
      'Not agreed',
      'Agreed on 17 August 2026, to version 1.0',
    ])
  })
})

describe('deleting the account', () => {
  const lastStep = async () => {
    show()
    click(button('Delete account'))
    click(button('Continue'))
    await eventually(() => button('Delete for good'))
  }

  it('asks for the address and for the money before it sends anything', async () => {
    await lastStep()
    click(button('Delete for good'))
    await errorLater('delete-email', 'Type your e-mail address.')
    expect(find('#delete-giveUpBalance-error').textContent).toContain('tick this')
    expect(sent).toEqual([])
  })

  it('gives up the amount on the screen, and asks again where the wallet’s balance has changed', async () => {
    await lastStep()
    refusal = {
      message: 'There is money in your wallet.',
      extensions: { code: 'CONFLICT', field: 'giveUpBalance', balance: 2000 },
    }
    type(find<HTMLInputElement>('#delete-email'), 'maya@articled.example')
    click(find('#delete-giveUpBalance'))
    click(button('Delete for good'))
    await eventually(() => expect(text()).toContain('Give up the £20.00 in my wallet'))
    expect(sent.map(({ variables }) => variables)).toEqual([{ email: 'maya@articled.example', giveUpBalance: 1234 }])
    expect(find<HTMLInputElement>('#delete-giveUpBalance').checked).toBe(false)
  })
})
