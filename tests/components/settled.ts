import { act } from 'react'
import { queryClient } from '../../src/providers/api/query'

/** Rounds in which no answer is waited for, after which none will be. */
const QUIET_ROUNDS = 5

/** Lets the page go on until it waits for no answer. A slow machine only takes longer. */
export async function settled(): Promise<void> {
  for (let quiet = 0; quiet < QUIET_ROUNDS; ) {
    await act(() => new Promise((done) => setTimeout(done)))
    quiet = queryClient.isFetching() + queryClient.isMutating() > 0 ? 0 : quiet + 1
  }
}
