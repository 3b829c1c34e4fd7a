// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../src/providers/api/query'
import { prefetchViewer, useViewerQuery } from '../../../src/providers/sign-in/viewer'
import { find, render } from '../render'
import { settled } from '../settled'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

function Frame() {
  return <p>{useViewerQuery().error ? 'It did not load' : 'Loading'}</p>
}

it('is queried once for all its readers where the server fails', async () => {
  const claims = btoa(JSON.stringify({ id: 'me', exp: Date.now() / 1000 + 600, iat: Date.now() / 1000 }))
  localStorage.setItem('accessToken', `e30.${claims}.x`)
  localStorage.setItem('refreshToken', 'x')
  const fetch = vi.fn(async () =>
    Response.json(
      { data: null, errors: [{ message: 'Server error.', extensions: { code: 'INTERNAL' } }] },
      { status: 500 },
    ),
  )
  vi.stubGlobal('fetch', fetch)
  prefetchViewer()
  await vi.waitFor(() => expect(queryClient.getQueryState(['CurrentUser', {}])?.status).toBe('error'))
  render(
    <QueryClientProvider client={queryClient}>
      <Frame />
      <Frame />
    </QueryClientProvider>,
  )
  expect(find('p').textContent).toBe('It did not load')
  await settled()
  expect(fetch).toHaveBeenCalledTimes(1)
})
