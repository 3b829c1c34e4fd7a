// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { Link, MemoryRouter, Outlet, Route, Routes } from 'react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import { RouteAnnouncer } from '../../../src/layouts/route-announcer'
import { BlockedPage } from '../../../src/learn/identity/blocked-page'
import { NotFoundPage } from '../../../src/learn/identity/not-found-page'
import { UnauthorizedPage } from '../../../src/learn/identity/unauthorized-page'
import { CookieConsent } from '../../../src/learn/shell/cookie-consent'
import cookieStyles from '../../../src/ui/page/cookie-notice.module.css'
import { click, eventually, find, render } from '../render'

beforeEach(() => localStorage.clear())

const words = () => document.body.textContent ?? ''
const claims = (more: object) =>
  `a.${btoa(JSON.stringify({ id: 'me', role: 'user', type: 'aspiringSolicitor', abilities: [], exp: 4e9, iat: 0, ...more }))}.c`
function keep(accessToken: string) {
  for (const [key, value] of Object.entries({ accessToken, refreshToken: 'r', userEmail: 'a@b.example' }))
    localStorage.setItem(key, value)
}

const frame = (
  <>
    <Outlet />
    <RouteAnnouncer />
  </>
)
const App = ({ room }: { room: ReactNode }) => (
  <MemoryRouter>
    <Routes>
      <Route element={frame}>
        <Route path="/" element={<Link to="/room">Go</Link>} />
        <Route path="/room" element={room} />
      </Route>
    </Routes>
  </MemoryRouter>
)

describe('arriving at another page', () => {
  it('moves the focus into it when the followed link is gone, also when its first words give way to the others', async () => {
    const draw = render(<App room={<main id="main" key="loading" tabIndex={-1} />} />)
    find('a').focus()
    click(find('a'))
    await eventually(() => expect(document.activeElement).toBe(find('#main')))
    draw(<App room={<main id="main" key="loaded" className="loaded" tabIndex={-1} />} />)
    await eventually(() => expect(document.activeElement).toBe(find('.loaded')))
  })
})

describe('the cookie notice', () => {
  const draw = () => {
    const page = (path: string) => (
      <>
        <main id="main" tabIndex={-1} />
        <CookieConsent path={path} />
      </>
    )
    const show = render(page('/cookies-policy'))
    return (path: string) => show(page(path))
  }

  it('does not cover its own policy, but shows on the next page', () => {
    const go = draw()
    expect(words()).not.toContain('Cookies')
    go('/privacy-policy')
    expect(words()).toContain('Cookies')
  })

  it('goes once it is accepted, and gives the focus to the page', () => {
    draw()('/login')
    const accept = [...document.querySelectorAll('button')].find((each) => each.textContent === 'Accept and continue')
    accept?.focus()
    click(accept!)
    expect(words()).not.toContain('Cookies')
    expect(document.activeElement?.id).toBe('main')
  })

  it('steps aside while somebody types in a field below it, and comes back', () => {
    draw()('/login')
    const notice = find(`.${cookieStyles.cookie}`)
    const boxAt = (top: number) => () => ({ left: 0, right: 390, top, bottom: top + 44, height: 44 }) as DOMRect
    notice.getBoundingClientRect = boxAt(760)
    document.body.insertAdjacentHTML('beforeend', '<input id="low"><input id="high">')
    const [low, high] = [find<HTMLInputElement>('#low'), find<HTMLInputElement>('#high')]
    low.getBoundingClientRect = boxAt(740)
    high.getBoundingClientRect = boxAt(200)
    const isAside = () => notice.classList.contains(cookieStyles.aside ?? '')
    act(() => high.focus())
    expect(isAside()).toBe(false)
    act(() => low.focus())
    expect(isAside()).toBe(true)
    act(() => high.focus())
    expect(isAside()).toBe(false)
  })

  it('goes when it is accepted in another tab', () => {
    draw()('/login')
    localStorage.setItem('cookiePolicy', 'accept')
    act(() => void dispatchEvent(Object.assign(new Event('storage'), { key: 'cookiePolicy' })))
    expect(words()).not.toContain('Cookies')
  })
})

describe('the pages outside the frame', () => {
  const at = (page: ReactNode) =>
    render(
      <MemoryRouter initialEntries={['/here']}>
        <Routes>
          <Route path="/here" element={page} />
          <Route path="/dashboard" element="The dashboard" />
        </Routes>
      </MemoryRouter>,
    )

  it('never tell a person who is not blocked that they are', () => {
    keep(claims({ disabledAt: null }))
    at(<BlockedPage />)
    expect(words()).toBe('The dashboard')
  })

  it.each(['', claims({ disabledAt: '2026-01-01T00:00:00.000Z' })])('tell a blocked person so', (token) => {
    if (token) keep(token)
    at(<BlockedPage />)
    expect(find('h1').textContent).toBe('Your account is currently blocked')
  })

  it('explain a missing right in words that also fit tutors’ pages', () => {
    keep(claims({}))
    at(<UnauthorizedPage />)
    expect(words()).toContain('Your account does not have the right it needs. You are signed in as a@b.example.')
    expect(words()).not.toContain('staff')
  })

  it('offer a way back only where there is one', () => {
    const { length } = history
    Object.defineProperty(history, 'length', { configurable: true, value: 1 })
    at(<NotFoundPage />)
    expect(words()).not.toContain('Back to where you were')
    Object.defineProperty(history, 'length', { configurable: true, value: length })
  })
})
