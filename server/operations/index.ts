import type { FieldResolvers, Operations } from '../operation'
import { country } from './country'
import { device, deviceFields } from './device'
import { driveFile, driveFileFields } from './drive-file'
import { linkedProvider, linkedProviderFields } from './linked-provider'
import { mock } from './mock'
import { notificationPreference } from './notification-preference'
import { passkey } from './passkey'
import { practiceArea } from './practice-area'
import { role } from './role'
import { session, sessionFields } from './session'
import { sessionType, sessionTypeFields } from './session-type'
import { slot } from './slot'
import { user, userFields } from './user'
import { walletOperations } from './wallet'

/** Every query and mutation of the schema; one that is missing does not compile. */
export const operations: Operations = {
  ...country,
  ...device,
  ...driveFile,
  ...linkedProvider,
  ...mock,
  ...notificationPreference,
  ...passkey,
  ...practiceArea,
  ...role,
  ...session,
  ...sessionType,
  ...slot,
  ...user,
  ...walletOperations,
}

/** Fields that code works out. */
export const fields: FieldResolvers = {
  ...deviceFields,
  ...driveFileFields,
  ...linkedProviderFields,
  ...sessionFields,
  ...sessionTypeFields,
  ...userFields,
}
