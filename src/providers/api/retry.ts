import { isWorthRepeating } from './transport'

const ATTEMPTS = 3
const FIRST_DELAY_MS = 300

/** Tries up to three times, with growing, random pauses, if no answer came; other errors are not retried. */
export async function withRetries<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt === ATTEMPTS || !isWorthRepeating(error) || signal?.aborted) throw error
      await pause(FIRST_DELAY_MS * 2 ** (attempt - 1) * (0.5 + Math.random()))
    }
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
