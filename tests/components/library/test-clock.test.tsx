// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Figures } from '../../../src/learn/attempt/figures'
import { followClock } from '../../../src/providers/api/server-time'
import { correctClock } from '../../../src/providers/device/clock'
import { find, render } from '../render'
import { openPlayer } from './open-player'
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
  const onEnd = openPlayer(running({ endsAt: new Date(START + minutes * MINUTE).toISOString(), timeLimit: minutes }))
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

describe('where nothing ends the test', () => {
  const bundle = { id: 'b1', categoryId: 'c1', retake: null, timerTrack: true }

  it('the time that it has taken so far counts up, goes on from where it was, and is saved with the question', async () => {
    openPlayer(running({ bundle, questions: [asked({ seconds: 65 })] }))
    await pass(0)
    expect(left()).toBe('1:05')
    await pass(5 * MINUTE)
    expect(left()).toBe('6:05')
    await pass(180 * MINUTE)
    expect(left()).toBe('3:06:05')
    document.querySelector<HTMLButtonElement>('[aria-label="Flag this question"]')?.click()
    await pass(0)
    expect(server.sent.at(-1)).toMatchObject({ flagged: true, seconds: 3600 })
  })

  it('nothing is counted where the test says so', async () => {
    openPlayer(running({ bundle: { ...bundle, timerTrack: false } }))
    await pass(MINUTE)
    expect(document.querySelector('[role="timer"]')).toBeNull()
    document.querySelector<HTMLButtonElement>('[aria-label="Flag this question"]')?.click()
    await pass(0)
    expect(server.sent.at(-1)).toMatchObject({ flagged: true })
    expect(server.sent.at(-1)?.seconds ?? 0).toBe(0)
  })

  it('no time is counted once an answer was checked', async () => {
    const outcome = {
      right: true,
      points: 1,
      waits: false,
      marker: null,
      markedAt: null,
      remark: null,
      correct: [],
      reasons: [],
      feedback: null,
      model: null,
      source: null,
      lawStatedAt: null,
      others: 0,
    }
    openPlayer(running({ bundle, questions: [asked({ seconds: 65, checkedAt: '2026-11-04T12:03:00.000Z', outcome })] }))
    await pass(5 * MINUTE)
    expect(left()).toBe('1:05')
    expect(server.sent).toEqual([])
  })

  it('the result says how long it took', () => {
    const questions = [asked({ seconds: 3600 }), asked({ id: 'q2', position: 1, seconds: 125 })]
    render(<Figures attempt={running({ status: 'graded', bundle, questions })} />)
    expect(document.body.textContent).toContain('Time taken1:02:05')
  })

  it('the result of a test without a clock says nothing of time', () => {
    render(<Figures attempt={running({ status: 'graded', bundle: { ...bundle, timerTrack: false } })} />)
    expect(document.body.textContent).not.toContain('Time taken')
  })
})
