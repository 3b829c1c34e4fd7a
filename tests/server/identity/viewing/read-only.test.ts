import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OperationName } from '../../../../access'
import { build, type Person, type TestApp } from '../../../build'
import { callOf, operationsOf, send } from '../../access/matrix/calls'
import { makeWorlds, sheets } from '../../access/matrix/index'
import { keep } from '../../access/matrix/rewind'
import type { Sheet } from '../../access/matrix/table'
import type { World } from '../../access/matrix/world'
import { NOON } from '../../access/matrix/world/moment'
import { viewAs } from './viewing-as'

let app: TestApp
let world: World
let worldOf: (sheet: Sheet) => World
beforeAll(async () => {
  app = await build()
  ;({ world, worldOf } = await makeWorlds(app))
  app.services.clock.set(NOON)
}, 120_000)
afterAll(() => app.close())

/** What shows how a person signs in, or takes a token: hidden from staff who view as them. */
const hidden: readonly OperationName[] = [
  'busyCalendars',
  'calendarFeed',
  'devices',
  'linkedProviders',
  'oauthRequest',
  'passkeys',
  'pushSubscriptions',
  'secondFactor',
  'studyGroupInvitations',
  'userEmailChange',
  'userExport',
  'web3Validate',
]

/** Every other query: the person's own view, or that of anybody. */
const shown: readonly OperationName[] = [
  ...(['auditEntry', 'auditLog', 'availabilityExceptions', 'availabilityRules', 'billingSession'] as const),
  ...([
    'billingSessions',
    'billingDocument',
    'billingDocuments',
    'billingSubscription',
    'billingSubscriptions',
    'billingTransaction',
    'billingTransactions',
    'busyTimes',
    'charge',
    'countries',
    'currentUser',
    'discount',
    'examSittings',
    'keptValues',
    'mock',
  ] as const),
  ...([
    'mockPermissions',
    'mockTutors',
    'mocks',
    'mocksLeft',
    'notificationPreferences',
    'notificationSettings',
  ] as const),
  ...(['notifications', 'practiceAreas', 'pushPublicKey', 'queueJobs', 'roles', 'sales', 'serverTime'] as const),
  ...(['session', 'sessionAnswers', 'sessionMarksheet', 'sessionMaterials', 'sessionQuote', 'sessionType'] as const),
  ...(['sessionTypes', 'sessions', 'signInProviders', 'slots', 'transactions', 'user', 'userSessionTypes'] as const),
  ...([
    'markingByTutor',
    'markingByWeek',
    'salesByWeek',
    'billingWeeks',
    'sessionsByWeek',
    'slowestMarkings',
    'walletMonths',
    'billingTransactionTotals',
    'billingDocumentTotals',
  ] as const),
  ...(['bundle', 'bundleQuote', 'bundles', 'contentBlocks', 'contentChapters', 'libraryAttachments'] as const),
  ...(['libraryCategories', 'libraryCategory', 'libraryChapters', 'libraryMaterials', 'libraryNotes'] as const),
  ...([
    'libraryPermissions',
    'librarySlides',
    'librarySubcategories',
    'libraryPlaces',
    'libraryProgress',
    'paginatedBundles',
  ] as const),
  ...(['adjustment', 'testAttempt', 'testAttempts', 'testResults'] as const),
  ...(['accessRequests', 'contentBlock', 'contentImport', 'contentImportRows', 'contentImports'] as const),
  ...(['libraryVideos', 'mockDay', 'mockDayOffer', 'mockDays', 'practiceCounts'] as const),
  ...(['answerToMark', 'answersToMark', 'bundlesToMark'] as const),
  ...(['bundleHealth', 'questionCorrectionEffect', 'questionCorrections', 'questionHealth'] as const),
  ...(['questionReports', 'recordStory', 'sessionTutors'] as const),
  ...(['ownCard', 'ownCards', 'reviewCardsIn', 'reviewKept', 'reviewNext', 'reviewQueue', 'reviewQueued'] as const),
  ...(['reviewMemory', 'reviewSettings', 'reviewStuck', 'studyPlan'] as const),
  ...(['billingCategories', 'billingGateways', 'billingPackage', 'billingPackages', 'checkoutQuote'] as const),
  ...(['coupon', 'coupons', 'paymentMethods', 'purchaseParts', 'seller'] as const),
  ...(['googleAccount', 'meetingLinkProviders'] as const),
  ...([
    'meeting',
    'meetingMaterials',
    'meetingMember',
    'meetingMembers',
    'meetingQuote',
    'meetings',
    'userMeetingMembers',
  ] as const),
  ...(['applicants', 'member', 'members', 'studyGroup', 'studyGroups', 'studySubGroups', 'userStudyGroups'] as const),
  ...(['studyGroupInvitation', 'studyGroupPostReach', 'studyGroupPosts', 'studyGroupResults'] as const),
  ...(['prospect', 'prospectFigures', 'prospects'] as const),
  ...(['userNotes', 'userSessions', 'userSessionsMarked', 'userStory', 'users', 'wallet'] as const),
]

it('every query is decided: seen as the person sees it, or hidden', () => {
  const queries = operationsOf(app.schema).flatMap(({ kind, field }) => (kind === 'query' ? [field.name] : []))
  expect([...hidden, ...shown].sort()).toEqual(queries.sort())
})

it('every mutation is refused to whoever views as somebody, and no operation changes a row', {
  timeout: 240_000,
}, async () => {
  const viewers: Person[] = []
  for (const person of [world.people.student, world.people.tutor, world.people.manage_sessions])
    viewers.push(await viewAs(app, world.people.admin, person))
  const { changed } = await keep(app)
  const wrong: string[] = []
  const walked = new Set<string>()
  for (const sheet of sheets.values())
    for (const row of sheet.rows) {
      const made = callOf(app, worldOf(sheet), sheet, row)
      if (made.kind === 'subscription' || row.operation === 'viewingEnd') continue
      for (const who of viewers) {
        const { errors } = await send(app, made, who)
        const code = errors?.[0]?.extensions.code ?? 'ok'
        walked.add(row.operation)
        const isClosed = made.kind === 'mutation' || hidden.includes(row.operation)
        if (isClosed && code !== 'FORBIDDEN') wrong.push(`${row.name}: ${code}`)
      }
    }
  expect(wrong).toEqual([])
  expect(walked.size).toBeGreaterThan(100)
  expect(await changed()).toEqual([])
})
