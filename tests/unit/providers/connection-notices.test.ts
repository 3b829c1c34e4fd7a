import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openBrowser } from './browser-globals'

const CONNECTED = 'Connected!'
const FAULT = 'There was an error with the connection!'

beforeEach(() => {
  vi.useFakeTimers()
  openBrowser()
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A page of the tab with modules of its own over the same storage. */
async function loadPage() {
  vi.resetModules()
  const [notices, toasts] = await Promise.all([
    import('../../../src/providers/live/connection-notices'),
    import('../../../src/ui/overlay/toast'),
  ])
  const said: string[] = []
  toasts.subscribeToasts(() => {
    const last = toasts.getToasts().at(-1)
    if (last) said.push(last.text)
  })
  return { ...notices, said }
}

describe('the notices of the connection', () => {
  it('announce the connection on the first page of a visit, and not on each page loaded anew', async () => {
    const first = await loadPage()
    first.connectionOpened()
    expect(first.said).toEqual([CONNECTED])
    const second = await loadPage()
    second.connectionOpened()
    expect(second.said).toEqual([])
  })

  it('announce a failure once, however many tries fail, and then the return', async () => {
    const page = await loadPage()
    page.connectionOpened()
    page.connectionDropped()
    for (let tries = 0; tries < 5; tries++) page.connectionFailed()
    page.connectionOpened()
    expect(page.said).toEqual([CONNECTED, FAULT, CONNECTED])
  })

  it('announce the return after a silent drop, and leave the network to the frame', async () => {
    const page = await loadPage()
    page.connectionOpened()
    vi.stubGlobal('navigator', { onLine: false })
    page.connectionDropped()
    page.connectionFailed()
    vi.stubGlobal('navigator', { onLine: true })
    page.connectionOpened()
    expect(page.said).toEqual([CONNECTED, CONNECTED])
  })

  it('report an unsteady connection once a minute', async () => {
    const page = await loadPage()
    page.connectionOpened()
    for (let flaps = 0; flaps < 6; flaps++) {
      page.connectionFailed()
      page.connectionOpened()
      vi.advanceTimersByTime(15_000)
    }
    expect(page.said).toEqual([CONNECTED, FAULT, CONNECTED, FAULT, CONNECTED])
  })
})
