import type { FieldResolvers, Operations } from '../operation'
import { calendarFeed, calendarFeedFields } from './calendar-feed'
import { country } from './country'
import { device, deviceFields } from './device'
import { driveFile, driveFileFields } from './drive-file'
import { examSitting } from './exam-sitting'
import { linkedProvider, linkedProviderFields } from './linked-provider'
import { mock } from './mock'
import { notificationPreference } from './notification-preference'
import { passkey } from './passkey'
import { practiceArea } from './practice-area'
import { queueJob, queueJobFields } from './queue-job'
import { role } from './role'
import { session, sessionFields } from './session'
import { sessionType, sessionTypeFields } from './session-type'
import { slot } from './slot'
import { user, userFields } from './user'
import { walletOperations } from './wallet'

/** Every query and mutation of the schema; one that is missing does not compile. */
export const operations: Operations = {
  ...calendarFeed,
  ...country,
  ...device,
  ...driveFile,
  ...examSitting,
  ...linkedProvider,
  ...mock,
  ...notificationPreference,
  ...passkey,
  ...practiceArea,
  ...queueJob,
  ...role,
  ...session,
  ...sessionType,
  ...slot,
  ...user,
  ...walletOperations,
}

/** Fields that code works out. */
export const fields: FieldResolvers = {
  ...calendarFeedFields,
  ...deviceFields,
  ...driveFileFields,
  ...linkedProviderFields,
  ...queueJobFields,
  ...sessionFields,
  ...sessionTypeFields,
  ...userFields,
}
