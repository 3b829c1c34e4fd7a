import { expect } from '@playwright/test'

const AGAIN_MS = 3_000
const TRIES = 7

/** Makes a change again until it is seen: a page hears of changes from when the server has taken its subscription, which no page shows. */
export async function untilSeen(change: () => Promise<unknown>, isSeen: () => Promise<boolean> | boolean) {
  for (let tries = 1; tries <= TRIES; tries++) {
    await change()
    const seen = await expect
      .poll(isSeen, { timeout: AGAIN_MS })
      .toBe(true)
      .then(
        () => true,
        () => false,
      )
    if (seen) return
  }
  throw new Error(`a change made ${TRIES} times is not seen`)
}
