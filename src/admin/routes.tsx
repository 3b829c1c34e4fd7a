import type { ComponentType, ReactNode } from 'react'
import { type Resource, resources } from '../../resources'
import { addressesOf, ID, tabAddress } from '../../resources/addresses'
import { loadFor } from './catalogue'
import { type ByHand, byHandOf, type StaffFeature } from './feature'
import type { ActionDialogs } from './record/record-actions'
import type { RecordHead, RecordStory, TabPage } from './record/tab-page'

export interface AdminRoute {
  path: string
  lazy: () => Promise<{ Component: ComponentType }>
}

/** The pages of the addresses that follow from the definitions, with what the staff's features add to them by hand. */
export function adminRoutes(features: readonly StaffFeature[] = []): AdminRoute[] {
  const byHand = byHandOf(features)
  return resources.flatMap((resource) =>
    addressesOf(resource).flatMap(({ path, to }) => {
      const lazy = to ? undefined : pageAt(resource, path, byHand)
      return lazy ? [{ path, lazy }] : []
    }),
  )
}

function pageAt(resource: Resource, address: string, byHand: ByHand): AdminRoute['lazy'] | undefined {
  const { path } = resource
  const { tabs: pages, heads, story, dialogs } = byHand
  if (address === path) return list(resource, byHand)
  if (address === `${path}/new`) return form(resource, 'create')
  if (address === `${path}/${ID}/edit`) return form(resource, 'update')
  const built = (resource.tabs ?? []).filter((tab) => !tab.page || pages[tabAddress(resource, tab.path)])
  const tab = built.find((each) => tabAddress(resource, each.path) === address)
  const page = pages[address]
  const head = heads[path ?? '']
  // It stands where a record opens.
  const told = resource.story && tab === built[0] ? story : undefined
  return tab && show({ ...resource, tabs: built }, tab.path, { page, head, story: told, dialogs })
}

/** The frame, and what a page knows of the schema. */
async function root(resource: Resource) {
  const [frame] = await Promise.all([import('./admin-root'), loadFor(resource)])
  return frame
}

function list(resource: Resource, { foresight, dialogs }: ByHand): AdminRoute['lazy'] {
  return async () => {
    const [{ AdminRoot }, { ListPage }] = await Promise.all([root(resource), import('./list/list-page')])
    return inside(AdminRoot, () => <ListPage resource={resource} foresight={foresight} dialogs={dialogs} />)
  }
}

function form(resource: Resource, kind: 'create' | 'update'): AdminRoute['lazy'] {
  return async () => {
    const [{ AdminRoot }, { FormPage }] = await Promise.all([root(resource), import('./form/form-page')])
    return inside(AdminRoot, () => <FormPage key={kind} resource={resource} kind={kind} />)
  }
}

interface Shown {
  page: (() => Promise<TabPage>) | undefined
  head: (() => Promise<RecordHead>) | undefined
  story: (() => Promise<RecordStory>) | undefined
  dialogs: ActionDialogs
}

function show(resource: Resource, tab: string, { dialogs, ...byHand }: Shown): AdminRoute['lazy'] {
  return async () => {
    const [{ AdminRoot }, { ShowPage }, page, head, story] = await Promise.all([
      root(resource),
      import('./record/show-page'),
      byHand.page?.(),
      byHand.head?.(),
      byHand.story?.(),
    ])
    return inside(AdminRoot, () => (
      <ShowPage resource={resource} tab={tab} page={page} head={head} story={story} dialogs={dialogs} />
    ))
  }
}

/** A page with the staff's frame round it. */
const inside = (Root: ComponentType<{ children: ReactNode }>, page: () => ReactNode) => ({
  Component: () => <Root>{page()}</Root>,
})
