// @vitest-environment happy-dom

import { act, StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallbackPage } from '../../../src/learn/identity/callback-page'
import { ProviderButtons } from '../../../src/learn/identity/provider-buttons'
import { click, find, render } from '../render'

let sent: { query: string; variables: Record<string, unknown> }[]
let answer: object

beforeEach(() => {
  sent = []
  localStorage.clear()
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return new Response(JSON.stringify(answer))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))
const said = () => document.body.textContent
const refusal = (code: string, message: string) => ({ data: null, errors: [{ message, extensions: { code } }] })

describe('the page a provider sends people back to', () => {
  const comeBack = async (search: string) => {
    history.replaceState(null, '', `/auth/alpha/callback${search}`)
    render(
      <StrictMode>
        <CallbackPage provider="alpha" />
      </StrictMode>,
    )
    await settle()
  }

  it('shows the answer to the server once, signs in, and keeps no code in the address', async () => {
    const tokens = { accessToken: 'a.b.c', refreshToken: 'r' }
    answer = {
      data: { oauthCallback: { ...tokens, path: '/booking?type=1', user: { id: '1', email: 'a@b.example' } } },
    }
    await comeBack('?code=the-code&state=the-state&iss=https%3A%2F%2Falpha.example')
    expect(sent).toHaveLength(1)
    expect(sent[0]?.variables).toMatchObject({
      provider: 'alpha',
      code: 'the-code',
      state: 'the-state',
      iss: 'https://alpha.example',
    })
    expect(localStorage.getItem('refreshToken')).toBe('r')
    expect(new URLSearchParams(location.search).get('to')).toBe('/booking?type=1')
    expect(location.href).not.toContain('the-code')
  })

  it.each([
    ['?error=access_denied&state=s', 'You stopped signing in, so nothing has changed.'],
    ['?error=server_error&error_description=%3Cb%3Estack', 'The other site could not sign you in.'],
    ['?state=s', 'This address is not complete, or has been used.'],
    ['', 'This address is not complete, or has been used.'],
  ])('says what %s means, and asks the server nothing', async (search, words) => {
    await comeBack(search)
    expect(said()).toContain(words)
    expect(said()).not.toContain('stack')
    expect(sent).toHaveLength(0)
    expect(find<HTMLAnchorElement>('.auth-form a').getAttribute('href')).toBe('/login')
  })

  it.each([
    ['EXPIRED', 'This sign-in has run out, or was begun in another browser. Please begin again.'],
    ['FORBIDDEN', 'Alpha has not confirmed your e-mail address.'],
    ['CONFLICT', 'Alpha does not answer at the moment.'],
  ])('says why the server refused (%s), in its words', async (code, message) => {
    answer = refusal(code, message)
    await comeBack('?code=c&state=s')
    expect(find('[role="alert"]').textContent).toContain(message)
    expect(localStorage.getItem('accessToken')).toBeNull()
  })
})

describe('the buttons of outside providers', () => {
  const show = async () => {
    render(<ProviderButtons to="/booking" />)
    await settle()
  }
  const two = {
    data: {
      signInProviders: [
        { id: 'google', name: 'Google' },
        { id: 'own', name: 'Own University' },
      ],
    },
  }

  it('are not there where no provider is set up, or the question failed', async () => {
    answer = { data: { signInProviders: [] } }
    await show()
    expect(said()).toBe('')
    answer = refusal('INTERNAL', 'Server error')
    await show()
    expect(said()).toBe('')
  })

  it('lead to the provider, and take along where the person wanted to go', async () => {
    const go = vi.spyOn(location, 'assign').mockImplementation(() => {})
    answer = two
    await show()
    const buttons = [...document.querySelectorAll('button')]
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'Continue with Google',
      'Continue with Own University',
    ])
    answer = { data: { oauthRequest: { url: 'https://accounts.google.com/auth?state=s' } } }
    click(buttons[0] as HTMLButtonElement)
    click(buttons[1] as HTMLButtonElement)
    await settle()
    expect(sent).toHaveLength(2)
    expect(sent[1]?.variables).toMatchObject({ provider: 'google', state: '/booking' })
    expect(go).toHaveBeenCalledExactlyOnceWith('https://accounts.google.com/auth?state=s')
  })

  it('say so where the provider does not answer, and can be pressed again', async () => {
    answer = two
    await show()
    answer = refusal('CONFLICT', 'Google does not answer at the moment.')
    click(find('button'))
    await settle()
    expect(find('[role="alert"]').textContent).toBe('Google does not answer at the moment.')
    expect(find('button').getAttribute('aria-busy')).toBeNull()
  })

  it('rest again when somebody comes back by the button of the browser', async () => {
    vi.spyOn(location, 'assign').mockImplementation(() => {})
    answer = two
    await show()
    answer = { data: { oauthRequest: { url: 'https://accounts.google.com/' } } }
    click(find('button'))
    await settle()
    expect(find('button').getAttribute('aria-busy')).toBe('true')
    act(() => void dispatchEvent(new Event('pageshow')))
    expect(find('button').getAttribute('aria-busy')).toBeNull()
  })
})
