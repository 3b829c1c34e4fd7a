import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createPresence } from '../../../server/kernel/realtime/channels/presence'
import { createClock } from '../../../server/kernel/time/clock'

const clock = createClock({ settable: false })
const ada = { id: 'a', nickname: 'Ada' }
const at = new Date('2026-03-02T09:00:00.900Z')

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('presence', () => {
  test('sends the comings and goings of a moment in one message', () => {
    const tell = vi.fn()
    const presence = createPresence(clock, tell)
    const exit = presence.enter(ada, at)
    presence.enter({ id: 'b', nickname: null }, at)
    exit()
    vi.runAllTimers()

    expect(tell).toHaveBeenCalledTimes(1)
    const [{ joins, leaves }] = tell.mock.calls[0] as [{ joins: Record<string, { metas: unknown[] }>; leaves: object }]
    expect(Object.keys(joins)).toEqual(['a', 'b'])
    expect(leaves).toEqual({ a: joins.a })
    expect(Object.keys(presence.state())).toEqual(['b'])
  })

  test('gathers for longer when more sockets listen', () => {
    const tell = vi.fn()
    const presence = createPresence(clock, tell)
    for (let number = 0; number < 5_000; number++) presence.enter({ id: `${number % 500}`, nickname: null }, at)
    vi.runAllTimers()
    const exit = presence.enter(ada, at)
    vi.advanceTimersByTime(1_000)
    exit()
    expect(tell).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(60)

    expect(tell).toHaveBeenCalledTimes(2)
    expect(Object.keys(tell.mock.calls[1]?.[0].leaves)).toEqual(['a'])
  })

  test('keeps a person until their last socket is gone, and counts each exit once', () => {
    const presence = createPresence(clock, () => {})
    const [first, second] = [presence.enter(ada, at), presence.enter(ada, at)]
    first()
    first()

    expect(presence.state().a?.metas).toHaveLength(1)
    second()
    expect(presence.state()).toEqual({})
  })

  test('gives whole seconds since when a person is here, and tells when they were last seen only with their last exit', () => {
    const presence = createPresence(clock, () => {})
    const [first, second] = [presence.enter(ada, at), presence.enter(ada, at)]
    presence.seen('a', new Date('2026-03-02T09:05:00Z'))

    expect(presence.state().a).toEqual({
      metas: Array(2).fill({ online_at: 1_772_442_000, phx_ref: expect.any(String) }),
      user: ada,
    })
    expect([first(), first()]).toEqual([null, null])
    expect([second(), second()]).toEqual([new Date('2026-03-02T09:05:00Z'), null])
  })
})
