import type { MutationArguments, QueryArguments, SubscriptionArguments } from '../schema/generated/types'
import { availability } from './booking/availability'
import { booking } from './booking/booking'
import { calendarFeed } from './booking/calendar-feed'
import { slot } from './booking/slot'
import { driveFile } from './files/drive-file'
import { country } from './identity/country'
import { device } from './identity/device'
import { emailChange } from './identity/email-change'
import { linkedProvider } from './identity/linked-provider'
import { notificationPreference } from './identity/notification-preference'
import { passkey } from './identity/passkey'
import { role } from './identity/role'
import { signIn } from './identity/sign-in'
import { user } from './identity/user'
import { billingSession } from './money/billing-session'
import { wallet } from './money/wallet'
import { mock } from './room/mock'
import { session } from './room/session'
import type { Gate, NounRules, Rule } from './rule'
import { examSitting } from './school/exam-sitting'
import { practiceArea } from './school/practice-area'
import { queueJob } from './school/queue-job'
import { sessionType } from './school/session-type'
import { userSessionType } from './school/user-session-type'
import type { Viewer } from './viewer'

export type OperationName = keyof QueryArguments | keyof MutationArguments | keyof SubscriptionArguments

/** The nouns of the product; add a new one here. */
const nouns = [
  user,
  country,
  role,
  signIn,
  device,
  emailChange,
  linkedProvider,
  passkey,
  notificationPreference,
  driveFile,
  practiceArea,
  sessionType,
  userSessionType,
  examSitting,
  queueJob,
  wallet,
  billingSession,
  mock,
  session,
  availability,
  slot,
  booking,
  calendarFeed,
]

type NamesIn<Noun> = Noun extends NounRules<infer Name> ? Name : never
type GatedName = NamesIn<(typeof nouns)[number]>

/** The gate of each operation; an operation that its noun forgot does not compile. */
export const gates: Record<OperationName, Gate> = Object.fromEntries(
  nouns.flatMap(({ operations }) => Object.entries<Gate>(operations)),
) as Record<GatedName, Gate>

/** The readers of each field, by type and audience. */
export const audiencesByType: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = Object.assign(
  {},
  ...nouns.map(({ fields }) => fields),
)

/** All rules of the viewer. They depend on role, type, abilities and confirmation only; ME stands for the viewer's id. */
export const rulesFor = (viewer: Viewer): Rule[] => nouns.flatMap((each) => each.rules(viewer))

/** Viewers with the same key have the same rules. */
export const kindOf = ({ role, type, abilities, confirmed }: Viewer) =>
  `${role}|${type}|${confirmed}|${[...abilities].sort().join()}`
