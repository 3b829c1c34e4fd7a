import type { Tab } from './record'
import type { Resource } from './resource'

const parts = [
  'list',
  'label',
  'singular',
  'path',
  'group',
  'ability',
  'title',
  'titleElse',
  'titleWith',
  'one',
  'create',
  'update',
  'remove',
  'found',
  'tree',
  'story',
  'live',
] as const satisfies readonly (keyof Resource)[]

/** A tab before its definition is loaded, with the lists whose rows it shows. */
export interface TabHead extends Pick<Tab, 'path' | 'page'> {
  lists?: readonly string[]
}

/** What of a definition is known on every page of the staff: enough for its addresses, for links to its records, and for reading and writing those. */
export interface ResourceHead extends Pick<Resource, (typeof parts)[number]> {
  tabs?: readonly TabHead[]
}

/** The head of a definition, without what only its own pages show. */
export function headFrom(resource: Resource): ResourceHead {
  const head = Object.fromEntries(parts.map((part) => [part, resource[part]])) as unknown as ResourceHead
  return resource.tabs ? { ...head, tabs: resource.tabs.map(tabHeadFrom) } : head
}

function tabHeadFrom({ path, page, related = [] }: Tab): TabHead {
  const lists = related.flatMap((each) => ('list' in each ? [each.list] : []))
  return { path, ...(page && { page }), ...(lists.length > 0 && { lists }) }
}
