// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TestPlayer } from '../../../src/parts/player/test/test-player'
import { queryClient } from '../../../src/providers/api/query'
import { followClock } from '../../../src/providers/api/server-time'
import { correctClock } from '../../../src/providers/device/clock'
import { find, render } from '../render'
import { asked, running, serverOf } from './test-fixtures'

const MINUTE = 60_000
const START = Date.parse('2026-11-04T10:00:00Z')
/** The server's clock, by what has passed. */
let serverNow: () => number
let stop: () => void
let server: ReturnType<typeof serverOf>
beforeEach(() => {
  localStorage.clear()
  // A device that is an hour behind.
  vi.useFakeTimers({ now: START - 60 * MINUTE })
  const began = performance.now()
  serverNow = () => START + performance.now() - began
  server = serverOf(asked())
  Object.defineProperty(server, 'time', { get: () => new Date(serverNow()).toISOString() })
  correctClock(START)
  stop = followClock()
})
afterEach(() => {
  stop()
  correctClock(Date.now())
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function open(minutes: number) {
  const onEnd = vi.fn()
  const attempt = running({ endsAt: new Date(START + minutes * MINUTE).toISOString(), timeLimit: minutes })
  const element = <TestPlayer attempt={attempt} back={{ to: '/library', label: 'Leave' }} onEnd={onEnd} />
  const router = createMemoryRouter([{ path: '/', element }])
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await pass(0)
  return onEnd
}
const left = () => find('[role="timer"]').textContent

it('the time left follows the server’s clock on a device whose clock is wrong', async () => {
  await open(20)
  expect(left()).toBe('20:00')
  await pass(5 * MINUTE)
  expect(left()).toBe('15:00')
})

it.each([
  ['back', -30],
  ['forward', 3],
])('the time left is put right when the device’s clock is set %s in the middle', async (_where, minutes) => {
  await open(20)
  await pass(MINUTE)
  vi.setSystemTime(Date.now() + minutes * MINUTE)
  await pass(3000)
  expect(left()).toBe('18:57')
})

it('only the server’s clock ends the test, though the device’s says that it is over', async () => {
  const onEnd = await open(20)
  vi.setSystemTime(Date.now() + 45 * MINUTE)
  await pass(3000)
  expect(onEnd).not.toHaveBeenCalled()
  expect(left()).toBe('19:57')
  await pass(20 * MINUTE)
  expect(onEnd).toHaveBeenCalled()
})

it('a test whose time is up without a connection leads to its result, which says what did not come in time', async () => {
  const onEnd = await open(1)
  server.isAway = true
  await pass(2 * MINUTE)
  expect(onEnd).toHaveBeenCalledOnce()
})
