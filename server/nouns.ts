import { availabilityException, availabilityRule } from './booking/availability/table'
import { calendarFeed } from './booking/calendar-feed/table'
import { driveFile } from './files/drive-file/table'
import { country } from './identity/country/table'
import { linkedProvider } from './identity/linked-provider/table'
import { notificationPreference } from './identity/notification-preference/table'
import { passkey } from './identity/passkey/table'
import { device } from './identity/sign-in/table'
import { role, tutorPreview, user, userSessionType } from './identity/user/table'
import type { Entity } from './kernel/read/entity'
import { billingSession } from './money/billing-session/table'
import { transaction, wallet } from './money/wallet/table'
import { mock, mockMaterial, mockPermission, mockTemplate } from './room/mock/table'
import {
  session,
  sessionAnswer,
  sessionAttendee,
  sessionMarksheet,
  sessionMaterial,
  sessionNote,
} from './room/session/table'
import { examSitting } from './school/exam-sitting/table'
import { practiceArea } from './school/practice-area/table'
import { queueJob } from './school/queue-job/table'
import { sessionType } from './school/session-type/table'

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
  if (!found) throw new Error(`${name} is no entity: add it to server/nouns.ts`)
  return found
}

/** Every entity, by its type's name. */
export const entities: ReadonlyMap<string, Entity> = byName
