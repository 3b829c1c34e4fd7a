import { billingSession } from './billing-session'
import { calendarFeed } from './calendar-feed'
import { country } from './country'
import { driveFile } from './drive-file'
import type { Entity } from './entity'
import { examSitting } from './exam-sitting'
import { linkedProvider } from './linked-provider'
import { mock, mockMaterial, mockPermission, mockTemplate } from './mock'
import { notificationPreference } from './notification-preference'
import { passkey } from './passkey'
import { practiceArea } from './practice-area'
import { queueJob } from './queue-job'
import { session, sessionAnswer, sessionAttendee, sessionMarksheet, sessionMaterial, sessionNote } from './session'
import { sessionType } from './session-type'
import { device } from './sign-in'
import { availabilityException, availabilityRule } from './slot'
import { role, tutorPreview, user, userSessionType } from './user'
import { transaction, wallet } from './wallet'

const all = [
  availabilityException,
  availabilityRule,
  billingSession,
  calendarFeed,
  country,
  device,
  driveFile,
  examSitting,
  linkedProvider,
  mock,
  mockMaterial,
  mockPermission,
  mockTemplate,
  notificationPreference,
  passkey,
  practiceArea,
  queueJob,
  role,
  session,
  sessionAnswer,
  sessionAttendee,
  sessionMarksheet,
  sessionMaterial,
  sessionNote,
  sessionType,
  transaction,
  tutorPreview,
  user,
  userSessionType,
  wallet,
]

const byName = new Map(all.map((each) => [each.name, each]))

/** The entity behind a GraphQL type. */
export function entityNamed(name: string): Entity {
  const found = byName.get(name)
  if (!found) throw new Error(`${name} is no entity: add it to server/tables/index.ts`)
  return found
}

/** Every entity, by its type's name. */
export const entities: ReadonlyMap<string, Entity> = byName
