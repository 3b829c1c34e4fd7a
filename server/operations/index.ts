import type { FieldResolvers, Operations } from '../operation'
import { country } from './country'
import { driveFile, driveFileFields } from './drive-file'
import { mock } from './mock'
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
  ...driveFile,
  ...mock,
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
export const fields: FieldResolvers = { ...driveFileFields, ...sessionFields, ...sessionTypeFields, ...userFields }
