import { billingSession } from './billing-session'
import { mock } from './mock'
import { mockPermission } from './mock-permission'
import { practiceArea } from './practice-area'
import { queueJob } from './queue-job'
import type { Resource } from './resource'
import { role } from './role'
import { session } from './session'
import { sessionType } from './session-type'
import { transaction } from './transaction'
import { user } from './user'
import { userSessionType } from './user-session-type'

export type { Choices, Group, Resource, Unit } from './resource'

/** What the staff's screens are made from, in the order of the menu; a group's first is where the group leads. */
export const resources: readonly Resource[] = [
  session,
  user,
  mock,
  billingSession,
  transaction,
  practiceArea,
  sessionType,
  role,
  queueJob,
  mockPermission,
  userSessionType,
]

/** The resource of a list operation. */
export const resourceOf = (list: string): Resource | undefined => resources.find((each) => each.list === list)
