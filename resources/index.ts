import { auditEntry } from './identity/audit-entry'
import { role } from './identity/role'
import { user } from './identity/user'
import { accessRequest } from './library/access-request'
import { bundle } from './library/bundle'
import { libraryCategory } from './library/library-category'
import { libraryPermission } from './library/library-permission'
import { billingSession } from './money/billing-session'
import { transaction } from './money/transaction'
import type { Resource } from './resource'
import { mock } from './room/mock'
import { mockPermission } from './room/mock-permission'
import { session } from './room/session'
import { practiceArea } from './school/practice-area'
import { queueJob } from './school/queue-job'
import { sessionType } from './school/session-type'
import { userSessionType } from './school/user-session-type'

export type { Choices, Group, Resource, Tab, Unit } from './resource'

/** The staff's screens, in the order of the menu; a group leads to its first one. */
export const resources: readonly Resource[] = [
  session,
  user,
  mock,
  libraryCategory,
  bundle,
  accessRequest,
  billingSession,
  transaction,
  practiceArea,
  sessionType,
  role,
  queueJob,
  auditEntry,
  mockPermission,
  libraryPermission,
  userSessionType,
]

/** The resource of a list operation. */
export const resourceOf = (list: string): Resource | undefined => resources.find((each) => each.list === list)
