import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type FakeBrowser, openBrowser, openTab } from './browser-globals'

const TEN_MINUTES_MS = 600_000

let browser: FakeBrowser
let sent: string[]
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  browser = openBrowser()
  sent = []
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    sent.push(body)
    return new Response(JSON.stringify({ data: { viewingEnd: { id: '1' }, logout: true } }), { status: 200 })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const tokenOf = (id: string, ms = TEN_MINUTES_MS) => {
  const now = Date.now() / 1000
  return `a.${btoa(JSON.stringify({ id, abilities: [], iat: now, exp: now + ms / 1000 }))}.c`
}

/** A tab of staff, in which something is kept, that views as Maya. */
async function viewing() {
  const tab = await openTab()
  tab.keepSignIn({ accessToken: tokenOf('staff'), refreshToken: 'refresh', user: { id: 'staff' } })
  browser.sessionStorage.set('draft:staff:users', 'half a sentence')
  const store = await import('../../../src/providers/sign-in/viewing-store')
  const { endViewing } = await import('../../../src/providers/sign-in/viewing')
  const { signOut } = await import('../../../src/providers/sign-in/sign-out')
  const { keepDocument, readDocuments } = await import('../../../src/providers/api/document-store')
  const expiresAt = new Date(Date.now() + TEN_MINUTES_MS).toISOString()
  const person = { accessToken: tokenOf('maya'), userId: 'maya', name: 'Maya', expiresAt }
  store.beginViewing({ ...person, staffId: 'staff', back: '/users/maya/profile' })
  const lost: string[] = []
  tab.onSignInLost((loss) => void lost.push(loss))
  return { ...tab, ...store, endViewing, signOut, keepDocument, readDocuments, lost }
}

it('puts the person in this tab alone: others, and what is stored, are still of staff', async () => {
  const tab = await viewing()
  expect(tab.getSignIn()?.userId).toBe('maya')
  expect(browser.sessionStorage.has('draft:staff:users')).toBe(false)
  expect(browser.storage.get('userId')).toBe('staff')
  browser.sessionStorage.clear()
  expect((await openTab()).getSignIn()?.userId).toBe('staff')
})

it('ends by its button: staff have their own sign-in, place and drafts again, and nothing of the person', async () => {
  const tab = await viewing()
  browser.sessionStorage.set('draft:maya:profile', 'hers')
  tab.endViewing()
  expect(tab.lost).toEqual(['viewed'])
  expect(tab.wayBack()).toBe('/users/maya/profile')
  expect(tab.getSignIn()?.userId).toBe('staff')
  expect([...browser.sessionStorage]).toEqual([['draft:staff:users', 'half a sentence']])
  expect(sent.join()).toContain('viewingEnd')
})

it('ends by Logout, which signs nobody out', async () => {
  const tab = await viewing()
  await tab.signOut()
  expect(tab.getSignIn()?.userId).toBe('staff')
  expect(sent.join()).not.toContain('logout')
})

it('is never renewed, and ends when its time is up', async () => {
  const tab = await viewing()
  vi.setSystemTime(Date.now() + TEN_MINUTES_MS - 30_000)
  expect(await tab.renewIfDue()).toBe('fresh')
  vi.setSystemTime(Date.now() + 31_000)
  expect(await tab.renewIfDue()).toBe('ended')
  expect(tab.lost).toEqual(['viewed'])
  expect(sent).toEqual([])
})

it('ends when staff sign out in another tab, and not when they renew there', async () => {
  const tab = await viewing()
  tab.followOtherTabs()
  browser.tell('accessToken')
  expect(tab.lost).toEqual([])
  browser.storage.delete('accessToken')
  browser.tell('accessToken')
  expect(tab.lost).toEqual(['viewed'])
})

it('sends no mutation, and neither reads nor keeps documents of this device', async () => {
  const tab = await viewing()
  const change = 'mutation Change { notificationsRead { unread } }' as never
  await expect(tab.request(change)).rejects.toMatchObject({ message: 'You view as Maya, and can change nothing.' })
  expect(sent).toEqual([])
  expect(await tab.keepDocument('articled.draft.maya.1', 'hers')).toBe(false)
  expect((await tab.readDocuments('articled.')).size).toBe(0)
})
