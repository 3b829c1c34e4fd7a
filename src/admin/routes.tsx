import type { ComponentType, ReactNode } from 'react'
import { addressesOf, ID, tabAddress } from '../../resources/addresses'
import { heads } from '../../resources/generated/heads'
import type { ResourceHead, TabHead } from '../../resources/head'
import { definitionOf, loadFor } from './catalogue'
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
  return heads.flatMap((head) =>
    addressesOf(head).flatMap(({ path, to }) => {
      const lazy = to ? undefined : pageAt(head, path, byHand)
      return lazy ? [{ path, lazy }] : []
    }),
  )
}

function pageAt(head: ResourceHead, address: string, byHand: ByHand): AdminRoute['lazy'] | undefined {
  const { list, path, story, tabs = [] } = head
  const { tabs: pages, heads: tops, dialogs } = byHand
  if (address === path) return listPage(list, byHand)
  if (address === `${path}/new`) return formPage(list, 'create')
  if (address === `${path}/${ID}/edit`) return formPage(list, 'update')
  const built = tabs.filter((tab) => !tab.page || pages[tabAddress(head, tab.path)])
  const tab = built.find((each) => tabAddress(head, each.path) === address)
  if (!tab) return undefined
  const shown = { tab, built: built.map((each) => each.path), page: pages[address], head: tops[path ?? ''], dialogs }
  // It stands where a record opens.
  return showPage(list, { ...shown, story: story && tab === built[0] ? byHand.story : undefined })
}

/** The frame, and what a page knows of the lists that it shows. */
async function frameFor(...lists: readonly string[]) {
  const [{ AdminRoot }] = await Promise.all([import('./admin-root'), loadFor(...lists)])
  return AdminRoot
}

function listPage(list: string, { foresight, dialogs }: ByHand): AdminRoute['lazy'] {
  return async () => {
    const [Frame, { ListPage }] = await Promise.all([frameFor(list), import('./list/list-page')])
    const resource = definitionOf(list)
    return inside(Frame, () => <ListPage resource={resource} foresight={foresight} dialogs={dialogs} />)
  }
}

function formPage(list: string, kind: 'create' | 'update'): AdminRoute['lazy'] {
  return async () => {
    const [Frame, { FormPage }] = await Promise.all([frameFor(list), import('./form/form-page')])
    const resource = definitionOf(list)
    return inside(Frame, () => <FormPage key={kind} resource={resource} kind={kind} />)
  }
}

interface Shown {
  tab: TabHead
  /** The paths of the tabs that there are pages for. */
  built: readonly string[]
  page: (() => Promise<TabPage>) | undefined
  head: (() => Promise<RecordHead>) | undefined
  story: (() => Promise<RecordStory>) | undefined
  dialogs: ActionDialogs
}

function showPage(list: string, { tab, built, dialogs, ...byHand }: Shown): AdminRoute['lazy'] {
  return async () => {
    const [Frame, { ShowPage }, page, head, story] = await Promise.all([
      frameFor(list, ...(tab.lists ?? [])),
      import('./record/show-page'),
      byHand.page?.(),
      byHand.head?.(),
      byHand.story?.(),
    ])
    const definition = definitionOf(list)
    const resource = { ...definition, tabs: (definition.tabs ?? []).filter(({ path }) => built.includes(path)) }
    return inside(Frame, () => (
      <ShowPage resource={resource} tab={tab.path} page={page} head={head} story={story} dialogs={dialogs} />
    ))
  }
}

/** A page with the staff's frame round it. */
const inside = (Root: ComponentType<{ children: ReactNode }>, page: () => ReactNode) => ({
  Component: () => <Root>{page()}</Root>,
})
