// @vitest-environment happy-dom

import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ProfileDialog } from '../../../src/learn/identity/profile/profile-dialog'
import { queryClient } from '../../../src/providers/api/query'
import type { Viewer } from '../../../src/providers/sign-in/viewer'
import { click, eventually, find, render, type } from '../render'

const viewer: Viewer = {
  id: '0198c0de-0000-7000-8000-000000000001',
  firstName: '',
  lastName: '',
  fullName: '',
  email: 'newcomer@articled.example',
  type: 'aspiringSolicitor',
  role: 'user',
  abilities: [],
  confirmed: false,
  confirmedAt: null,
  timezone: null,
  avatar: null,
  preparation: null,
  country: null,
  termsConditionsVersion: null,
  pricePolicyVersion: null,
  privacyPolicyVersion: null,
}
const wales = { id: '0198c0de-0000-7000-8000-0000000000aa', alpha2: 'GB', name: 'United Kingdom' }
const kenya = { id: '0198c0de-0000-7000-8000-0000000000bb', alpha2: 'KE', name: 'Kenya' }

let isLate: boolean
let refusal: object | null
let sent: { query: string; variables: Record<string, unknown> }[]

beforeEach(() => {
  sent = []
  isLate = false
  refusal = null
  queryClient.clear()
  queryClient.setQueryData(['Countries', {}], { countries: [kenya, wales] })
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const operation = JSON.parse(body)
    sent.push(operation)
    if (isLate) {
      const errors = [{ message: 'Your profile is complete already.', extensions: { code: 'CONFLICT' } }]
      return new Response(JSON.stringify({ data: null, errors }))
    }
    if (refusal) return new Response(JSON.stringify({ data: null, errors: [refusal] }))
    const data = operation.query.includes('userConfirmation')
      ? { userConfirmation: { id: viewer.id, confirmedAt: '2026-11-21T06:00:00.000Z' } }
      : { userUpdate: { id: viewer.id, timezone: operation.variables.timezone } }
    return new Response(JSON.stringify({ data }))
  })
})
afterEach(() => vi.unstubAllGlobals())

const show = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <ProfileDialog viewer={viewer} />
    </QueryClientProvider>,
  )
const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')]
const continueButton = () => find<HTMLButtonElement>('button[type="submit"]')
const submit = () => act(() => find<HTMLFormElement>('form').requestSubmit())

describe('the profile dialog', () => {
  it('keeps Continue disabled until all three policies are ticked', () => {
    show()
    expect(continueButton().disabled).toBe(true)
    const [, price, terms, privacy] = boxes()
    click(price!)
    click(terms!)
    expect(continueButton().disabled).toBe(true)
    click(privacy!)
    expect(continueButton().disabled).toBe(false)
  })

  it('ticks and clears all three with one box', () => {
    show()
    click(boxes()[0]!)
    expect(boxes().map(({ checked }) => checked)).toEqual([true, true, true, true])
    click(boxes()[0]!)
    expect(boxes().map(({ checked }) => checked)).toEqual([false, false, false, false])
  })

  it('reports each missing field, and sends nothing', async () => {
    show()
    click(boxes()[0]!)
    submit()
    await eventually(() => {
      for (const field of ['firstName', 'lastName', 'country', 'preparation'])
        expect(document.getElementById(`profile-${field}-error`)?.textContent).toContain('Field is required')
    })
    expect(sent).toEqual([])
  })

  const complete = () => {
    type(find<HTMLInputElement>('#profile-firstName'), ' Nia ')
    type(find<HTMLInputElement>('#profile-lastName'), 'Rees')
    type(find<HTMLInputElement>('#profile-country'), 'king')
    act(() => {
      find('#profile-country').dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
      )
    })
    click(find('#profile-preparation-sqe2'))
    click(boxes()[0]!)
  }

  it('cuts no name, and says at its field that one is too long', async () => {
    show()
    complete()
    const name = find<HTMLInputElement>('#profile-lastName')
    expect([name, find('#profile-firstName')].map((field) => field.getAttribute('maxlength'))).toEqual([null, null])
    type(name, 'x'.repeat(300))
    submit()
    expect(find('#profile-lastName-error').textContent).toBe('300 of 100 characters: shorten this by 200.')
    expect(document.activeElement).toBe(name)
    expect([name.value, sent]).toEqual(['x'.repeat(300), []])
  })

  it('shows what the server refuses at its field and above the form', async () => {
    const words = 'Please leave out marks that change the direction of writing.'
    refusal = { message: words, extensions: { code: 'VALIDATION', field: 'lastName' } }
    show()
    complete()
    submit()
    await eventually(() => expect(find('#profile-lastName-error').textContent).toBe(words))
    expect(find('[role="alert"]').textContent).toContain(`Last name: ${words}`)
  })

  it('closes where another tab has completed the profile', async () => {
    isLate = true
    queryClient.setQueryData(['CurrentUser', {}], viewer)
    show()
    complete()
    submit()
    await eventually(() => expect(queryClient.getQueryState(['CurrentUser', {}])?.isInvalidated).toBe(true))
    expect(document.querySelector('[role="alert"]')).toBeNull()
  })

  it('sends everything once, and the person’s zone after it', async () => {
    show()
    complete()
    submit()
    submit()
    await eventually(() => expect(sent).toHaveLength(2))
    expect(sent.map(({ variables }) => variables)).toEqual([
      {
        firstName: 'Nia',
        lastName: 'Rees',
        country: wales.id,
        preparation: 'sqe2',
        pricePolicy: true,
        termsAndConditions: true,
        privacyPolicy: true,
      },
      { id: viewer.id, timezone: Intl.DateTimeFormat().resolvedOptions().timeZone },
    ])
  })
})
