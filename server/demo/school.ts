import { sessionDeclines } from '../booking/assignment/table'
import { availabilityExceptions, availabilityRules } from '../booking/availability/table'
import { contents } from '../content/content/table'
import { contentBlocks } from '../content/content-block/table'
import { driveFiles } from '../files/drive-file/table'
import type { DocumentBlock } from '../gateways/documents/document-block'
import { meetings } from '../groups/meeting/table'
import { meetingMaterials } from '../groups/meeting-material/table'
import { meetingMembers } from '../groups/meeting-member/table'
import { members } from '../groups/member/table'
import { studyGroups } from '../groups/study-group/table'
import { studyGroupAnswers, studyGroupPosts } from '../groups/study-group-post/table'
import { studySubGroups } from '../groups/study-sub-group/table'
import { notifications } from '../identity/notification/table'
import { roles } from '../identity/role/table'
import { paymentHistories, userRoles, users } from '../identity/user/table'
import { userNotes } from '../identity/user-note/table'
import type { Writing } from '../kernel/write/write'
import { accessRequests } from '../library/access-request/table'
import { answersToMark, attemptFiles } from '../library/answer-to-mark/table'
import { billingPackageBundles, bundles } from '../library/bundle/table'
import { bundleAuthors } from '../library/bundle-author/table'
import { libraryCategories, librarySubcategories } from '../library/library-category/table'
import { libraryChapters } from '../library/library-chapter/table'
import { libraryMaterials } from '../library/library-material/table'
import { libraryPermissions } from '../library/library-permission/table'
import { libraryPlaces } from '../library/library-place/table'
import { librarySlides } from '../library/library-slide/table'
import { libraryVideos } from '../library/library-video/table'
import { ownCards } from '../library/own-card/table'
import { questionCorrections } from '../library/question-correction/table'
import { questionEstimates } from '../library/question-health/table'
import { questionReports } from '../library/question-report/table'
import { reviewCards, reviewLogs } from '../library/review-card/table'
import { attemptQuestions, testAttempts } from '../library/test-attempt/table'
import { billingCategories } from '../money/billing-category/table'
import { billingDocuments } from '../money/billing-document/table'
import { billingPackageCategories, billingPackages } from '../money/billing-package/table'
import { billingSessions } from '../money/billing-session/table'
import { billingSubscriptions } from '../money/billing-subscription/table'
import { billingTransactions, paymentReturns } from '../money/billing-transaction/table'
import { coupons } from '../money/coupon/table'
import { paymentCustomers, paymentMethods } from '../money/payment-method/table'
import { couponUses, purchaseParts, royalties } from '../money/sale/table'
import { sellers } from '../money/seller/table'
import { accounts, entries, transactions } from '../money/wallet/table'
import { sessionAnswers, sessionMaterials } from '../room/answers/table'
import { sessionMarksheets } from '../room/marks/table'
import { mockMaterials, mockPermissions, mocks, mockTemplates } from '../room/mock/table'
import { noShowDisputes } from '../room/no-show-dispute/table'
import { commitments, sessionAttendees, sessionEvents, sessionNotes, sessions } from '../room/session/table'
import { examSittings } from '../school/exam-sitting/table'
import { practiceAreas, userPracticeAreas } from '../school/practice-area/table'
import { sessionTypePolicies, sessionTypePracticeAreas, sessionTypes } from '../school/session-type/table'
import { userSessionTypes } from '../school/user-session-type/table'
import type { Calendar } from './calendar'
import type { Dice, Ids } from './random'

/** The tables that the school fills, each after the tables that it refers to. */
const tables = {
  practiceAreas,
  sessionTypes,
  sessionTypePracticeAreas,
  sessionTypePolicies,
  users,
  paymentHistories,
  userNotes,
  roles,
  userRoles,
  userPracticeAreas,
  userSessionTypes,
  examSittings,
  availabilityRules,
  availabilityExceptions,
  driveFiles,
  mocks,
  mockPermissions,
  mockMaterials,
  mockTemplates,
  accounts,
  sessions,
  sessionAttendees,
  commitments,
  sessionMaterials,
  sessionAnswers,
  sessionMarksheets,
  sessionNotes,
  sessionEvents,
  noShowDisputes,
  sessionDeclines,
  studyGroups,
  studySubGroups,
  members,
  studyGroupPosts,
  studyGroupAnswers,
  meetings,
  meetingMembers,
  meetingMaterials,
  billingCategories,
  billingPackages,
  billingPackageCategories,
  coupons,
  billingSubscriptions,
  billingSessions,
  billingTransactions,
  paymentReturns,
  paymentCustomers,
  paymentMethods,
  couponUses,
  sellers,
  transactions,
  entries,
  purchaseParts,
  royalties,
  billingDocuments,
  notifications,
  libraryCategories,
  librarySubcategories,
  contents,
  bundles,
  contentBlocks,
  bundleAuthors,
  libraryChapters,
  librarySlides,
  libraryVideos,
  libraryMaterials,
  libraryPermissions,
  libraryPlaces,
  billingPackageBundles,
  accessRequests,
  testAttempts,
  attemptQuestions,
  answersToMark,
  attemptFiles,
  questionEstimates,
  questionReports,
  questionCorrections,
  ownCards,
  reviewCards,
  reviewLogs,
}

type Tables = typeof tables
export type Row<Name extends keyof Tables> = Tables[Name]['$inferInsert']

/** The rows of a school before they are written. */
export type School = { [Name in keyof Tables]: Row<Name>[] }

export type SessionRow = Row<'sessions'>
export type NotificationRow = Row<'notifications'>
export type TypeRow = typeof sessionTypes.$inferSelect

/** A document before it is written. Documents with the same `text` key are written once. */
export interface PlannedDocument {
  row: Row<'driveFiles'> & { id: string }
  text: { key: string; title: string; format: 'pdf' | 'docx'; blocks: readonly DocumentBlock[] }
}

/** A picture or sound before it is stored, and the path of its bytes. */
export interface PlannedMedia {
  row: Row<'driveFiles'> & { id: string }
  path: string
}

/** The parts that all functions of the demo school share. */
export interface Making {
  school: School
  documents: PlannedDocument[]
  media: PlannedMedia[]
  calendar: Calendar
  dice: Dice
  id: Ids
}

/** A school without rows. */
export const emptySchool = (): School =>
  Object.fromEntries(Object.keys(tables).map((name) => [name, []])) as unknown as School

const ROWS_AT_ONCE = 300

/** Writes all rows, a few hundred at once. */
export async function insertSchool({ orm }: Pick<Writing, 'orm'>, school: School): Promise<void> {
  for (const name of Object.keys(tables) as (keyof Tables)[]) {
    const rows = school[name]
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
      await orm.insert(tables[name]).values(rows.slice(from, from + ROWS_AT_ONCE) as never)
  }
}
