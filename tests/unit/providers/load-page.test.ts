import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ChunkLoadError, loadOnce } from '../../../src/providers/page/load-page'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('a part that does not arrive within 120 seconds fails as a chunk that did not load', async () => {
  const failed = vi.fn()
  loadOnce(() => new Promise(() => {}))().catch(failed)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(failed.mock.calls[0]?.[0]).toBeInstanceOf(ChunkLoadError)
})

it('a part is fetched once for all callers', async () => {
  const fetch = vi.fn(async () => 'page')
  const load = loadOnce(fetch)
  expect(await Promise.all([load(), load()])).toEqual(['page', 'page'])
  expect(await load()).toBe('page')
  expect(fetch).toHaveBeenCalledOnce()
})

it('a part that failed is fetched again at the next call', async () => {
  const fetch = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue('page')
  const load = loadOnce(fetch)
  await expect(load()).rejects.toMatchObject({ name: 'ChunkLoadError', cause: new TypeError('Failed to fetch') })
  expect(await load()).toBe('page')
})
