// Written by scripts/lists.ts; do not edit.
import { auditEntry } from '../identity/audit-entry/noun'
import { country } from '../identity/country/noun'
import { device } from '../identity/device/noun'
import { emailChange } from '../identity/email-change/noun'
import { keptValue } from '../identity/kept-value/noun'
import { linkedProvider } from '../identity/linked-provider/noun'
import { notification } from '../identity/notification/noun'
import { notificationPreference } from '../identity/notification-preference/noun'
import { passkey } from '../identity/passkey/noun'
import { pushSubscription } from '../identity/push-subscription/noun'
import { role } from '../identity/role/noun'
import { secondFactor } from '../identity/second-factor/noun'
import { signIn } from '../identity/sign-in/noun'
import { user } from '../identity/user/noun'
import { userMessage } from '../identity/user-message/noun'
import { userNote } from '../identity/user-note/noun'
import { viewing } from '../identity/viewing/noun'
import { driveFile } from '../files/drive-file/noun'
import { adjustment } from '../school/adjustment/noun'
import { examSitting } from '../school/exam-sitting/noun'
import { practiceArea } from '../school/practice-area/noun'
import { queueJob } from '../school/queue-job/noun'
import { sessionType } from '../school/session-type/noun'
import { userSessionType } from '../school/user-session-type/noun'
import { billingSession } from '../money/billing-session/noun'
import { wallet } from '../money/wallet/noun'
import { content } from '../content/content/noun'
import { contentBlock } from '../content/content-block/noun'
import { contentExport } from '../content/content-export/noun'
import { contentImport } from '../content/content-import/noun'
import { accessRequest } from '../library/access-request/noun'
import { bundle } from '../library/bundle/noun'
import { bundleAuthor } from '../library/bundle-author/noun'
import { libraryCategory } from '../library/library-category/noun'
import { libraryChapter } from '../library/library-chapter/noun'
import { libraryMaterial } from '../library/library-material/noun'
import { libraryNote } from '../library/library-note/noun'
import { libraryPermission } from '../library/library-permission/noun'
import { librarySlide } from '../library/library-slide/noun'
import { libraryVideo } from '../library/library-video/noun'
import { mockDay } from '../library/mock-day/noun'
import { questionCorrection } from '../library/question-correction/noun'
import { questionHealth } from '../library/question-health/noun'
import { questionReport } from '../library/question-report/noun'
import { reviewCard } from '../library/review-card/noun'
import { testAttempt } from '../library/test-attempt/noun'
import { testResult } from '../library/test-result/noun'
import { mock } from '../room/mock/noun'
import { noShowDispute } from '../room/no-show-dispute/noun'
import { session } from '../room/session/noun'
import { userStory } from '../room/user-story/noun'
import { assignment } from '../booking/assignment/noun'
import { availability } from '../booking/availability/noun'
import { booking } from '../booking/booking/noun'
import { calendarFeed } from '../booking/calendar-feed/noun'
import { slot } from '../booking/slot/noun'

/** Every noun, from the lowest area to the highest. */
export const nouns = [
  auditEntry,
  country,
  device,
  emailChange,
  keptValue,
  linkedProvider,
  notification,
  notificationPreference,
  passkey,
  pushSubscription,
  role,
  secondFactor,
  signIn,
  user,
  userMessage,
  userNote,
  viewing,
  driveFile,
  adjustment,
  examSitting,
  practiceArea,
  queueJob,
  sessionType,
  userSessionType,
  billingSession,
  wallet,
  content,
  contentBlock,
  contentExport,
  contentImport,
  accessRequest,
  bundle,
  bundleAuthor,
  libraryCategory,
  libraryChapter,
  libraryMaterial,
  libraryNote,
  libraryPermission,
  librarySlide,
  libraryVideo,
  mockDay,
  questionCorrection,
  questionHealth,
  questionReport,
  reviewCard,
  testAttempt,
  testResult,
  mock,
  noShowDispute,
  session,
  userStory,
  assignment,
  availability,
  booking,
  calendarFeed,
  slot,
]
