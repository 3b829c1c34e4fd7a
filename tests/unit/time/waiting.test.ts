import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createClock } from '../../../server/kernel/time/clock'
import { pause, within } from '../../../server/kernel/time/waiting'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const clock = createClock({ settable: false })
const never = new Promise<string>(() => {})
const terms = { ms: 1_000, late: () => 'late' }

it('gives an answer that comes in time, or its refusal, and waits for no more', async () => {
  expect(await within(clock, terms, Promise.resolve('come'))).toBe('come')
  await expect(within(clock, terms, Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  expect(vi.getTimerCount()).toBe(0)
})

it('says that an answer is late, in words or as an error', async () => {
  const told = within(clock, terms, never)
  const silent = () => {
    throw new Error('no answer')
  }
  const thrown = within(clock, { ...terms, late: silent }, never).catch((error) => error.message)
  await vi.advanceTimersByTimeAsync(1_000)
  expect([await told, await thrown]).toEqual(['late', 'no answer'])
})

it('pauses', async () => {
  let isOver = false
  void pause(clock, 1_000).then(() => {
    isOver = true
  })
  await vi.advanceTimersByTimeAsync(999)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(isOver).toBe(true)
})
