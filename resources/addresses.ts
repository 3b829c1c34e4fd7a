import type { Ability } from '../access/viewer'
import type { ResourceHead } from './head'
import { groups, type Resource } from './resource'

/** An address of the staff's screens. */
export interface Address {
  path: string
  can?: Ability
  /** Another address that this one leads to. */
  to?: string
}

export const ID = ':id'

const join = (...parts: (string | undefined)[]) => parts.filter(Boolean).join('/')

/** The address of a record's tab, as routes write it. */
export const tabAddress = ({ path }: Pick<ResourceHead, 'path'>, tab: string) => join(path, ID, tab)

/** The addresses that follow from a definition: its list, a form for a new record, a record with its tabs, and a form for changing it. */
export function addressesOf(resource: ResourceHead): Address[] {
  const { path, ability, one, create, update, tabs = [] } = resource
  if (!path) return []
  const at = (address: string, to?: string): Address => ({
    path: address,
    ...(ability && { can: ability }),
    ...(to && { to }),
  })
  const first = tabs[0]?.path
  return [
    at(path),
    ...(create ? [at(join(path, 'new'))] : []),
    ...(one && first ? [at(join(path, ID), tabAddress(resource, first))] : []),
    ...(one ? tabs.map((tab) => at(tabAddress(resource, tab.path))) : []),
    ...(update ? [at(join(path, ID, 'edit'))] : []),
  ]
}

/** An item of the staff's menu. */
export interface Item {
  to: string
  label: string
  icon: string
  needs: Ability
  /** Addresses of its lists that are not below `to`. */
  also?: readonly string[]
}

const isBelow = (path: string, above: string) => path === above || path.startsWith(`${above}/`)

/** The staff's menu: lists that stand alone, then the groups. */
export function menuOf(resources: readonly Resource[]): Item[] {
  const alone = resources.flatMap(({ path, label, icon, ability }) =>
    path && icon && ability ? [{ to: path, label, icon, needs: ability }] : [],
  )
  return [
    ...alone,
    ...Object.entries(groups).map(([name, { path, label, icon, ability }]) => {
      const also = resources.flatMap((each) =>
        each.group === name && each.path && !isBelow(each.path, path) ? [each.path] : [],
      )
      return { to: path, label, icon, needs: ability, ...(also.length > 0 && { also }) }
    }),
  ]
}
