import type { MutationArguments, QueryArguments, SubscriptionArguments } from '../schema/generated/types'
import type { Gate, Rule } from './rule'
import { country } from './rules/country'
import { device } from './rules/device'
import { linkedProvider } from './rules/linked-provider'
import { mock } from './rules/mock'
import { notificationPreference } from './rules/notification-preference'
import { passkey } from './rules/passkey'
import { practiceArea } from './rules/practice-area'
import { role } from './rules/role'
import { session } from './rules/session'
import { sessionType } from './rules/session-type'
import { slot } from './rules/slot'
import { user } from './rules/user'
import { wallet } from './rules/wallet'
import type { Viewer } from './viewer'

export type OperationName = keyof QueryArguments | keyof MutationArguments | keyof SubscriptionArguments

const nouns = [
  country,
  device,
  linkedProvider,
  mock,
  notificationPreference,
  passkey,
  practiceArea,
  role,
  session,
  sessionType,
  slot,
  user,
  wallet,
]

/** The gate of each operation: one that is missing here does not compile. */
export const gates: Record<OperationName, Gate> = {
  ...country.operations,
  ...device.operations,
  ...linkedProvider.operations,
  ...mock.operations,
  ...notificationPreference.operations,
  ...passkey.operations,
  ...practiceArea.operations,
  ...role.operations,
  ...session.operations,
  ...sessionType.operations,
  ...slot.operations,
  ...user.operations,
  ...wallet.operations,
}

/** Everything the viewer may do with rows. It depends on role, type, abilities and confirmation only; the viewer's id stands in it as ME. */
export const rulesFor = (viewer: Viewer): Rule[] => nouns.flatMap((each) => each.rules(viewer))

/** Viewers with the same key have the same rules. */
export const kindOf = ({ role, type, abilities, confirmed }: Viewer) =>
  `${role}|${type}|${confirmed}|${[...abilities].sort().join()}`
