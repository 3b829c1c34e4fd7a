import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createClock } from '../../../server/kernel/time/clock'

describe('the clock', () => {
  it('tells the real time until it is set', () => {
    const clock = createClock({ settable: true })
    expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(50)
  })

  it('goes on from the instant it is set to', async () => {
    const clock = createClock({ settable: true })
    const at = new Date('2026-03-29T00:59:59.900Z')
    clock.set(at)
    const first = clock.now().getTime()
    await sleep(30)
    const second = clock.now().getTime()
    expect(first - at.getTime()).toBeLessThan(25)
    expect(second - first).toBeGreaterThanOrEqual(25)
  })

  it('goes back to the real time', () => {
    const clock = createClock({ settable: true })
    clock.set(new Date('2001-01-01T00:00:00Z'))
    clock.set(null)
    expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(50)
  })

  it('refuses to be set outside tests', () => {
    const clock = createClock({ settable: false })
    expect(() => clock.set(new Date('2026-01-01T00:00:00Z'))).toThrow('cannot be set')
    expect(() => clock.set(null)).toThrow('cannot be set')
  })

  it('refuses an invalid date', () => {
    expect(() => createClock({ settable: true }).set(new Date('no date'))).toThrow(RangeError)
  })
})
