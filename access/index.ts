import type { MutationArguments, QueryArguments, SubscriptionArguments } from '../schema/generated/types'
import type { Gate, NounRules, Rule } from './rule'
import { calendarFeed } from './rules/calendar-feed'
import { country } from './rules/country'
import { device } from './rules/device'
import { examSitting } from './rules/exam-sitting'
import { linkedProvider } from './rules/linked-provider'
import { mock } from './rules/mock'
import { notificationPreference } from './rules/notification-preference'
import { passkey } from './rules/passkey'
import { practiceArea } from './rules/practice-area'
import { queueJob } from './rules/queue-job'
import { role } from './rules/role'
import { session } from './rules/session'
import { sessionType } from './rules/session-type'
import { slot } from './rules/slot'
import { user } from './rules/user'
import { wallet } from './rules/wallet'
import type { Viewer } from './viewer'

export type OperationName = keyof QueryArguments | keyof MutationArguments | keyof SubscriptionArguments

/** The nouns of the product; whoever adds one names it here. */
const nouns = [
  calendarFeed,
  country,
  device,
  examSitting,
  linkedProvider,
  mock,
  notificationPreference,
  passkey,
  practiceArea,
  queueJob,
  role,
  session,
  sessionType,
  slot,
  user,
  wallet,
]

type NamesIn<Noun> = Noun extends NounRules<infer Name> ? Name : never
type GatedName = NamesIn<(typeof nouns)[number]>

/** The gate of each operation: one that is missing in its noun does not compile. */
export const gates: Record<OperationName, Gate> = Object.fromEntries(
  nouns.flatMap(({ operations }) => Object.entries<Gate>(operations)),
) as Record<GatedName, Gate>

/** Everything the viewer may do with rows. It depends on role, type, abilities and confirmation only; the viewer's id stands in it as ME. */
export const rulesFor = (viewer: Viewer): Rule[] => nouns.flatMap((each) => each.rules(viewer))

/** Viewers with the same key have the same rules. */
export const kindOf = ({ role, type, abilities, confirmed }: Viewer) =>
  `${role}|${type}|${confirmed}|${[...abilities].sort().join()}`
