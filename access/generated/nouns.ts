// Written by scripts/lists.ts; do not edit.
import { auditEntry } from '../identity/audit-entry'
import { country } from '../identity/country'
import { device } from '../identity/device'
import { emailChange } from '../identity/email-change'
import { keptValue } from '../identity/kept-value'
import { linkedProvider } from '../identity/linked-provider'
import { notificationPreference } from '../identity/notification-preference'
import { notification } from '../identity/notification'
import { passkey } from '../identity/passkey'
import { pushSubscription } from '../identity/push-subscription'
import { role } from '../identity/role'
import { secondFactor } from '../identity/second-factor'
import { signIn } from '../identity/sign-in'
import { userMessage } from '../identity/user-message'
import { userNote } from '../identity/user-note'
import { user } from '../identity/user'
import { viewing } from '../identity/viewing'
import { driveFile } from '../files/drive-file'
import { adjustment } from '../school/adjustment'
import { examSitting } from '../school/exam-sitting'
import { practiceArea } from '../school/practice-area'
import { queueJob } from '../school/queue-job'
import { sessionType } from '../school/session-type'
import { userSessionType } from '../school/user-session-type'
import { billingSession } from '../money/billing-session'
import { wallet } from '../money/wallet'
import { contentBlock } from '../content/content-block'
import { contentExport } from '../content/content-export'
import { contentImport } from '../content/content-import'
import { content } from '../content/content'
import { accessRequest } from '../library/access-request'
import { bundleAuthor } from '../library/bundle-author'
import { bundle } from '../library/bundle'
import { libraryCategory } from '../library/library-category'
import { libraryChapter } from '../library/library-chapter'
import { libraryMaterial } from '../library/library-material'
import { libraryNote } from '../library/library-note'
import { libraryPermission } from '../library/library-permission'
import { librarySlide } from '../library/library-slide'
import { libraryVideo } from '../library/library-video'
import { mockDay } from '../library/mock-day'
import { questionCorrection } from '../library/question-correction'
import { questionHealth } from '../library/question-health'
import { questionReport } from '../library/question-report'
import { reviewCard } from '../library/review-card'
import { testAttempt } from '../library/test-attempt'
import { testResult } from '../library/test-result'
import { mock } from '../room/mock'
import { noShowDispute } from '../room/no-show-dispute'
import { session } from '../room/session'
import { userStory } from '../room/user-story'
import { assignment } from '../booking/assignment'
import { availability } from '../booking/availability'
import { booking } from '../booking/booking'
import { calendarFeed } from '../booking/calendar-feed'
import { slot } from '../booking/slot'

/** Every noun, from the lowest area to the highest. */
export const nouns = [
  auditEntry,
  country,
  device,
  emailChange,
  keptValue,
  linkedProvider,
  notificationPreference,
  notification,
  passkey,
  pushSubscription,
  role,
  secondFactor,
  signIn,
  userMessage,
  userNote,
  user,
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
  contentBlock,
  contentExport,
  contentImport,
  content,
  accessRequest,
  bundleAuthor,
  bundle,
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
