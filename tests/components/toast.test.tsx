// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearToasts, getToasts, toast } from '../../src/ui/overlay/toast'
import { Toaster } from '../../src/ui/overlay/toaster'
import toasterStyles from '../../src/ui/overlay/toaster.module.css'
import { LoadingBar } from '../../src/ui/page/loading-bar'
import { Countdown } from '../../src/ui/time/countdown'
import countdownStyles from '../../src/ui/time/countdown.module.css'
import { click, find, render } from './render'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  act(() => clearToasts())
  vi.useRealTimers()
})

const say = (said: Parameters<typeof toast>[0]) => act(() => void toast(said))
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const texts = () => getToasts().map(({ text }) => text)

describe('toasts', () => {
  it('disappear after three seconds unless given another time', () => {
    render(<Toaster />)
    say({ kind: 'positive', text: 'Connected!' })
    say({ kind: 'negative', text: 'Connection error. Please check your internet connection.', durationMs: 5000 })
    pass(2999)
    expect(texts()).toHaveLength(2)
    pass(1)
    expect(texts()).toEqual(['Connection error. Please check your internet connection.'])
    pass(2000)
    expect(texts()).toEqual([])
  })

  it('wait while the pointer or the focus is on them', () => {
    render(<Toaster />)
    say({ kind: 'info', text: 'Saved' })
    pass(2000)
    act(() => void find(`.${toasterStyles.toast}`).dispatchEvent(new PointerEvent('pointerover', { bubbles: true })))
    pass(60_000)
    expect(texts()).toEqual(['Saved'])
    act(() => void find(`.${toasterStyles.toast}`).dispatchEvent(new PointerEvent('pointerout', { bubbles: true })))
    act(() => find(`.${toasterStyles.toast} button`).focus())
    pass(60_000)
    expect(texts()).toEqual(['Saved'])
    act(() => find(`.${toasterStyles.toast} button`).blur())
    pass(999)
    expect(texts()).toEqual(['Saved'])
    pass(1)
    expect(texts()).toEqual([])
  })

  it('replace one with the same words, and are never more than four', () => {
    render(<Toaster />)
    for (const text of ['a', 'b', 'c', 'a', 'd', 'e']) say({ kind: 'info', text })
    expect(texts()).toEqual(['c', 'a', 'd', 'e'])
  })

  it('speak politely, but a failure at once', () => {
    render(<Toaster />)
    say({ kind: 'positive', text: 'Session moved' })
    expect(find('[role="status"]').textContent).toBe('Session moved')
    say({ kind: 'negative', text: 'Action failed', detail: 'Nothing was paid.' })
    expect(find('[role="alert"]').textContent).toBe('Action failed Nothing was paid.')
    expect(find('[role="status"]').textContent).toBe('')
  })

  it('close by their cross and return the focus', () => {
    render(
      <>
        <button type="button" id="before">
          Before
        </button>
        <Toaster />
      </>,
    )
    act(() => find('#before').focus())
    say({ kind: 'info', text: 'Saved' })
    const cross = find('[aria-label="Close: Saved"]')
    act(() => {
      cross.dispatchEvent(new FocusEvent('focusin', { bubbles: true, relatedTarget: find('#before') }))
      cross.focus()
    })
    click(cross)
    expect(texts()).toEqual([])
    expect(document.activeElement).toBe(find('#before'))
  })

  it('carry an action: a link in a new tab, or a button that also closes', () => {
    const undo = vi.fn()
    render(<Toaster />)
    say({
      kind: 'negative',
      text: 'Too little',
      durationMs: 8000,
      action: { label: 'Top-up', href: '/wallet/top-up', newTab: true },
    })
    const link = find<HTMLAnchorElement>(`.${toasterStyles.toast} a`)
    expect([link.getAttribute('href'), link.target, link.rel]).toEqual(['/wallet/top-up', '_blank', 'noopener'])
    say({ kind: 'info', text: 'Removed', action: { label: 'Undo', onPress: undo } })
    click(find(`.${toasterStyles.action} button`))
    expect(undo).toHaveBeenCalledOnce()
    expect(texts()).toEqual(['Too little'])
  })
})

describe('a countdown', () => {
  it('is spoken only at ten, five and one minute and at the end', () => {
    vi.setSystemTime('2026-11-19T14:00:00Z')
    const onEnd = vi.fn()
    render(
      <Countdown end="2026-11-19T14:11:00Z" onEnd={onEnd}>
        left of 30 min
      </Countdown>,
    )
    const heard = new Set<string>()
    for (let second = 0; second < 670; second += 1) {
      pass(1000)
      heard.add(find('[role="status"]').textContent ?? '')
    }
    expect([...heard]).toEqual(['', '10 minutes left', '5 minutes left', '1 minute left', 'Time is up'])
    expect(find('[role="timer"]').textContent).toBe('Time is up')
    expect(onEnd).toHaveBeenCalledOnce()
  })

  it('is heard and ends where it is not seen', () => {
    vi.setSystemTime('2026-11-19T14:00:00Z')
    const onEnd = vi.fn()
    render(<Countdown end="2026-11-19T14:05:10Z" onEnd={onEnd} unseen />)
    pass(11_000)
    expect(document.querySelector(`.${countdownStyles.timer}`)).toBeNull()
    expect(find('[role="status"]').textContent).toBe('5 minutes left')
    pass(300_000)
    expect(onEnd).toHaveBeenCalledOnce()
  })

  it('draws the margin line below five minutes, and follows the given clock', () => {
    vi.setSystemTime('2026-11-19T14:00:00Z')
    const ahead = () => Date.now() + 60_000
    render(<Countdown end="2026-11-19T14:06:01Z" now={ahead} />)
    expect(find('[role="timer"]').textContent).toBe('5:01')
    expect(document.querySelector(`.${countdownStyles.soon}`)).toBeNull()
    pass(2000)
    expect(find('[role="timer"]').textContent).toBe('4:59')
    expect(document.querySelector(`.${countdownStyles.soon}`)).not.toBeNull()
  })
})

describe('the loading bar', () => {
  it('appears only after a tenth of a second', () => {
    const draw = render(<LoadingBar active />)
    pass(99)
    expect(document.querySelector('[data-loading]')).toBeNull()
    pass(1)
    expect(document.querySelector('[data-loading]')).not.toBeNull()
    draw(<LoadingBar active={false} />)
    expect(document.querySelector('[data-loading]')).toBeNull()
  })
})
