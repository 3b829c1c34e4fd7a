// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ClockNotice } from '../../../src/parts/station/clock-notice'
import { click, find, render } from '../render'

const MINUTE = 60_000
const shown = () => document.querySelector('section')?.textContent ?? ''

describe('the notice of a station’s clock', () => {
  afterEach(() => vi.useRealTimers())

  it('comes at ten, five and one minute and at the end, says that nothing locks, and goes when it is closed', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-02T12:00:00Z') })
    const end = Date.now() + 11 * MINUTE
    render(<ClockNotice end={end} deadline={end + 60 * MINUTE} locks={false} />)
    const pass = (minutes: number) => act(() => void vi.advanceTimersByTime(minutes * MINUTE + 100))
    expect(shown()).toBe('')
    pass(1)
    expect(shown()).toContain('10 minutes left on the clock.')
    expect(shown()).toContain('Nothing locks')
    click(find('button'))
    expect(shown()).toBe('')
    pass(5)
    expect(shown()).toContain('5 minutes left')
    pass(4)
    expect(shown()).toContain('1 minute left')
    pass(1)
    expect(shown()).toContain('The time of the station is over.')
  })

  it('says of an exam that its answers lock', () => {
    const end = Date.now() + 5 * MINUTE
    render(<ClockNotice end={end} deadline={end} locks />)
    expect(shown()).toContain('At the end your answers lock, and what is saved is handed in.')
    expect(shown()).not.toContain('Nothing locks')
  })

  it('is not there for a clock that ran out long ago', () => {
    const end = Date.now() - 20 * MINUTE
    render(<ClockNotice end={end} deadline={end + 600 * MINUTE} locks={false} />)
    expect(shown()).toBe('')
  })
})
