// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ViewingBanner } from '../../../src/learn/shell/viewing-banner'
import { onSignInLost } from '../../../src/providers/sign-in/session-store'
import { beginViewing, getViewing } from '../../../src/providers/sign-in/viewing-store'
import { find, render } from '../render'

const NOW = new Date('2026-11-23T10:00:00.000Z')
let lost: string[]
let stop: () => void
beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(NOW)
  vi.stubGlobal('fetch', async () => new Response('{"data":{"viewingEnd":{"id":"1"}}}'))
  lost = []
  stop = onSignInLost((loss) => void lost.push(loss))
  beginViewing({
    accessToken: 'token',
    userId: 'maya',
    name: 'Maya Castellane',
    expiresAt: '2026-11-23T10:10:00.000Z',
    staffId: 'staff',
    back: '/users/maya/profile',
  })
})
afterEach(() => {
  stop()
  sessionStorage.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('says as whom, that nothing can be changed, and how long still', () => {
  render(<ViewingBanner />)
  expect(find('section').textContent).toContain('Viewing as Maya Castellane')
  expect(find('section').textContent).toContain('read only, 10:00 left')
  act(() => vi.advanceTimersByTime(65_000))
  expect(find('section').textContent).toContain('8:55')
})

it('leads back by its button', () => {
  render(<ViewingBanner />)
  act(() => find('button').click())
  expect(lost).toEqual(['viewed'])
  expect(getViewing()).toBeNull()
})

it('leads back by itself when the ten minutes are over', () => {
  render(<ViewingBanner />)
  act(() => vi.advanceTimersByTime(600_000))
  expect(lost).toEqual(['viewed'])
})
