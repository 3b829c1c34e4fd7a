// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient, useApi } from '../../../src/providers/api/query'
import { useViewer } from '../../../src/providers/sign-in/viewer'
import { Wallet } from '../../../src/providers/wallet.documents'
import { clearToasts, getToasts } from '../../../src/ui/overlay/toast'
import { render } from '../render'

let isAway: boolean
beforeEach(() => {
  queryClient.clear()
  isAway = false
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    if (isAway) throw new TypeError('Failed to fetch')
    const isViewer = JSON.parse(body).query.includes('currentUser')
    const person = { id: 'me', firstName: 'Nia', confirmedAt: '2026-11-21T06:00:00.000Z', abilities: [] }
    const data = isViewer
      ? { serverTime: new Date().toISOString(), currentUser: person }
      : { wallet: { id: 'w', balance: 500 } }
    return new Response(JSON.stringify({ data }))
  })
})
afterEach(() => vi.unstubAllGlobals())

const shows = (text: string) => vi.waitFor(() => expect(document.body.textContent).toBe(text), { timeout: 15_000 })
const draw = (Shown: () => string) =>
  render(
    <QueryClientProvider client={queryClient}>
      <Shown />
    </QueryClientProvider>,
  )

it('repeats queries that failed without a network once there is one', async () => {
  isAway = true
  draw(() => {
    const { data, isError } = useApi(Wallet, {})
    return isError ? 'failed' : String(data?.wallet?.balance)
  })
  await shows('failed')
  isAway = false
  act(() => {
    dispatchEvent(new Event('offline'))
    dispatchEvent(new Event('online'))
  })
  await shows('500')
})

it('asks for the viewer each time the page becomes visible, while the profile is not complete', async () => {
  queryClient.setQueryData(['CurrentUser', {}], { id: 'me', firstName: '', confirmed: false })
  draw(() => (useViewer()?.confirmed ? 'in' : 'not in'))
  expect(document.body.textContent).toBe('not in')
  act(() => void dispatchEvent(new Event('visibilitychange')))
  await shows('in')
})

it('says nothing of a query that failed without a network, since the frame says so once', async () => {
  const notices = async () => {
    clearToasts()
    queryClient.clear()
    const stop = draw(() => (useApi(Wallet, {}).isError ? 'failed' : 'asked'))
    await shows('failed')
    void stop
    document.body.replaceChildren()
    return getToasts().map(({ text }) => text)
  }
  isAway = true
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(await notices()).toEqual([])
  network.mockReturnValue(true)
  expect(await notices()).toEqual(['Connection error. Please check your internet connection.'])
  network.mockRestore()
})
