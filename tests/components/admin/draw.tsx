import { AbilityProvider } from '@casl/react'
import { type DataProvider, Refine } from '@refinedev/core'
import { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { expect } from 'vitest'
import { type Resource, resourceOf, resources } from '../../../resources'
import { abilityFor } from '../../../src/admin/ability'
import { loadAreas } from '../../../src/admin/catalogue'
import { eventually, render } from '../render'

await loadAreas()

export const admin = { id: 'me', role: 'admin', type: 'aspiringSolicitor', abilities: [], confirmed: true } as const
export const looker = { ...admin, role: 'user', abilities: ['view_all_mocks'] } as const

/** Rows with nothing but their ids, since a screen must draw any record. */
export const empty: Partial<DataProvider> = {
  getList: async () => ({ data: [{ id: 'a' }, { id: 'b' }] as never, total: 2 }),
  getOne: async () => ({ data: { id: 'a' } as never }),
  getMany: async () => ({ data: [] }),
}

/** Draws a screen of the staff for somebody, at an address. */
export function draw(
  page: ReactNode,
  provider: Partial<DataProvider> = empty,
  viewer: Parameters<typeof abilityFor>[0] = admin,
  address = '/page/a',
  /** Answers that are known already, by their keys. */
  known: readonly (readonly [readonly unknown[], unknown])[] = [],
) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
  client.setQueryData(['CurrentUser', {}], viewer)
  client.setQueryData(['KeptValues', {}], { keptValues: [] })
  for (const [key, value] of known) client.setQueryData(key, value)
  const root = (
    <AbilityProvider value={abilityFor(viewer)}>
      <Refine
        dataProvider={provider as DataProvider}
        options={{
          disableTelemetry: true,
          reactQuery: { clientConfig: client },
        }}
      >
        <Outlet />
      </Refine>
    </AbilityProvider>
  )
  const router = createMemoryRouter(
    [
      {
        path: '/',
        element: root,
        children: [
          { path: 'page/:id?', element: page },
          { path: '*', element: <p>Elsewhere</p> },
        ],
      },
    ],
    { initialEntries: [address] },
  )
  render(<RouterProvider router={router} />)
}
export const rowsShown = (count: number) =>
  eventually(() => expect(document.querySelectorAll('tbody tr.ant-table-row')).toHaveLength(count))
export const list = (name: string): Resource => resourceOf(name) ?? (resources[0] as Resource)
