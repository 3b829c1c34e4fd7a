import type { Query } from '../schema/generated/types'
import { resources as all } from './generated/resources'
import type { Resource } from './resource'

export type { Tab } from './record'
export type { Choices, Group, OfferedView, Resource, Unit } from './resource'

/** The lists with which the staff's menu begins, in its order; a group leads to its first one. Those that are not named follow. */
const menu: readonly string[] = [
  'sessions',
  'users',
  'mocks',
  'libraryCategories',
  'bundles',
  'accessRequests',
  'meetings',
  'billingSessions',
  'billingTransactions',
  'billingSubscriptions',
  'transactions',
  'billingDocuments',
  'billingPackages',
  'coupons',
  'billingCategories',
  'practiceAreas',
  'sessionTypes',
  'roles',
  'queueJobs',
  'auditLog',
  'mockPermissions',
  'libraryPermissions',
  'userSessionTypes',
] satisfies readonly (keyof Query)[]

const placeOf = ({ list }: Resource) => (menu.includes(list) ? menu.indexOf(list) : menu.length)

/** The staff's screens, in the order of the menu. */
export const resources: readonly Resource[] = all.toSorted((a, b) => placeOf(a) - placeOf(b))

/** The resource of a list operation. */
export const resourceOf = (list: string): Resource | undefined => resources.find((each) => each.list === list)
