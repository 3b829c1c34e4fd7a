import { type Resource, resources } from '../../resources'
import { operationOf } from './catalogue'

/** Where a record is shown: on its own page, else in its form; nowhere for one that is a part of others. */
export function placeOf({ path, one, update, tabs }: Resource, id: string): string | undefined {
  if (!path) return undefined
  if (one && tabs) return [path, id, tabs[0]?.path].filter(Boolean).join('/')
  return update ? `${path}/${id}/edit` : undefined
}

/** The lists that share a page's heading, as tabs. */
export const groupOf = ({ group }: Resource): Resource[] =>
  group ? resources.filter((each) => each.group === group && each.path) : []

/** The places above a record; a group leads to where its lists stand. */
export function crumbsOf({ path, group, label }: Resource): { label: string; to: string }[] {
  if (!path) return []
  const above = path.slice(0, path.lastIndexOf('/'))
  return [...(group ? [{ label: group, to: above }] : []), { label, to: path }]
}

/** What a record is called, from the paths of its title. */
export const titleOf = (resource: Resource, title: unknown): string => {
  const type = operationOf(resource.list).type
  return typeof title === 'string' && title ? title : type.replace(/([a-z])([A-Z])/g, '$1 $2')
}
