import type { ComponentType, ReactNode } from 'react'
import { type Resource, resources } from '../../resources'
import { addressesOf, ID, tabAddress } from '../../resources/addresses'
import type { ActionDialogs } from './record/record-actions'
import type { TabPage, TabPages } from './record/tab-page'

export interface AdminRoute {
  path: string
  lazy: () => Promise<{ Component: ComponentType }>
}

/** The pages of the addresses that follow from the definitions; a tab by hand has one where `pages` holds it, and an action a dialog of its own where `dialogs` does. */
export const adminRoutes = (pages: TabPages, dialogs: ActionDialogs = {}): AdminRoute[] =>
  resources.flatMap((resource) =>
    addressesOf(resource).flatMap(({ path, to }) => {
      const lazy = to ? undefined : pageAt(resource, path, pages, dialogs)
      return lazy ? [{ path, lazy }] : []
    }),
  )

function pageAt(
  resource: Resource,
  address: string,
  pages: TabPages,
  dialogs: ActionDialogs,
): AdminRoute['lazy'] | undefined {
  const { path } = resource
  if (address === path) return list(resource)
  if (address === `${path}/new`) return form(resource, 'create')
  if (address === `${path}/${ID}/edit`) return form(resource, 'update')
  const built = (resource.tabs ?? []).filter((tab) => !tab.page || pages[tabAddress(resource, tab.path)])
  const tab = built.find((each) => tabAddress(resource, each.path) === address)
  return tab && show({ ...resource, tabs: built }, tab.path, dialogs, pages[address])
}

const root = () => import('./admin-root')

function list(resource: Resource): AdminRoute['lazy'] {
  return async () => {
    const [{ AdminRoot }, { ListPage }] = await Promise.all([root(), import('./list/list-page')])
    return inside(AdminRoot, () => <ListPage resource={resource} />)
  }
}

function form(resource: Resource, kind: 'create' | 'update'): AdminRoute['lazy'] {
  return async () => {
    const [{ AdminRoot }, { FormPage }] = await Promise.all([root(), import('./form/form-page')])
    return inside(AdminRoot, () => <FormPage key={kind} resource={resource} kind={kind} />)
  }
}

function show(
  resource: Resource,
  tab: string,
  dialogs: ActionDialogs,
  load?: () => Promise<TabPage>,
): AdminRoute['lazy'] {
  return async () => {
    const [{ AdminRoot }, { ShowPage }, page] = await Promise.all([root(), import('./record/show-page'), load?.()])
    return inside(AdminRoot, () => <ShowPage resource={resource} tab={tab} page={page} dialogs={dialogs} />)
  }
}

/** A page with the staff's frame round it. */
const inside = (Root: ComponentType<{ children: ReactNode }>, page: () => ReactNode) => ({
  Component: () => <Root>{page()}</Root>,
})
