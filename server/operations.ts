import { slot } from './booking/availability/noun'
import { calendarFeed, calendarFeedFields } from './booking/calendar-feed/noun'
import { driveFile, driveFileFields } from './files/drive-file/noun'
import { country } from './identity/country/noun'
import { device, deviceFields } from './identity/device/noun'
import { linkedProvider, linkedProviderFields } from './identity/linked-provider/noun'
import { notificationPreference } from './identity/notification-preference/noun'
import { passkey } from './identity/passkey/noun'
import { role } from './identity/role/noun'
import { user, userFields } from './identity/user/noun'
import type { FieldResolvers, Operations } from './kernel/graphql/operation'
import { walletOperations } from './money/wallet/noun'
import { mock } from './room/mock/noun'
import { session, sessionFields } from './room/session/noun'
import { examSitting } from './school/exam-sitting/noun'
import { practiceArea } from './school/practice-area/noun'
import { queueJob, queueJobFields } from './school/queue-job/noun'
import { sessionType, sessionTypeFields } from './school/session-type/noun'

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
