import { heads } from '../../../resources/generated/heads'
import type { ResourceHead } from '../../../resources/head'
import { groups, type Resource } from '../../../resources/resource'
import { valuesAt } from '../path'
import type { Row } from '../row'
import { words } from '../words'

/** The address of a record: its own page, else its form; none if it is a part of other records. */
export function placeOf({ path, one, update, tabs }: ResourceHead, id: string): string | undefined {
  if (!path) return undefined
  if (one && tabs) return [path, id, tabs[0]?.path].filter(Boolean).join('/')
  return update ? `${path}/${id}/edit` : undefined
}

/** Where a new record of a list is made: a page by hand, else the form made from its definition. */
export const newPlace = ({ path, createAt }: Pick<Resource, 'path' | 'createAt'>): string => createAt ?? `${path}/new`

/** The lists that share a page's heading, as tabs. */
export const groupOf = ({ group }: Pick<ResourceHead, 'group'>): ResourceHead[] =>
  group ? heads.filter((each) => each.group === group && each.path) : []

/** The places above a record; a group leads to where its lists stand. */
export function crumbsOf({ path, group, label }: ResourceHead): { label: string; to: string }[] {
  if (!path) return []
  const above = path.slice(0, path.lastIndexOf('/'))
  return [...(group ? [{ label: groups[group].label, to: above }] : []), { label, to: path }]
}

type Titled = Pick<ResourceHead, 'title' | 'titleElse' | 'titleWith'>

/** What has to be read of a record to name it. */
export const titlePaths = ({ title, titleElse, titleWith }: Titled): string[] =>
  [title, titleElse, titleWith].filter((path) => path !== undefined)

/** What a record is called: its title, or what stands for an empty one, and whom it is with; before it is read, what kind it is. */
export function titleOf(resource: ResourceHead, record: Row | undefined): string {
  const textAt = (path: string | undefined) => {
    const found = path && record ? valuesAt(record, path).find(Boolean) : undefined
    return found === undefined ? undefined : String(found)
  }
  const name = textAt(resource.title) ?? textAt(resource.titleElse)
  if (!name) return words(resource.singular)
  return [name, textAt(resource.titleWith)].filter(Boolean).join(', ')
}
