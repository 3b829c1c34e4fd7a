import { AbilityProvider } from '@casl/react'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { abilityFor } from '../../../src/admin/ability'
import { queryClient } from '../../../src/providers/api/query'
import { render } from '../render'

const staff = { id: 'me', role: 'admin', type: 'aspiringSolicitor', abilities: [], confirmed: true } as const

interface Served {
  sent: { query: string; variables: Record<string, unknown> }[]
  /** The data of each operation, by its name. */
  answers: Record<string, unknown>
  /** Operations that fail, with the server's words, and the argument at fault where there is one. */
  refusals: Record<string, string | { message: string; field: string }>
}

/** A server for staff's pages, new for each test. */
export const server: Served = { sent: [], answers: {}, refusals: {} }

beforeEach(() => {
  Object.assign(server, { sent: [], answers: {}, refusals: {} })
  queryClient.clear()
  queryClient.setQueryData(['CurrentUser', {}], staff)
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const asked = JSON.parse(body)
    server.sent.push(asked)
    const name = /(?:query|mutation) (\w+)/.exec(asked.query)?.[1] ?? ''
    const refusal = server.refusals[name]
    const errors = refusal && [
      typeof refusal === 'string'
        ? { message: refusal, extensions: { code: 'INTERNAL' } }
        : { message: refusal.message, extensions: { code: 'CONFLICT', field: refusal.field } },
    ]
    return new Response(JSON.stringify(errors ? { data: null, errors } : { data: server.answers[name] ?? null }))
  })
})
afterEach(() => vi.unstubAllGlobals())

export const text = () => document.body.textContent ?? ''
export const button = (words: string | RegExp) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.match(words)) ??
  expect.fail(`no button says ${words}`)

/** Draws a page for an admin. */
export function show(page: ReactNode) {
  const router = createMemoryRouter([{ path: '*', element: page }])
  render(
    <QueryClientProvider client={queryClient}>
      <AbilityProvider value={abilityFor(staff)}>
        <RouterProvider router={router} />
      </AbilityProvider>
    </QueryClientProvider>,
  )
}

const none = { entries: [], pageInfo: { totalCount: 0 } }
export const person = {
  user: { id: 'amara', fullName: 'Amara Okafor', type: 'aspiringSolicitor', paymentStatus: 'paying' },
  wallet: { id: 'w', balance: 18_250, owed: 0, discount: 0 },
  examSittings: [],
  running: none,
  next: none,
  marked: none,
}
