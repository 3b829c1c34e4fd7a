import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { CurrentUser } from '../../../src/providers/sign-in/sign-in.documents'
import { build, type TestApp } from '../../build'
import { type FakeBrowser, openBrowser, openTab } from './browser-globals'

const MINUTE = 60_000
let app: TestApp
let asked: string[]

beforeAll(async () => {
  app = await build()
}, 60_000)
afterAll(() => app.close())

function connect() {
  asked = []
  vi.stubGlobal('fetch', async (_url: string, { body, headers }: { body: string; headers: Record<string, string> }) => {
    asked.push(/^(?:query|mutation) (\w+)/.exec(JSON.parse(body).query)?.[1] ?? '')
    const { statusCode, body: text } = await app.server.inject({
      method: 'POST',
      url: '/graphql',
      headers,
      payload: body,
    })
    return new Response(text, { status: statusCode })
  })
}

/** Signs somebody in as the link page does. */
async function signIn(tab: Awaited<ReturnType<typeof openTab>>) {
  const email = `${crypto.randomUUID()}@articled.example`
  await app.send('mutation ($email: String!) { web3Request(email: $email, redirectUri: "/") { sent } }', { email })
  await app.services.jobs.drain()
  const mail = app.outbox.list().find(({ to }) => to === email)
  const token = /\/login\/([\w-]+)/.exec(mail?.text ?? '')?.[1]
  const { data } = await app.send(
    'mutation ($token: String!) { web3Confirmation(token: $token) { accessToken refreshToken user { id email role } } }',
    { token },
  )
  tab.keepSignIn(data.web3Confirmation)
  return data.web3Confirmation as { accessToken: string; refreshToken: string; user: { id: string; email: string } }
}

/** Lets time pass, on the server and on this device. */
async function pass(ms: number) {
  const then = new Date(Date.now() + ms)
  vi.setSystemTime(then)
  await app.at(then)
}

let browser: FakeBrowser

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  browser = openBrowser()
  connect()
})
afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  await app.at(null)
})

describe('the sign-in of a browser', () => {
  it('is kept under plain keys, and leaving forgets all of it but the keys of the device', async () => {
    const tab = await openTab()
    const { accessToken, refreshToken, user } = await signIn(tab)
    expect(Object.fromEntries(browser.storage)).toEqual({
      accessToken,
      refreshToken,
      userId: user.id,
      userEmail: user.email,
      userRole: 'user',
    })
    browser.storage.set('cookiePolicy', 'accept').set('tourTaken', 'yes')
    tab.forgetSignIn('left')
    expect([...browser.storage.keys()]).toEqual(['cookiePolicy'])
  })

  it('is renewed once 60 seconds or less remain, not before', async () => {
    const tab = await openTab()
    await signIn(tab)
    await pass(9 * MINUTE - 2000)
    expect(await tab.renewIfDue()).toBe('fresh')
    expect(asked).toEqual([])
    const before = tab.getSignIn()
    await pass(2000)
    expect(await tab.renewIfDue()).toBe('fresh')
    expect(asked).toEqual(['RefreshTokens'])
    expect(tab.getSignIn()?.refreshToken).not.toBe(before?.refreshToken)
  })

  it('is renewed once for all callers and both tabs', async () => {
    const one = await openTab()
    await signIn(one)
    const two = await openTab()
    await pass(9 * MINUTE + 1000)
    await Promise.all([one.renewIfDue(), one.renewIfDue(), two.renewIfDue(), two.renewIfDue()])
    expect(asked).toEqual(['RefreshTokens'])
    expect(two.getSignIn()).toEqual(one.getSignIn())
  })

  it('survives two tabs that renew at once where the browser has no locks', async () => {
    browser = openBrowser({ locks: false })
    const one = await openTab()
    await signIn(one)
    const two = await openTab()
    await pass(9 * MINUTE + 1000)
    expect(await Promise.all([one.renewIfDue(), two.renewIfDue()])).toEqual(['fresh', 'fresh'])
    expect(asked).toEqual(['RefreshTokens', 'RefreshTokens'])
    await expect(one.request(CurrentUser)).resolves.toBeDefined()
  })

  it('repeats a request once after a 401, with new tokens', async () => {
    const tab = await openTab()
    const { user } = await signIn(tab)
    await app.at(new Date(Date.now() + 11 * MINUTE))
    const answer = await tab.request(CurrentUser)
    expect(answer.currentUser.id).toBe(user.id)
    expect(asked).toEqual(['CurrentUser', 'RefreshTokens', 'CurrentUser'])
  })

  it('renews an expired token before the request', async () => {
    const tab = await openTab()
    await signIn(tab)
    await pass(11 * MINUTE)
    await tab.request(CurrentUser)
    expect(asked).toEqual(['RefreshTokens', 'CurrentUser'])
  })

  it('ends where the family of tokens has ended', async () => {
    const tab = await openTab()
    const lost = vi.fn()
    tab.onSignInLost(lost)
    const { refreshToken } = await signIn(tab)
    await app.send('mutation ($refreshToken: String!) { logout(refreshToken: $refreshToken) }', { refreshToken })
    await expect(tab.request(CurrentUser)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(lost).toHaveBeenCalledExactlyOnceWith('ended')
    expect(tab.getSignIn()).toBeNull()
  })

  it('ends as disabled where the account has been disabled', async () => {
    const tab = await openTab()
    const lost = vi.fn()
    tab.onSignInLost(lost)
    const { user } = await signIn(tab)
    const admin = await app.person({ role: 'admin' })
    await app.send('mutation ($id: ID!) { userDisable(id: $id) { id } }', { id: user.id }, admin)
    await expect(tab.request(CurrentUser)).rejects.toMatchObject({ code: 'ACCOUNT_DISABLED' })
    expect(lost).toHaveBeenCalledExactlyOnceWith('disabled')
  })

  it('leads to Blocked where the account has been disabled before a guarded page', async () => {
    const tab = await openTab()
    const { user } = await signIn(tab)
    const admin = await app.person({ role: 'admin' })
    await app.send('mutation ($id: ID!) { userDisable(id: $id) { id } }', { id: user.id }, admin)
    await pass(9 * MINUTE + 1000)
    const place = { pathname: '/booking', search: '', hash: '' }
    expect(await tab.admitRenewed({ guard: 'signedIn' }, place)).toBe('/blocked')
    expect(tab.getSignIn()).toBeNull()
  })

  it('leads to Login, and back, where it cannot be renewed before a guarded page', async () => {
    const tab = await openTab()
    const { refreshToken } = await signIn(tab)
    await app.send('mutation ($refreshToken: String!) { logout(refreshToken: $refreshToken) }', { refreshToken })
    await pass(9 * MINUTE + 1000)
    const place = { pathname: '/booking', search: '?type=1', hash: '' }
    expect(await tab.admitRenewed({ guard: 'signedIn' }, place)).toBe('/login?to=%2Fbooking%3Ftype%3D1')
  })

  it('lets a person in whose rights have grown since their token was written', async () => {
    const tab = await openTab()
    const { user } = await signIn(tab)
    const admin = await app.person({ role: 'admin' })
    const place = { pathname: '/mocks', search: '', hash: '' }
    const mocks = { guard: 'signedIn', can: 'view_all_mocks' } as const
    expect(await tab.admitRenewed(mocks, place)).toBe('/unauthorized')
    const { data } = await app.send(
      'mutation { roleCreate(name: "Mock keeper", abilities: ["view_all_mocks"]) { id } }',
      {},
      admin,
    )
    const change = 'mutation ($id: ID!, $roles: [ID!]) { userRolesUpdate(id: $id, roles: $roles) { id } }'
    await app.send(change, { id: user.id, roles: [data.roleCreate.id] }, admin)
    expect(await tab.admitRenewed(mocks, place)).toBeNull()
    asked.length = 0
    expect(await tab.admitRenewed(mocks, place)).toBeNull()
    expect(await tab.admitRenewed({ ...mocks, can: 'manage_users' }, place)).toBe('/unauthorized')
    expect(asked).toEqual(['RefreshTokens'])
  })

  it('outlives a database that does not answer', async () => {
    const tab = await openTab()
    await signIn(tab)
    await pass(11 * MINUTE)
    const refused = { data: null, errors: [{ message: 'x', extensions: { code: 'UNAVAILABLE' } }] }
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(refused), { status: 503 }))
    expect(await tab.renewIfDue()).toBe('unreachable')
    expect(tab.getSignIn()).not.toBeNull()
  })

  it('outlives a lost connection', async () => {
    const tab = await openTab()
    await signIn(tab)
    await pass(11 * MINUTE)
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch')
    })
    expect(await tab.renewIfDue()).toBe('unreachable')
    expect(tab.getSignIn()).not.toBeNull()
  })

  it('holds no page up where the server never answers', async () => {
    const tab = await openTab()
    await signIn(tab)
    await pass(9 * MINUTE + 1000)
    vi.stubGlobal('fetch', () => new Promise(() => {}))
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
    const admitted = tab.admitRenewed({ guard: 'signedIn' }, { pathname: '/booking', search: '', hash: '' })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await admitted).toBeNull()
    expect(tab.getSignIn()).not.toBeNull()
  })

  it('ends on the server although the person leaves the page at once', async () => {
    const tab = await openTab()
    const { refreshToken } = await signIn(tab)
    const asking = vi.fn(async (_url: string, _init: RequestInit) => new Response('{"data":{"logout":true}}'))
    vi.stubGlobal('fetch', asking)
    vi.stubGlobal('indexedDB', { deleteDatabase() {} })
    const { signOut } = await import('../../../src/providers/sign-in/sign-out')
    await signOut()
    expect(asking.mock.calls[0]?.[1]).toMatchObject({ keepalive: true, body: expect.stringContaining(refreshToken) })
  })

  it('is given up where the token cannot be read', async () => {
    const tab = await openTab()
    await signIn(tab)
    browser.storage.set('accessToken', 'not.a.token')
    expect(await tab.renewIfDue()).toBe('ended')
    expect(tab.getSignIn()).toBeNull()
  })

  it('follows another tab that signs out, or where somebody else signs in', async () => {
    const tab = await openTab()
    await signIn(tab)
    const lost = vi.fn()
    tab.onSignInLost(lost)
    const stop = tab.followOtherTabs()
    browser.storage.set('userId', 'somebody-else')
    browser.tell('accessToken')
    expect(lost).toHaveBeenLastCalledWith('other-user')
    browser.storage.delete('accessToken')
    browser.tell('accessToken')
    expect(lost).toHaveBeenLastCalledWith('ended')
    stop()
  })
})
