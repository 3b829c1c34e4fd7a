import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { vi } from 'vitest'
import type { Attempt } from '../../../src/parts/player/test/attempt-parts'
import { TestPlayer } from '../../../src/parts/player/test/test-player'
import { queryClient } from '../../../src/providers/api/query'
import { render } from '../render'

/** Draws the player of an attempt; answers what is called at its end. */
export function openPlayer(attempt: Attempt) {
  const onEnd = vi.fn()
  const element = <TestPlayer attempt={attempt} back={{ to: '/library', label: 'Leave' }} onEnd={onEnd} />
  const router = createMemoryRouter([{ path: '/', element }])
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return onEnd
}
