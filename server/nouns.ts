import { availability } from './booking/availability/noun'
import { booking } from './booking/booking/noun'
import { calendarFeed } from './booking/calendar-feed/noun'
import { slot } from './booking/slot/noun'
import { driveFile } from './files/drive-file/noun'
import { country } from './identity/country/noun'
import { device } from './identity/device/noun'
import { emailChange } from './identity/email-change/noun'
import { linkedProvider } from './identity/linked-provider/noun'
import { notificationPreference } from './identity/notification-preference/noun'
import { passkey } from './identity/passkey/noun'
import { role } from './identity/role/noun'
import { signIn } from './identity/sign-in/noun'
import { user } from './identity/user/noun'
import type { Operations } from './kernel/graphql/operation'
import type { Noun } from './kernel/noun'
import type { SubscriptionName } from './kernel/realtime/feed'
import { billingSession } from './money/billing-session/noun'
import { wallet } from './money/wallet/noun'
import { mock } from './room/mock/noun'
import { session } from './room/session/noun'
import { examSitting } from './school/exam-sitting/noun'
import { practiceArea } from './school/practice-area/noun'
import { queueJob } from './school/queue-job/noun'
import { sessionType } from './school/session-type/noun'
import { userSessionType } from './school/user-session-type/noun'

const all = [
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

type Known = (typeof all)[number]
type NamesOf<Part> = Part extends object ? keyof Part : never

/** Every noun, area by area from the lowest; add a new one here. An operation or subscription that no noun answers does not compile. */
export const nouns: [
  Exclude<keyof Operations, NamesOf<Known['operations']>>,
  Exclude<SubscriptionName, NamesOf<Known['feeds']> | 'changed'>,
] extends [never, never]
  ? readonly Noun[]
  : never = all
