// @vitest-environment happy-dom

import { act, StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import authLayoutStyles from '../../../src/layouts/auth-layout.module.css'
import { CallbackPage } from '../../../src/learn/identity/sign-in/callback-page'
import { ProviderButtons } from '../../../src/learn/identity/sign-in/provider-buttons'
import { click, eventually, find, render } from '../render'

let sent: { query: string; variables: Record<string, unknown> }[]
let answer: object

beforeEach(() => {
  sent = []
  localStorage.clear()
  sessionStorage.clear()
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return new Response(JSON.stringify(answer))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const said = () => document.body.textContent
const refusal = (code: string, message: string) => ({ data: null, errors: [{ message, extensions: { code } }] })

describe('the page to which a provider returns people', () => {
  const comeBack = (search: string) => {
    history.replaceState(null, '', `/auth/alpha/callback${search}`)
    render(
      <StrictMode>
        <CallbackPage provider="alpha" />
      </StrictMode>,
    )
  }

  it('sends the server the answer once, signs in, and keeps no code in the address', async () => {
    const tokens = { accessToken: 'a.b.c', refreshToken: 'r' }
    answer = {
      data: { oauthCallback: { ...tokens, path: '/booking?type=1', user: { id: '1', email: 'a@b.example' } } },
    }
    comeBack('?code=the-code&state=the-state&iss=https%3A%2F%2Falpha.example')
    await eventually(() => expect(localStorage.getItem('refreshToken')).toBe('r'))
    expect(sent).toHaveLength(1)
    expect(sent[0]?.variables).toMatchObject({
      provider: 'alpha',
      code: 'the-code',
      state: 'the-state',
      iss: 'https://alpha.example',
    })
    expect(new URLSearchParams(location.search).get('to')).toBe('/booking?type=1')
    expect(location.href).not.toContain('the-code')
  })

  it.each([
    ['?error=access_denied&state=s', 'You stopped signing in, so nothing has changed.'],
    ['?error=server_error&error_description=%3Cb%3Estack', 'The other site could not sign you in.'],
    ['?state=s', 'This address is not complete, or has been used.'],
    ['', 'This address is not complete, or has been used.'],
  ])('explains %s, and asks the server nothing', async (search, words) => {
    comeBack(search)
    await eventually(() => expect(said()).toContain(words))
    expect(said()).not.toContain('stack')
    expect(sent).toHaveLength(0)
    expect(find<HTMLAnchorElement>(`.${authLayoutStyles.form} a`).getAttribute('href')).toBe('/login')
  })

  it.each([
    ['EXPIRED', 'This sign-in has run out, or was begun in another browser. Please begin again.'],
    ['FORBIDDEN', 'Alpha has not confirmed your e-mail address.'],
    ['CONFLICT', 'Alpha does not answer at the moment.'],
  ])('shows the server’s reason for a refusal (%s)', async (code, message) => {
    answer = refusal(code, message)
    comeBack('?code=c&state=s')
    await eventually(() => expect(find('[role="alert"]').textContent).toContain(message))
    expect(localStorage.getItem('accessToken')).toBeNull()
  })
})

describe('the way back from a refused sign-in with a provider', () => {
  const back = async () => {
    history.replaceState(null, '', '/auth/alpha/callback?error=access_denied')
    render(<CallbackPage provider="alpha" />)
    return eventually(() => find<HTMLAnchorElement>(`.${authLayoutStyles.form} a`).getAttribute('href'))
  }
  const leaveFrom = async (to: string) => {
    const go = vi.spyOn(location, 'assign').mockImplementation(() => {})
    answer = { data: { signInProviders: [{ id: 'alpha', name: 'Alpha' }] } }
    render(<ProviderButtons to={to} />)
    const button = await eventually(() => find('button'))
    answer = { data: { oauthRequest: { url: 'https://alpha.example/' } } }
    click(button)
    await eventually(() => expect(go).toHaveBeenCalled())
  }

  it('leads on to the page that the person wanted', async () => {
    await leaveFrom('/booking?type=1#times')
    expect(await back()).toBe(`/login?to=${encodeURIComponent('/booking?type=1#times')}`)
  })

  it.each(['//evil.example', 'javascript:alert(1)', '/\\evil.example'])('never leads to %s', async (path) => {
    sessionStorage.setItem('wantedPath', path)
    expect(await back()).toBe('/login')
  })
})

describe('the buttons of outside providers', () => {
  const show = () => render(<ProviderButtons to="/booking" />)
  const showTwo = () => {
    answer = two
    show()
    return eventually(() => expect(buttons()).toHaveLength(2))
  }
  const buttons = () => [...document.querySelectorAll('button')]
  const two = {
    data: {
      signInProviders: [
        { id: 'google', name: 'Google' },
        { id: 'own', name: 'Own University' },
      ],
    },
  }

  it('are missing where no provider is set up, or the query failed', async () => {
    for (const nothing of [{ data: { signInProviders: [] } }, refusal('INTERNAL', 'Server error')]) {
      answer = nothing
      const before = sent.length
      show()
      await eventually(() => expect(sent).toHaveLength(before + 1))
      expect(said()).toBe('')
    }
  })

  it('lead to the provider, and remember the page that the person wanted', async () => {
    const go = vi.spyOn(location, 'assign').mockImplementation(() => {})
    await showTwo()
    expect(buttons().map(({ textContent }) => textContent)).toEqual([
      'Continue with Google',
      'Continue with Own University',
    ])
    answer = { data: { oauthRequest: { url: 'https://accounts.google.com/auth?state=s' } } }
    for (const button of buttons()) click(button)
    await eventually(() => expect(go).toHaveBeenCalled())
    expect(sent).toHaveLength(2)
    expect(sent[1]?.variables).toMatchObject({ provider: 'google', state: '/booking' })
    expect(go).toHaveBeenCalledExactlyOnceWith('https://accounts.google.com/auth?state=s')
  })

  it('say so where the provider does not answer, and can be pressed again', async () => {
    await showTwo()
    answer = refusal('CONFLICT', 'Google does not answer at the moment.')
    click(find('button'))
    await eventually(() => expect(find('[role="alert"]').textContent).toBe('Google does not answer at the moment.'))
    expect(find('button').getAttribute('aria-busy')).toBeNull()
  })

  it('become ready again when the person returns by the browser’s button', async () => {
    const go = vi.spyOn(location, 'assign').mockImplementation(() => {})
    await showTwo()
    answer = { data: { oauthRequest: { url: 'https://accounts.google.com/' } } }
    click(find('button'))
    await eventually(() => expect(go).toHaveBeenCalled())
    expect(find('button').getAttribute('aria-busy')).toBe('true')
    act(() => void dispatchEvent(new Event('pageshow')))
    expect(find('button').getAttribute('aria-busy')).toBeNull()
  })
})
