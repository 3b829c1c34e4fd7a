import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createClock } from '../../../server/kernel/time/clock'

const REAL = new Date('2026-03-02T09:00:00Z')
const DAY_MS = 86_400_000

beforeEach(() => void vi.useFakeTimers({ now: REAL }))
afterEach(() => void vi.useRealTimers())

const settable = () => createClock({ settable: true })
const later = (ms: number) => new Date(Date.now() + ms)

describe('the clock', () => {
  it('tells the real time until it is set', () => {
    const clock = settable()
    expect(clock.now()).toEqual(REAL)
    vi.advanceTimersByTime(30)
    expect(clock.now()).toEqual(new Date('2026-03-02T09:00:00.030Z'))
  })

  it('goes on from the instant it is set to', () => {
    const clock = settable()
    clock.set(new Date('2026-03-29T00:59:59.900Z'))
    expect(clock.now()).toEqual(new Date('2026-03-29T00:59:59.900Z'))
    vi.advanceTimersByTime(250)
    expect(clock.now()).toEqual(new Date('2026-03-29T01:00:00.150Z'))
  })

  it('goes back to the real time', () => {
    const clock = settable()
    clock.set(new Date('2001-01-01T00:00:00Z'))
    clock.set(null)
    expect(clock.now()).toEqual(REAL)
  })

  it('refuses to be set outside tests', () => {
    const clock = createClock({ settable: false })
    expect(() => clock.set(new Date('2026-01-01T00:00:00Z'))).toThrow('cannot be set')
    expect(() => clock.set(null)).toThrow('cannot be set')
  })

  it('refuses an invalid date', () => {
    expect(() => settable().set(new Date('no date'))).toThrow(RangeError)
  })

  it('measures what passes by itself and by being set, and never goes back', () => {
    const clock = settable()
    const from = clock.elapsed()
    vi.advanceTimersByTime(40)
    expect(clock.elapsed() - from).toBe(40)
    clock.set(later(DAY_MS))
    expect(clock.elapsed() - from).toBe(40 + DAY_MS)
    clock.set(null)
    vi.advanceTimersByTime(2)
    expect(clock.elapsed() - from).toBe(42 + DAY_MS)
  })
})

describe('what the clock does later', () => {
  let acts: string[]
  beforeEach(() => {
    acts = []
  })
  const act = (name: string) => () => void acts.push(name)

  it('acts once after a while, or again and again', () => {
    const clock = createClock({ settable: false })
    clock.after(100, act('once'))
    clock.every(60, act('each'))
    vi.advanceTimersByTime(99)
    expect(acts).toEqual(['each'])
    vi.advanceTimersByTime(1)
    expect(acts).toEqual(['each', 'once'])
    vi.advanceTimersByTime(100)
    expect(acts).toEqual(['each', 'once', 'each', 'each'])
  })

  it('acts no more once it is cancelled', () => {
    const clock = settable()
    clock.after(100, act('once'))()
    const end = clock.every(60, act('each'))
    vi.advanceTimersByTime(60)
    end()
    vi.advanceTimersByTime(200)
    clock.set(later(DAY_MS))
    expect(acts).toEqual(['each'])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('waits longer than the timers of Node can', () => {
    const clock = createClock({ settable: false })
    clock.after(60 * DAY_MS, act('late'))
    vi.advanceTimersByTime(60 * DAY_MS - 1)
    expect(acts).toEqual([])
    vi.advanceTimersByTime(1)
    expect(acts).toEqual(['late'])
  })

  it('does at once what has become due by setting, in the order in which it was due', () => {
    const clock = settable()
    clock.after(3_000, act('third'))
    clock.after(1_000, act('first'))
    clock.after(2_000, act('second'))
    clock.after(9_000, act('not yet'))
    clock.set(later(5_000))
    expect(acts).toEqual(['first', 'second', 'third'])
  })

  it('lets what is not due yet wait for the rest of its time, which goes on by itself', () => {
    const clock = settable()
    clock.after(9_000, act('then'))
    vi.advanceTimersByTime(1_000)
    clock.set(later(5_000))
    vi.advanceTimersByTime(2_999)
    expect(acts).toEqual([])
    vi.advanceTimersByTime(1)
    expect(acts).toEqual(['then'])
  })

  it('acts once for what comes again and again, however far it is set, and then at its usual distance', () => {
    const clock = settable()
    clock.every(1_000, act('each'))
    clock.set(later(DAY_MS))
    expect(acts).toEqual(['each'])
    vi.advanceTimersByTime(1_000)
    expect(acts).toEqual(['each', 'each'])
  })

  it('makes nothing wait longer when it is set back', () => {
    const clock = settable()
    clock.after(1_000, act('then'))
    clock.set(new Date('2001-01-01T00:00:00Z'))
    vi.advanceTimersByTime(1_000)
    expect(acts).toEqual(['then'])
  })

  it('leaves out what an earlier act has cancelled, and waits for what an act begins', () => {
    const clock = settable()
    const cancel = clock.after(2_000, act('cancelled'))
    clock.after(1_000, () => {
      cancel()
      clock.after(500, act('begun'))
    })
    clock.set(later(DAY_MS))
    expect(acts).toEqual([])
    vi.advanceTimersByTime(500)
    expect(acts).toEqual(['begun'])
  })

  it('still does the rest when one fails', () => {
    const clock = settable()
    clock.after(1_000, () => {
      throw new Error('it failed')
    })
    clock.after(2_000, act('next'))
    expect(() => clock.set(later(DAY_MS))).toThrow('it failed')
    vi.advanceTimersByTime(0)
    expect(acts).toEqual(['next'])
  })

  it('does not move what goes by the real time', () => {
    const clock = settable()
    clock.after(1_000, act('then'), { isMoved: false })
    clock.set(later(DAY_MS))
    vi.advanceTimersByTime(999)
    expect(acts).toEqual([])
    vi.advanceTimersByTime(1)
    expect(acts).toEqual(['then'])
  })

  it('keeps the process alive or not, as it is told', () => {
    vi.useRealTimers()
    const began = vi.spyOn(globalThis, 'setTimeout')
    const clock = createClock({ settable: false })
    const cancels = [clock.after(60_000, () => {}), clock.every(60_000, () => {}, { unref: true })]
    expect(began.mock.results.map(({ value }) => value.hasRef())).toEqual([true, false])
    for (const cancel of cancels) cancel()
    began.mockRestore()
  })
})
