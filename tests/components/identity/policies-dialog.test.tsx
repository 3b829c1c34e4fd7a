// @vitest-environment happy-dom

import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { policyVersions } from '../../../rules/identity/policies'
import { PoliciesDialog } from '../../../src/learn/identity/policies/policies-dialog'
import policiesDialogStyles from '../../../src/learn/identity/policies/policies-dialog.module.css'
import { queryClient } from '../../../src/providers/api/query'
import type { Viewer } from '../../../src/providers/sign-in/viewer'
import { click, eventually, find, render } from '../render'

const viewer = {
  id: 'me',
  confirmed: true,
  termsConditionsVersion: '0.9',
  pricePolicyVersion: '0.9',
  privacyPolicyVersion: policyVersions.privacyPolicy.version,
} as Viewer

let sent: Record<string, unknown>[]
let answer: object

beforeEach(() => {
  sent = []
  answer = { data: { policiesAccept: { id: 'me' } } }
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body).variables)
    return new Response(JSON.stringify(answer))
  })
})
afterEach(() => vi.unstubAllGlobals())

const show = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <PoliciesDialog viewer={viewer} />
    </QueryClientProvider>,
  )
const button = () => find<HTMLButtonElement>('button[type="submit"]')
const submit = () => act(() => find<HTMLFormElement>('form').requestSubmit())

describe('the dialog of policies that have changed', () => {
  it('names only the new versions, with their change and a link to read them', () => {
    show()
    const news = [...document.querySelectorAll(`.${policiesDialogStyles.news} li`)]
    expect(news).toHaveLength(1)
    expect(news[0]?.textContent).toContain(policyVersions.termsAndConditions.change)
    expect(find(`.${policiesDialogStyles.news} a`).getAttribute('href')).toBe('/terms-and-conditions')
  })

  it('is answered with a tick, by the versions on the screen', async () => {
    show()
    expect(button().disabled).toBe(true)
    submit()
    click(find('input[type="checkbox"]'))
    submit()
    const versions = {
      termsAndConditions: policyVersions.termsAndConditions.version,
      pricePolicy: policyVersions.pricePolicy.version,
      privacyPolicy: policyVersions.privacyPolicy.version,
    }
    await eventually(() => expect(sent).toEqual([versions]))
  })

  it('cannot be closed, but left by logging out', () => {
    show()
    expect(document.querySelector('button[aria-label="Close"]')).toBeNull()
    expect([...document.querySelectorAll('button')].map(({ textContent }) => textContent)).toContain('Logout')
  })

  it('shows the refusal', async () => {
    const message = 'The policies have changed since this page was loaded. Please load it again.'
    answer = { data: null, errors: [{ message, extensions: { code: 'CONFLICT' } }] }
    show()
    click(find('input[type="checkbox"]'))
    submit()
    await eventually(() => expect(find('[role="alert"]').textContent).toContain(message))
  })
})
