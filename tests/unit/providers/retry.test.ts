import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../src/providers/api/api-error'
import { withRetries } from '../../../src/providers/api/retry'

const error = (status: number) => new ApiError({ code: status === 0 ? 'NETWORK' : 'INTERNAL', message: '', status })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('a request to the server', () => {
  it.each([0, 408])('is sent three times at most where the status is %d', async (status) => {
    const work = vi.fn(() => Promise.reject(error(status)))
    const asked = expect(withRetries(work)).rejects.toMatchObject({ status })
    await vi.runAllTimersAsync()
    await asked
    expect(work).toHaveBeenCalledTimes(3)
  })

  it.each([400, 401, 403, 404, 429, 500, 503])('is sent once where the status is %d', async (status) => {
    const work = vi.fn(() => Promise.reject(error(status)))
    await expect(withRetries(work)).rejects.toMatchObject({ status })
    expect(work).toHaveBeenCalledOnce()
  })

  it('waits about 300 ms at first, then longer, and by chance a little more or less', async () => {
    const pauses = (random: number) => {
      vi.spyOn(Math, 'random').mockReturnValue(random)
      const times: number[] = []
      const started = Date.now()
      const asked = withRetries(() => {
        times.push(Date.now() - started)
        return Promise.reject(error(0))
      }).catch(() => times)
      return vi.runAllTimersAsync().then(() => asked)
    }
    expect(await pauses(0.5)).toEqual([0, 300, 900])
    expect(await pauses(0)).toEqual([0, 150, 450])
  })

  it('is not sent again once nobody waits for it', async () => {
    const leaving = new AbortController()
    const work = vi.fn(() => {
      leaving.abort()
      return Promise.reject(error(0))
    })
    await expect(withRetries(work, leaving.signal)).rejects.toBeDefined()
    expect(work).toHaveBeenCalledOnce()
  })
})
