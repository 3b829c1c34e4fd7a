import type { ComponentType, ReactNode } from 'react'
import type { Ability } from '../../access/viewer'
import { type Resource, resources } from '../../resources'

interface AdminRoute {
  path: string
  ability?: Ability
  lazy: () => Promise<{ Component: ComponentType }>
}

const ID = ':id'

/** The addresses that follow from the definitions: a list, a form for a new one, a record with its tabs, and a form for changing it. */
export const adminRoutes: AdminRoute[] = resources.flatMap((resource) => {
  const { path, ability, one, create, update, tabs = [] } = resource
  if (!path) return []
  const route = (address: string, lazy: AdminRoute['lazy']) => ({ path: address, ...(ability && { ability }), lazy })
  return [
    route(path, list(resource)),
    ...(create ? [route(`${path}/new`, form(resource, 'create'))] : []),
    ...(one ? tabs.map((tab) => route([path, ID, tab.path].filter(Boolean).join('/'), show(resource, tab.path))) : []),
    ...(update ? [route(`${path}/${ID}/edit`, form(resource, 'update'))] : []),
  ]
})

const root = () => import('./admin-root')

function list(resource: Resource): AdminRoute['lazy'] {
  return async () => {
    const [{ AdminRoot }, { ListPage }] = await Promise.all([root(), import('./list-page')])
    return inside(AdminRoot, () => <ListPage resource={resource} />)
  }
}

function form(resource: Resource, kind: 'create' | 'update'): AdminRoute['lazy'] {
  return async () => {
    const [{ AdminRoot }, { FormPage }] = await Promise.all([root(), import('./form-page')])
    return inside(AdminRoot, () => <FormPage key={kind} resource={resource} kind={kind} />)
  }
}

function show(resource: Resource, tab: string): AdminRoute['lazy'] {
  return async () => {
    const [{ AdminRoot }, { ShowPage }] = await Promise.all([root(), import('./show-page')])
    return inside(AdminRoot, () => <ShowPage resource={resource} tab={tab} />)
  }
}

/** A page with the staff's frame round it. */
const inside = (Root: ComponentType<{ children: ReactNode }>, page: () => ReactNode) => ({
  Component: () => <Root>{page()}</Root>,
})
