import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { vi } from 'vitest'
import { queryClient } from '../../../src/providers/api/query'
import { render } from '../render'

/** The name of an operation, and what the server answers it. */
export type Answer = readonly [
  operation: string,
  answer: (variables: Record<string, unknown>) => object | Promise<object>,
]

export const refusal = (code: string, message: string) => ({ errors: [{ message, extensions: { code } }] })

/** Answers operations, as a student asks them, and remembers what was asked. */
export function answering(...answers: Answer[]) {
  const byName = new Map(answers)
  const sent: { name: string; variables: Record<string, unknown> }[] = []
  queryClient.clear()
  queryClient.setQueryData(['CurrentUser', {}], {
    id: 'me',
    role: 'user',
    type: 'aspiringSolicitor',
    abilities: [],
    confirmed: true,
  })
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { query, variables } = JSON.parse(body)
    const name = /(?:query|mutation) (\w+)/.exec(query)?.[1] ?? ''
    sent.push({ name, variables })
    const answer = (await byName.get(name)?.(variables)) ?? {}
    return new Response(JSON.stringify('errors' in answer ? answer : { data: answer }))
  })
  return {
    callsOf: (name: string) => sent.filter((each) => each.name === name).map(({ variables }) => variables),
  }
}

/** Draws a page at an address; answers where the person is now. */
export function openAt(path: string, address: string, element: ReactNode): () => string {
  const routes = [
    { path, element },
    { path: '*', element: <p>Elsewhere</p> },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return () => router.state.location.pathname + router.state.location.search
}

export const text = () => document.body.textContent ?? ''

export function button(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  if (!found) throw new Error(`There is no button ${name}`)
  return found
}
