import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { build, type Person, type TestApp } from '../../build'
import { type FakeBrowser, openBrowser, openTab } from './browser-globals'

let app: TestApp
let browser: FakeBrowser
/** The requests, with the options that the browser got. */
let sent: RequestInit[]
let isOnline: boolean

beforeAll(async () => {
  app = await build()
}, 60_000)
afterAll(() => app.close())

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  browser = openBrowser()
  sent = []
  isOnline = true
  vi.stubGlobal('fetch', async (_url: string, request: RequestInit & { headers: Record<string, string> }) => {
    if (!isOnline) throw new TypeError('Failed to fetch')
    sent.push(request)
    const answer = await app.server.inject({
      method: 'POST',
      url: '/graphql',
      headers: request.headers,
      payload: request.body as string,
    })
    return new Response(answer.body, { status: answer.statusCode })
  })
})
afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  await app.at(null)
})

/** A tab in which somebody is signed in. */
async function signedIn() {
  const email = `${crypto.randomUUID()}@articled.example`
  await app.send('mutation ($email: String!) { web3Request(email: $email, redirectUri: "/") { sent } }', { email })
  await app.services.jobs.drain()
  const token = /\/login\/([\w-]+)/.exec(app.outbox.latestTo(email)?.text ?? '')?.[1]
  const { data } = await app.send(
    'mutation ($token: String!) { web3Confirmation(token: $token) { accessToken refreshToken user { id email role } } }',
    { token },
  )
  const tab = await openTab()
  const { signOut } = await import('../../../src/providers/sign-in/sign-out')
  tab.keepSignIn(data.web3Confirmation)
  return { signOut, userId: data.web3Confirmation.user.id as Person['id'], SCROLL_POSITIONS: tab.SCROLL_POSITIONS }
}

const isEnded = async (userId: string) =>
  (
    await app.services.database.query({
      text: 'select bool_and(ended_at is not null) as ended from sign_ins where user_id = $1',
      values: [userId],
    })
  ).rows[0]?.ended

it('ends the sign-in on the server even after the access token has expired', async () => {
  const { signOut, userId } = await signedIn()
  const later = new Date(Date.now() + 20 * 60_000)
  vi.setSystemTime(later)
  await app.at(later)
  await signOut()
  expect(await isEnded(userId)).toBe(true)
})

it('sends the sign-out completely even where the person leaves the page meanwhile', async () => {
  const { signOut } = await signedIn()
  await signOut()
  expect(sent.map(({ keepalive }) => keepalive)).toEqual([true])
})

it('tells the server once the network is back, and leaves nothing on the device', async () => {
  const { signOut, userId } = await signedIn()
  isOnline = false
  await signOut()
  expect(browser.storage.size).toBe(0)
  expect(await isEnded(userId)).toBe(false)
  isOnline = true
  browser.connect()
  await vi.waitFor(async () => expect(await isEnded(userId)).toBe(true), 5000)
})

it('forgets the scroll positions of pages, though the leaving page notes its own again', async () => {
  const { signOut, SCROLL_POSITIONS } = await signedIn()
  addEventListener('pagehide', () => sessionStorage.setItem(SCROLL_POSITIONS, '{"/wallet":120}'))
  await signOut()
  browser.leave()
  expect(browser.sessionStorage.size).toBe(0)
})
