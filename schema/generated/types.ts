// Written by schema/generate.ts; do not edit.
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An instant, ISO 8601 in UTC with milliseconds, e.g. `2026-03-29T00:30:00.000Z`. */
  DateTime: { input: string; output: string; }
  /** A calendar day without a zone, e.g. `2026-03-29`. */
  Date: { input: string; output: string; }
  /** Any JSON value. */
  JSON: { input: unknown; output: unknown; }
  /** An amount of money: a whole number of pence. */
  Pence: { input: number; output: number; }
  /** Plain text of several lines. */
  Text: { input: string; output: string; }
  /** Rich text: HTML that the server cleans against an allow-list before storing it. */
  Html: { input: string; output: string; }
  /** A file, sent as multipart/form-data by the GraphQL multipart request specification. */
  Upload: { input: unknown; output: never; }
};

/** The values of an error's `extensions.code`. `extensions.field` names the argument at fault if there is one. */
export type ErrorCode =
  /** No sign-in, or an ended one. HTTP 401. */
  | 'UNAUTHENTICATED'
  /** The account is disabled. */
  | 'ACCOUNT_DISABLED'
  /** The sign-in waits for a second factor; `due` says which. */
  | 'SECOND_FACTOR'
  /** Signed in, but not allowed. */
  | 'FORBIDDEN'
  /** An argument is missing or invalid; `field` names it. */
  | 'VALIDATION'
  /** There is no such thing, or you may not see it. */
  | 'NOT_FOUND'
  /** The thing has changed, or its state does not allow this. `current` holds its present state, where that helps. */
  | 'CONFLICT'
  /** The wallet holds too little; `field` is `wallet`, `missing` the pence that lack. */
  | 'INSUFFICIENT_FUNDS'
  /** The start is no longer free. */
  | 'SLOT_TAKEN'
  /** No seat is left. */
  | 'SOLD_OUT'
  /** A link, hold or quote has expired. */
  | 'EXPIRED'
  /** Too many requests; `retryAfter` is in seconds. */
  | 'RATE_LIMITED'
  /**
   * The database or a payment gateway does not answer, so the change may or may not have been made. Send it again in a moment, with the same idempotency
   * key if it has one. HTTP 503.
   */
  | 'UNAVAILABLE'
  /** An error of ours; `id` finds it in the log. HTTP 500. */
  | 'INTERNAL';

export type OrderDirection =
  | 'asc'
  | 'desc';

/**
 * The place of a page in a list. Pages count from 1 and have 20 rows, or `pageSize` rows, 100 at most. Beyond the first 10,000 rows only `after`
 * continues, through rows in the order of their ids. Offsets and cursors are given where they are cheap.
 */
export type PageInfo = {
  currentOffset: Scalars['Int']['output'];
  currentPage: Scalars['Int']['output'];
  /** The id of the first row. */
  startCursor?: Maybe<Scalars['ID']['output']>;
  /** The id of the last row; given as `after` it continues an export. */
  endCursor?: Maybe<Scalars['ID']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  nextPage?: Maybe<Scalars['Int']['output']>;
  previousPage?: Maybe<Scalars['Int']['output']>;
  nextOffset?: Maybe<Scalars['Int']['output']>;
  previousOffset?: Maybe<Scalars['Int']['output']>;
  pageSize: Scalars['Int']['output'];
  /** The number of matching rows, counted up to 10,001, which means 'more than 10,000'. */
  totalCount: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
};

/** The answer to a deletion, and the message of subscriptions to deletions. */
export type Deleted = {
  id: Scalars['ID']['output'];
};

export type ChangeKind =
  | 'created'
  | 'updated'
  | 'deleted';

/** A changed row that the subscriber may read, or could have read if it was deleted. */
export type Change = {
  /** The name of the GraphQL type. */
  type: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  kind: ChangeKind;
};

export type Query = {
  /** The server's time, for countdowns on devices with a wrong clock. */
  serverTime: Scalars['DateTime']['output'];
  /** The weekly hours of a tutor; without `userId`, the caller's own. */
  availabilityRules: Array<AvailabilityRule>;
  /** Extra hours and time off that touch a period, in order: a tutor's own, or anybody's (`userId`) for staff with manage_sessions. Errors: FORBIDDEN. */
  availabilityExceptions: Array<AvailabilityException>;
  /** The price of a booking; with `sessionId`, of a move or cancellation. Errors: SLOT_TAKEN, NOT_FOUND, CONFLICT (the state does not allow it). */
  sessionQuote: SessionQuote;
  /** The caller's own; null while it is off. */
  calendarFeed?: Maybe<CalendarFeed>;
  /** What the caller can still book of each open session type: the areas with a mock that they have not sat or booked and that a tutor is permitted on. A type without one is left out. */
  mocksLeft: Array<MocksLeft>;
  /**
   * With `sessionTypeId`: the starts that the caller can book (staff: that `forUserId` can book), counting only tutors permitted on a mock that the
   * student has not sat. Without: the blocks of a tutor's calendar (`userId`, else the caller's own). At most 60 days at once.
   */
  slots: SlotPage;
  /** The blocks of a content in their order, for those who may read them; questions for authors and staff only. An unknown content answers none. */
  contentBlocks: Array<ContentBlock>;
  /** A block, as of contentBlocks. Errors: NOT_FOUND. */
  contentBlock: ContentBlock;
  /** An import with its counts and state, for whoever may write the content. Errors: NOT_FOUND. */
  contentImport: ContentImport;
  /** The imports of a content, the latest first. */
  contentImports: ContentImportPage;
  /** The rows of an import in the file's order; `result` narrows them. */
  contentImportRows: ContentImportRowPage;
  /** The chapters of a content in their order, for those who may read it. An unknown content answers none. */
  contentChapters: Array<ContentChapter>;
  /** One entry. Errors: NOT_FOUND. */
  auditEntry: AuditEntry;
  /** What staff changed, the newest first. `userId`: of that person; `actorId`: by that person. */
  auditLog: AuditEntryPage;
  /** All countries by name. */
  countries: Array<Country>;
  /** The caller's live sign-ins, the newest first. */
  devices: Array<Device>;
  /** Reads a link that confirms a change of address, without spending it. Errors: EXPIRED (run out, used, replaced or unknown). */
  userEmailChange: EmailChange;
  /** What is kept for the caller. */
  keptValues: Array<KeptValue>;
  /** The caller's own, the oldest first. */
  linkedProviders: Array<LinkedProvider>;
  /** The caller's choices for every kind, defaults included. */
  notificationPreferences: Array<NotificationPreference>;
  /** The caller's quiet time and digest, defaults included. */
  notificationSettings: NotificationSettings;
  /** The caller's notifications, the newest first; `unread: true` those that they have not read. */
  notifications: NotificationPage;
  /** The caller's passkeys, the oldest first. */
  passkeys: Array<Passkey>;
  /** The caller's browsers that show notifications. */
  pushSubscriptions: Array<PushSubscription>;
  /** The server's public key, with which a browser subscribes (VAPID, RFC 8292). */
  pushPublicKey: Scalars['String']['output'];
  /** All roles by name, for staff with manage_roles or view_all_users. Errors: FORBIDDEN. */
  roles: Array<Role>;
  /** The caller's second factor. It may be asked before the second factor is passed. */
  secondFactor: SecondFactor;
  /** The outside providers of this server, in the order of its settings. */
  signInProviders: Array<SignInProvider>;
  /**
   * Starts a sign-in with an outside OpenID Connect provider. `oauthCallback` finishes it within 10 minutes, in the same browser. Errors: NOT_FOUND (no
   * such provider), CONFLICT (the provider does not answer), RATE_LIMITED.
   */
  oauthRequest: OauthRequest;
  /** Reads a one-time link without spending it. Errors: EXPIRED (run out, used or unknown). */
  web3Validate: Web3Validation;
  /** Notes about a person, the newest first; for staff with view_all_users, but nobody reads those about themselves. */
  userNotes: UserNotePage;
  /** The signed-in person with roles. Beside countries it is the only query that an unconfirmed account may make. */
  currentUser: User;
  /** People, for staff with view_all_users. `search` looks in names and e-mail addresses. */
  users: UserPage;
  /**
   * A person, with the fields that the caller may see: themselves in full, tutors and fellow attendees by name and face, anybody for staff with
   * view_all_users. Errors: NOT_FOUND.
   */
  user: User;
  /**
   * All data of the caller, to take along: profile, consents, sign-ins and their means, sessions with released marks and feedback, their written answers
   * and notes, the names of their files, movements of the wallet, payments and settings. Nothing about other people.
   */
  userExport: Scalars['JSON']['output'];
  /** Requests: one's own, those about bundles that one has written, and all for staff with manage_content; the latest first. */
  accessRequests: AccessRequestPage;
  /** Bundles that one may find, by title unless told. Errors: FORBIDDEN (`userId` of another, without view_all_users or manage_content). */
  bundles: BundlePage;
  /** The same by `limit` (20, at most 100) and `offset`. Errors: as of bundles, VALIDATION (out of range). */
  paginatedBundles: PaginatedBundles;
  /** A bundle. Errors: NOT_FOUND. */
  bundle: Bundle;
  /** What a bundle costs the buyer, or `userId` for staff with manage_billing. Errors: NOT_FOUND, FORBIDDEN, CONFLICT (held already, not for sale). */
  bundleQuote: BundleQuote;
  /** The categories of the library: published ones for learners, all for staff with manage_content. */
  libraryCategories: Array<LibraryCategory>;
  /** The subcategories of a category, or of all: published ones for learners, all for staff with manage_content. */
  librarySubcategories: Array<LibrarySubcategory>;
  /** A category. Errors: NOT_FOUND. */
  libraryCategory: LibraryCategory;
  /** The chapters of a lecture in their order, for those who may find it. */
  libraryChapters: Array<LibraryChapter>;
  /** The handouts of a bundle, for those who have opened it, its authors and staff. */
  libraryMaterials: Array<LibraryMaterial>;
  /** What its authors keep with a bundle; for them and staff with manage_content. */
  libraryAttachments: Array<LibraryAttachment>;
  /** The caller's notes on a bundle, the earliest first; they stay when its time is over. */
  libraryNotes: Array<LibraryNote>;
  /** Permissions of the library: one's own; those of all for staff with manage_content, the latest first. */
  libraryPermissions: LibraryPermissionPage;
  /** The slides of a lecture in their order, for those who may find it. */
  librarySlides: Array<LibrarySlide>;
  /** The videos of a bundle in their order, for those who may find it. */
  libraryVideos: Array<LibraryVideo>;
  /** A mock day of one's own, or anybody's for staff with view_all_users. Errors: NOT_FOUND. */
  mockDay: MockDay;
  /** One's mock days, or those of `userId` for staff with view_all_users; the latest first. */
  mockDays: MockDayPage;
  /** What a mock day of a paper would ask of the caller. Errors: VALIDATION (`paper`: it asks no questions). */
  mockDayOffer: MockDayOffer;
  /** The corrections of a question, the latest first. */
  questionCorrections: Array<QuestionCorrection>;
  /**
   * What a correction would do. Errors: NOT_FOUND, FORBIDDEN, VALIDATION (`optionIds`: none of this question's, or right already), CONFLICT (taken out already; this kind of question has no options to
   * choose one of).
   */
  questionCorrectionEffect: CorrectionEffect;
  /**
   * How the questions of a bundle do, in pages of 50 unless told; for its authors and staff with manage_content. Errors: NOT_FOUND, VALIDATION (`pageSize`: above
   * 100).
   */
  bundleHealth: BundleHealth;
  /** How one question does; for its authors and staff with manage_content. Errors: NOT_FOUND. */
  questionHealth: QuestionHealth;
  /** Reports on the questions of a bundle or on one question, and one's own elsewhere; the latest first. */
  questionReports: QuestionReportPage;
  /** The caller's reviews today, and those to come. */
  reviewQueue: ReviewQueue;
  /**
   * The next cards of the caller's queue, what they are closest to forgetting first. Cards whose block is gone, or no longer open to the caller, are left
   * out until it is open again, and so is a question that the caller sits in an attempt. Errors: VALIDATION (`minutes`: not from 1 to 600).
   */
  reviewNext: ReviewRound;
  /** The caller's settings. */
  reviewSettings: ReviewSettings;
  /** How many cards of a bundle are in the caller's queue. */
  reviewCardsIn: Scalars['Int']['output'];
  /** An attempt of one's own, or anybody's for staff with view_all_users. Errors: NOT_FOUND. */
  testAttempt: TestAttempt;
  /** One's attempts, or those of `userId` for staff with view_all_users; the latest first. With their questions, at most 20 at a time. */
  testAttempts: TestAttemptPage;
  /** How many questions the caller's own practice can draw from, by area and pools. What a test holds back is not counted: see testAttemptStart. */
  practiceCounts: Array<PracticeCount>;
  /**
   * How ready one is, and the tests that one has taken; of `userId` for staff with view_all_users. It stands on first answers in tests that show their results:
   * answers against the clock count more, those older than 90 days less. Errors: FORBIDDEN.
   */
  testResults: TestResults;
  /**
   * Visits to pay pages: the caller's own, or anybody's for staff with manage_billing; the newest first unless sorted. `from` and `until` are about
   * `insertedAt`, the second exclusive.
   */
  billingSessions: BillingSessionPage;
  /** A visit to a pay page: the caller's own, or anybody's for staff with manage_billing. Errors: NOT_FOUND. */
  billingSession: BillingSession;
  /** The sales from `from` on and before `until`, a year at most. Errors: VALIDATION. */
  sales: Sales;
  /** The sales of this week so far and of the eleven before it, by the school's books, the oldest first; for staff with manage_billing. */
  salesByWeek: Array<SalesWeek>;
  /** A wallet; without `userId`, the caller's own. */
  wallet: Wallet;
  /** Movements of wallets: the caller's own, or anybody's for staff with manage_billing. */
  transactions: TransactionPage;
  /** A person's saving on an amount in pence. */
  discount: Discount;
  /** Mocks: all for staff with view_all_mocks, for tutors those that they may view. */
  mocks: MockPage;
  /** A mock, with the fields that the caller may see: staff, tutors with a permission, and candidates who have sat it. Errors: NOT_FOUND. */
  mock: Mock;
  /** Permissions for mocks: tutors see their own, staff with view_all_mocks or manage_mocks all. Errors: FORBIDDEN. */
  mockPermissions: MockPermissionPage;
  /** The tutors who may conduct a mock. Errors: NOT_FOUND (a mock one may not see). */
  mockTutors: Array<TutorPreview>;
  /** The sessions that the caller attends, or all for staff with view_all_sessions. */
  sessions: SessionPage;
  /** The caller's sessions, in any role; the earliest first if `from` is given, else the latest, unless sorted. */
  userSessions: SessionPage;
  /** The caller's sessions whose marks are released, newest first. */
  userSessionsMarked: SessionPage;
  /** A session that the caller attends, or any for staff with view_all_sessions. Errors: NOT_FOUND. */
  session: Session;
  /** The marksheet of a session; null before the first draft and, for the candidate, before release. */
  sessionMarksheet?: Maybe<SessionMarksheet>;
  /** Materials, once they are open. */
  sessionMaterials: Array<SessionMaterial>;
  /** The answers of a session: for the candidate their own, for markers once handed in, and for staff. Errors: NOT_FOUND (a session one may not see). */
  sessionAnswers: Array<SessionAnswer>;
  /** How many sessions this week and the eleven before it have, the oldest first; for staff with view_all_sessions, manage_sessions or assign_tutors. */
  sessionsByWeek: Array<SessionsWeek>;
  /**
   * How long marks took that were released in this week and the eleven before it, the oldest first; for staff with view_all_sessions, manage_sessions or
   * assign_tutors.
   */
  markingByWeek: MarkingTimes;
  /** The same marks by tutor or interviewer, the slowest first, 50 at most; for the same people. */
  markingByTutor: Array<TutorMarking>;
  /** The five of the same marks that took longest; for the same people. */
  slowestMarkings: Array<SlowMarking>;
  /**
   * What has happened to a person, drawn from what is kept: sign-up, sessions as a candidate, money, disputes, staff's notes and messages, and changes of the
   * account. Everybody gets the parts that they may read: sessions and disputes with view_all_sessions, movements with manage_billing, changes of the account
   * with view_audit_log. For staff with view_all_users. `pageSize` is 20 unless told, 100 at most. Errors: NOT_FOUND, VALIDATION (`before`, `pageSize`).
   */
  userStory: Story;
  /** The caller's adjustments, without the note, or those of `userId` for staff with view_all_users or manage_users; null: none. */
  adjustment?: Maybe<Adjustment>;
  /** A person's sittings, the earliest first: the caller's own, or those of `userId` for staff with view_all_users. */
  examSittings: Array<ExamSitting>;
  /** All practice areas by name, for everybody whose profile is complete. */
  practiceAreas: Array<PracticeArea>;
  /** Jobs that are not done, newest first; given-up ones are kept for a week. */
  queueJobs: QueueJobPage;
  /** Session types: those that the caller may book, or all for staff; `root` leaves out children. */
  sessionTypes: Array<SessionType>;
  /** A session type; drafts for staff with manage_settings only. Errors: NOT_FOUND. */
  sessionType: SessionType;
  /** The limits of a person; without `userId`, the caller's own. */
  userSessionTypes: Array<UserSessionType>;
};


export type QueryAvailabilityRulesArgs = {
  userId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryAvailabilityExceptionsArgs = {
  userId?: InputMaybe<Scalars['ID']['input']>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  until?: InputMaybe<Scalars['DateTime']['input']>;
};


export type QuerySessionQuoteArgs = {
  purpose: QuotePurpose;
  sessionTypeId?: InputMaybe<Scalars['ID']['input']>;
  practiceAreaId?: InputMaybe<Scalars['ID']['input']>;
  sessionId?: InputMaybe<Scalars['ID']['input']>;
  startAt?: InputMaybe<Scalars['DateTime']['input']>;
  forUserId?: InputMaybe<Scalars['ID']['input']>;
};


export type QuerySlotsArgs = {
  sessionTypeId?: InputMaybe<Scalars['ID']['input']>;
  practiceAreaId?: InputMaybe<Scalars['ID']['input']>;
  userId?: InputMaybe<Scalars['ID']['input']>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  until?: InputMaybe<Scalars['DateTime']['input']>;
  forUserId?: InputMaybe<Scalars['ID']['input']>;
  sessionId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryContentBlocksArgs = {
  contentId: Scalars['ID']['input'];
};


export type QueryContentBlockArgs = {
  id: Scalars['ID']['input'];
};


export type QueryContentImportArgs = {
  id: Scalars['ID']['input'];
};


export type QueryContentImportsArgs = {
  contentId: Scalars['ID']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryContentImportRowsArgs = {
  importId: Scalars['ID']['input'];
  result?: InputMaybe<Array<ContentImportResult>>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryContentChaptersArgs = {
  contentId: Scalars['ID']['input'];
};


export type QueryAuditEntryArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAuditLogArgs = {
  actorId?: InputMaybe<Scalars['ID']['input']>;
  userId?: InputMaybe<Scalars['ID']['input']>;
  operation?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  until?: InputMaybe<Scalars['DateTime']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryUserEmailChangeArgs = {
  token: Scalars['String']['input'];
};


export type QueryNotificationsArgs = {
  unread?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryOauthRequestArgs = {
  provider: Scalars['String']['input'];
  redirectUri: Scalars['String']['input'];
  state?: InputMaybe<Scalars['String']['input']>;
};


export type QueryWeb3ValidateArgs = {
  token: Scalars['String']['input'];
};


export type QueryUserNotesArgs = {
  userId: Scalars['ID']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryUsersArgs = {
  types?: InputMaybe<Array<UserType>>;
  studyGroupId?: InputMaybe<Scalars['ID']['input']>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  until?: InputMaybe<Scalars['DateTime']['input']>;
  qualificationHra?: InputMaybe<Scalars['Boolean']['input']>;
  qualificationSqe1?: InputMaybe<Scalars['Boolean']['input']>;
  qualificationSqe2?: InputMaybe<Scalars['Boolean']['input']>;
  followUpFrom?: InputMaybe<Scalars['Date']['input']>;
  followUpUntil?: InputMaybe<Scalars['Date']['input']>;
  paymentStatus?: InputMaybe<Array<UserPaymentStatus>>;
  contactStatus?: InputMaybe<Array<ContactStatus>>;
  preparation?: InputMaybe<Preparation>;
  search?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<UserOrder>;
  orderDirection?: InputMaybe<OrderDirection>;
  after?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryUserArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAccessRequestsArgs = {
  bundleId?: InputMaybe<Scalars['ID']['input']>;
  userId?: InputMaybe<Scalars['ID']['input']>;
  status?: InputMaybe<AccessRequestStatus>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryBundlesArgs = {
  scope?: InputMaybe<BundleScope>;
  userId?: InputMaybe<Scalars['ID']['input']>;
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  categoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  subcategoryId?: InputMaybe<Scalars['ID']['input']>;
  practiceAreaId?: InputMaybe<Scalars['ID']['input']>;
  type?: InputMaybe<BundleType>;
  status?: InputMaybe<ContentStatus>;
  recommended?: InputMaybe<Scalars['Boolean']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<BundleOrder>;
  orderDirection?: InputMaybe<OrderDirection>;
  after?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryPaginatedBundlesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  scope?: InputMaybe<BundleScope>;
  userId?: InputMaybe<Scalars['ID']['input']>;
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  categoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  subcategoryId?: InputMaybe<Scalars['ID']['input']>;
  practiceAreaId?: InputMaybe<Scalars['ID']['input']>;
  type?: InputMaybe<BundleType>;
  status?: InputMaybe<ContentStatus>;
  recommended?: InputMaybe<Scalars['Boolean']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  orderBy?: InputMaybe<BundleOrder>;
  orderDirection?: InputMaybe<OrderDirection>;
};


export type QueryBundleArgs = {
  id: Scalars['ID']['input'];
};


export type QueryBundleQuoteArgs = {
  bundleId: Scalars['ID']['input'];
  userId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryLibraryCategoriesArgs = {
  practiceAreaId?: InputMaybe<Scalars['ID']['input']>;
  orderBy?: InputMaybe<LibraryOrder>;
  orderDirection?: InputMaybe<OrderDirection>;
};


export type QueryLibrarySubcategoriesArgs = {
  categoryId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryLibraryCategoryArgs = {
  id: Scalars['ID']['input'];
};


export type QueryLibraryChaptersArgs = {
  bundleId: Scalars['ID']['input'];
};


export type QueryLibraryMaterialsArgs = {
  bundleId: Scalars['ID']['input'];
};


export type QueryLibraryAttachmentsArgs = {
  bundleId: Scalars['ID']['input'];
};


export type QueryLibraryNotesArgs = {
  bundleId: Scalars['ID']['input'];
};


export type QueryLibraryPermissionsArgs = {
  userId?: InputMaybe<Scalars['ID']['input']>;
  bundleId?: InputMaybe<Scalars['ID']['input']>;
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  subcategoryId?: InputMaybe<Scalars['ID']['input']>;
  status?: InputMaybe<LibraryPermissionStatus>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryLibrarySlidesArgs = {
  bundleId: Scalars['ID']['input'];
};


export type QueryLibraryVideosArgs = {
  bundleId: Scalars['ID']['input'];
};


export type QueryMockDayArgs = {
  id: Scalars['ID']['input'];
};


export type QueryMockDaysArgs = {
  userId?: InputMaybe<Scalars['ID']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryMockDayOfferArgs = {
  paper: ExamPaper;
};


export type QueryQuestionCorrectionsArgs = {
  blockId: Scalars['ID']['input'];
};


export type QueryQuestionCorrectionEffectArgs = {
  blockId: Scalars['ID']['input'];
  kind: QuestionCorrectionKind;
  optionIds?: InputMaybe<Array<Scalars['String']['input']>>;
};


export type QueryBundleHealthArgs = {
  bundleId: Scalars['ID']['input'];
  view?: InputMaybe<QuestionHealthView>;
  lawBefore?: InputMaybe<Scalars['Date']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryQuestionHealthArgs = {
  blockId: Scalars['ID']['input'];
};


export type QueryQuestionReportsArgs = {
  bundleId?: InputMaybe<Scalars['ID']['input']>;
  blockId?: InputMaybe<Scalars['ID']['input']>;
  open?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryReviewNextArgs = {
  minutes?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryReviewCardsInArgs = {
  bundleId: Scalars['ID']['input'];
};


export type QueryTestAttemptArgs = {
  id: Scalars['ID']['input'];
};


export type QueryTestAttemptsArgs = {
  userId?: InputMaybe<Scalars['ID']['input']>;
  bundleId?: InputMaybe<Scalars['ID']['input']>;
  status?: InputMaybe<AttemptStatus>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryTestResultsArgs = {
  userId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryBillingSessionsArgs = {
  userId?: InputMaybe<Scalars['ID']['input']>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  until?: InputMaybe<Scalars['DateTime']['input']>;
  itemType?: InputMaybe<BillingItemType>;
  itemId?: InputMaybe<Scalars['ID']['input']>;
  status?: InputMaybe<BillingSessionStatus>;
  gateway?: InputMaybe<BillingGateway>;
  search?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<BillingSessionOrder>;
  orderDirection?: InputMaybe<OrderDirection>;
  after?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryBillingSessionArgs = {
  id: Scalars['ID']['input'];
};


export type QuerySalesArgs = {
  from: Scalars['DateTime']['input'];
  until: Scalars['DateTime']['input'];
};


export type QueryWalletArgs = {
  userId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryTransactionsArgs = {
  type?: InputMaybe<TransactionType>;
  status?: InputMaybe<TransactionStatus>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  until?: InputMaybe<Scalars['DateTime']['input']>;
  userId?: InputMaybe<Scalars['ID']['input']>;
  userIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  userType?: InputMaybe<UserType>;
  userTypes?: InputMaybe<Array<UserType>>;
  mockId?: InputMaybe<Scalars['ID']['input']>;
  mockIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  mockSessionTypeId?: InputMaybe<Scalars['ID']['input']>;
  mockSessionTypeIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  bundleId?: InputMaybe<Scalars['ID']['input']>;
  bundleIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  bundleCategoryId?: InputMaybe<Scalars['ID']['input']>;
  bundleCategoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  meetingId?: InputMaybe<Scalars['ID']['input']>;
  meetingIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  meetingType?: InputMaybe<Scalars['String']['input']>;
  meetingTypes?: InputMaybe<Array<Scalars['String']['input']>>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<TransactionOrder>;
  orderDirection?: InputMaybe<OrderDirection>;
  after?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryDiscountArgs = {
  userId?: InputMaybe<Scalars['ID']['input']>;
  amount?: InputMaybe<Scalars['Pence']['input']>;
};


export type QueryMocksArgs = {
  sessionTypeId?: InputMaybe<Scalars['ID']['input']>;
  practiceAreaId?: InputMaybe<Scalars['ID']['input']>;
  level?: InputMaybe<MockLevel>;
  status?: InputMaybe<ContentStatus>;
  search?: InputMaybe<Scalars['String']['input']>;
  editable?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<MockOrder>;
  orderDirection?: InputMaybe<OrderDirection>;
  after?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryMockArgs = {
  id: Scalars['ID']['input'];
};


export type QueryMockPermissionsArgs = {
  mockId?: InputMaybe<Scalars['ID']['input']>;
  userId?: InputMaybe<Scalars['ID']['input']>;
  sessionTypeId?: InputMaybe<Scalars['ID']['input']>;
  practiceAreaId?: InputMaybe<Scalars['ID']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryMockTutorsArgs = {
  mockId: Scalars['ID']['input'];
};


export type QuerySessionsArgs = {
  userId?: InputMaybe<Scalars['ID']['input']>;
  jointId?: InputMaybe<Scalars['ID']['input']>;
  sessionTypeId?: InputMaybe<Scalars['ID']['input']>;
  practiceAreaId?: InputMaybe<Scalars['ID']['input']>;
  assignmentStatus?: InputMaybe<AssignmentStatus>;
  status?: InputMaybe<Array<SessionStatus>>;
  disputed?: InputMaybe<Scalars['Boolean']['input']>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  until?: InputMaybe<Scalars['DateTime']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<SessionOrder>;
  orderDirection?: InputMaybe<OrderDirection>;
  after?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryUserSessionsArgs = {
  status?: InputMaybe<Array<SessionStatus>>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  until?: InputMaybe<Scalars['DateTime']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<SessionOrder>;
  orderDirection?: InputMaybe<OrderDirection>;
};


export type QueryUserSessionsMarkedArgs = {
  sessionTypeId?: InputMaybe<Scalars['ID']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySessionArgs = {
  id: Scalars['ID']['input'];
};


export type QuerySessionMarksheetArgs = {
  sessionId: Scalars['ID']['input'];
};


export type QuerySessionMaterialsArgs = {
  sessionId: Scalars['ID']['input'];
};


export type QuerySessionAnswersArgs = {
  sessionId: Scalars['ID']['input'];
};


export type QueryUserStoryArgs = {
  userId: Scalars['ID']['input'];
  group?: InputMaybe<StoryGroup>;
  before?: InputMaybe<Scalars['String']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryAdjustmentArgs = {
  userId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryExamSittingsArgs = {
  userId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryQueueJobsArgs = {
  state?: InputMaybe<QueueJobState>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['ID']['input']>;
};


export type QuerySessionTypesArgs = {
  root?: InputMaybe<Scalars['Boolean']['input']>;
  mode?: InputMaybe<SessionMode>;
};


export type QuerySessionTypeArgs = {
  id: Scalars['ID']['input'];
};


export type QueryUserSessionTypesArgs = {
  userId?: InputMaybe<Scalars['ID']['input']>;
};

export type Mutation = {
  /** Says that the tutor or interviewer will take a booked session. Errors: CONFLICT (it is not booked, or accepted already), FORBIDDEN, NOT_FOUND. */
  sessionAssignmentAccept: Session;
  /**
   * Gives a booked session back until 12 hours before its start, with a reason of 500 characters at most; for its tutor or interviewer. Another tutor who may
   * conduct its mock and is free then takes it at once. If there is none, it is unassigned: staff are alarmed, and the candidate may move or cancel it without
   * a fee. Errors: VALIDATION (`reason`), CONFLICT (too late, or it is not booked), FORBIDDEN, NOT_FOUND.
   */
  sessionAssignmentDecline?: Maybe<Session>;
  /**
   * Opens weekly hours: a tutor's own, or anybody's (`userId`) for staff with manage_sessions. Times are by the wall clock of `timezone`. Errors:
   * FORBIDDEN, VALIDATION (`from`, `until`, `weekday`, `timezone`; `sessionTypes`, `practiceAreas`: the tutor may conduct no mock of one).
   */
  availabilityRuleCreate: AvailabilityRule;
  /**
   * Changes the given fields of weekly hours; for their tutor, or staff with manage_sessions. Existing bookings stay. Errors: as of
   * availabilityRuleCreate, and NOT_FOUND.
   */
  availabilityRuleUpdate: AvailabilityRule;
  /** Closes weekly hours; for their tutor, or staff with manage_sessions. Existing bookings stay. Errors: NOT_FOUND. */
  availabilityRuleDelete: Deleted;
  /**
   * Adds extra hours or time off once, for a year at most: a tutor's own, or anybody's (`userId`) for staff with manage_sessions. Existing bookings
   * stay. Errors: FORBIDDEN, VALIDATION (`until`: not after `from`, or more than 366 days later; `sessionTypes`, `practiceAreas`: the tutor may conduct
   * no mock of one, or time off names one).
   */
  availabilityExceptionCreate: AvailabilityException;
  /**
   * Changes the given fields of extra hours or time off; for their tutor, or staff with manage_sessions. Existing bookings stay. Errors: as of
   * availabilityExceptionCreate, and NOT_FOUND.
   */
  availabilityExceptionUpdate: AvailabilityException;
  /** Deletes an exception; for its tutor, or staff with manage_sessions. Errors: NOT_FOUND. */
  availabilityExceptionDelete: Deleted;
  /**
   * Holds a start for 10 minutes; a person's second hold ends their first. Errors: SLOT_TAKEN, NOT_FOUND, CONFLICT (limit reached, every mock sat),
   * VALIDATION (past start, too short notice, a start for a type that begins at its booking, none for another).
   */
  sessionHold: SessionHold;
  /**
   * Pays a held session from the wallet and books it, in one transaction. `free` with a reason is for staff who may both book (manage_sessions) and
   * waive the price (manage_billing). Errors: INSUFFICIENT_FUNDS, EXPIRED, CONFLICT, FORBIDDEN.
   */
  sessionBook: Session;
  /** Moves a booked session to another start and answers the new session. Errors: SLOT_TAKEN, INSUFFICIENT_FUNDS, CONFLICT. */
  sessionReschedule: Session;
  /** Cancels a session with the refund of its policy. Errors: CONFLICT (already begun, cancelled or over). */
  sessionCancel: Session;
  /** Switches the caller's feed on, or gives it a new address; the old address ends at once. */
  calendarFeedCreate: CalendarFeed;
  /** Switches the caller's feed off; its address ends at once. Errors: NOT_FOUND (it is off). */
  calendarFeedDelete: Deleted;
  /**
   * Adds a block; for those who may change the content. Without `position` it stands last. Errors: FORBIDDEN, CONFLICT (no such content, or a chapter of
   * another), VALIDATION (`subtype`: not of this type; `answerOptions`: more than its kind takes; `estimate`, `complexity`, `score`: out of range; `link`: of a host that is not allowed; a text with a picture that is neither the caller's nor of this content). What is
   * not finished is kept, and is not `complete`.
   */
  contentBlockCreate: ContentBlock;
  /**
   * Adds up to 200 blocks in their order, behind those of the chapter, or of none; all or none. The same `idempotencyKey` adds them once, and answers those
   * of them that are still there. Errors: as of contentBlockCreate, VALIDATION (`blocks`: none, or more than 200), CONFLICT (the key was used for something
   * else).
   */
  contentBlocksCreate: Array<ContentBlock>;
  /**
   * Gives a block another place: `position` from 0 among the blocks of the chapter, or of none without `chapterId`; those behind it make room, and its
   * `version` stays. For those who may change the content. Errors: FORBIDDEN, NOT_FOUND, CONFLICT (`chapterId`: of another content).
   */
  contentBlockMove: ContentBlock;
  /**
   * Changes the given fields of a block; for those who may change the content. With `version` only while nobody else has changed it. Errors: as of
   * contentBlockCreate, NOT_FOUND, and CONFLICT (stale `version`, the present block in `current`).
   */
  contentBlockUpdate: ContentBlock;
  /** Deletes a block; for those who may change the content. Errors: FORBIDDEN, NOT_FOUND, CONFLICT (an attempt has asked it). */
  contentBlockDelete: Deleted;
  /** Adds a document to a block, at most 25 MB. Errors: FORBIDDEN, CONFLICT (no such block; more than the quota, or no room on the disk), VALIDATION (empty, too large, or not what its name says). */
  contentBlockAttachmentCreate: BlockAttachment;
  /** Deletes a block's document. Errors: FORBIDDEN, NOT_FOUND. */
  contentBlockAttachmentDelete: Deleted;
  /**
   * Writes a content's questions and cards into a file, those of one chapter if it is named. Errors: FORBIDDEN, NOT_FOUND, CONFLICT (nothing that this
   * format can hold; other files are being read or written, try again), VALIDATION (`format`: with their pictures and sounds they are more than a file can carry).
   */
  contentExportCreate: ContentExport;
  /**
   * Takes a file of at most 25 MB to be read; nothing comes over yet. Without `format` its name and beginning tell it. For those who may change the content.
   * Errors: FORBIDDEN, CONFLICT (no such content; more than the quota, or no room on the disk), VALIDATION (`file`: empty or too large).
   */
  contentImportCreate: ContentImport;
  /**
   * Brings the rows over: all in one transaction, or none. Rows that cannot come over are left out if `leaveOut` says so. Starting it again changes nothing.
   * Errors: NOT_FOUND, CONFLICT (not read yet, cancelled or failed; nothing to bring over; `leaveOut`: some rows cannot come over).
   */
  contentImportStart: ContentImport;
  /** Ends an import that has not come over; nothing of it stays. Errors: NOT_FOUND, CONFLICT (it has come over). */
  contentImportCancel: ContentImport;
  /** Adds a chapter; for those who may change the content. Errors: FORBIDDEN, CONFLICT (no such content). */
  contentChapterCreate: ContentChapter;
  /** Changes a chapter; for those who may change the content. Errors: FORBIDDEN, NOT_FOUND. */
  contentChapterUpdate: ContentChapter;
  /**
   * Changes several chapters of a content at once, such as their order, and answers all of them; all or none. Errors: FORBIDDEN, NOT_FOUND (one of
   * them is not of this content), VALIDATION (`chapters`: one is named twice).
   */
  contentChaptersUpdate: Array<ContentChapter>;
  /** Deletes a chapter; its blocks stay in the content, outside any chapter. Errors: FORBIDDEN, NOT_FOUND. */
  contentChapterDelete: Deleted;
  /**
   * Uploads a picture, a sound or a document of at most 25 MB, for a slide or a block that names its id; for tutors and staff with manage_content. Errors: FORBIDDEN,
   * CONFLICT (more than the quota, or no room on the disk), VALIDATION (`file`: empty, too large, or not what its name says).
   */
  mediaCreate: MediaFile;
  /**
   * Renames a document or sets who sees it; `content` or `contentHtml` gives a text a new version. For staff with manage_mocks or manage_sessions, and for a tutor who may edit
   * the mock and added the document. Errors: NOT_FOUND, FORBIDDEN, CONFLICT (stale `version`).
   */
  driveFileUpdate: DriveFile;
  /**
   * Deletes a document of a mock; for staff with manage_mocks, and for a tutor who may edit the mock and added the document. Errors: NOT_FOUND, FORBIDDEN, CONFLICT (it belongs
   * to a session).
   */
  driveFileDelete: Deleted;
  /** Ends one of the caller's sign-ins; its tokens and sockets end at once. Errors: NOT_FOUND (ended already, or somebody else's). */
  deviceEnd: Deleted;
  /** Ends every other sign-in of the caller and answers the remaining one. */
  devicesEndOthers: Array<Device>;
  /**
   * Asks for another address. A person's own change is made after a link to each of the two addresses has confirmed it; the answer does not tell whether
   * the new address has an account. A change by staff with manage_users is confirmed from the new address, and the old one is told. Links live 10
   * minutes. Errors: FORBIDDEN, NOT_FOUND, VALIDATION, CONFLICT (one's own: three changes were asked for in ten minutes; by staff: address in use, or
   * three links to it are still open).
   */
  userEmailUpdate: User;
  /**
   * Confirms a change of address from one of the two addresses, once. The second confirmation makes the change (the first one, if staff asked) and ends
   * every sign-in except the one that asked for it. The undo link of a change by staff restores the old address, and removes every sign-in, passkey and
   * provider that came with the new one. Signs nobody in. Errors: EXPIRED (run out, used, replaced or unknown), CONFLICT (the address has meanwhile been
   * taken).
   */
  userEmailConfirm: EmailChange;
  /** Keeps a value for the caller, in place of the one before. Errors: VALIDATION (too large, or nested too deeply). */
  keptValueUpdate: KeptValue;
  /**
   * Starts linking the caller's account with one at an outside provider. `providerLink` finishes it within 10 minutes, in the same browser and by the
   * same person. Errors: FORBIDDEN (the person signed in more than ten minutes ago and must do so again first), NOT_FOUND (no such provider), CONFLICT
   * (the provider does not answer), RATE_LIMITED.
   */
  providerLinkRequest: OauthRequest;
  /**
   * Finishes linking, once. Both addresses must be confirmed: the caller's here by a link, the other by the provider. Linking again what is linked is no
   * error. Errors: EXPIRED (run out, used, begun in another browser, by somebody else or with another provider), FORBIDDEN (the provider said no, its
   * answer does not hold, or the address there is not confirmed), CONFLICT (it belongs to another account, one's account is linked with another one
   * there, one's own address is not confirmed, or the provider does not answer), NOT_FOUND (no such provider), RATE_LIMITED.
   */
  providerLink: LinkedProvider;
  /** Removes one of the caller's providers as a way to sign in; signing in by e-mail stays. Errors: NOT_FOUND. */
  providerUnlink: Deleted;
  /** Turns channels of a kind on or off for the caller; a channel left out keeps its choice. Errors: VALIDATION (a channel that this kind never uses, or always does). */
  notificationPreferencesUpdate: NotificationPreference;
  /** Sets the caller's quiet time and digest. Both ends of the quiet time, or none. Errors: VALIDATION (a time that is no minute of a day, one end alone, two equal ends). */
  notificationSettingsUpdate: NotificationSettings;
  /** Marks notifications of the caller as read: those with these ids, or all without ids. Answers how many are left unread. */
  notificationsRead: UnreadNotifications;
  /**
   * Begins to add a passkey. Answers the `publicKey` argument of `navigator.credentials.create`, in the JSON of WebAuthn. Its challenge lives five
   * minutes and is spent by the first `passkeyRegister`. Errors: FORBIDDEN (the person signed in more than ten minutes ago and must do so again first),
   * CONFLICT (ten passkeys already), RATE_LIMITED.
   */
  passkeyRegistrationOptions: Scalars['JSON']['output'];
  /**
   * Adds a passkey and tells its owner by e-mail. Errors: EXPIRED (the challenge is spent, has run out or is another person's), VALIDATION (`name`; or
   * `response`: made elsewhere, without verifying the person, or no passkey at all), CONFLICT (known already, or the eleventh), RATE_LIMITED.
   */
  passkeyRegister: Passkey;
  /** Renames one of the caller's passkeys. Errors: NOT_FOUND, VALIDATION (`name`). */
  passkeyRename: Passkey;
  /** Removes a passkey, so that it signs nobody in any more, and tells its owner by e-mail. Errors: NOT_FOUND. */
  passkeyDelete: Deleted;
  /**
   * Begins a sign-in. Answers the `publicKey` argument of `navigator.credentials.get`, in the JSON of WebAuthn. It asks for no address and names no
   * passkey, so it does not tell who has one. Its challenge lives five minutes, in this browser, and is spent by the first `passkeySignIn`. Errors:
   * RATE_LIMITED.
   */
  passkeySignInOptions: Scalars['JSON']['output'];
  /**
   * Signs in with a passkey. Errors: EXPIRED (the challenge is spent, has run out or is another browser's), NOT_FOUND (no such passkey, or removed),
   * VALIDATION (`response`: made elsewhere, without verifying the person, wrongly signed, or with a count of uses that did not go up, of which the owner
   * is told by e-mail), ACCOUNT_DISABLED, RATE_LIMITED.
   */
  passkeySignIn: AuthResult;
  /**
   * Lets a browser of the present sign-in show notifications; the values are those of its PushSubscription. A second one takes the place of the first.
   * Errors: VALIDATION (an address that is not https, or not on the public internet, or a key of the wrong length).
   */
  pushSubscriptionCreate: PushSubscription;
  /** Ends the messages to one of the caller's browsers. Errors: NOT_FOUND (ended already, or somebody else's). */
  pushSubscriptionDelete: Deleted;
  /** Sends a message to one of the caller's browsers, to show that it arrives. Errors: NOT_FOUND. */
  pushSubscriptionTest: PushSubscription;
  /** Adds a role; for staff with manage_roles. Errors: VALIDATION (unknown ability), CONFLICT (name in use), FORBIDDEN (an ability one lacks). */
  roleCreate: Role;
  /**
   * Changes a role, and at once the rights of everyone who holds it; for staff with manage_roles. Errors: NOT_FOUND, VALIDATION (unknown ability),
   * CONFLICT (name in use), FORBIDDEN (an ability one lacks, in the role as it was or as it will be).
   */
  roleUpdate: Role;
  /** Deletes a role and takes it from everyone who holds it. Errors: NOT_FOUND. */
  roleDelete: Deleted;
  /**
   * Begins to set up an app, or another in its place: its secret lives ten minutes, and changes nothing until `secondFactorEnable`. Errors: FORBIDDEN (the person signed in
   * more than ten minutes ago and must do so again first), SECOND_FACTOR (a code or passkey is due first), RATE_LIMITED.
   */
  secondFactorBegin: SecondFactorSecret;
  /**
   * Turns the app on by its first code, completes the present sign-in, and tells the person by e-mail. Earlier recovery codes end. Errors: VALIDATION (`code`), EXPIRED (not begun,
   * or more than ten minutes ago), SECOND_FACTOR, RATE_LIMITED.
   */
  secondFactorEnable: RecoveryCodes;
  /**
   * Completes the present sign-in by a code of the app, which counts once, or by a recovery code, of whose use the person is told by e-mail. Errors: VALIDATION (`code`: wrong, or
   * used before), RATE_LIMITED (five wrong codes in a row: the next counts after 15 minutes, and each further five double that, of which the person is told by e-mail), CONFLICT (nothing is due).
   */
  secondFactorPass: SecondFactor;
  /** Turns the app off, and tells the person by e-mail. Errors: VALIDATION (`code`), CONFLICT (a role asks for it, or it is off), RATE_LIMITED. */
  secondFactorDisable: SecondFactor;
  /** Makes ten new recovery codes in place of the earlier ones. Errors: VALIDATION (`code`), CONFLICT (it is off), RATE_LIMITED. */
  recoveryCodesRenew: RecoveryCodes;
  /**
   * Takes away a person's app, recovery codes and passkeys, when they have lost them, and tells them by e-mail; the next sign-in by link can set up an app again. For staff with
   * manage_users. Errors: NOT_FOUND, FORBIDDEN (oneself, an account above one's own), CONFLICT (there are none).
   */
  secondFactorReset: Deleted;
  /**
   * Finishes an outside sign-in, once. An unknown person gets an account if the provider has confirmed their address; an existing account is linked if a
   * link has confirmed its own address as well. Errors: EXPIRED (run out, used, begun in another browser or with another provider), FORBIDDEN (the
   * provider said no, its answer does not hold, or the address is not confirmed), CONFLICT (the account cannot be linked, or the provider does not
   * answer), ACCOUNT_DISABLED, NOT_FOUND (no such provider), RATE_LIMITED.
   */
  oauthCallback: OauthResult;
  /** Sends a one-time link that lives 10 minutes. The answer does not tell whether the address is known. Errors: VALIDATION, RATE_LIMITED. */
  web3Request: Web3Request;
  /**
   * Spends a one-time link (or the eight-digit code beside it, in the browser that asked) and signs in; an unknown address becomes an account. Profile
   * fields, if all are given, confirm the account at once. Errors: EXPIRED, ACCOUNT_DISABLED, VALIDATION, RATE_LIMITED.
   */
  web3Confirmation: AuthResult;
  /** Answers new tokens for a refresh token, once. Errors: UNAUTHENTICATED (ended, used or unknown), ACCOUNT_DISABLED. */
  refreshTokens: AuthResult;
  /** Ends the sign-in of a refresh token; an unknown token is no error. */
  logout: Scalars['Boolean']['output'];
  /**
   * Sends a message to a person, as a notification and as a mail, which no setting turns off; for staff with manage_users. The subject has 120 characters at
   * most, the text 2,000. Errors: VALIDATION (`subject`, `text`), NOT_FOUND (nobody, or a deleted account), FORBIDDEN (to oneself), CONFLICT (a disabled
   * account, which gets no mail), RATE_LIMITED.
   */
  userMessageCreate: UserMessage;
  /**
   * Writes a note about a person, of 5,000 characters at most; for staff with view_all_users. Errors: VALIDATION (`text`), NOT_FOUND (nobody, or a deleted
   * account), FORBIDDEN (about oneself).
   */
  userNoteCreate: UserNote;
  /** Changes a note of the caller's own. Errors: VALIDATION (`text`), NOT_FOUND, FORBIDDEN (a note of somebody else). */
  userNoteUpdate: UserNote;
  /** Deletes a note of the caller's own. Errors: NOT_FOUND (also for a note of somebody else). */
  userNoteDelete: Deleted;
  /** Completes the caller's profile and so confirms the account, once. Errors: VALIDATION, CONFLICT (it is complete already). */
  userConfirmation: User;
  /**
   * Accepts newer versions of the policies: each argument is the version that was read. Stores date and version of those that are new to the person. No
   * other operation waits for it. Errors: CONFLICT (a newer version is in force than the one read).
   */
  policiesAccept: User;
  /**
   * Changes a profile: the caller's own personal fields; type, meta, paymentStatus, contactStatus and followUp need manage_users. Errors: NOT_FOUND,
   * FORBIDDEN (also of an account above one's own, of one's own type without admin rights, and of somebody else's locale), VALIDATION.
   */
  userUpdate: User;
  /** Ends the person's tokens, sockets and file links at once. Errors: NOT_FOUND, FORBIDDEN (oneself, the last admin). */
  userDisable: User;
  /** Lets a disabled person sign in again; for staff with manage_users. Errors: NOT_FOUND, FORBIDDEN (also of an account above one's own). */
  userEnable: User;
  /**
   * Deletes the caller's account for good: personal fields, files, notes and texts go, movements of money stay without the person, and the address is
   * free again. `email` is the caller's address, typed again. Money in the wallet is given up by naming all of it in `giveUpBalance`. Errors: VALIDATION
   * (not this address), CONFLICT (a session is not over yet; `field` is `giveUpBalance` and `balance` the pence where money is left), FORBIDDEN (the
   * last admin).
   */
  userDelete: Deleted;
  /**
   * Sets a person's roles; nobody grants an ability that they lack. Only admins grant `role` (supervisor, admin), and the last admin stays. Errors:
   * FORBIDDEN, NOT_FOUND.
   */
  userRolesUpdate: User;
  /**
   * Gives a person one role beside those that they hold; nobody grants an ability that they lack. For staff with manage_roles. Errors: FORBIDDEN (also of
   * an account above one's own), NOT_FOUND, CONFLICT (held already).
   */
  userRoleAdd: User;
  /**
   * Sets all practice areas of a tutor, and removes those left out. For staff with manage_users. Errors: NOT_FOUND, FORBIDDEN (also of an account above
   * one's own), CONFLICT (no such area).
   */
  userPracticeAreasUpdate: User;
  /**
   * Begins to view as a person; for staff with view_as_user. Errors: NOT_FOUND, FORBIDDEN (oneself, an account above one's own, or while one views as
   * somebody), CONFLICT (the account is disabled, or its profile is not complete), RATE_LIMITED.
   */
  viewingBegin: Viewing;
  /** Ends the viewing whose token is sent. Errors: NOT_FOUND (none, or it has ended). */
  viewingEnd: Deleted;
  /**
   * Asks for access to a restricted bundle and tells its authors, or staff where it has none. Errors: NOT_FOUND, CONFLICT (asked already, held already, not
   * restricted), VALIDATION (`bundleId`: missing; `message`: more than 2,000 characters).
   */
  accessRequestCreate: AccessRequest;
  /**
   * Lets the asker in as a grant, for as long as the bundle says, and tells them; for its authors and staff with manage_content. Errors: FORBIDDEN,
   * NOT_FOUND, CONFLICT (answered already), VALIDATION (`answer`: more than 2,000 characters).
   */
  accessRequestAccept: AccessRequest;
  /** Declines it and tells the asker. Errors: as of accessRequestAccept. */
  accessRequestDecline: AccessRequest;
  /**
   * Names an author of a bundle; for staff with manage_content. Errors: FORBIDDEN, CONFLICT (named already, no such bundle), VALIDATION (`userId`: not a
   * tutor; an amount out of range; royalties of more than 100 % in all).
   */
  bundleAuthorCreate: BundleAuthor;
  /** Changes an author's share and rights; for staff with manage_content. Errors: as of bundleAuthorCreate, NOT_FOUND. */
  bundleAuthorUpdate: BundleAuthor;
  /** Takes an author from a bundle; for staff with manage_content. Errors: FORBIDDEN, NOT_FOUND. */
  bundleAuthorDelete: Deleted;
  /**
   * Adds a bundle, as a draft unless told, with the content that carries its blocks; for staff with manage_content, and tutors, who become its owner.
   * Errors: FORBIDDEN, CONFLICT (no such category or area), VALIDATION (a number out of range; `subcategoryId`: of another category; `status`: only
   * publish_content publishes).
   */
  bundleCreate: Bundle;
  /** Changes the given fields of a bundle; for staff with manage_content and its authors, who can't set its price or publish it. Errors: as of bundleCreate, NOT_FOUND. */
  bundleUpdate: Bundle;
  /** Deletes a bundle that nobody holds, with its content; for staff with manage_content. Errors: FORBIDDEN, NOT_FOUND, CONFLICT (somebody holds or has taken it: archive it instead). */
  bundleDelete: Deleted;
  /**
   * Buys a bundle from the buyer's wallet, or that of `userId` for staff with manage_billing; it opens at its first opening. Errors: INSUFFICIENT_FUNDS, NOT_FOUND,
   * FORBIDDEN, CONFLICT (held already, not for sale, or the price is no longer `price`).
   */
  bundleBuy: LibraryPermission;
  /** Begins the time of a bundle that one holds; again it changes nothing. Errors: NOT_FOUND, EXPIRED (the time is over), CONFLICT (paused). */
  bundleOpen: LibraryPermission;
  /** Adds a category, as a draft unless told; for staff with manage_content. Errors: FORBIDDEN, CONFLICT (no such area or parent). */
  libraryCategoryCreate: LibraryCategory;
  /** Changes the given fields of a category; for staff with manage_content. Errors: FORBIDDEN, NOT_FOUND, VALIDATION (`parentId`: itself, or below itself). */
  libraryCategoryUpdate: LibraryCategory;
  /** Deletes an empty category; for staff with manage_content. Errors: FORBIDDEN, NOT_FOUND, CONFLICT (bundles or categories stand in it). */
  libraryCategoryDelete: Deleted;
  /** Adds a subcategory, as a draft unless told; for staff with manage_content. Errors: FORBIDDEN, CONFLICT (no such category or area). */
  librarySubcategoryCreate: LibrarySubcategory;
  /** Changes the given fields of a subcategory; for staff with manage_content. Errors: FORBIDDEN, NOT_FOUND, CONFLICT (no such category or area). */
  librarySubcategoryUpdate: LibrarySubcategory;
  /** Deletes an empty subcategory; for staff with manage_content. Errors: FORBIDDEN, NOT_FOUND, CONFLICT (bundles stand in it). */
  librarySubcategoryDelete: Deleted;
  /** Adds a chapter; for staff with manage_content and the bundle's authors. Errors: FORBIDDEN, CONFLICT (no such bundle). */
  libraryChapterCreate: LibraryChapter;
  /** Changes a chapter; for the same people. Errors: FORBIDDEN, NOT_FOUND. */
  libraryChapterUpdate: LibraryChapter;
  /** Deletes a chapter; its slides stay, outside any chapter. Errors: FORBIDDEN, NOT_FOUND. */
  libraryChapterDelete: Deleted;
  /** Adds a handout of at most 25 MB, with the file's name as its title unless told; for staff with manage_content and the bundle's authors. Errors: FORBIDDEN, CONFLICT (no such bundle; more than the quota, or no room on the disk), VALIDATION (`file`). */
  libraryMaterialCreate: LibraryMaterial;
  /** Renames a handout or replaces its file; for the same people. Errors: FORBIDDEN, NOT_FOUND, CONFLICT (more than the quota, or no room on the disk), VALIDATION (`file`). */
  libraryMaterialUpdate: LibraryMaterial;
  /** Deletes a handout and its file; for the same people. Errors: FORBIDDEN, NOT_FOUND. */
  libraryMaterialDelete: Deleted;
  /** Keeps a document of at most 25 MB with a bundle, for its authors and staff with manage_content. Errors: FORBIDDEN, CONFLICT (no such bundle; more than the quota, or no room on the disk), VALIDATION (`file`). */
  libraryAttachmentCreate: LibraryAttachment;
  /**
   * Writes a note on a bundle that the caller has opened. Errors: NOT_FOUND (no such bundle, or not opened), CONFLICT (`slideId`: of another bundle),
   * VALIDATION (`text`: empty or more than 2,000 characters; `second`: below zero, or without a slide).
   */
  libraryNoteCreate: LibraryNote;
  /** Changes the words of one's own note. Errors: NOT_FOUND, VALIDATION as of libraryNoteCreate. */
  libraryNoteUpdate: LibraryNote;
  /** Deletes one's own note. Errors: NOT_FOUND. */
  libraryNoteDelete: Deleted;
  /** Lets a person into a bundle, as a grant; for staff with manage_content. Errors: FORBIDDEN, CONFLICT (the person holds it, or there is no such bundle or person). */
  libraryPermissionCreate: LibraryPermission;
  /** Changes, pauses or ends a permission; for staff with manage_content. Errors: FORBIDDEN, NOT_FOUND, VALIDATION (`until`: not after `from`; `duration`: below 1). */
  libraryPermissionUpdate: LibraryPermission;
  /** Deletes a permission; for staff with manage_content. Errors: FORBIDDEN, NOT_FOUND. */
  libraryPermissionDelete: Deleted;
  /**
   * Lets a person into every published bundle, or those of `bundleIds`, and answers how many were opened: those held already stay as they are. For staff
   * with manage_content. Errors: FORBIDDEN, NOT_FOUND (no such person).
   */
  libraryAccessOpen: Scalars['Int']['output'];
  /**
   * Takes from a person what they were let into: grants, or what is of this `type` and `royalty`, and answers how many were closed. For staff with
   * manage_content. Errors: FORBIDDEN, NOT_FOUND (no such person).
   */
  libraryAccessClose: Scalars['Int']['output'];
  /**
   * Adds a slide, last unless told; for staff with manage_content and the bundle's authors. Picture and sound are files of mediaCreate. Errors: FORBIDDEN,
   * CONFLICT (no such bundle, or a chapter of another), VALIDATION (`image`, `audio`: no such file of one's own).
   */
  librarySlideCreate: LibrarySlide;
  /** Changes the given fields of a slide; for the same people. Errors: as of librarySlideCreate, NOT_FOUND. */
  librarySlideUpdate: LibrarySlide;
  /** Deletes a slide; for the same people. Errors: FORBIDDEN, NOT_FOUND. */
  librarySlideDelete: Deleted;
  /**
   * Adds a video, last unless told; for staff with manage_content and the bundle's authors. `file` is the id of a finished upload, `poster` a picture of
   * mediaCreate. Where the server can look into the video, it finds length and poster itself. Errors: FORBIDDEN, CONFLICT (no such bundle), VALIDATION (`title`:
   * empty; `file`, `poster`: no such file of one's own; `seconds`: from 1 to 86,400; `captions`: no WebVTT).
   */
  libraryVideoCreate: LibraryVideo;
  /** Changes the given fields of a video; for the same people. Errors: as of libraryVideoCreate, NOT_FOUND. */
  libraryVideoUpdate: LibraryVideo;
  /**
   * Changes titles and places of several videos of a bundle at once, all or none; for the same people. Errors: FORBIDDEN, NOT_FOUND, VALIDATION (`videos`:
   * one is of another bundle, or named twice; `title`).
   */
  libraryVideosUpdate: Array<LibraryVideo>;
  /** Deletes a video; for the same people. Errors: FORBIDDEN, NOT_FOUND. */
  libraryVideoDelete: Deleted;
  /**
   * Begins a mock day with its first session, from all that the caller has open: each area by its share of the paper, what was never met first. A day that runs
   * is answered instead. What own practice leaves out is left out (see testAttemptStart). Errors: VALIDATION (`paper`: it asks no questions), CONFLICT (too
   * few questions are open).
   */
  mockDayStart: MockDay;
  /** Begins the second session in the break or after it; again it changes nothing. Errors: NOT_FOUND, CONFLICT (the first is not in; given up). */
  mockDayContinue: MockDay;
  /** Gives up a day that runs; again it changes nothing. Errors: NOT_FOUND, CONFLICT (it is over). */
  mockDayGiveUp: MockDay;
  /**
   * Corrects a question, with a reason of 1,000 characters at most; a job marks every attempt again and tells those whose result changed. Errors: as of
   * questionCorrectionEffect, VALIDATION (`reason`).
   */
  questionCorrectionCreate: QuestionCorrection;
  /** Undoes a correction: the attempts are marked again as before, and people told. Errors: NOT_FOUND, FORBIDDEN, CONFLICT (undone already), EXPIRED (30 days are over). */
  questionCorrectionUndo: QuestionCorrection;
  /**
   * Keeps the caller's estimate of a question; null takes it back. The mean of its authors' estimates stands in place of the one written with it, and sets the pass
   * line of attempts that begin afterwards where the bundle sets none. For its authors. Errors: NOT_FOUND, FORBIDDEN, VALIDATION (`percent`: not from 0 to 100).
   */
  questionEstimateWrite: QuestionHealth;
  /**
   * Reports a fault in a question that the caller has answered in an attempt or in the review queue, once; its authors are told. The message has 1,000 characters at most. Errors: NOT_FOUND (not answered), CONFLICT
   * (reported already), VALIDATION (`message`), RATE_LIMITED.
   */
  questionReportCreate: QuestionReport;
  /** Withdraws one's own report while it is open. Errors: NOT_FOUND, CONFLICT (answered already). */
  questionReportWithdraw: Deleted;
  /**
   * Answers a report, which closes it, and tells the reporter; for the question's authors and staff with manage_content. Errors: NOT_FOUND, FORBIDDEN, CONFLICT (closed already), VALIDATION (`answer`: over 1,000
   * characters).
   */
  questionReportClose: QuestionReport;
  /**
   * Adds all sides of a bundle's flashcards, or of one of them, to the caller's queue from tomorrow on, at most so many a day as the settings say. Cards that
   * are there stay as they are. Errors: NOT_FOUND (no such flashcards, or not opened by the caller), VALIDATION (`bundleId`: neither or both).
   */
  reviewCardsAdd: ReviewAdded;
  /**
   * Answers a card: a flashcard by `grade`, a question by `answer`. A `change` that was taken is a repetition and changes nothing. Errors: NOT_FOUND
   * (also of what is no longer open), CONFLICT (it was answered elsewhere meanwhile; the question is sat in an attempt), VALIDATION (`grade`, `answer`: missing or not of
   * its kind; `change`, `seconds`: out of range).
   */
  reviewAnswer: ReviewAnswered;
  /**
   * Takes back the caller's answer to a card, which is due again as before; again it changes nothing. Errors: NOT_FOUND (no such answer), CONFLICT (the card
   * was answered again since).
   */
  reviewUndo: ReviewCard;
  /** Sets a card aside until tomorrow. Errors: NOT_FOUND. */
  reviewSetAside: Scalars['ID']['output'];
  /** Changes the given settings of the caller. Cards that have a day keep it. Errors: VALIDATION (`weekdaysOff`, `datesOff`, `cap`, `newPerDay`, `retention`: out of range). */
  reviewSettingsWrite: ReviewSettings;
  /**
   * Begins an attempt at a test that the caller has opened, or at questions of the caller's own choice (`practice`) from all that they have opened. One that
   * is running is answered instead. Own practice draws from each area by its share of what there is to draw from. It leaves out what a test holds back: its questions that show no feedback before the access ends, those of a
   * test that may be taken once, until it is handed in, and those that the caller sits now. Errors: NOT_FOUND, EXPIRED (the access is over), CONFLICT (it may be taken once; the access is
   * paused; no such questions), VALIDATION (`practice`: neither or both; `count`, `timeLimit`: out of range).
   */
  testAttemptStart: TestAttempt;
  /**
   * Saves an answer. What is left out stays; `seconds` is added. A `change` at or below one saved before is a repetition and changes nothing. Where another
   * answer or note was saved after `since`, nothing is saved and the question is answered as it stands, so that the caller can show both. `check` shows
   * the outcome and locks the answer, where the test says so. Errors: NOT_FOUND, EXPIRED (its time is over), CONFLICT (handed in; checked; nothing to
   * check), VALIDATION (`answer`, `struck`: no option of this question, or not of its kind; `change`, `seconds`, `note`: out of range).
   */
  testAttemptAnswer: AttemptQuestion;
  /** Hands an attempt in and marks it; again it changes nothing. Errors: NOT_FOUND, CONFLICT (given up). */
  testAttemptSubmit: TestAttempt;
  /** Gives up an attempt that is running; it counts nowhere. Errors: NOT_FOUND, CONFLICT (handed in; it may be taken once only; a session of a mock day). */
  testAttemptAbandon: TestAttempt;
  /**
   * Opens a visit to a pay page. URLs are paths on this site. A top-up is between £5 and £2,000. Errors: VALIDATION, NOT_FOUND,
   * CONFLICT (the same key with other input).
   */
  checkout: BillingSession;
  /** Records a payment for a person, such as a bank transfer; for staff with manage_billing. */
  billingSessionCreate: BillingSession;
  /** Expires an open visit of the caller's own; for staff with manage_billing, also marks a manual one `paid`. Errors: FORBIDDEN, CONFLICT, NOT_FOUND. */
  billingSessionUpdate: BillingSession;
  /** Takes money out of a wallet, by staff with manage_billing. Errors: INSUFFICIENT_FUNDS, VALIDATION, NOT_FOUND. */
  walletWithdraw: Wallet;
  /**
   * Adds credit to a person's wallet by hand, £10,000 at most; for staff with manage_billing. An adjustment below zero takes credit away. The person is told,
   * and reads the reason, of 200 characters at most, beside the amount. Errors: VALIDATION (`amount`: nothing, too much, below zero without being an
   * adjustment, or a refund of more than was paid and not given back; `reason`), INSUFFICIENT_FUNDS (less would be left than nothing), NOT_FOUND (nobody, or a
   * deleted account), FORBIDDEN (to oneself), CONFLICT (the same key with other input).
   */
  walletCredit: Wallet;
  /**
   * Adds a mock and makes the caller its owner; for staff with manage_mocks. Errors: FORBIDDEN, VALIDATION (`marksheet`: a criterion without a title, or
   * a weight outside 1 to 100), CONFLICT (a type, area or parent that does not exist).
   */
  mockCreate: Mock;
  /**
   * Changes the given fields of a mock; for staff with manage_mocks, and tutors with a permission to edit it. A session keeps the criteria and tasks
   * that it was booked with. Errors: as of mockCreate, and NOT_FOUND.
   */
  mockUpdate: Mock;
  /**
   * Deletes a mock with its documents and permissions; for staff with manage_mocks. Errors: FORBIDDEN, NOT_FOUND, CONFLICT (a session has used it: archive
   * it instead).
   */
  mockDelete: Deleted;
  /**
   * Gives a tutor or interviewer a permission for a mock: by default as a tutor, up to conducting it. For staff with manage_mocks. Errors: FORBIDDEN,
   * CONFLICT (the person has a permission for this mock), VALIDATION (not a tutor).
   */
  mockPermissionCreate: MockPermission;
  /** Changes the type or role of a permission; for staff with manage_mocks. Errors: FORBIDDEN, NOT_FOUND. */
  mockPermissionUpdate: MockPermission;
  /** Deletes a permission; for staff with manage_mocks. Errors: FORBIDDEN, NOT_FOUND. */
  mockPermissionDelete: Deleted;
  /**
   * Adds a document to a mock; for staff with manage_mocks, and tutors with a permission to edit it. Its title is the file's name by default, and
   * students can view it unless `studentCanView` is false. At most 25 MB. Errors: FORBIDDEN, VALIDATION (empty, larger than 25 MB, or not what its name
   * says), CONFLICT (no such mock; more than the quota, or no room on the disk).
   */
  mockMaterialCreate: MockMaterial;
  /** Adds a document that candidates fill in; for the same people, with the same limits and errors as mockMaterialCreate. */
  mockTemplateCreate: MockTemplate;
  /**
   * Disputes a no-show, once, within 72 hours of its recording; for the candidate. The message has 2,000 characters at most. The tutor and staff read it.
   * Errors: VALIDATION (`message`), CONFLICT (too late, or disputed already), FORBIDDEN, NOT_FOUND.
   */
  sessionNoShowDispute: Session;
  /**
   * Decides a dispute, with a reason of 2,000 characters at most that both sides read; for staff with manage_sessions. A refund moves the money in the same
   * transaction. Errors: VALIDATION (`message`), CONFLICT (nothing is disputed, or it is decided already), FORBIDDEN, NOT_FOUND.
   */
  sessionNoShowResolve: Session;
  /** Corrects fields of a session; for staff with manage_sessions and, for the reviews, the marker. Errors: NOT_FOUND, FORBIDDEN, CONFLICT. */
  sessionUpdate: Session;
  /** Changes the state by its table of transitions. Errors: CONFLICT (not from here), FORBIDDEN (not by you), VALIDATION (no such status). */
  sessionUpdateStatus: Session;
  /**
   * Sets the video room, by its https address or its id, 500 characters at most; an empty text removes it. For the tutor, the interviewer and staff with
   * manage_sessions, until the session is over. Errors: VALIDATION (`zoomId`), FORBIDDEN, CONFLICT (it is over), NOT_FOUND.
   */
  sessionUpdateLink: Session;
  /**
   * Hands in. With `answerVersion`, only if that is still the version of the written text. Errors: CONFLICT (no answer, past the deadline, not yours to
   * hand in; another version, with `current`).
   */
  sessionUpdateReady: Session;
  /** Hands back, with a message and a new deadline, by default a day later. Errors: CONFLICT, VALIDATION. */
  sessionUpdateUnready: Session;
  /** Releases the marks, or sends them to the second marker if the type asks for one. Errors: CONFLICT (a criterion without a mark; stale `version`). */
  sessionUpdateMarked: Session;
  /**
   * Corrects released marks, with a reason that the candidate is told; for the marker until 24 hours after the release, for staff with manage_sessions
   * also later. What stood before is in the audit log. Errors: VALIDATION (no reason, unknown criterion), CONFLICT (not released, too late, a criterion
   * without a mark; stale `version`), FORBIDDEN, NOT_FOUND.
   */
  sessionMarksCorrect: Session;
  /** Records that the candidate did not come, from 15 minutes after the start. Errors: CONFLICT, FORBIDDEN, NOT_FOUND. */
  sessionUpdateNoShow: Session;
  /** Deletes a session that never took place and moved no money; for staff with manage_sessions. Errors: CONFLICT, FORBIDDEN, NOT_FOUND. */
  sessionDelete: Deleted;
  /**
   * Saves a draft. `version` is that of the draft it is based on, 0 for the first. Errors: CONFLICT with `current`, VALIDATION (unknown criterion),
   * FORBIDDEN.
   */
  sessionMarksheetUpdate: SessionMarksheet;
  /**
   * Adds a person to a session until its marks are released, and writes to them; for staff with assign_tutors or manage_sessions. There is one
   * candidate, and only tutors and interviewers conduct and mark. Errors: CONFLICT (attends already, or it is closed), SLOT_TAKEN (the person is busy
   * then), VALIDATION, FORBIDDEN, NOT_FOUND.
   */
  sessionAttendeeCreate: SessionAttendee;
  /**
   * Removes a person from a session until its marks are released, and frees their time; for staff with assign_tutors or manage_sessions. Errors:
   * CONFLICT (the candidate of a booked session, or it is closed), FORBIDDEN, NOT_FOUND.
   */
  sessionAttendeeDelete: Deleted;
  /** Writes a private note on a session that the caller may see. Errors: NOT_FOUND. */
  sessionNoteCreate: SessionNote;
  /** Changes a note of the caller's. Errors: NOT_FOUND. */
  sessionNoteUpdate: SessionNote;
  /**
   * Adds a document to a session; for its tutor, its interviewer or staff with manage_sessions. At most 25 MB. Its kind is found from its content, and
   * students can view it unless `studentCanView` is false. Errors: VALIDATION (empty, larger than 25 MB, or not what its name says), FORBIDDEN, CONFLICT
   * (cancelled, expired or not attended), NOT_FOUND.
   */
  sessionMaterialCreate: SessionMaterial;
  /** A fresh signed link to a material or answer, for one reader. Errors: NOT_FOUND. */
  sessionMaterialDownload: DriveFile;
  /**
   * Renames a document of a session, or says whether the candidate may see it: any for staff with manage_sessions, their own for a tutor. Errors: VALIDATION, FORBIDDEN (also to
   * show a suggested answer before the marks), CONFLICT (cancelled, expired or not attended), NOT_FOUND.
   */
  sessionMaterialUpdate: SessionMaterial;
  /**
   * Removes a document from a session: any for staff with manage_sessions, their own for a tutor. Errors: FORBIDDEN, CONFLICT (cancelled, expired or not
   * attended), NOT_FOUND.
   */
  sessionMaterialDelete: Deleted;
  /** Uploads an answer between opening and deadline. At most 10. Errors: VALIDATION, CONFLICT. */
  sessionAnswerCreate: SessionAnswer;
  /**
   * Saves the text that the candidate writes in the room, between opening and deadline; a text without words removes the answer. `version` is the
   * `answerVersion` that the text is based on. Errors: CONFLICT (another version, with `current`: its `content` and `version`; eleven answers; not now),
   * VALIDATION (too long), FORBIDDEN, NOT_FOUND.
   */
  sessionAnswerWrite: Session;
  /**
   * Starts the station's clock; a later call changes nothing. For the candidate of a written session, between opening and deadline. Errors: CONFLICT
   * (not now), FORBIDDEN, NOT_FOUND.
   */
  sessionClockStart: Session;
  /**
   * Deletes an answer of the caller's, before it is handed in and its time is over. Errors: FORBIDDEN, CONFLICT (handed in, or past the deadline),
   * NOT_FOUND.
   */
  sessionAnswerDelete: Deleted;
  /** Sends the attendees the reminder now. */
  sessionGenerateAlarmEmail: Session;
  /** Makes the mock's suggested answer a protected document of the session, released with the marks. Errors: CONFLICT (the mock has none). */
  sessionGenerateSuggestedAnswer: SessionMaterial;
  /**
   * Sets a person's adjustments, for what they begin from now on; for staff with manage_users. Errors: FORBIDDEN, NOT_FOUND (no such person), VALIDATION
   * (`extraTime`: not from 0 to 100; `breaks`: not from 0 to 120; `note`: more than 2,000 characters).
   */
  adjustmentWrite: Adjustment;
  /** Records when the caller sits a paper. Errors: VALIDATION (the paper is not of this exam), CONFLICT (there is a day for it already). */
  examSittingCreate: ExamSitting;
  /** Changes one of the caller's own. Errors: as of examSittingCreate, and NOT_FOUND. */
  examSittingUpdate: ExamSitting;
  /** Deletes one of the caller's own. Errors: NOT_FOUND. */
  examSittingDelete: Deleted;
  /** Adds a practice area; for staff with manage_settings. Errors: FORBIDDEN, CONFLICT (name in use). */
  practiceAreaCreate: PracticeArea;
  /** Changes a practice area; for staff with manage_settings. Errors: FORBIDDEN, NOT_FOUND, CONFLICT (name in use). */
  practiceAreaUpdate: PracticeArea;
  /** Deletes a practice area that nothing uses; for staff with manage_settings. Errors: FORBIDDEN, NOT_FOUND, CONFLICT (in use). */
  practiceAreaDelete: Deleted;
  /** Makes the queue try a given-up or waiting job at once. Errors: NOT_FOUND, CONFLICT (it is running, or done). */
  queueJobRetry: QueueJob;
  /**
   * Adds a session type; for staff with manage_settings. Units and limits are those of SessionType: minutes, except days for `windowLength` and hours
   * for `freeUntilHours` and `noticeHours`; none below zero, `duration`, `windowLength` and `timeLimit` at least 1. Errors: FORBIDDEN, VALIDATION (a
   * limit, `techName` not in kebab-case, an oral type or a tutorial that is not live, a live one without `duration`, an exam that is live or without
   * `timeLimit`, a `timeLimit` of another format, several `seats` of one that is not live), CONFLICT (techName in use).
   */
  sessionTypeCreate: SessionType;
  /**
   * Changes the given fields of a session type; for staff with manage_settings. A change of `price`, `reschedulePrice` or `freeUntilHours` raises
   * `policyVersion`; existing bookings keep their own. Errors: as of sessionTypeCreate, NOT_FOUND, and VALIDATION (`parentId`: below itself).
   */
  sessionTypeUpdate: SessionType;
  /** Deletes a session type that nothing uses; for staff with manage_settings. Errors: FORBIDDEN, NOT_FOUND, CONFLICT (in use: archive it instead). */
  sessionTypeDelete: Deleted;
  /**
   * Limits how many sessions of a type a person may have booked ahead at once: null is no limit, 0 none at all. For staff with manage_users. Errors:
   * FORBIDDEN, VALIDATION (below zero), CONFLICT (the person has a limit for this type).
   */
  userSessionTypeCreate: UserSessionType;
  /** Changes a limit, null for none; for staff with manage_users. Errors: FORBIDDEN, NOT_FOUND, VALIDATION (below zero). */
  userSessionTypeUpdate: UserSessionType;
  /** Deletes a limit; for staff with manage_users. Errors: FORBIDDEN, NOT_FOUND. */
  userSessionTypeDelete: Deleted;
};


export type MutationSessionAssignmentAcceptArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSessionAssignmentDeclineArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['Text']['input'];
};


export type MutationAvailabilityRuleCreateArgs = {
  userId?: InputMaybe<Scalars['ID']['input']>;
  timezone?: InputMaybe<Scalars['String']['input']>;
  weekday: Scalars['Int']['input'];
  from: Scalars['String']['input'];
  until: Scalars['String']['input'];
  validFrom?: InputMaybe<Scalars['Date']['input']>;
  validUntil?: InputMaybe<Scalars['Date']['input']>;
  sessionTypes?: InputMaybe<Array<Scalars['ID']['input']>>;
  practiceAreas?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type MutationAvailabilityRuleUpdateArgs = {
  id: Scalars['ID']['input'];
  timezone?: InputMaybe<Scalars['String']['input']>;
  weekday?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['String']['input']>;
  until?: InputMaybe<Scalars['String']['input']>;
  validFrom?: InputMaybe<Scalars['Date']['input']>;
  validUntil?: InputMaybe<Scalars['Date']['input']>;
  sessionTypes?: InputMaybe<Array<Scalars['ID']['input']>>;
  practiceAreas?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type MutationAvailabilityRuleDeleteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationAvailabilityExceptionCreateArgs = {
  userId?: InputMaybe<Scalars['ID']['input']>;
  kind: AvailabilityExceptionKind;
  from: Scalars['DateTime']['input'];
  until: Scalars['DateTime']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
  sessionTypes?: InputMaybe<Array<Scalars['ID']['input']>>;
  practiceAreas?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type MutationAvailabilityExceptionUpdateArgs = {
  id: Scalars['ID']['input'];
  kind?: InputMaybe<AvailabilityExceptionKind>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  until?: InputMaybe<Scalars['DateTime']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  sessionTypes?: InputMaybe<Array<Scalars['ID']['input']>>;
  practiceAreas?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type MutationAvailabilityExceptionDeleteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSessionHoldArgs = {
  sessionTypeId: Scalars['ID']['input'];
  practiceAreaId: Scalars['ID']['input'];
  startAt?: InputMaybe<Scalars['DateTime']['input']>;
  userId?: InputMaybe<Scalars['ID']['input']>;
  forUserId?: InputMaybe<Scalars['ID']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSessionBookArgs = {
  id: Scalars['ID']['input'];
  free?: InputMaybe<Scalars['Boolean']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSessionRescheduleArgs = {
  id: Scalars['ID']['input'];
  startAt: Scalars['DateTime']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSessionCancelArgs = {
  id: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


export type MutationContentBlockCreateArgs = {
  contentId: Scalars['ID']['input'];
  chapterId?: InputMaybe<Scalars['ID']['input']>;
  type: BlockType;
  subtype: BlockSubtype;
  title?: InputMaybe<Scalars['String']['input']>;
  position?: InputMaybe<Scalars['Int']['input']>;
  image?: InputMaybe<Scalars['ID']['input']>;
  audio?: InputMaybe<Scalars['ID']['input']>;
  video?: InputMaybe<Scalars['ID']['input']>;
  link?: InputMaybe<Scalars['String']['input']>;
  assignment?: InputMaybe<Scalars['Html']['input']>;
  answerOptions?: InputMaybe<Array<AnswerOptionInput>>;
  answer?: InputMaybe<Scalars['Html']['input']>;
  metadata?: InputMaybe<BlockMetadataInput>;
  feedback?: InputMaybe<Scalars['Html']['input']>;
  feedbackShow?: InputMaybe<ShownWhen>;
  score?: InputMaybe<Scalars['Int']['input']>;
  expanded?: InputMaybe<Scalars['Boolean']['input']>;
  practiceAreaId?: InputMaybe<Scalars['ID']['input']>;
  topic?: InputMaybe<Scalars['String']['input']>;
  source?: InputMaybe<Scalars['String']['input']>;
  lawStatedAt?: InputMaybe<Scalars['Date']['input']>;
  complexity?: InputMaybe<Scalars['Int']['input']>;
  estimate?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationContentBlocksCreateArgs = {
  contentId: Scalars['ID']['input'];
  chapterId?: InputMaybe<Scalars['ID']['input']>;
  blocks: Array<ContentBlockInput>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


export type MutationContentBlockMoveArgs = {
  id: Scalars['ID']['input'];
  chapterId?: InputMaybe<Scalars['ID']['input']>;
  position: Scalars['Int']['input'];
};


export type MutationContentBlockUpdateArgs = {
  id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
  chapterId?: InputMaybe<Scalars['ID']['input']>;
  type?: InputMaybe<BlockType>;
  subtype?: InputMaybe<BlockSubtype>;
  title?: InputMaybe<Scalars['String']['input']>;
  position?: InputMaybe<Scalars['Int']['input']>;
  image?: InputMaybe<Scalars['ID']['input']>;
  audio?: InputMaybe<Scalars['ID']['input']>;
  video?: InputMaybe<Scalars['ID']['input']>;
  link?: InputMaybe<Scalars['String']['input']>;
  assignment?: InputMaybe<Scalars['Html']['input']>;
  answerOptions?: InputMaybe<Array<AnswerOptionInput>>;
  answer?: InputMaybe<Scalars['Html']['input']>;
  metadata?: InputMaybe<BlockMetadataInput>;
  feedback?: InputMaybe<Scalars['Html']['input']>;
  feedbackShow?: InputMaybe<ShownWhen>;
  score?: InputMaybe<Scalars['Int']['input']>;
  expanded?: InputMaybe<Scalars['Boolean']['input']>;
  practiceAreaId?: InputMaybe<Scalars['ID']['input']>;
  topic?: InputMaybe<Scalars['String']['input']>;
  source?: InputMaybe<Scalars['String']['input']>;
  lawStatedAt?: InputMaybe<Scalars['Date']['input']>;
  complexity?: InputMaybe<Scalars['Int']['input']>;
  estimate?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationContentBlockDeleteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationContentBlockAttachmentCreateArgs = {
  blockId: Scalars['ID']['input'];
  file: Scalars['Upload']['input'];
};


export type MutationContentBlockAttachmentDeleteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationContentExportCreateArgs = {
  contentId: Scalars['ID']['input'];
  format: ExchangeFormat;
  chapterId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationContentImportCreateArgs = {
  contentId: Scalars['ID']['input'];
  file: Scalars['Upload']['input'];
  format?: InputMaybe<ExchangeFormat>;
};


export type MutationContentImportStartArgs = {
  id: Scalars['ID']['input'];
  leaveOut?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationContentImportCancelArgs = {
  id: Scalars['ID']['input'];
};


export type MutationContentChapterCreateArgs = {
  contentId: Scalars['ID']['input'];
  title: Scalars['String']['input'];
  position: Scalars['Int']['input'];
  expanded?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationContentChapterUpdateArgs = {
  id: Scalars['ID']['input'];
  title: Scalars['String']['input'];
  position: Scalars['Int']['input'];
  expanded?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationContentChaptersUpdateArgs = {
  contentId: Scalars['ID']['input'];
  chapters: Array<ContentChapterInput>;
};


export type MutationContentChapterDeleteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationMediaCreateArgs = {
  file: Scalars['Upload']['input'];
};


export type MutationDriveFileUpdateArgs = {
  id: Scalars['ID']['input'];
  title?: InputMaybe<Scalars['String']['input']>;
  content?: InputMaybe<Scalars['Text']['input']>;
  contentHtml?: InputMaybe<Scalars['Html']['input']>;
  studentCanView?: InputMaybe<Scalars['Boolean']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationDriveFileDeleteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeviceEndArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUserEmailUpdateArgs = {
  id: Scalars['ID']['input'];
  email: Scalars['String']['input'];
};


export type MutationUserEmailConfirmArgs = {
  token: Scalars['String']['input'];
};


export type MutationKeptValueUpdateArgs = {
  name: KeptName;
  value: Scalars['JSON']['input'];
};


export type MutationProviderLinkRequestArgs = {
  provider: Scalars['String']['input'];
};


export type MutationProviderLinkArgs = {
  provider: Scalars['String']['input'];
  code: Scalars['String']['input'];
  state: Scalars['String']['input'];
  iss?: InputMaybe<Scalars['String']['input']>;
};


export type MutationProviderUnlinkArgs = {
  id: Scalars['ID']['input'];
};


export type MutationNotificationPreferencesUpdateArgs = {
  kind: NotificationKind;
  inApp?: InputMaybe<Scalars['Boolean']['input']>;
  email?: InputMaybe<Scalars['Boolean']['input']>;
  push?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationNotificationSettingsUpdateArgs = {
  quietFrom?: InputMaybe<Scalars['Int']['input']>;
  quietUntil?: InputMaybe<Scalars['Int']['input']>;
  digest: NotificationDigest;
  digestAt: Scalars['Int']['input'];
};


export type MutationNotificationsReadArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type MutationPasskeyRegisterArgs = {
  response: Scalars['JSON']['input'];
  name: Scalars['String']['input'];
};


export type MutationPasskeyRenameArgs = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


export type MutationPasskeyDeleteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationPasskeySignInArgs = {
  response: Scalars['JSON']['input'];
};


export type MutationPushSubscriptionCreateArgs = {
  endpoint: Scalars['String']['input'];
  p256dh: Scalars['String']['input'];
  auth: Scalars['String']['input'];
};


export type MutationPushSubscriptionDeleteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationPushSubscriptionTestArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRoleCreateArgs = {
  name: Scalars['String']['input'];
  abilities?: InputMaybe<Array<Scalars['String']['input']>>;
  requireSecondFactor?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationRoleUpdateArgs = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  abilities?: InputMaybe<Array<Scalars['String']['input']>>;
  requireSecondFactor?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationRoleDeleteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSecondFactorEnableArgs = {
  code: Scalars['String']['input'];
};


export type MutationSecondFactorPassArgs = {
  code: Scalars['String']['input'];
};


export type MutationSecondFactorDisableArgs = {
  code: Scalars['String']['input'];
};


export type MutationRecoveryCodesRenewArgs = {
  code: Scalars['String']['input'];
};


export type MutationSecondFactorResetArgs = {
  userId: Scalars['ID']['input'];
};


export type MutationOauthCallbackArgs = {
  provider: Scalars['String']['input'];
  redirectUri: Scalars['String']['input'];
  code: Scalars['String']['input'];
  state: Scalars['String']['input'];
  iss?: InputMaybe<Scalars['String']['input']>;
};


export type MutationWeb3RequestArgs = {
  email: Scalars['String']['input'];
  redirectUri: Scalars['String']['input'];
};


export type MutationWeb3ConfirmationArgs = {
  token: Scalars['String']['input'];
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['ID']['input']>;
  preparation?: InputMaybe<Preparation>;
  termsAndConditions?: InputMaybe<Scalars['Boolean']['input']>;
  privacyPolicy?: InputMaybe<Scalars['Boolean']['input']>;
  pricePolicy?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationRefreshTokensArgs = {
  refreshToken: Scalars['String']['input'];
};


export type MutationLogoutArgs = {
  refreshToken: Scalars['String']['input'];
};


export type MutationUserMessageCreateArgs = {
  userId: Scalars['ID']['input'];
  subject: Scalars['String']['input'];
  text: Scalars['Text']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


export type MutationUserNoteCreateArgs = {
  userId: Scalars['ID']['input'];
  text: Scalars['Text']['input'];
};


export type MutationUserNoteUpdateArgs = {
  id: Scalars['ID']['input'];
  text: Scalars['Text']['input'];
};


export type MutationUserNoteDeleteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUserConfirmationArgs = {
  firstName: Scalars['String']['input'];
  lastName: Scalars['String']['input'];
  country: Scalars['ID']['input'];
  preparation: Preparation;
  termsAndConditions: Scalars['Boolean']['input'];
  privacyPolicy: Scalars['Boolean']['input'];
  pricePolicy: Scalars['Boolean']['input'];
};


export type MutationPoliciesAcceptArgs = {
  termsAndConditions: Scalars['String']['input'];
  pricePolicy: Scalars['String']['input'];
  privacyPolicy: Scalars['String']['input'];
};


export type MutationUserUpdateArgs = {
  id: Scalars['ID']['input'];
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  nickname?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['ID']['input']>;
  address?: InputMaybe<Scalars['Text']['input']>;
  timezone?: InputMaybe<Scalars['String']['input']>;
  locale?: InputMaybe<Scalars['String']['input']>;
  avatar?: InputMaybe<Scalars['Upload']['input']>;
  zoomId?: InputMaybe<Scalars['String']['input']>;
  linkedIn?: InputMaybe<Scalars['String']['input']>;
  skype?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<UserType>;
  summary?: InputMaybe<Scalars['Html']['input']>;
  meta?: InputMaybe<Scalars['JSON']['input']>;
  preparation?: InputMaybe<Preparation>;
  paymentStatus?: InputMaybe<UserPaymentStatus>;
  contactStatus?: InputMaybe<ContactStatus>;
  followUp?: InputMaybe<Scalars['Date']['input']>;
};


export type MutationUserDisableArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUserEnableArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUserDeleteArgs = {
  email: Scalars['String']['input'];
  giveUpBalance?: InputMaybe<Scalars['Pence']['input']>;
};


export type MutationUserRolesUpdateArgs = {
  id: Scalars['ID']['input'];
  roles?: InputMaybe<Array<Scalars['ID']['input']>>;
  role?: InputMaybe<UserRole>;
};


export type MutationUserRoleAddArgs = {
  id: Scalars['ID']['input'];
  roleId: Scalars['ID']['input'];
};


export type MutationUserPracticeAreasUpdateArgs = {
  id: Scalars['ID']['input'];
  practiceAreas?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type MutationViewingBeginArgs = {
  userId: Scalars['ID']['input'];
};


export type MutationAccessRequestCreateArgs = {
  bundleId?: InputMaybe<Scalars['ID']['input']>;
  message?: InputMaybe<Scalars['Text']['input']>;
};


export type MutationAccessRequestAcceptArgs = {
  id: Scalars['ID']['input'];
  answer?: InputMaybe<Scalars['Text']['input']>;
};


export type MutationAccessRequestDeclineArgs = {
  id: Scalars['ID']['input'];
  answer?: InputMaybe<Scalars['Text']['input']>;
};


export type MutationBundleAuthorCreateArgs = {
  bundleId: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
  royaltyAmount?: InputMaybe<Scalars['Int']['input']>;
  royaltyUnit?: InputMaybe<AmountUnit>;
  discountAmount?: InputMaybe<Scalars['Int']['input']>;
  discountUnit?: InputMaybe<AmountUnit>;
  ipr?: InputMaybe<AuthorRights>;
};


export type MutationBundleAuthorUpdateArgs = {
  id: Scalars['ID']['input'];
  royaltyAmount?: InputMaybe<Scalars['Int']['input']>;
  royaltyUnit?: InputMaybe<AmountUnit>;
  discountAmount?: InputMaybe<Scalars['Int']['input']>;
  discountUnit?: InputMaybe<AmountUnit>;
  ipr?: InputMaybe<AuthorRights>;
};


export type MutationBundleAuthorDeleteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationBundleCreateArgs = {
  categoryId: Scalars['ID']['input'];
  title: Scalars['String']['input'];
  subcategoryId?: InputMaybe<Scalars['ID']['input']>;
  practiceAreaId?: InputMaybe<Scalars['ID']['input']>;
  image?: InputMaybe<Scalars['Upload']['input']>;
  coverImage?: InputMaybe<Scalars['Upload']['input']>;
  description?: InputMaybe<Scalars['Html']['input']>;
  instruction?: InputMaybe<Scalars['Html']['input']>;
  price?: InputMaybe<Scalars['Pence']['input']>;
  status?: InputMaybe<ContentStatus>;
  visibility?: InputMaybe<Visibility>;
  accessDuration?: InputMaybe<Scalars['Int']['input']>;
  accessDurationUnit?: InputMaybe<DurationUnit>;
  type?: InputMaybe<BundleType>;
  resultsMax?: InputMaybe<Scalars['Int']['input']>;
  resultsPass?: InputMaybe<Scalars['Int']['input']>;
  resultsShow?: InputMaybe<ShownWhen>;
  feedbackShow?: InputMaybe<ShownWhen>;
  timeLimit?: InputMaybe<Scalars['Int']['input']>;
  timerEnable?: InputMaybe<Scalars['Boolean']['input']>;
  timerTrack?: InputMaybe<Scalars['Boolean']['input']>;
  shuffleBlocks?: InputMaybe<Scalars['Boolean']['input']>;
  retake?: InputMaybe<Scalars['Boolean']['input']>;
  recommended?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationBundleUpdateArgs = {
  id: Scalars['ID']['input'];
  categoryId: Scalars['ID']['input'];
  title: Scalars['String']['input'];
  subcategoryId?: InputMaybe<Scalars['ID']['input']>;
  practiceAreaId?: InputMaybe<Scalars['ID']['input']>;
  image?: InputMaybe<Scalars['Upload']['input']>;
  coverImage?: InputMaybe<Scalars['Upload']['input']>;
  description?: InputMaybe<Scalars['Html']['input']>;
  instruction?: InputMaybe<Scalars['Html']['input']>;
  price?: InputMaybe<Scalars['Pence']['input']>;
  status?: InputMaybe<ContentStatus>;
  visibility?: InputMaybe<Visibility>;
  accessDuration?: InputMaybe<Scalars['Int']['input']>;
  accessDurationUnit?: InputMaybe<DurationUnit>;
  type?: InputMaybe<BundleType>;
  resultsMax?: InputMaybe<Scalars['Int']['input']>;
  resultsPass?: InputMaybe<Scalars['Int']['input']>;
  resultsShow?: InputMaybe<ShownWhen>;
  feedbackShow?: InputMaybe<ShownWhen>;
  timeLimit?: InputMaybe<Scalars['Int']['input']>;
  timerEnable?: InputMaybe<Scalars['Boolean']['input']>;
  timerTrack?: InputMaybe<Scalars['Boolean']['input']>;
  shuffleBlocks?: InputMaybe<Scalars['Boolean']['input']>;
  retake?: InputMaybe<Scalars['Boolean']['input']>;
  recommended?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationBundleDeleteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationBundleBuyArgs = {
  bundleId: Scalars['ID']['input'];
  userId?: InputMaybe<Scalars['ID']['input']>;
  price?: InputMaybe<Scalars['Pence']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


export type MutationBundleOpenArgs = {
  bundleId: Scalars['ID']['input'];
};


export type MutationLibraryCategoryCreateArgs = {
  title: Scalars['String']['input'];
  parentId?: InputMaybe<Scalars['ID']['input']>;
  practiceAreaId?: InputMaybe<Scalars['ID']['input']>;
  description?: InputMaybe<Scalars['Text']['input']>;
  image?: InputMaybe<Scalars['Upload']['input']>;
  position?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<ContentStatus>;
};


export type MutationLibraryCategoryUpdateArgs = {
  id: Scalars['ID']['input'];
  title?: InputMaybe<Scalars['String']['input']>;
  parentId?: InputMaybe<Scalars['ID']['input']>;
  practiceAreaId?: InputMaybe<Scalars['ID']['input']>;
  description?: InputMaybe<Scalars['Text']['input']>;
  image?: InputMaybe<Scalars['Upload']['input']>;
  position?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<ContentStatus>;
};


export type MutationLibraryCategoryDeleteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationLibrarySubcategoryCreateArgs = {
  categoryId: Scalars['ID']['input'];
  title: Scalars['String']['input'];
  practiceAreaId?: InputMaybe<Scalars['ID']['input']>;
  description?: InputMaybe<Scalars['Text']['input']>;
  position?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<ContentStatus>;
};


export type MutationLibrarySubcategoryUpdateArgs = {
  id: Scalars['ID']['input'];
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
  practiceAreaId?: InputMaybe<Scalars['ID']['input']>;
  description?: InputMaybe<Scalars['Text']['input']>;
  position?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<ContentStatus>;
};


export type MutationLibrarySubcategoryDeleteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationLibraryChapterCreateArgs = {
  bundleId: Scalars['ID']['input'];
  title: Scalars['String']['input'];
  position: Scalars['Int']['input'];
};


export type MutationLibraryChapterUpdateArgs = {
  id: Scalars['ID']['input'];
  title?: InputMaybe<Scalars['String']['input']>;
  position?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationLibraryChapterDeleteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationLibraryMaterialCreateArgs = {
  bundleId: Scalars['ID']['input'];
  title?: InputMaybe<Scalars['String']['input']>;
  file?: InputMaybe<Scalars['Upload']['input']>;
};


export type MutationLibraryMaterialUpdateArgs = {
  id: Scalars['ID']['input'];
  title?: InputMaybe<Scalars['String']['input']>;
  file?: InputMaybe<Scalars['Upload']['input']>;
};


export type MutationLibraryMaterialDeleteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationLibraryAttachmentCreateArgs = {
  bundleId: Scalars['ID']['input'];
  title: Scalars['String']['input'];
  file: Scalars['Upload']['input'];
};


export type MutationLibraryNoteCreateArgs = {
  bundleId: Scalars['ID']['input'];
  slideId?: InputMaybe<Scalars['ID']['input']>;
  second?: InputMaybe<Scalars['Int']['input']>;
  text: Scalars['Text']['input'];
};


export type MutationLibraryNoteUpdateArgs = {
  id: Scalars['ID']['input'];
  text: Scalars['Text']['input'];
};


export type MutationLibraryNoteDeleteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationLibraryPermissionCreateArgs = {
  bundleId: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
  status?: InputMaybe<LibraryPermissionStatus>;
  duration?: InputMaybe<Scalars['Int']['input']>;
  durationUnit?: InputMaybe<DurationUnit>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  until?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationLibraryPermissionUpdateArgs = {
  id: Scalars['ID']['input'];
  status?: InputMaybe<LibraryPermissionStatus>;
  duration?: InputMaybe<Scalars['Int']['input']>;
  durationUnit?: InputMaybe<DurationUnit>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  until?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationLibraryPermissionDeleteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationLibraryAccessOpenArgs = {
  userId: Scalars['ID']['input'];
  bundleIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  type?: InputMaybe<GrantType>;
  royalty?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationLibraryAccessCloseArgs = {
  userId: Scalars['ID']['input'];
  bundleIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  type?: InputMaybe<GrantType>;
  royalty?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationLibrarySlideCreateArgs = {
  bundleId: Scalars['ID']['input'];
  chapterId?: InputMaybe<Scalars['ID']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
  image: Scalars['ID']['input'];
  audio: Scalars['ID']['input'];
  meta?: InputMaybe<SlideMetaInput>;
  position?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationLibrarySlideUpdateArgs = {
  id: Scalars['ID']['input'];
  chapterId?: InputMaybe<Scalars['ID']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
  image?: InputMaybe<Scalars['ID']['input']>;
  audio?: InputMaybe<Scalars['ID']['input']>;
  meta?: InputMaybe<SlideMetaInput>;
  position?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationLibrarySlideDeleteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationLibraryVideoCreateArgs = {
  bundleId: Scalars['ID']['input'];
  title: Scalars['String']['input'];
  file: Scalars['ID']['input'];
  poster?: InputMaybe<Scalars['ID']['input']>;
  seconds?: InputMaybe<Scalars['Int']['input']>;
  captions?: InputMaybe<Scalars['Text']['input']>;
  position?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationLibraryVideoUpdateArgs = {
  id: Scalars['ID']['input'];
  title?: InputMaybe<Scalars['String']['input']>;
  file?: InputMaybe<Scalars['ID']['input']>;
  poster?: InputMaybe<Scalars['ID']['input']>;
  seconds?: InputMaybe<Scalars['Int']['input']>;
  captions?: InputMaybe<Scalars['Text']['input']>;
  position?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationLibraryVideosUpdateArgs = {
  bundleId: Scalars['ID']['input'];
  videos: Array<LibraryVideoInput>;
};


export type MutationLibraryVideoDeleteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationMockDayStartArgs = {
  paper: ExamPaper;
  half?: InputMaybe<Scalars['Boolean']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


export type MutationMockDayContinueArgs = {
  id: Scalars['ID']['input'];
};


export type MutationMockDayGiveUpArgs = {
  id: Scalars['ID']['input'];
};


export type MutationQuestionCorrectionCreateArgs = {
  blockId: Scalars['ID']['input'];
  kind: QuestionCorrectionKind;
  optionIds?: InputMaybe<Array<Scalars['String']['input']>>;
  reason: Scalars['Text']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


export type MutationQuestionCorrectionUndoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationQuestionEstimateWriteArgs = {
  blockId: Scalars['ID']['input'];
  percent?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationQuestionReportCreateArgs = {
  blockId: Scalars['ID']['input'];
  kind: QuestionReportKind;
  message?: InputMaybe<Scalars['Text']['input']>;
};


export type MutationQuestionReportWithdrawArgs = {
  id: Scalars['ID']['input'];
};


export type MutationQuestionReportCloseArgs = {
  id: Scalars['ID']['input'];
  outcome: QuestionReportOutcome;
  answer?: InputMaybe<Scalars['Text']['input']>;
};


export type MutationReviewCardsAddArgs = {
  bundleId?: InputMaybe<Scalars['ID']['input']>;
  blockId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationReviewAnswerArgs = {
  id: Scalars['ID']['input'];
  reps: Scalars['Int']['input'];
  grade?: InputMaybe<ReviewGrade>;
  answer?: InputMaybe<Array<Scalars['String']['input']>>;
  change: Scalars['Float']['input'];
  seconds?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationReviewUndoArgs = {
  id: Scalars['ID']['input'];
  change: Scalars['Float']['input'];
};


export type MutationReviewSetAsideArgs = {
  id: Scalars['ID']['input'];
};


export type MutationReviewSettingsWriteArgs = {
  weekdaysOff?: InputMaybe<Array<Scalars['Int']['input']>>;
  datesOff?: InputMaybe<Array<Scalars['Date']['input']>>;
  cap?: InputMaybe<Scalars['Int']['input']>;
  newPerDay?: InputMaybe<Scalars['Int']['input']>;
  retention?: InputMaybe<Scalars['Float']['input']>;
};


export type MutationTestAttemptStartArgs = {
  bundleId?: InputMaybe<Scalars['ID']['input']>;
  practice?: InputMaybe<PracticeInput>;
  mode?: InputMaybe<AttemptMode>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


export type MutationTestAttemptAnswerArgs = {
  id: Scalars['ID']['input'];
  questionId: Scalars['ID']['input'];
  change: Scalars['Float']['input'];
  since?: InputMaybe<Scalars['Float']['input']>;
  answer?: InputMaybe<Array<Scalars['String']['input']>>;
  confidence?: InputMaybe<Confidence>;
  flagged?: InputMaybe<Scalars['Boolean']['input']>;
  struck?: InputMaybe<Array<Scalars['String']['input']>>;
  note?: InputMaybe<Scalars['Text']['input']>;
  seconds?: InputMaybe<Scalars['Int']['input']>;
  check?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationTestAttemptSubmitArgs = {
  id: Scalars['ID']['input'];
};


export type MutationTestAttemptAbandonArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCheckoutArgs = {
  mode: BillingMode;
  gateway: BillingGateway;
  cancelUrl: Scalars['String']['input'];
  successUrl: Scalars['String']['input'];
  items?: InputMaybe<Array<CheckoutItemInput>>;
  metadata?: InputMaybe<Scalars['JSON']['input']>;
  useCoupon: Scalars['Boolean']['input'];
  promoCode?: InputMaybe<Scalars['String']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


export type MutationBillingSessionCreateArgs = {
  userId: Scalars['ID']['input'];
  mode: BillingMode;
  gateway: BillingGateway;
  items: Array<CheckoutItemInput>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


export type MutationBillingSessionUpdateArgs = {
  id: Scalars['ID']['input'];
  status?: InputMaybe<BillingSessionStatus>;
  paymentStatus?: InputMaybe<PaymentStatus>;
};


export type MutationWalletWithdrawArgs = {
  userId: Scalars['ID']['input'];
  amount: Scalars['Pence']['input'];
  description: Scalars['String']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


export type MutationWalletCreditArgs = {
  userId: Scalars['ID']['input'];
  kind: CreditKind;
  amount: Scalars['Pence']['input'];
  reason: Scalars['String']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


export type MutationMockCreateArgs = {
  parentId?: InputMaybe<Scalars['ID']['input']>;
  sessionTypeId: Scalars['ID']['input'];
  practiceAreaId: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  tutorInstruction?: InputMaybe<Scalars['Html']['input']>;
  candidateInstruction?: InputMaybe<Scalars['Html']['input']>;
  instruction?: InputMaybe<Scalars['Html']['input']>;
  scenario?: InputMaybe<Scalars['Html']['input']>;
  marksheet?: InputMaybe<Array<CriterionInput>>;
  extraTasks?: InputMaybe<Array<ExtraTaskInput>>;
  suggestedAnswer?: InputMaybe<Scalars['Html']['input']>;
  level?: InputMaybe<MockLevel>;
  status?: InputMaybe<ContentStatus>;
};


export type MutationMockUpdateArgs = {
  id: Scalars['ID']['input'];
  parentId?: InputMaybe<Scalars['ID']['input']>;
  sessionTypeId?: InputMaybe<Scalars['ID']['input']>;
  practiceAreaId?: InputMaybe<Scalars['ID']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  tutorInstruction?: InputMaybe<Scalars['Html']['input']>;
  candidateInstruction?: InputMaybe<Scalars['Html']['input']>;
  instruction?: InputMaybe<Scalars['Html']['input']>;
  scenario?: InputMaybe<Scalars['Html']['input']>;
  marksheet?: InputMaybe<Array<CriterionInput>>;
  extraTasks?: InputMaybe<Array<ExtraTaskInput>>;
  suggestedAnswer?: InputMaybe<Scalars['Html']['input']>;
  level?: InputMaybe<MockLevel>;
  status?: InputMaybe<ContentStatus>;
};


export type MutationMockDeleteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationMockPermissionCreateArgs = {
  userId: Scalars['ID']['input'];
  mockId: Scalars['ID']['input'];
  role?: InputMaybe<MockPermissionRole>;
  type?: InputMaybe<MockPermissionType>;
};


export type MutationMockPermissionUpdateArgs = {
  id: Scalars['ID']['input'];
  role?: InputMaybe<MockPermissionRole>;
  type?: InputMaybe<MockPermissionType>;
};


export type MutationMockPermissionDeleteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationMockMaterialCreateArgs = {
  mockId: Scalars['ID']['input'];
  title?: InputMaybe<Scalars['String']['input']>;
  file?: InputMaybe<Scalars['Upload']['input']>;
  studentCanView?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationMockTemplateCreateArgs = {
  mockId: Scalars['ID']['input'];
  title?: InputMaybe<Scalars['String']['input']>;
  file?: InputMaybe<Scalars['Upload']['input']>;
};


export type MutationSessionNoShowDisputeArgs = {
  id: Scalars['ID']['input'];
  reason: DisputeReason;
  message: Scalars['Text']['input'];
};


export type MutationSessionNoShowResolveArgs = {
  id: Scalars['ID']['input'];
  outcome: DisputeOutcome;
  message: Scalars['Text']['input'];
};


export type MutationSessionUpdateArgs = {
  id: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  shortName?: InputMaybe<Scalars['String']['input']>;
  mockId?: InputMaybe<Scalars['ID']['input']>;
  deadline?: InputMaybe<Scalars['DateTime']['input']>;
  assignmentStatus?: InputMaybe<AssignmentStatus>;
  review?: InputMaybe<Scalars['Html']['input']>;
  internalReview?: InputMaybe<Scalars['Html']['input']>;
  extraTasks?: InputMaybe<Array<ExtraTaskInput>>;
};


export type MutationSessionUpdateStatusArgs = {
  id: Scalars['ID']['input'];
  status: Scalars['String']['input'];
  message?: InputMaybe<Scalars['Text']['input']>;
};


export type MutationSessionUpdateLinkArgs = {
  id: Scalars['ID']['input'];
  zoomId: Scalars['String']['input'];
};


export type MutationSessionUpdateReadyArgs = {
  id: Scalars['ID']['input'];
  answerVersion?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationSessionUpdateUnreadyArgs = {
  id: Scalars['ID']['input'];
  message: Scalars['String']['input'];
  deadline?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationSessionUpdateMarkedArgs = {
  id: Scalars['ID']['input'];
  review?: InputMaybe<Scalars['Html']['input']>;
  internalReview?: InputMaybe<Scalars['Html']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationSessionMarksCorrectArgs = {
  id: Scalars['ID']['input'];
  body: Array<CriterionMarkInput>;
  review?: InputMaybe<Scalars['Html']['input']>;
  reason: Scalars['Text']['input'];
  version: Scalars['Int']['input'];
};


export type MutationSessionUpdateNoShowArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSessionDeleteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSessionMarksheetUpdateArgs = {
  sessionId: Scalars['ID']['input'];
  body: Array<CriterionMarkInput>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationSessionAttendeeCreateArgs = {
  role: AttendeeRole;
  sessionId: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
};


export type MutationSessionAttendeeDeleteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSessionNoteCreateArgs = {
  sessionId: Scalars['ID']['input'];
  title?: InputMaybe<Scalars['String']['input']>;
  content?: InputMaybe<Scalars['Html']['input']>;
};


export type MutationSessionNoteUpdateArgs = {
  id: Scalars['ID']['input'];
  title?: InputMaybe<Scalars['String']['input']>;
  content?: InputMaybe<Scalars['Html']['input']>;
};


export type MutationSessionMaterialCreateArgs = {
  sessionId: Scalars['ID']['input'];
  title: Scalars['String']['input'];
  contentType: Scalars['String']['input'];
  file?: InputMaybe<Scalars['Upload']['input']>;
  studentCanView?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSessionMaterialDownloadArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSessionMaterialUpdateArgs = {
  id: Scalars['ID']['input'];
  title?: InputMaybe<Scalars['String']['input']>;
  studentCanView?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSessionMaterialDeleteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSessionAnswerCreateArgs = {
  sessionId: Scalars['ID']['input'];
  title: Scalars['String']['input'];
  contentType: Scalars['String']['input'];
  file?: InputMaybe<Scalars['Upload']['input']>;
};


export type MutationSessionAnswerWriteArgs = {
  sessionId: Scalars['ID']['input'];
  content: Scalars['Html']['input'];
  version: Scalars['Int']['input'];
};


export type MutationSessionClockStartArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSessionAnswerDeleteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSessionGenerateAlarmEmailArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSessionGenerateSuggestedAnswerArgs = {
  id: Scalars['ID']['input'];
};


export type MutationAdjustmentWriteArgs = {
  userId: Scalars['ID']['input'];
  extraTime: Scalars['Int']['input'];
  breaks: Scalars['Int']['input'];
  note?: InputMaybe<Scalars['Text']['input']>;
};


export type MutationExamSittingCreateArgs = {
  exam: Preparation;
  paper: ExamPaper;
  date: Scalars['Date']['input'];
};


export type MutationExamSittingUpdateArgs = {
  id: Scalars['ID']['input'];
  exam?: InputMaybe<Preparation>;
  paper?: InputMaybe<ExamPaper>;
  date?: InputMaybe<Scalars['Date']['input']>;
};


export type MutationExamSittingDeleteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationPracticeAreaCreateArgs = {
  name: Scalars['String']['input'];
  shortName: Scalars['String']['input'];
  bookingAllowed?: InputMaybe<Scalars['Boolean']['input']>;
  meetingAllowed?: InputMaybe<Scalars['Boolean']['input']>;
  classroomAllowed?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationPracticeAreaUpdateArgs = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  shortName: Scalars['String']['input'];
  bookingAllowed?: InputMaybe<Scalars['Boolean']['input']>;
  meetingAllowed?: InputMaybe<Scalars['Boolean']['input']>;
  classroomAllowed?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationPracticeAreaDeleteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationQueueJobRetryArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSessionTypeCreateArgs = {
  parentId?: InputMaybe<Scalars['ID']['input']>;
  group: SessionGroup;
  mode: SessionMode;
  category?: InputMaybe<SessionCategory>;
  techName: Scalars['String']['input'];
  name: Scalars['String']['input'];
  shortName: Scalars['String']['input'];
  price: Scalars['Pence']['input'];
  reschedulePrice: Scalars['Pence']['input'];
  status: SessionTypeStatus;
  duration?: InputMaybe<Scalars['Int']['input']>;
  preparationTime?: InputMaybe<Scalars['Int']['input']>;
  windowLength?: InputMaybe<Scalars['Int']['input']>;
  timeLimit?: InputMaybe<Scalars['Int']['input']>;
  seats?: InputMaybe<Scalars['Int']['input']>;
  freeUntilHours?: InputMaybe<Scalars['Int']['input']>;
  noticeHours?: InputMaybe<Scalars['Int']['input']>;
  breakTime?: InputMaybe<Scalars['Int']['input']>;
  description?: InputMaybe<Scalars['Html']['input']>;
  criteria?: InputMaybe<Array<CriterionInput>>;
  image?: InputMaybe<Scalars['Upload']['input']>;
  chat?: InputMaybe<Scalars['Boolean']['input']>;
  marksheet?: InputMaybe<Scalars['Boolean']['input']>;
  drawingTools?: InputMaybe<Scalars['Boolean']['input']>;
  academicReview?: InputMaybe<Scalars['Boolean']['input']>;
  passMark?: InputMaybe<Scalars['Float']['input']>;
  reminderType?: InputMaybe<ReminderType>;
  reminderTime?: InputMaybe<Scalars['Int']['input']>;
  bookingAllowed?: InputMaybe<Scalars['Boolean']['input']>;
  meetingAllowed?: InputMaybe<Scalars['Boolean']['input']>;
  classroomAllowed?: InputMaybe<Scalars['Boolean']['input']>;
  purchaseAllowed?: InputMaybe<Scalars['Boolean']['input']>;
  practiceAreas?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type MutationSessionTypeUpdateArgs = {
  id: Scalars['ID']['input'];
  parentId?: InputMaybe<Scalars['ID']['input']>;
  group: SessionGroup;
  mode: SessionMode;
  category?: InputMaybe<SessionCategory>;
  techName: Scalars['String']['input'];
  name: Scalars['String']['input'];
  shortName: Scalars['String']['input'];
  price: Scalars['Pence']['input'];
  reschedulePrice: Scalars['Pence']['input'];
  status: SessionTypeStatus;
  duration?: InputMaybe<Scalars['Int']['input']>;
  preparationTime?: InputMaybe<Scalars['Int']['input']>;
  windowLength?: InputMaybe<Scalars['Int']['input']>;
  timeLimit?: InputMaybe<Scalars['Int']['input']>;
  seats?: InputMaybe<Scalars['Int']['input']>;
  freeUntilHours?: InputMaybe<Scalars['Int']['input']>;
  noticeHours?: InputMaybe<Scalars['Int']['input']>;
  breakTime?: InputMaybe<Scalars['Int']['input']>;
  description?: InputMaybe<Scalars['Html']['input']>;
  criteria?: InputMaybe<Array<CriterionInput>>;
  image?: InputMaybe<Scalars['Upload']['input']>;
  chat?: InputMaybe<Scalars['Boolean']['input']>;
  marksheet?: InputMaybe<Scalars['Boolean']['input']>;
  drawingTools?: InputMaybe<Scalars['Boolean']['input']>;
  academicReview?: InputMaybe<Scalars['Boolean']['input']>;
  passMark?: InputMaybe<Scalars['Float']['input']>;
  reminderType?: InputMaybe<ReminderType>;
  reminderTime?: InputMaybe<Scalars['Int']['input']>;
  bookingAllowed?: InputMaybe<Scalars['Boolean']['input']>;
  meetingAllowed?: InputMaybe<Scalars['Boolean']['input']>;
  classroomAllowed?: InputMaybe<Scalars['Boolean']['input']>;
  purchaseAllowed?: InputMaybe<Scalars['Boolean']['input']>;
  practiceAreas?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type MutationSessionTypeDeleteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUserSessionTypeCreateArgs = {
  userId: Scalars['ID']['input'];
  sessionTypeId: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUserSessionTypeUpdateArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUserSessionTypeDeleteArgs = {
  id: Scalars['ID']['input'];
};

export type Subscription = {
  /** Changes to rows of these types, after their commit. */
  changed: Change;
  /** A change of this person, or of any that the subscriber may see. */
  userUpdated: User;
  /** A new bundle that the subscriber may find. */
  bundleCreated: Bundle;
  /** A changed bundle that the subscriber may find. */
  bundleUpdated: Bundle;
  /** A bundle was deleted. */
  bundleDeleted: Deleted;
  /** A category was deleted. */
  libraryCategoryDeleted: Deleted;
  /** A change of this wallet, or of the caller's own. */
  walletUpdated: Wallet;
  /** A new or changed permission: the subscriber's own, or any for staff who see them all. */
  mockPermissionUpdated: MockPermission;
  /** A change of a session that the subscriber may see. */
  sessionUpdated: Session;
  /** A new answer to a session, for those who may read it. */
  sessionAnswerCreated: SessionAnswer;
  /** A new session type that the subscriber may see. */
  sessionTypeCreated: SessionType;
  /** A change of a session type that the subscriber may see. */
  sessionTypeUpdated: SessionType;
  /** The id of a deleted session type that the subscriber could see. */
  sessionTypeDeleted: Deleted;
};


export type SubscriptionChangedArgs = {
  types: Array<Scalars['String']['input']>;
};


export type SubscriptionUserUpdatedArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
};


export type SubscriptionWalletUpdatedArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
};

/** A tutor's refusal to take a session, for the tutor and for staff who may see all sessions. */
export type SessionDecline = {
  id: Scalars['ID']['output'];
  sessionId: Scalars['ID']['output'];
  userId: Scalars['ID']['output'];
  user?: Maybe<TutorPreview>;
  reason: Scalars['Text']['output'];
  insertedAt: Scalars['DateTime']['output'];
};

/** Weekly hours in which a tutor can be booked, in wall-clock time of their zone. */
export type AvailabilityRule = {
  id: Scalars['ID']['output'];
  userId: Scalars['ID']['output'];
  /** IANA time zone. */
  timezone: Scalars['String']['output'];
  /** 1 is Monday, 7 Sunday. */
  weekday: Scalars['Int']['output'];
  /** Wall-clock time, HH:MM. */
  from: Scalars['String']['output'];
  /** Wall-clock time, HH:MM, later than `from`. */
  until: Scalars['String']['output'];
  validFrom?: Maybe<Scalars['Date']['output']>;
  validUntil?: Maybe<Scalars['Date']['output']>;
  /** Empty means every type that the tutor may conduct. */
  sessionTypes: Array<SessionType>;
  /** Empty means every area. */
  practiceAreas: Array<PracticeArea>;
};

export type AvailabilityExceptionKind =
  /** Extra hours beside the weekly ones. */
  | 'extra'
  /** Time off. */
  | 'off';

export type AvailabilityException = {
  id: Scalars['ID']['output'];
  userId: Scalars['ID']['output'];
  kind: AvailabilityExceptionKind;
  from: Scalars['DateTime']['output'];
  until: Scalars['DateTime']['output'];
  note?: Maybe<Scalars['String']['output']>;
  /** Of extra hours; empty means every type that the tutor may conduct. */
  sessionTypes: Array<SessionType>;
  /** Of extra hours; empty means every area. */
  practiceAreas: Array<PracticeArea>;
};

export type QuotePurpose =
  | 'book'
  | 'reschedule'
  | 'cancel';

/** The price of a booking, a move or a cancellation, and its policy. */
export type SessionQuote = {
  purpose: QuotePurpose;
  /** List price, fee or refund before discount. */
  price: Scalars['Pence']['output'];
  discount: Scalars['Pence']['output'];
  /** The amount that the wallet pays; below zero, the amount that it gets back. */
  total: Scalars['Pence']['output'];
  balance: Scalars['Pence']['output'];
  balanceAfter: Scalars['Pence']['output'];
  /** The amount that the wallet lacks; 0 if it holds enough. */
  missing: Scalars['Pence']['output'];
  /** The policy in words. */
  policy: Scalars['String']['output'];
  policyVersion: Scalars['Int']['output'];
  /** The end of the time in which moving and cancelling are free; null if there is none. */
  freeUntil?: Maybe<Scalars['DateTime']['output']>;
  /** What moving the session costs at this moment, once it is paid. */
  moveCost: Scalars['Pence']['output'];
  /** What the candidate does not get back if the caller cancels the session at this moment, once it is paid. */
  cancelCost: Scalars['Pence']['output'];
  startAt?: Maybe<Scalars['DateTime']['output']>;
  endAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the materials open. */
  accessOpen?: Maybe<Scalars['DateTime']['output']>;
  /** When answers are due. */
  deadline?: Maybe<Scalars['DateTime']['output']>;
};

/** A start held for 10 minutes, with its quote. */
export type SessionHold = {
  session: Session;
  quote: SessionQuote;
};

/** A secret address at which calendar programs read a person's sessions. Anyone who knows it can read them without signing in. */
export type CalendarFeed = {
  id: Scalars['ID']['output'];
  /** An https address that ends in `.ics`; with `webcal:` in front it subscribes at a click. */
  url: Scalars['String']['output'];
  insertedAt: Scalars['DateTime']['output'];
  /** When a calendar last read it, to within five minutes; null if none has yet. */
  lastReadAt?: Maybe<Scalars['DateTime']['output']>;
};

export type SlotStatus =
  | 'open'
  | 'held'
  | 'booked'
  | 'blocked';

/** A stretch of a tutor's time. For a session type it is a bookable start, and `until` is its end. */
export type Slot = {
  id: Scalars['ID']['output'];
  /** The tutor; null if several are free, of whom the least loaded will be assigned. */
  userId?: Maybe<Scalars['ID']['output']>;
  tutor?: Maybe<TutorPreview>;
  from: Scalars['DateTime']['output'];
  until: Scalars['DateTime']['output'];
  status: SlotStatus;
  /** The session that fills it, for those who may see it. */
  sessionId?: Maybe<Scalars['ID']['output']>;
  /** The types that open time is for; of a bookable start, its type. Empty means every type that the tutor may conduct. */
  sessionTypes: Array<SessionType>;
  /** The areas that open time is for; of a bookable start, its area. Empty means every area. */
  practiceAreas: Array<PracticeArea>;
};

/** Why there is no start to book. */
export type NoSlotsReason =
  /** The person has sat or booked every mock of this type and practice area. */
  | 'all_mocks_sat'
  /** No tutor is free in these weeks. */
  | 'no_tutor_free'
  /** The person has booked as many of this type ahead as they may. */
  | 'limit_reached';

/** Bookable starts, or stretches of a calendar, in order. */
export type SlotPage = {
  entries: Array<Slot>;
  /** Why there is no start; null if there is one. */
  reason?: Maybe<NoSlotsReason>;
};

/** The practice areas of a session type in which the caller has a mock left. */
export type MocksLeft = {
  sessionTypeId: Scalars['ID']['output'];
  practiceAreaIds: Array<Scalars['ID']['output']>;
};

export type BlockType =
  | 'text'
  | 'media'
  | 'question'
  | 'flashcard'
  | 'task'
  | 'embed';

/** What a block is, within its type; `cloze` is a question or a flashcard. */
export type BlockSubtype =
  | 'rich_text'
  | 'callout'
  | 'statute'
  | 'case_note'
  | 'image'
  | 'slide'
  | 'audio'
  | 'video'
  | 'document'
  | 'single_best_answer'
  | 'multiple_response'
  | 'true_false'
  | 'short_answer'
  | 'numeric'
  | 'ordering'
  | 'matching'
  | 'cloze'
  | 'essay'
  | 'basic'
  | 'basic_reversed'
  | 'file_upload'
  | 'typed_answer'
  | 'audio_answer'
  | 'link'
  | 'iframe';

/** When feedback or results are shown. `after_deadline` means once the bundle's access has ended for this person. */
export type ShownWhen =
  | 'never'
  | 'after_answer'
  | 'after_submit'
  | 'after_deadline';

/**
 * An answer that a question offers or accepts. Short answers and numbers accept each of theirs; the options of an ordering stand in the right order; those of
 * a matching name their partner in `match`.
 */
export type AnswerOption = {
  /** Stable within its question. */
  id: Scalars['String']['output'];
  body: Scalars['Html']['output'];
  correct: Scalars['Boolean']['output'];
  /** From 0. */
  position: Scalars['Int']['output'];
  /** The right partner, in a matching. */
  match?: Maybe<Scalars['String']['output']>;
  /** Why it is right or wrong. */
  feedback?: Maybe<Scalars['Html']['output']>;
};

export type AnswerOptionInput = {
  /** Leave out for a new option. */
  id?: InputMaybe<Scalars['String']['input']>;
  body: Scalars['Html']['input'];
  correct?: InputMaybe<Scalars['Boolean']['input']>;
  match?: InputMaybe<Scalars['String']['input']>;
  feedback?: InputMaybe<Scalars['Html']['input']>;
};

export type BlockMetadata = {
  /** How long it takes, in seconds. */
  duration?: Maybe<Scalars['Int']['output']>;
  /** How far a number may lie from the right one and still be right. */
  tolerance?: Maybe<Scalars['Float']['output']>;
};

export type BlockMetadataInput = {
  duration?: InputMaybe<Scalars['Int']['input']>;
  tolerance?: InputMaybe<Scalars['Float']['input']>;
};

/** A document that belongs to a block. */
export type BlockAttachment = {
  id: Scalars['ID']['output'];
  blockId: Scalars['ID']['output'];
  fileName: Scalars['String']['output'];
  /** Signed address of the bytes, for the reader only, valid for 15 minutes. */
  fileUrl?: Maybe<Scalars['String']['output']>;
};

/**
 * A piece of a content: a text, a picture, a question, a flashcard. Learners who have opened the content read all but its questions, which they meet in an
 * attempt at a test; authors and staff read everything. Its texts may show pictures, `<img src="/files/{id}" alt="…">`, by the id of an upload of their writer and
 * with words in its place; each reader gets signed addresses in them, as `fileUrl` of an attachment.
 */
export type ContentBlock = {
  id: Scalars['ID']['output'];
  type: BlockType;
  subtype: BlockSubtype;
  title?: Maybe<Scalars['String']['output']>;
  /** Its place in its chapter, from 0. */
  position: Scalars['Int']['output'];
  /** Signed address of its picture, as `fileUrl` of an attachment. */
  image?: Maybe<Scalars['String']['output']>;
  /** Signed address of its sound. */
  audio?: Maybe<Scalars['String']['output']>;
  /** Signed address of its video. */
  video?: Maybe<Scalars['String']['output']>;
  /** The address that an embed shows: https, at one of the hosts that the operator allows. */
  link?: Maybe<Scalars['String']['output']>;
  /** A text's body; a question's facts and what it asks; a flashcard's front, or its text with `{{c1::gaps}}`. */
  assignment?: Maybe<Scalars['Html']['output']>;
  answerOptions?: Maybe<Array<AnswerOption>>;
  /** A flashcard's back, or the model answer of an essay. */
  answer?: Maybe<Scalars['Html']['output']>;
  metadata?: Maybe<BlockMetadata>;
  /** What to remember of it, shown with the right answer. */
  feedback?: Maybe<Scalars['Html']['output']>;
  /** Null: when the bundle says. */
  feedbackShow?: Maybe<ShownWhen>;
  /** The points for a right answer; 1 unless told. */
  score: Scalars['Int']['output'];
  /** Whether the editor shows it whole. */
  expanded: Scalars['Boolean']['output'];
  /** Whether a learner can be given it: nothing of what its kind needs is missing. */
  complete: Scalars['Boolean']['output'];
  contentId: Scalars['ID']['output'];
  chapterId?: Maybe<Scalars['ID']['output']>;
  practiceAreaId?: Maybe<Scalars['ID']['output']>;
  /** Its sub-topic, in the words of the exam's specification. */
  topic?: Maybe<Scalars['String']['output']>;
  /** Where its law stands: a section, a case, a rule. */
  source?: Maybe<Scalars['String']['output']>;
  /** The day as at which its law is stated. */
  lawStatedAt?: Maybe<Scalars['Date']['output']>;
  /** How hard it is, from 1 to 5. */
  complexity?: Maybe<Scalars['Int']['output']>;
  /** The author's estimate of how many just competent candidates answer it right, in percent (Angoff). */
  estimate?: Maybe<Scalars['Int']['output']>;
  /** When it was taken out: it is asked no more and counts nowhere (questionCorrectionCreate); null: it is in use. */
  voidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Rises with each change; a change that names an older one is refused. */
  version: Scalars['Int']['output'];
  insertedAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  practiceArea?: Maybe<PracticeArea>;
  attachments: Array<BlockAttachment>;
};

/** A block to add, as the arguments of contentBlockCreate. */
export type ContentBlockInput = {
  type: BlockType;
  subtype: BlockSubtype;
  title?: InputMaybe<Scalars['String']['input']>;
  image?: InputMaybe<Scalars['ID']['input']>;
  audio?: InputMaybe<Scalars['ID']['input']>;
  assignment?: InputMaybe<Scalars['Html']['input']>;
  answerOptions?: InputMaybe<Array<AnswerOptionInput>>;
  answer?: InputMaybe<Scalars['Html']['input']>;
  metadata?: InputMaybe<BlockMetadataInput>;
  feedback?: InputMaybe<Scalars['Html']['input']>;
  feedbackShow?: InputMaybe<ShownWhen>;
  score?: InputMaybe<Scalars['Int']['input']>;
  practiceAreaId?: InputMaybe<Scalars['ID']['input']>;
  topic?: InputMaybe<Scalars['String']['input']>;
  source?: InputMaybe<Scalars['String']['input']>;
  lawStatedAt?: InputMaybe<Scalars['Date']['input']>;
  complexity?: InputMaybe<Scalars['Int']['input']>;
  estimate?: InputMaybe<Scalars['Int']['input']>;
};

/** A file of a content's questions and cards, for a day. Authors of the content and staff with manage_content fetch it, since it holds the answers. */
export type ContentExport = {
  id: Scalars['ID']['output'];
  contentId?: Maybe<Scalars['ID']['output']>;
  format: ExchangeFormat;
  fileName: Scalars['String']['output'];
  /** Signed address of the bytes, for the reader only, valid for 15 minutes. */
  fileUrl?: Maybe<Scalars['String']['output']>;
  /** Questions and cards in the file. */
  count: Scalars['Int']['output'];
  /** Those that the format cannot hold. */
  left: Scalars['Int']['output'];
  /** What of them the format does not hold, with how often: `12 × a picture`. */
  losses: Array<Scalars['String']['output']>;
  insertedAt: Scalars['DateTime']['output'];
};

/** A format in which questions and cards come and go; docs/exchange.md says what each holds. */
export type ExchangeFormat =
  | 'gift'
  | 'moodle_xml'
  | 'qti_2'
  | 'qti_3'
  | 'csv'
  | 'anki';

export type ContentImportStatus =
  /** The file is being read. */
  | 'reading'
  /** It was read; nothing has come over yet. */
  | 'ready'
  /** Its rows are coming over. */
  | 'importing'
  /** They have come over. */
  | 'done'
  /** It could not be read or did not come over; `message` says why. */
  | 'failed'
  | 'cancelled';

export type ContentImportResult =
  /** It comes over whole. */
  | 'good'
  /** It comes over, and something is to be looked at. */
  | 'look'
  /** It cannot come over. */
  | 'bad';

/** Something to know of an imported file as a whole. */
export type ContentImportNote = {
  /** The line it begins at, from 1. */
  line?: Maybe<Scalars['Int']['output']>;
  text: Scalars['String']['output'];
};

/**
 * A file of questions and cards on its way into a content: read first, so that each row can be looked at, and brought over in one transaction. Authors of
 * the content and staff with manage_content read it for seven days.
 */
export type ContentImport = {
  id: Scalars['ID']['output'];
  contentId?: Maybe<Scalars['ID']['output']>;
  /** Null while nobody can tell yet. */
  format?: Maybe<ExchangeFormat>;
  fileName: Scalars['String']['output'];
  status: ContentImportStatus;
  /** Rows found so far: blocks, and what cannot be one. */
  total: Scalars['Int']['output'];
  good: Scalars['Int']['output'];
  look: Scalars['Int']['output'];
  bad: Scalars['Int']['output'];
  /** Rows that are ready to come over while it is importing; those that came over once it is done. */
  done: Scalars['Int']['output'];
  notes: Array<ContentImportNote>;
  /** Why it failed. */
  message?: Maybe<Scalars['String']['output']>;
  insertedAt: Scalars['DateTime']['output'];
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type ContentImportPage = {
  entries: Array<ContentImport>;
  pageInfo: PageInfo;
};

/** One thing that an imported file holds, in the file's order. `id` is that of the block it becomes. */
export type ContentImportRow = {
  id: Scalars['ID']['output'];
  importId: Scalars['ID']['output'];
  /** The line on which it begins, from 1; null in a package. */
  line?: Maybe<Scalars['Int']['output']>;
  /** What names it in a package: a file or a note. */
  item?: Maybe<Scalars['String']['output']>;
  subtype?: Maybe<BlockSubtype>;
  title?: Maybe<Scalars['String']['output']>;
  result: ContentImportResult;
  /** Why it cannot come over. */
  faults: Array<Scalars['String']['output']>;
  /** What of it does not come over. */
  losses: Array<Scalars['String']['output']>;
  /** The beginning of what stands in the file. */
  given: Scalars['String']['output'];
};

export type ContentImportRowPage = {
  entries: Array<ContentImportRow>;
  pageInfo: PageInfo;
};

/** A body of chapters and blocks, which readers learn from. A bundle of the library owns one, made with it. */
export type Content = {
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  status: ContentStatus;
  insertedAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

/** A part of a content, in which its blocks stand. */
export type ContentChapter = {
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  /** Its place among the chapters, from 0. */
  position: Scalars['Int']['output'];
  /** Whether the editor shows its blocks. */
  expanded: Scalars['Boolean']['output'];
  contentId: Scalars['ID']['output'];
};

/** A chapter's new place, title or state; what is left out stays. */
export type ContentChapterInput = {
  id: Scalars['ID']['input'];
  title?: InputMaybe<Scalars['String']['input']>;
  position?: InputMaybe<Scalars['Int']['input']>;
  expanded?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A document. Its bytes are fetched from `contentLink`, which is bound to the reader and short-lived. */
export type DriveFile = {
  id: Scalars['ID']['output'];
  /** MIME type, found from the content. */
  contentType: Scalars['String']['output'];
  title: Scalars['String']['output'];
  /** The text of the document, if it is a text. */
  content?: Maybe<Scalars['Text']['output']>;
  contentHtml?: Maybe<Scalars['Html']['output']>;
  /** Signed address of the bytes, for the reader only, valid for 15 minutes. */
  contentLink?: Maybe<Scalars['String']['output']>;
  metadata?: Maybe<Scalars['JSON']['output']>;
  /** In bytes. */
  size?: Maybe<Scalars['Int']['output']>;
  version: Scalars['Int']['output'];
  externalId?: Maybe<Scalars['String']['output']>;
  externalContentLink?: Maybe<Scalars['String']['output']>;
  externalViewLink?: Maybe<Scalars['String']['output']>;
  studentCanView: Scalars['Boolean']['output'];
  /** Released by a rule only, such as a suggested answer. */
  protected: Scalars['Boolean']['output'];
  /** Whether the reader added it. */
  own: Scalars['Boolean']['output'];
  insertedAt: Scalars['DateTime']['output'];
};

export type MediaKind =
  | 'image'
  | 'audio'
  | 'video'
  | 'document'
  | 'text';

/**
 * A file that was just uploaded, to be named where it is wanted. One that nothing names within a day is deleted. Sounds and videos of up to 2 GB come by the
 * tus protocol at /files/uploads instead: once all bytes are there, the id at the end of the upload's address is the id of the file.
 */
export type MediaFile = {
  id: Scalars['ID']['output'];
  kind: MediaKind;
  /** MIME type, found from the content. */
  contentType: Scalars['String']['output'];
  title: Scalars['String']['output'];
  /** In bytes. */
  size: Scalars['Int']['output'];
};

/**
 * What one act of staff changed of somebody else: who, when, from where, and each value before and after. Entries are only ever added, and each carries the hash of the
 * one before it; `npm run check-audit` checks that none was changed, removed or moved.
 */
export type AuditEntry = {
  id: Scalars['ID']['output'];
  /** Its place in the chain, from 1; null for the few seconds until it has one. */
  place?: Maybe<Scalars['Int']['output']>;
  insertedAt: Scalars['DateTime']['output'];
  /** The person who acted. */
  actorId: Scalars['ID']['output'];
  /** The name of that person now; null if the account was deleted. */
  actorName?: Maybe<Scalars['String']['output']>;
  /** The operation by its name in this schema. */
  operation: Scalars['String']['output'];
  /** The same in words, such as: User disable. */
  act: Scalars['String']['output'];
  /** The address of the request. */
  network: Scalars['String']['output'];
  /** The browser of the request by its name, such as Firefox; null if unknown. */
  browser?: Maybe<Scalars['String']['output']>;
  /** Whose accounts it changed, by name; empty if it changed no person's. */
  people: Scalars['String']['output'];
  /** The values that changed; at most 500 are shown. */
  changes: Array<AuditChange>;
  /** SHA-256 over this entry and the hash of the one before, in hex; null for the few seconds until it has one. */
  hash?: Maybe<Scalars['String']['output']>;
};

/** One value that an act changed. Secrets are left out, and long texts are cut. */
export type AuditChange = {
  id: Scalars['ID']['output'];
  /** The record's kind: its table's name in words. */
  record: Scalars['String']['output'];
  /** Null for a link between two records, which has none of its own. */
  recordId?: Maybe<Scalars['ID']['output']>;
  kind: ChangeKind;
  /** The name of the value. */
  field: Scalars['String']['output'];
  /** Null if there was none, or if the person's account was deleted since. */
  before?: Maybe<Scalars['String']['output']>;
  after?: Maybe<Scalars['String']['output']>;
};

export type AuditEntryPage = {
  entries: Array<AuditEntry>;
  pageInfo: PageInfo;
};

/** A country by ISO 3166-1. */
export type Country = {
  id: Scalars['ID']['output'];
  alpha2: Scalars['String']['output'];
  alpha3: Scalars['String']['output'];
  altCurrency?: Maybe<Scalars['String']['output']>;
  continent?: Maybe<Scalars['String']['output']>;
  /** Telephone prefix without the plus sign. */
  countryCode?: Maybe<Scalars['String']['output']>;
  currency?: Maybe<Scalars['String']['output']>;
  /** ISO 4217. */
  currencyCode?: Maybe<Scalars['String']['output']>;
  internationalPrefix?: Maybe<Scalars['String']['output']>;
  /** Code of the International Olympic Committee. */
  ioc?: Maybe<Scalars['String']['output']>;
  languagesOfficial?: Maybe<Array<Scalars['String']['output']>>;
  languagesSpoken?: Maybe<Array<Scalars['String']['output']>>;
  name: Scalars['String']['output'];
  /** ISO 3166-1 numeric, three digits. */
  number?: Maybe<Scalars['String']['output']>;
  region?: Maybe<Scalars['String']['output']>;
  subregion?: Maybe<Scalars['String']['output']>;
  unLocode?: Maybe<Scalars['String']['output']>;
  vatRates?: Maybe<Scalars['JSON']['output']>;
  /** AMER, APAC or EMEA. */
  worldRegion?: Maybe<Scalars['String']['output']>;
};

/** A live sign-in of the caller: a browser on a device. It ends by itself 30 days after it began. */
export type Device = {
  id: Scalars['ID']['output'];
  /** The browser's name, such as Firefox; null if unknown. */
  browser?: Maybe<Scalars['String']['output']>;
  /** The system's name, such as Windows or iPhone; null if unknown. */
  system?: Maybe<Scalars['String']['output']>;
  /** When the person signed in there. */
  insertedAt: Scalars['DateTime']['output'];
  /** When the sign-in was last renewed; an open page renews it about every ten minutes. */
  renewedAt: Scalars['DateTime']['output'];
  /** Whether this is the caller's present sign-in. */
  current: Scalars['Boolean']['output'];
};

/** A change of a person's address, as the holder of one of its links sees it. */
export type EmailChange = {
  /** The address that the link was sent to. */
  email: Scalars['String']['output'];
  /** The new address of the account. */
  newEmail: Scalars['String']['output'];
  /** Whether everything is confirmed and the change is made, or undone if `undo` is true. */
  done: Scalars['Boolean']['output'];
  /**
   * Whether the link undoes the change instead of confirming it. The old address gets such a link when staff ask for a change. It works for seven days,
   * also after the change is made.
   */
  undo: Scalars['Boolean']['output'];
};

/** What the application keeps for a person on every device. */
export type KeptName =
  /** How far they are in the product tour, and whether they have finished it. */
  | 'tour'
  /** For markers: their latest comments, by the title of the criterion. */
  | 'comment_bank'
  /** Their marks in papers, by the id of the document. */
  | 'paper_marks'
  /** For staff: their saved views of lists, by the list. */
  | 'list_views'
  /** Where they are in each lecture and what they have heard of it, by the id of the bundle. */
  | 'lecture_places'
  /** Where they are in each video and which they have seen, by its id. */
  | 'video_places';

export type KeptValue = {
  id: Scalars['ID']['output'];
  name: KeptName;
  value: Scalars['JSON']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

/** An account at an outside provider with which a person signs in here. */
export type LinkedProvider = {
  id: Scalars['ID']['output'];
  /** Its id among `signInProviders`; null if it is no longer set up. */
  provider?: Maybe<Scalars['ID']['output']>;
  /** The provider's name; the host of its issuer if it is no longer set up. */
  name: Scalars['String']['output'];
  /** The address that the provider gave when it was linked. */
  email: Scalars['String']['output'];
  insertedAt: Scalars['DateTime']['output'];
  lastUsedAt: Scalars['DateTime']['output'];
};

/** The subject of a notification. access/notifications.ts says by which channels each is sent at first, and which of them can be switched off. */
export type NotificationKind =
  /** A session is booked, moved or cancelled, or has another tutor. */
  | 'bookings'
  /** One of your sessions begins soon. */
  | 'session_reminders'
  /** One of your live sessions begins in ten minutes. */
  | 'session_starting'
  /** A session is recorded as missed, or your dispute about it is decided. */
  | 'absences'
  /** Your marks and feedback are released. */
  | 'marks_released'
  /** Your answers came back, with a message and a new deadline. */
  | 'hand_backs'
  /** For markers: answers to mark, or marks to review. */
  | 'marking'
  /** A result of yours was worked out again, since a question was corrected. */
  | 'results_changed'
  /** A fault is reported in a question of yours, or your own report is answered. */
  | 'question_reports'
  /** A top-up has arrived, or staff have credited the wallet. */
  | 'payments'
  /** The balance fell below £20. */
  | 'balance_low'
  /** A way to sign in was added or removed: a passkey, a linked account. */
  | 'security'
  /** Staff wrote to you. */
  | 'messages'
  /** For authors: somebody asks for access to what they wrote. */
  | 'access_asked'
  /** Your request for access to a bundle was answered. */
  | 'access_answered'
  /** For staff: a session without a tutor, a new dispute. */
  | 'staff_alerts'
  /** News about the school. Off by default, since it needs consent. */
  | 'news';

/** By which channels a person is told of a kind. */
export type NotificationPreference = {
  kind: NotificationKind;
  /** In the list under the bell. */
  inApp: Scalars['Boolean']['output'];
  email: Scalars['Boolean']['output'];
  /** As a message of the browsers for which the person turned it on. */
  push: Scalars['Boolean']['output'];
  /** When the person last chose this; null if it is the default. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** How often one mail gathers what can wait. */
export type NotificationDigest =
  /** Each is sent by itself, at once. */
  | 'never'
  | 'daily'
  /** On Mondays. */
  | 'weekly';

/** When the caller is told of what can wait. Times of day are minutes after midnight in the person's zone. */
export type NotificationSettings = {
  /** From here to `quietUntil` nothing is pushed or mailed, except what protects the account and sessions that begin within the hour; the rest waits until the end. Null for none. */
  quietFrom?: Maybe<Scalars['Int']['output']>;
  quietUntil?: Maybe<Scalars['Int']['output']>;
  digest: NotificationDigest;
  /** When the digest is sent. */
  digestAt: Scalars['Int']['output'];
};

/** Something that happened and that its person is told of. It is kept when it has been read. It goes with the account. */
export type Notification = {
  id: Scalars['ID']['output'];
  kind: NotificationKind;
  /** One line: the thing that happened. */
  title: Scalars['String']['output'];
  /** One or two sentences; times are in the person's zone. */
  body: Scalars['String']['output'];
  /** The page where the person can act on it: a path of this site. */
  path: Scalars['String']['output'];
  insertedAt: Scalars['DateTime']['output'];
  /** When the person marked it as read. */
  readAt?: Maybe<Scalars['DateTime']['output']>;
};

export type NotificationPage = {
  entries: Array<Notification>;
  pageInfo: PageInfo;
};

/** How many notifications the caller has not read. */
export type UnreadNotifications = {
  unread: Scalars['Int']['output'];
};

export type PasskeyDeviceType =
  /** The key stays on the device that made it. */
  | 'singleDevice'
  /** A passkey manager can copy the key to several devices. */
  | 'multiDevice';

/**
 * A second way to sign in, beside the link by e-mail: a key pair of which the person's device keeps the private half and we keep the public one. Source:
 * https://www.w3.org/TR/webauthn-3/
 */
export type Passkey = {
  id: Scalars['ID']['output'];
  /** Its owner's name for it: 1 to 60 characters. */
  name: Scalars['String']['output'];
  deviceType: PasskeyDeviceType;
  /** Whether a passkey manager holds a copy, as the device said at its last use. */
  backedUp: Scalars['Boolean']['output'];
  insertedAt: Scalars['DateTime']['output'];
  /** When it last signed the person in; null until then. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A browser that shows notifications as messages of its system (Web Push, RFC 8030). It ends with the sign-in that made it. */
export type PushSubscription = {
  id: Scalars['ID']['output'];
  insertedAt: Scalars['DateTime']['output'];
  /** Whether it belongs to the caller's present sign-in. */
  current: Scalars['Boolean']['output'];
};

/** A named set of abilities that staff can hold. */
export type Role = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Named abilities, e.g. `view_all_sessions`. */
  abilities: Array<Scalars['String']['output']>;
  /** Whether its holders sign in by a passkey, or by a link and then a code of an app. */
  requireSecondFactor: Scalars['Boolean']['output'];
  users?: Maybe<Array<User>>;
};

/** What a sign-in by link, code or outside provider still waits for. */
export type SecondFactorDue =
  /** A role asks for a second factor, and the person has none: they set up an app. */
  | 'app'
  /** Six digits of the app, or a recovery code. */
  | 'code'
  /** A role asks for a second factor, and the person has a passkey: they sign in with that. */
  | 'passkey';

/**
 * A second proof at the sign-in, beside the link: six digits of an app on the person's phone, new every 30 seconds, or a recovery code. A passkey proves both at once. Source:
 * RFC 6238.
 */
export type SecondFactor = {
  /** When the app was set up; null if it is not. */
  enabledAt?: Maybe<Scalars['DateTime']['output']>;
  /** How many recovery codes are left, of ten. */
  recoveryCodesLeft: Scalars['Int']['output'];
  /** Whether a role of the person asks for a second factor. */
  required: Scalars['Boolean']['output'];
  /** What the present sign-in waits for; null if it is complete. */
  due?: Maybe<SecondFactorDue>;
};

/** What an authenticator app needs, once. */
export type SecondFactorSecret = {
  /** 32 letters and digits, to type. */
  secret: Scalars['String']['output'];
  /** The same as a link, for a QR code. */
  uri: Scalars['String']['output'];
};

/** Ten codes that each stand in for the app once. They are shown this once, and only their hashes are kept. */
export type RecoveryCodes = {
  codes: Array<Scalars['String']['output']>;
};

/** A signed-in person, a short-lived access token, and the refresh token that renews it once. */
export type AuthResult = {
  /** JWT of 10 minutes with id, role, type, abilities and disabledAt. */
  accessToken: Scalars['String']['output'];
  /** Opaque. Each use answers a new one, and a second use ends the sign-in. */
  refreshToken: Scalars['String']['output'];
  user: User;
};

export type OauthRequest = {
  /** The address at which the browser signs in. */
  url: Scalars['String']['output'];
};

/** A person who signed in with an outside provider: the fields of AuthResult, and the path that they wanted. */
export type OauthResult = {
  /** JWT of 10 minutes with id, role, type, abilities and disabledAt. */
  accessToken: Scalars['String']['output'];
  /** Opaque. Each use answers a new one, and a second use ends the sign-in. */
  refreshToken: Scalars['String']['output'];
  user: User;
  /** The path given to `oauthRequest`; the start page if it was not ours. */
  path: Scalars['String']['output'];
};

/** An outside OpenID Connect provider that people can sign in with. */
export type SignInProvider = {
  /** Its short name in addresses, such as `google`. */
  id: Scalars['ID']['output'];
  /** Its name for people. */
  name: Scalars['String']['output'];
};

export type Web3Request = {
  message: Scalars['String']['output'];
  sent: Scalars['Boolean']['output'];
};

export type Web3Validation = {
  /** The account behind the link; null if the click will create one. */
  user?: Maybe<User>;
  /** The address the link was sent to. */
  email: Scalars['String']['output'];
};

/** A message of staff to one person. It goes with the person's account. */
export type UserMessage = {
  id: Scalars['ID']['output'];
  /** The person to whom it was sent. */
  userId: Scalars['ID']['output'];
  /** The member of staff who sent it; null once their account is deleted. */
  authorId?: Maybe<Scalars['ID']['output']>;
  /** One line. */
  subject: Scalars['String']['output'];
  text: Scalars['Text']['output'];
  insertedAt: Scalars['DateTime']['output'];
};

/** What staff write down about a person. Its subject never sees it, and it goes with their account. */
export type UserNote = {
  id: Scalars['ID']['output'];
  /** The person whom it is about. */
  userId: Scalars['ID']['output'];
  /** The member of staff who wrote it; null once their account is deleted. */
  authorId?: Maybe<Scalars['ID']['output']>;
  text: Scalars['Text']['output'];
  insertedAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  author?: Maybe<User>;
};

export type UserNotePage = {
  entries: Array<UserNote>;
  pageInfo: PageInfo;
};

export type UserType =
  /** Aspiring Solicitor */
  | 'aspiringSolicitor'
  /** Tutoring Solicitor */
  | 'tutoringSolicitor'
  /** Interviewer */
  | 'interviewer';

export type UserRole =
  | 'user'
  | 'supervisor'
  | 'admin';

export type Preparation =
  /** SQE1 */
  | 'sqe1'
  /** SQE2 */
  | 'sqe2'
  /** HRA/BAR */
  | 'hra_bar'
  /** Other exams: LLB/LLM */
  | 'other';

/**
 * It follows what happens: `trial` from the first bonus or free booking, `paying` from a top-up or purchase, `lapsed` 90 days after the last, `refunded` once
 * nothing of what was paid is left, neither in the wallet nor with the school. Staff may set it by hand, which holds for 90 days.
 */
export type UserPaymentStatus =
  | 'none'
  | 'trial'
  | 'paying'
  | 'lapsed'
  | 'refunded';

export type ContactStatus =
  | 'new'
  | 'contacted'
  | 'interested'
  | 'converted'
  | 'not_interested'
  | 'do_not_contact';

export type UserOrder =
  | 'inserted_at'
  | 'last_name'
  | 'email'
  | 'last_seen_at'
  | 'follow_up';

/** A person with an account. Private fields are null for people who may not see them. */
export type User = {
  id: Scalars['ID']['output'];
  /** Subject of the linked Google sign-in. */
  googleId?: Maybe<Scalars['String']['output']>;
  firstName?: Maybe<Scalars['String']['output']>;
  lastName?: Maybe<Scalars['String']['output']>;
  fullName?: Maybe<Scalars['String']['output']>;
  nickname?: Maybe<Scalars['String']['output']>;
  country?: Maybe<Country>;
  countryId?: Maybe<Scalars['ID']['output']>;
  address?: Maybe<Scalars['Text']['output']>;
  /** IANA time zone. */
  timezone?: Maybe<Scalars['String']['output']>;
  /** The language of what the person is told: `en-us`, or one that this server has beside it. */
  locale?: Maybe<Scalars['String']['output']>;
  /** Address of the picture, 4:3. */
  avatar?: Maybe<Scalars['String']['output']>;
  zoomId?: Maybe<Scalars['String']['output']>;
  linkedIn?: Maybe<Scalars['String']['output']>;
  skype?: Maybe<Scalars['String']['output']>;
  type?: Maybe<UserType>;
  role?: Maybe<UserRole>;
  email?: Maybe<Scalars['String']['output']>;
  /** A tutor's text about themselves. */
  summary?: Maybe<Scalars['Html']['output']>;
  /** Notes and marks of the staff. */
  meta?: Maybe<Scalars['JSON']['output']>;
  preparation?: Maybe<Preparation>;
  /** When the profile was completed; null means unconfirmed. */
  confirmedAt?: Maybe<Scalars['DateTime']['output']>;
  insertedAt?: Maybe<Scalars['DateTime']['output']>;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  lastSeenAt?: Maybe<Scalars['DateTime']['output']>;
  disabledAt?: Maybe<Scalars['DateTime']['output']>;
  archivedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the terms and conditions were accepted. */
  termsConditionsAccepted?: Maybe<Scalars['DateTime']['output']>;
  privacyPolicyAccepted?: Maybe<Scalars['DateTime']['output']>;
  pricePolicyAccepted?: Maybe<Scalars['DateTime']['output']>;
  /** The accepted version of the terms and conditions; null before that. */
  termsConditionsVersion?: Maybe<Scalars['String']['output']>;
  privacyPolicyVersion?: Maybe<Scalars['String']['output']>;
  pricePolicyVersion?: Maybe<Scalars['String']['output']>;
  /** The person's booking limits. */
  sessionTypes?: Maybe<Array<UserSessionType>>;
  practiceAreas?: Maybe<Array<PracticeArea>>;
  paymentStatus?: Maybe<UserPaymentStatus>;
  contactStatus?: Maybe<ContactStatus>;
  /** When the staff will be in touch again. */
  followUp?: Maybe<Scalars['Date']['output']>;
  roles?: Maybe<Array<Role>>;
  /** All abilities of the person's roles together. */
  abilities?: Maybe<Array<Scalars['String']['output']>>;
};

/** The parts of a tutor's profile that everyone signed in may see. */
export type TutorPreview = {
  id: Scalars['ID']['output'];
  nickname?: Maybe<Scalars['String']['output']>;
  fullName?: Maybe<Scalars['String']['output']>;
  timezone?: Maybe<Scalars['String']['output']>;
  avatar?: Maybe<Scalars['String']['output']>;
  summary?: Maybe<Scalars['Html']['output']>;
};

export type UserPage = {
  entries: Array<User>;
  pageInfo: PageInfo;
};

/** A look at the product as another person sees it: read only, for ten minutes, and told to nobody but the audit log. */
export type Viewing = {
  id: Scalars['ID']['output'];
  /** Sent in place of one's own access token. With it every mutation but `viewingEnd` answers FORBIDDEN, and so does whatever would show how the person signs in. */
  accessToken: Scalars['String']['output'];
  /** When it ends by itself. It ends at once with the sign-in that began it, with the ability, or when either account is disabled. */
  expiresAt: Scalars['DateTime']['output'];
  user: User;
};

export type AccessRequestStatus =
  | 'open'
  | 'accepted'
  | 'declined';

/** Somebody asks to be let into a restricted bundle. Its authors and staff answer. */
export type AccessRequest = {
  id: Scalars['ID']['output'];
  bundleId?: Maybe<Scalars['ID']['output']>;
  userId: Scalars['ID']['output'];
  /** The full name of whoever asks, and the day of their next exam sitting. */
  userName?: Maybe<Scalars['String']['output']>;
  nextSitting?: Maybe<Scalars['Date']['output']>;
  /** What they wrote. */
  message?: Maybe<Scalars['Text']['output']>;
  status: AccessRequestStatus;
  /** What was answered. */
  answer?: Maybe<Scalars['Text']['output']>;
  answeredAt?: Maybe<Scalars['DateTime']['output']>;
  insertedAt: Scalars['DateTime']['output'];
  bundle?: Maybe<Bundle>;
};

export type AccessRequestPage = {
  entries: Array<AccessRequest>;
  pageInfo: PageInfo;
};

export type AmountUnit =
  | 'percent'
  /** Pence */
  | 'amount';

/** Who owns what an author wrote. */
export type AuthorRights =
  | 'author_retains'
  | 'licensed'
  | 'assigned';

/** Somebody who wrote a bundle, and what they get of its sales. */
export type BundleAuthor = {
  id: Scalars['ID']['output'];
  userId: Scalars['ID']['output'];
  bundleId: Scalars['ID']['output'];
  /** In percent of the net price, or pence; for staff and the author. */
  royaltyAmount?: Maybe<Scalars['Int']['output']>;
  royaltyUnit?: Maybe<AmountUnit>;
  /** What they may give off the price. */
  discountAmount?: Maybe<Scalars['Int']['output']>;
  discountUnit?: Maybe<AmountUnit>;
  ipr?: Maybe<AuthorRights>;
  insertedAt: Scalars['DateTime']['output'];
  user?: Maybe<TutorPreview>;
};

export type BundleType =
  | 'lecture'
  | 'flashcards'
  | 'test'
  | 'collection';

/** Who finds a thing. `public` and `authenticated`: whoever is signed in. `restricted`: everybody finds it, and may ask for it. `private`: its holders only. */
export type Visibility =
  | 'public'
  | 'authenticated'
  | 'restricted'
  | 'private';

export type DurationUnit =
  | 'day'
  | 'week'
  | 'month'
  | 'year';

export type BundleScope =
  | 'all'
  /** What one may buy, ask for or open. */
  | 'available'
  /** What one has: bought, granted or given. */
  | 'bought'
  | 'recommended'
  /** What one wrote with others or alone. */
  | 'authored';

export type BundleOrder =
  | 'title'
  | 'inserted_at'
  | 'updated_at'
  | 'price';

/** What is in a bundle, counted. */
export type BundleParts = {
  slides: Scalars['Int']['output'];
  /** Seconds of sound in its slides. */
  seconds: Scalars['Int']['output'];
  videos: Scalars['Int']['output'];
  /** Seconds of its videos, as far as they are known. */
  videoSeconds: Scalars['Int']['output'];
  questions: Scalars['Int']['output'];
  cards: Scalars['Int']['output'];
  materials: Scalars['Int']['output'];
};

/** A thing to learn with: a lecture, a set of flashcards, a test, or a collection of them all. */
export type Bundle = {
  id: Scalars['ID']['output'];
  practiceAreaId?: Maybe<Scalars['ID']['output']>;
  categoryId: Scalars['ID']['output'];
  subcategoryId?: Maybe<Scalars['ID']['output']>;
  /** The content that carries its questions, cards and texts. */
  contentId: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  /** Signed address of its picture, valid for 15 minutes. */
  image?: Maybe<Scalars['String']['output']>;
  /** Signed address of the wide picture at the head of its page. */
  coverImage?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['Html']['output']>;
  /** What to know before beginning. */
  instruction?: Maybe<Scalars['Html']['output']>;
  type: BundleType;
  /** Learners see published ones only, and archived ones that they hold. */
  status: ContentStatus;
  visibility: Visibility;
  price: Scalars['Pence']['output'];
  /** How long it stays open, counted from its first opening; null: for ever. */
  accessDuration?: Maybe<Scalars['Int']['output']>;
  accessDurationUnit: DurationUnit;
  /** The top of the scale on which a result is shown; null: the points of its questions. */
  resultsMax?: Maybe<Scalars['Int']['output']>;
  /** The pass line in percent; null: what its authors estimate. */
  resultsPass?: Maybe<Scalars['Int']['output']>;
  resultsShow: ShownWhen;
  /** When the right answers and their reasons are shown, where a question does not say. */
  feedbackShow: ShownWhen;
  /** Minutes for an attempt, before anybody's extra time; null: as long as one likes. */
  timeLimit?: Maybe<Scalars['Int']['output']>;
  /** Whether an attempt ends when its time is up. Otherwise the clock only counts. */
  timerEnable: Scalars['Boolean']['output'];
  /** Whether the time on each question is measured and shown. */
  timerTrack: Scalars['Boolean']['output'];
  /** Whether questions and options come in another order each time. */
  shuffleBlocks: Scalars['Boolean']['output'];
  /** Whether it may be taken more than once. */
  retake: Scalars['Boolean']['output'];
  recommended: Scalars['Boolean']['output'];
  insertedAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  parts: BundleParts;
  practiceArea?: Maybe<PracticeArea>;
  category?: Maybe<LibraryCategory>;
  subcategory?: Maybe<LibrarySubcategory>;
  /** The reader's own permission; all of them for staff. */
  permissions: Array<LibraryPermission>;
  bundleAuthors: Array<BundleAuthor>;
  /** In their order. */
  videos: Array<LibraryVideo>;
};

export type BundlePage = {
  entries: Array<Bundle>;
  pageInfo: PageInfo;
};

/** A page of bundles by limit and offset. */
export type PaginatedBundles = {
  items: Array<Bundle>;
  /** Counted up to 10,001, which means 'more than 10,000'. */
  total: Scalars['Int']['output'];
};

/** What buying a bundle costs its buyer. */
export type BundleQuote = {
  price: Scalars['Pence']['output'];
  /** Of the wallet's owner. */
  discount: Scalars['Pence']['output'];
  /** The amount that the wallet pays. */
  total: Scalars['Pence']['output'];
  balance: Scalars['Pence']['output'];
  balanceAfter: Scalars['Pence']['output'];
  /** The amount that the wallet lacks; 0 if it holds enough. */
  missing: Scalars['Pence']['output'];
};

export type LibraryOrder =
  | 'title'
  | 'position';

/** A shelf of the library, such as FLK1. */
export type LibraryCategory = {
  id: Scalars['ID']['output'];
  practiceAreaId?: Maybe<Scalars['ID']['output']>;
  /** The category in which it stands. */
  parentId?: Maybe<Scalars['ID']['output']>;
  /** The titles from the top down to its own, joined by ' / '. */
  path: Scalars['String']['output'];
  title: Scalars['String']['output'];
  description?: Maybe<Scalars['Text']['output']>;
  /** Signed address of its picture, valid for 15 minutes. */
  image?: Maybe<Scalars['String']['output']>;
  /** Its place among its neighbours, from 0. */
  position: Scalars['Int']['output'];
  /** Learners see published ones only. */
  status: ContentStatus;
  practiceArea?: Maybe<PracticeArea>;
  subcategories: Array<LibrarySubcategory>;
};

/** A division of a category, such as Contract in FLK1. */
export type LibrarySubcategory = {
  id: Scalars['ID']['output'];
  practiceAreaId?: Maybe<Scalars['ID']['output']>;
  categoryId: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  description?: Maybe<Scalars['Text']['output']>;
  position: Scalars['Int']['output'];
  status: ContentStatus;
  practiceArea?: Maybe<PracticeArea>;
};

/** A part of a lecture. */
export type LibraryChapter = {
  id: Scalars['ID']['output'];
  bundleId: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  /** From 0. */
  position: Scalars['Int']['output'];
};

/** A handout of a bundle, for those who have opened it. */
export type LibraryMaterial = {
  id: Scalars['ID']['output'];
  bundleId: Scalars['ID']['output'];
  fileId: Scalars['ID']['output'];
  file?: Maybe<DriveFile>;
};

/** A document that its authors keep with a bundle, such as a script; learners do not see it. */
export type LibraryAttachment = {
  id: Scalars['ID']['output'];
  bundleId: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  /** The text, if it is a text. */
  content?: Maybe<Scalars['Text']['output']>;
  version: Scalars['Int']['output'];
  /** Signed address, for the reader only, valid for 15 minutes. */
  file?: Maybe<Scalars['String']['output']>;
  fileMimetype?: Maybe<Scalars['String']['output']>;
};

/** A person's own note on a lecture, pinned to where they wrote it. Nobody else reads it. */
export type LibraryNote = {
  id: Scalars['ID']['output'];
  userId: Scalars['ID']['output'];
  bundleId: Scalars['ID']['output'];
  /** The slide that it is pinned to; null: the lecture as a whole, or a slide that is gone. */
  slideId?: Maybe<Scalars['ID']['output']>;
  /** Seconds into the slide's sound; null: the slide as a whole. */
  second?: Maybe<Scalars['Int']['output']>;
  text: Scalars['Text']['output'];
  insertedAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type LibraryPermissionStatus =
  /** Held; its time begins at the first opening. */
  | 'pending'
  | 'active'
  | 'paused'
  | 'expired'
  | 'revoked';

export type GrantType =
  | 'purchase'
  | 'package'
  | 'coupon'
  | 'subscription'
  | 'group'
  | 'course'
  | 'grant'
  | 'trial'
  | 'author';

/** What lets a person into a bundle. */
export type LibraryPermission = {
  id: Scalars['ID']['output'];
  bundleId: Scalars['ID']['output'];
  userId: Scalars['ID']['output'];
  status: LibraryPermissionStatus;
  /** How long it lasts from its first opening; null: for ever. */
  duration?: Maybe<Scalars['Int']['output']>;
  durationUnit: DurationUnit;
  /** The first opening. */
  from?: Maybe<Scalars['DateTime']['output']>;
  /** Its end; null: none. */
  until?: Maybe<Scalars['DateTime']['output']>;
  type: GrantType;
  /** Whether its authors get their share of it. */
  royalty: Scalars['Boolean']['output'];
  insertedAt: Scalars['DateTime']['output'];
  bundle?: Maybe<Bundle>;
  user?: Maybe<User>;
};

export type LibraryPermissionPage = {
  entries: Array<LibraryPermission>;
  pageInfo: PageInfo;
};

/** What a slide says beside its picture and sound. */
export type SlideMeta = {
  /** The length of its sound in seconds. */
  seconds?: Maybe<Scalars['Int']['output']>;
  /** What its sound says: captions, or a transcript. */
  transcript?: Maybe<Scalars['Text']['output']>;
  /** What its picture shows, in words. */
  alt?: Maybe<Scalars['String']['output']>;
};

export type SlideMetaInput = {
  seconds?: InputMaybe<Scalars['Int']['input']>;
  transcript?: InputMaybe<Scalars['Text']['input']>;
  alt?: InputMaybe<Scalars['String']['input']>;
};

/** A picture of a lecture with the sound that goes with it. Whoever may find the bundle sees its title; picture, sound and words are for those who have opened it. */
export type LibrarySlide = {
  id: Scalars['ID']['output'];
  bundleId: Scalars['ID']['output'];
  chapterId?: Maybe<Scalars['ID']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  /** Signed address, for the reader only, valid for 15 minutes. */
  image?: Maybe<Scalars['String']['output']>;
  /** Signed address, as of `image`. */
  audio?: Maybe<Scalars['String']['output']>;
  meta?: Maybe<SlideMeta>;
  /** From 0. */
  position: Scalars['Int']['output'];
};

/** A video of a bundle. Whoever may find the bundle sees its title and length; the video itself is for those who have opened it. */
export type LibraryVideo = {
  id: Scalars['ID']['output'];
  bundleId: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  /** Signed address, for the reader only, valid for 15 minutes; a part of it can be asked for by a range of bytes. */
  file?: Maybe<Scalars['String']['output']>;
  /** MIME type of the video, found from its content. */
  contentType?: Maybe<Scalars['String']['output']>;
  /** Signed address of a picture of it, as of `file`. */
  poster?: Maybe<Scalars['String']['output']>;
  /** Its length in seconds; null: not known. */
  seconds?: Maybe<Scalars['Int']['output']>;
  /** What is said in it: captions as WebVTT. */
  captions?: Maybe<Scalars['Text']['output']>;
  /** From 0. */
  position: Scalars['Int']['output'];
};

/** What changes of one of a bundle's videos; what is left out stays. */
export type LibraryVideoInput = {
  id: Scalars['ID']['input'];
  title?: InputMaybe<Scalars['String']['input']>;
  position?: InputMaybe<Scalars['Int']['input']>;
};

export type MockDayStatus =
  /** The first session runs. */
  | 'first_session'
  /** The first session is in; the second begins at the person's word, or by itself. */
  | 'break'
  | 'second_session'
  /** All sessions are in, and their results are shown. */
  | 'over'
  /** Given up; what was handed in is shown and counts as practice. */
  | 'given_up';

/** How a mock day went, on the exam's scale. It is projected: the exam sets its scale after each sitting. */
export type MockDayResult = {
  points: Scalars['Float']['output'];
  most: Scalars['Int']['output'];
  percent: Scalars['Float']['output'];
  /** The score on the scale, and where it would lie eight times in ten. */
  projected: Scalars['Int']['output'];
  from: Scalars['Int']['output'];
  until: Scalars['Int']['output'];
  verdict: ReadinessVerdict;
  /** The top of the scale, the pass line on it, and the share of right answers that it stands for, in percent. */
  top: Scalars['Int']['output'];
  pass: Scalars['Int']['output'];
  passPercent: Scalars['Int']['output'];
};

/** A paper of SQE1 sat in one day as in the exam: two sessions with a break between, or half of it, one session. */
export type MockDay = {
  id: Scalars['ID']['output'];
  userId: Scalars['ID']['output'];
  paper: ExamPaper;
  /** One session only. */
  half: Scalars['Boolean']['output'];
  status: MockDayStatus;
  /** How many questions a session has. */
  questions: Scalars['Int']['output'];
  /** Minutes of a session, the person's extra time and breaks included. */
  minutes: Scalars['Int']['output'];
  /** Extra time of this person, in percent. */
  extraTime: Scalars['Int']['output'];
  /** Breaks of this person within a session, in minutes. */
  breaks: Scalars['Int']['output'];
  startedAt: Scalars['DateTime']['output'];
  /** When the first session of a whole day was handed in. */
  breakFrom?: Maybe<Scalars['DateTime']['output']>;
  /** When the break is over. */
  breakUntil?: Maybe<Scalars['DateTime']['output']>;
  /** When the second session begins by itself, if the person does not begin it before. */
  startBy?: Maybe<Scalars['DateTime']['output']>;
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** One for each session that has begun; nothing of how they went is shown before the day is over. */
  sessions: Array<TestAttempt>;
  /** Null until the day is over. */
  result?: Maybe<MockDayResult>;
};

export type MockDayPage = {
  entries: Array<MockDay>;
  pageInfo: PageInfo;
};

/** The questions of an area that a mock day can draw from. */
export type MockDayArea = {
  practiceArea: PracticeArea;
  /** Its share of the paper in percent, by the exam's specification: the least and the most. */
  weightFrom: Scalars['Int']['output'];
  weightTo: Scalars['Int']['output'];
  available: Scalars['Int']['output'];
  /** Of them those that the caller has never met. */
  unseen: Scalars['Int']['output'];
  /** How many a whole day asks, and a half one. */
  whole: Scalars['Int']['output'];
  half: Scalars['Int']['output'];
};

/** What a mock day would be for the caller now. */
export type MockDayOffer = {
  paper: ExamPaper;
  /** How many questions a session has; a whole day has two sessions. */
  questions: Scalars['Int']['output'];
  /** Single-best-answer questions of five options that the caller has open; a whole day needs twice `questions`, a half one as many. */
  available: Scalars['Int']['output'];
  /** Minutes of a session for everybody, and for the caller. */
  plainMinutes: Scalars['Int']['output'];
  minutes: Scalars['Int']['output'];
  extraTime: Scalars['Int']['output'];
  breaks: Scalars['Int']['output'];
  /** Minutes between the sessions, and after which the second begins by itself. */
  breakMinutes: Scalars['Int']['output'];
  graceMinutes: Scalars['Int']['output'];
  areas: Array<MockDayArea>;
};

export type QuestionCorrectionKind =
  /** The question counts nowhere, and is asked no more. */
  | 'void'
  /** Further options count as right. */
  | 'accept';

/**
 * A question that was wrong: every attempt that had it is marked again by a job, those whose result changed are told, and it can be undone for 30 days. For the
 * question's authors and staff with manage_content.
 */
export type QuestionCorrection = {
  id: Scalars['ID']['output'];
  blockId: Scalars['ID']['output'];
  bundleId: Scalars['ID']['output'];
  kind: QuestionCorrectionKind;
  /** The options that count as right too, by id. */
  optionIds: Array<Scalars['String']['output']>;
  /** Shown to those whose attempts had it. */
  reason: Scalars['Text']['output'];
  insertedAt: Scalars['DateTime']['output'];
  /** Who made it, by name; null: an account that is gone. */
  by?: Maybe<Scalars['String']['output']>;
  undoneAt?: Maybe<Scalars['DateTime']['output']>;
  /** Until when it can be undone. */
  undoUntil: Scalars['DateTime']['output'];
  /** Attempts that had the question, and how many of them are marked again. */
  total: Scalars['Int']['output'];
  done: Scalars['Int']['output'];
  /** How many people were told of another result. */
  told: Scalars['Int']['output'];
  /** Null while attempts are being marked again. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** What a correction would do, before it is made. */
export type CorrectionEffect = {
  /** Attempts that were handed in and are marked again, and the people whose they are. */
  attempts: Scalars['Int']['output'];
  people: Scalars['Int']['output'];
  /** How many of these attempts have another result afterwards. */
  changed: Scalars['Int']['output'];
  /** How many are at or above their pass line now, and afterwards; attempts without one are not counted. */
  passing: Scalars['Int']['output'];
  passingThen: Scalars['Int']['output'];
  /** How many fall below it. */
  falling: Scalars['Int']['output'];
  /** Attempts that are running. */
  running: Scalars['Int']['output'];
  /** The pass line of the latest of them in points, of all points; null: none has one. */
  passPoints?: Maybe<Scalars['Float']['output']>;
  most?: Maybe<Scalars['Int']['output']>;
  passPointsThen?: Maybe<Scalars['Float']['output']>;
  mostThen?: Maybe<Scalars['Int']['output']>;
};

/** What answers and readers say against a question. On fewer than 20 first answers nothing is claimed from them. */
export type QuestionWarning =
  /** The strongest third of its candidates chooses another option more often than the right one: the key may be wrong. */
  | 'key_doubtful'
  /** Those who answer it right do no better in the rest of the test than those who do not: its discrimination is below 0.10. */
  | 'tells_nothing'
  /** It is answered right hardly more often than by guessing. */
  | 'too_hard'
  /** More than 95 in 100 answer it right. */
  | 'too_easy'
  /** An option that hardly anybody chooses: under 2 in 100, on at least 50 answers. */
  | 'idle_option'
  /** Another option is chosen nearly as often as the right one. */
  | 'options_compete'
  /** At least 15 points below the estimate, and more than chance explains. */
  | 'harder_than_estimated'
  /** At least 15 points above the estimate, and more than chance explains. */
  | 'easier_than_estimated'
  /** Half of the answers took longer than one and a half times what the exam gives. */
  | 'slow'
  /** A report is open. */
  | 'reported'
  /** Its law is stated as at a day more than a year ago. */
  | 'law_old'
  /** It does not say as at which day its law is stated. */
  | 'law_undated';

export type QuestionHealthView =
  /** Those with a warning, worst first. */
  | 'to_look_at'
  /** All, in the order of the bundle. */
  | 'all'
  /** Those that are taken out. */
  | 'voided'
  /** Those whose law is stated as at a day more than a year ago, before `lawBefore`, or without a day; the oldest first. */
  | 'law';

/** How often an option was chosen first. */
export type OptionHealth = {
  optionId: Scalars['String']['output'];
  body: Scalars['Html']['output'];
  correct: Scalars['Boolean']['output'];
  /** Whether it counts as right too, since the key was corrected. */
  accepted: Scalars['Boolean']['output'];
  /** How many chose it. */
  chosen: Scalars['Int']['output'];
  /** In percent of the first answers; null on fewer than 20. */
  percent?: Maybe<Scalars['Float']['output']>;
  /** In percent of the strongest third of those whose strength is known, by the rest of their test; null on fewer than 20. */
  strongest?: Maybe<Scalars['Float']['output']>;
  /** The same of the weakest third. */
  weakest?: Maybe<Scalars['Float']['output']>;
};

/** What an author thinks how many just competent candidates answer a question right (Angoff). */
export type QuestionEstimate = {
  id: Scalars['ID']['output'];
  blockId: Scalars['ID']['output'];
  userId: Scalars['ID']['output'];
  /** The author's name. */
  name: Scalars['String']['output'];
  /** From 0 to 100. */
  percent: Scalars['Int']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

/** How a question does in the first answers of its candidates, for its authors and staff with manage_content. */
export type QuestionHealth = {
  /** Of its block. */
  id: Scalars['ID']['output'];
  bundleId: Scalars['ID']['output'];
  /** Its place: chapter and question, as `7.13`, or the question alone where there are no chapters. */
  number: Scalars['String']['output'];
  title?: Maybe<Scalars['String']['output']>;
  assignment?: Maybe<Scalars['Html']['output']>;
  subtype: BlockSubtype;
  topic?: Maybe<Scalars['String']['output']>;
  source?: Maybe<Scalars['String']['output']>;
  lawStatedAt?: Maybe<Scalars['Date']['output']>;
  /** First answers. An answer counts some seconds after its attempt is handed in. */
  answers: Scalars['Int']['output'];
  /** Facility: right first answers in percent; null on fewer than 20. */
  right?: Maybe<Scalars['Float']['output']>;
  /**
   * Discrimination, from -1 to 1: the point-biserial correlation of a right answer with the share of the other questions of the same attempt answered right. Null on fewer
   * than 20 answers in attempts with at least ten questions, and where all answers are alike.
   */
  discrimination?: Maybe<Scalars['Float']['output']>;
  /** Seconds that half of the first answers took at most, to five seconds; null on fewer than 20. */
  medianSeconds?: Maybe<Scalars['Int']['output']>;
  /** The mean of its authors' estimates, else the one written with the question, in percent; null: none. */
  estimate?: Maybe<Scalars['Float']['output']>;
  estimates: Array<QuestionEstimate>;
  /** The caller's own estimate. */
  ownEstimate?: Maybe<Scalars['Int']['output']>;
  openReports: Scalars['Int']['output'];
  /** In the author's order; none where the answer is typed, ordered or matched. */
  options: Array<OptionHealth>;
  /** The gravest first. */
  warnings: Array<QuestionWarning>;
  /** When it was taken out; null: it counts. */
  voidedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Where the pass line of a bundle comes from. */
export type PassLineSource =
  /** Its author or the school set it. */
  | 'set'
  /** The mean of the estimates of all its questions. */
  | 'estimates'
  /** There is none: it is not set, and some question has no estimate. */
  | 'none';

/** How the questions of a bundle do. */
export type BundleHealth = {
  /** Of the bundle. */
  id: Scalars['ID']['output'];
  categoryId: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  /** First answers to all its questions. */
  answers: Scalars['Int']['output'];
  /** Of its questions: all, those with a warning, those taken out, those with old or undated law. */
  all: Scalars['Int']['output'];
  toLookAt: Scalars['Int']['output'];
  voided: Scalars['Int']['output'];
  law: Scalars['Int']['output'];
  /** The pass line of an attempt that begins now, in percent. */
  passPercent?: Maybe<Scalars['Float']['output']>;
  passFrom: PassLineSource;
  /** How many of the questions that count have an estimate. */
  estimated: Scalars['Int']['output'];
  questions: Array<QuestionHealth>;
  pageInfo: PageInfo;
};

export type QuestionReportKind =
  | 'law_changed'
  /** Two options are right, or another one is. */
  | 'wrong_key'
  /** A reason, or the rule, is wrong. */
  | 'wrong_reason'
  | 'unclear'
  /** Spelling or layout. */
  | 'typo';

export type QuestionReportOutcome =
  /** The question was changed, or taken out. */
  | 'corrected'
  /** It stays as it is. */
  | 'kept';

/** A fault that somebody reports in a question that they answered: for that person, the question's authors and staff with manage_content. */
export type QuestionReport = {
  id: Scalars['ID']['output'];
  blockId: Scalars['ID']['output'];
  bundleId: Scalars['ID']['output'];
  kind: QuestionReportKind;
  message?: Maybe<Scalars['Text']['output']>;
  insertedAt: Scalars['DateTime']['output'];
  /** The reporter by first name and initial. */
  reporter: Scalars['String']['output'];
  /** Null while it is open. */
  outcome?: Maybe<QuestionReportOutcome>;
  /** The answer to the reporter. */
  answer?: Maybe<Scalars['Text']['output']>;
  closedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type QuestionReportPage = {
  entries: Array<QuestionReport>;
  pageInfo: PageInfo;
};

/** How well somebody knew a card. Of a question the server says it: `again` where it was wrong, `good` where it was right. */
export type ReviewGrade =
  | 'again'
  | 'hard'
  | 'good'
  | 'easy';

/** When a card would come back after an answer: one of the two is null. */
export type ReviewPreview = {
  grade: ReviewGrade;
  /** So many minutes later, on the same day. */
  minutes?: Maybe<Scalars['Int']['output']>;
  /** So many days later; a day begins at 04:00 of the person's zone. Never beyond the person's next exam sitting. */
  days?: Maybe<Scalars['Int']['output']>;
};

/** A card of a person's review queue: one side of a flashcard, a question that they got wrong, or a criterion of marksheets that was marked C or below. An author's edit changes what it says, never when it is due. */
export type ReviewCard = {
  id: Scalars['ID']['output'];
  /** Null of a criterion. */
  blockId?: Maybe<Scalars['ID']['output']>;
  /** `front`, `back` of a reversed card, the number of a gap as `c1`, `question`, or `criterion`: what it asks, and what the marker said. */
  side: Scalars['String']['output'];
  dueAt: Scalars['DateTime']['output'];
  /** How often it was answered; an answer names it. */
  reps: Scalars['Int']['output'];
  lapses: Scalars['Int']['output'];
  /** Whether the person finds it hard. */
  hard: Scalars['Boolean']['output'];
  /** Whether the person has never answered it. */
  new: Scalars['Boolean']['output'];
  /** The flashcard's side that asks; null of a question. */
  front?: Maybe<Scalars['Html']['output']>;
  /** The flashcard's side that answers; null of a question. */
  back?: Maybe<Scalars['Html']['output']>;
  /** Of a criterion the name of the session. */
  topic?: Maybe<Scalars['String']['output']>;
  /** The session whose mark the card is about; null of others. */
  sessionId?: Maybe<Scalars['ID']['output']>;
  source?: Maybe<Scalars['String']['output']>;
  lawStatedAt?: Maybe<Scalars['Date']['output']>;
  practiceArea?: Maybe<PracticeArea>;
  /** The question, its options in an order by lot; null of a flashcard. */
  question?: Maybe<AttemptQuestion>;
  /** When it would come back after each answer, from `again` to `easy`. */
  previews: Array<ReviewPreview>;
};

/** What a person did to a card. */
export type ReviewAnswered = {
  /** The card. */
  id: Scalars['ID']['output'];
  grade: ReviewGrade;
  dueAt: Scalars['DateTime']['output'];
  /** Minutes until it comes back on the same day; null: `days`. */
  minutes?: Maybe<Scalars['Int']['output']>;
  days?: Maybe<Scalars['Int']['output']>;
  reps: Scalars['Int']['output'];
  /** The question with how the answer did; null of a flashcard. */
  question?: Maybe<AttemptQuestion>;
};

/** How many of each kind, and how long they take in minutes. */
export type ReviewAmount = {
  cards: Scalars['Int']['output'];
  /** Of `cards`: those that the person finds hard. */
  hard: Scalars['Int']['output'];
  questions: Scalars['Int']['output'];
  cardMinutes: Scalars['Int']['output'];
  questionMinutes: Scalars['Int']['output'];
  /** All together. */
  minutes: Scalars['Int']['output'];
};

/** What was done on a day. */
export type ReviewDay = {
  cards: Scalars['Int']['output'];
  questions: Scalars['Int']['output'];
  /** Questions that were right. */
  right: Scalars['Int']['output'];
  seconds: Scalars['Int']['output'];
  again: Scalars['Int']['output'];
  hard: Scalars['Int']['output'];
  good: Scalars['Int']['output'];
  easy: Scalars['Int']['output'];
};

/** What is expected of a day to come. */
export type ReviewLoad = {
  day: Scalars['Date']['output'];
  minutes: Scalars['Int']['output'];
  /** A day off: what is due waits for the next day. */
  off: Scalars['Boolean']['output'];
};

/** The day of a paper that a person sits. */
export type ReviewExam = {
  exam: Preparation;
  paper: ExamPaper;
  date: Scalars['Date']['output'];
};

/** A person's reviews: one queue a day over all their cards, the questions that they got wrong and weak criteria of their marksheets. Those count as cards. */
export type ReviewQueue = {
  /** Today by the person's zone; it begins at 04:00. */
  day: Scalars['Date']['output'];
  off: Scalars['Boolean']['output'];
  /** All that is due, new cards as far as they may begin today. */
  due: ReviewAmount;
  /**
   * What of it is for today, within the daily cap. After days away what has waited is spread over several days, so that none is half as long again as usual;
   * what the person is closest to forgetting comes first.
   */
  today: ReviewAmount;
  done: ReviewDay;
  /** Cards that have not begun. */
  waiting: Scalars['Int']['output'];
  /** The days after today, up to the last exam sitting and 14 weeks at most; 4 weeks without a sitting. */
  load: Array<ReviewLoad>;
  /** The sittings to come, the next one first. */
  exams: Array<ReviewExam>;
  /** Minutes a day at most. */
  cap: Scalars['Int']['output'];
};

/** The next cards of a queue, at most ten. */
export type ReviewRound = {
  cards: Array<ReviewCard>;
  /** How many are left in all, these included. */
  left: Scalars['Int']['output'];
  /** How long those take, in minutes. */
  minutes: Scalars['Int']['output'];
};

/** Cards that were added to a queue. */
export type ReviewAdded = {
  added: Scalars['Int']['output'];
  /** The days on which the first and the last of them begin; null: none was added. */
  first?: Maybe<Scalars['Date']['output']>;
  last?: Maybe<Scalars['Date']['output']>;
};

export type ReviewSettings = {
  /** Days of the week without reviews, from 1 (Monday) to 7; not all of them. */
  weekdaysOff: Array<Scalars['Int']['output']>;
  /** Single days without reviews. */
  datesOff: Array<Scalars['Date']['output']>;
  /** Minutes a day at most, from 5 to 240; 45 unless told. */
  cap: Scalars['Int']['output'];
  /** New cards a day at most, from 0 to 200; 20 unless told. */
  newPerDay: Scalars['Int']['output'];
  /** How many of the cards the person wishes to know when they come back, from 0.8 to 0.95; 0.9 unless told. */
  retention: Scalars['Float']['output'];
};

export type AttemptStatus =
  | 'in_progress'
  /** Its time is over, and it is about to be handed in by the server. */
  | 'overdue'
  /** Handed in, with an essay that nobody has marked. */
  | 'submitted'
  /** Handed in and marked. */
  | 'graded'
  /** Given up by the person; it counts nowhere. */
  | 'abandoned'
  /** Taken out by staff; it counts nowhere. */
  | 'void';

/** `practice`: each answer can be checked at once. `exam`: nothing is shown before the end. */
export type AttemptMode =
  | 'practice'
  | 'exam';

/** How sure somebody is of an answer. */
export type Confidence =
  | 'sure'
  | 'unsure'
  | 'guessing';

/** How a person stands to a question that they could practise; a question may be in several pools. */
export type PracticePool =
  /** Never answered. */
  | 'unused'
  /** Wrong the last time. */
  | 'wrong'
  /** Wrong the last time, and was sure. */
  | 'sure_and_wrong'
  | 'flagged'
  /** Right the last time. */
  | 'right';

export type PracticeInput = {
  /** Empty: every area. */
  practiceAreaIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Questions of any of these; empty: all. */
  pools?: InputMaybe<Array<PracticePool>>;
  /** How many questions, from 1 to 180. Fewer are taken where there are fewer. */
  count: Scalars['Int']['input'];
  /** Minutes; null: as long as one likes. */
  timeLimit?: InputMaybe<Scalars['Int']['input']>;
};

/** Questions that a person could practise: those of an area that are in the same pools. */
export type PracticeCount = {
  /** Null: of no area. */
  practiceArea?: Maybe<PracticeArea>;
  /** Empty: answered, and nothing is shown of it yet. */
  pools: Array<PracticePool>;
  count: Scalars['Int']['output'];
};

/** An option as an attempt shows it. */
export type AttemptOption = {
  id: Scalars['String']['output'];
  body: Scalars['Html']['output'];
};

/** How an answer did, once it may be shown. */
export type AttemptOutcome = {
  /** Null: nobody has marked it, as of an essay. */
  right?: Maybe<Scalars['Boolean']['output']>;
  points?: Maybe<Scalars['Float']['output']>;
  /** The right answer in the form of `answer`; of a typed answer all that are accepted, of an essay none. */
  correct: Array<Scalars['String']['output']>;
  /** Why each option is right or wrong, in the order of `options`. */
  reasons: Array<AttemptReason>;
  /** The rule in short. */
  feedback?: Maybe<Scalars['Html']['output']>;
  /** The model answer of an essay. */
  model?: Maybe<Scalars['Html']['output']>;
  source?: Maybe<Scalars['String']['output']>;
  lawStatedAt?: Maybe<Scalars['Date']['output']>;
  /** How many others have answered it; their first answers count, some seconds after they are handed in. */
  others: Scalars['Int']['output'];
};

export type AttemptReason = {
  optionId: Scalars['String']['output'];
  correct: Scalars['Boolean']['output'];
  feedback?: Maybe<Scalars['Html']['output']>;
  /** How many of the others chose it, in percent; null: fewer than five have answered, or nothing is chosen in this kind of question. */
  chosen?: Maybe<Scalars['Int']['output']>;
};

/** A question of an attempt, with the person's answer to it. */
export type AttemptQuestion = {
  id: Scalars['ID']['output'];
  /** From 0. */
  position: Scalars['Int']['output'];
  blockId: Scalars['ID']['output'];
  subtype: BlockSubtype;
  title?: Maybe<Scalars['String']['output']>;
  /** Facts and question; the gaps of a cloze are empty: `{{c1::}}`, or `{{c1::::hint}}`. */
  assignment?: Maybe<Scalars['Html']['output']>;
  /** In the order of this attempt; none where the answer is typed. */
  options: Array<AttemptOption>;
  /** The partners to choose from in a matching, by their text. */
  matches: Array<Scalars['String']['output']>;
  practiceArea?: Maybe<PracticeArea>;
  topic?: Maybe<Scalars['String']['output']>;
  score: Scalars['Int']['output'];
  /** Chosen options by id (of an ordering in their order, of a matching as `id=partner`), or what was typed; null: none yet. */
  answer?: Maybe<Array<Scalars['String']['output']>>;
  confidence?: Maybe<Confidence>;
  flagged: Scalars['Boolean']['output'];
  /** Options struck out, by id. */
  struck: Array<Scalars['String']['output']>;
  note?: Maybe<Scalars['Text']['output']>;
  /** Time spent on it. */
  seconds: Scalars['Int']['output'];
  /** How often the answer was changed. */
  changes: Scalars['Int']['output'];
  /** When the answer was saved last. */
  savedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was checked; it can't be changed since. */
  checkedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether `check` shows at once how the answer did. */
  checkable: Scalars['Boolean']['output'];
  /** The `change` saved last; the next one is above it. */
  change: Scalars['Float']['output'];
  /** Whether the person has met it before this attempt. */
  seenBefore: Scalars['Boolean']['output'];
  /** Whether it was taken out: it counts nowhere, and no outcome is shown of it. */
  voided: Scalars['Boolean']['output'];
  /** Why it was taken out, or what counts as right too; null until an outcome may be shown. */
  correctionReason?: Maybe<Scalars['Text']['output']>;
  /** The person's own report of a fault in it. */
  report?: Maybe<AttemptReport>;
  /** Null until it may be shown, and while the person sits the same question in another attempt that does not show it yet. */
  outcome?: Maybe<AttemptOutcome>;
};

/** A report of a fault, as its own reporter sees it. */
export type AttemptReport = {
  id: Scalars['ID']['output'];
  kind: QuestionReportKind;
  message?: Maybe<Scalars['Text']['output']>;
  insertedAt: Scalars['DateTime']['output'];
  outcome?: Maybe<QuestionReportOutcome>;
  answer?: Maybe<Scalars['Text']['output']>;
};

/** A person's attempt at a test. It lives on the server, which hands it in when its time is over. */
export type TestAttempt = {
  id: Scalars['ID']['output'];
  /** Null: the person's own practice. */
  bundleId?: Maybe<Scalars['ID']['output']>;
  userId: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  mode: AttemptMode;
  status: AttemptStatus;
  startedAt: Scalars['DateTime']['output'];
  /** When its time is over, extra time included; null: no limit. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  submittedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the server handed it in. */
  submittedByClock: Scalars['Boolean']['output'];
  /** Minutes before extra time; null: no limit. */
  timeLimit?: Maybe<Scalars['Int']['output']>;
  /** Extra time of this person, in percent. */
  extraTime: Scalars['Int']['output'];
  /** Breaks of this person within its time, in minutes. */
  breaks: Scalars['Int']['output'];
  /** The mock day that it is a session of, and which: 1 or 2. */
  mockDayId?: Maybe<Scalars['ID']['output']>;
  mockSession?: Maybe<Scalars['Int']['output']>;
  /** How many questions. */
  count: Scalars['Int']['output'];
  answered: Scalars['Int']['output'];
  /** Points got; null until results may be shown. Those of own practice wait while one of its questions is sat in another attempt that does not show it yet. */
  points?: Maybe<Scalars['Float']['output']>;
  /** Points to be had; essays, which nobody marks, and questions that were taken out count nothing. */
  most: Scalars['Int']['output'];
  /** Null until results may be shown. */
  percent?: Maybe<Scalars['Float']['output']>;
  /** The pass line in percent, as it was at the start; a question that is taken out later changes an estimated one. Null: none. */
  passPercent?: Maybe<Scalars['Float']['output']>;
  /** Whether the pass line is the mean of the authors' estimates (Angoff), rather than set for the test. */
  passEstimated: Scalars['Boolean']['output'];
  questions: Array<AttemptQuestion>;
  bundle?: Maybe<Bundle>;
};

export type TestAttemptPage = {
  entries: Array<TestAttempt>;
  pageInfo: PageInfo;
};

/** Where somebody stands against the pass line. `not_enough`: on fewer than 20 answers nothing is said. */
export type ReadinessVerdict =
  | 'not_enough'
  | 'below'
  | 'probably_below'
  | 'either'
  | 'probably_above'
  | 'above';

/** How ready somebody is in a practice area. */
export type AreaReadiness = {
  practiceArea: PracticeArea;
  /** Its share of the paper in percent, by the exam's specification: the least and the most. */
  weightFrom: Scalars['Int']['output'];
  weightTo: Scalars['Int']['output'];
  /** The first answers that it stands on. */
  answers: Scalars['Int']['output'];
  /** The share of questions that they would get right, in percent: eight times in ten it lies between these. Null on fewer than 20 answers. */
  from?: Maybe<Scalars['Int']['output']>;
  until?: Maybe<Scalars['Int']['output']>;
  verdict: ReadinessVerdict;
};

/** What was projected at the end of a week. */
export type ReadinessWeek = {
  at: Scalars['DateTime']['output'];
  from: Scalars['Int']['output'];
  middle: Scalars['Int']['output'];
  until: Scalars['Int']['output'];
};

/** How ready somebody is for a paper. It is projected: the exam sets its scale after each sitting. */
export type PaperReadiness = {
  paper: ExamPaper;
  /** When they sit it, if they have said so and it is to come. */
  date?: Maybe<Scalars['Date']['output']>;
  /** The score on the exam's scale: eight times in ten it lies between these. Null on fewer than 60 answers. */
  from?: Maybe<Scalars['Int']['output']>;
  middle?: Maybe<Scalars['Int']['output']>;
  until?: Maybe<Scalars['Int']['output']>;
  /** The top of the scale, and the pass line on it. */
  most: Scalars['Int']['output'];
  pass: Scalars['Int']['output'];
  /** The share of right answers that the pass line stands for, in percent. */
  passPercent: Scalars['Int']['output'];
  verdict: ReadinessVerdict;
  answers: Scalars['Int']['output'];
  /** Of them against the clock. */
  timed: Scalars['Int']['output'];
  /** Seconds that half of the answers took at most; null: none were measured. */
  medianSeconds?: Maybe<Scalars['Int']['output']>;
  /** How many of the answers that they were sure of were right, in percent; null: there are none. */
  rightWhenSure?: Maybe<Scalars['Int']['output']>;
  /** The weakest first, those without enough answers last. */
  areas: Array<AreaReadiness>;
  /** The last eight weeks, as far as there was enough to say. */
  weeks: Array<ReadinessWeek>;
};

/** A test that somebody has taken. */
export type TestSummary = {
  bundleId: Scalars['ID']['output'];
  categoryId: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  /** How often it was handed in. */
  attempts: Scalars['Int']['output'];
  lastId: Scalars['ID']['output'];
  lastAt: Scalars['DateTime']['output'];
  /** In percent; null where the test does not show it yet. */
  lastPercent?: Maybe<Scalars['Float']['output']>;
  bestPercent?: Maybe<Scalars['Float']['output']>;
  passPercent?: Maybe<Scalars['Float']['output']>;
};

export type TestResults = {
  /** One for each paper that has questions, of exams that they answered questions of or prepare for. */
  papers: Array<PaperReadiness>;
  /** The latest first, 100 at most. */
  tests: Array<TestSummary>;
};

export type BillingGateway =
  | 'wallet'
  | 'stripe'
  | 'manual'
  | 'sandbox';

export type BillingMode =
  | 'payment'
  | 'setup'
  | 'subscription';

export type BillingSessionStatus =
  | 'open'
  | 'complete'
  | 'expired';

export type PaymentStatus =
  | 'paid'
  | 'unpaid'
  | 'no_payment_required';

export type BillingItemType =
  | 'topup'
  | 'package'
  | 'session'
  | 'meeting'
  | 'bundle'
  | 'content'
  | 'course'
  | 'fee';

export type BillingSessionItem = {
  id: Scalars['ID']['output'];
  type: BillingItemType;
  typeId?: Maybe<Scalars['ID']['output']>;
  name: Scalars['String']['output'];
  currency: Scalars['String']['output'];
  quantity: Scalars['Int']['output'];
  unitAmount: Scalars['Pence']['output'];
};

export type CheckoutItemInput = {
  type: BillingItemType;
  /** The id of the thing bought; none for a top-up. */
  typeId?: InputMaybe<Scalars['ID']['input']>;
  quantity?: InputMaybe<Scalars['Int']['input']>;
  /** Only for top-ups. Everything else uses its list price. */
  unitAmount?: InputMaybe<Scalars['Pence']['input']>;
};

/** A visit to a gateway's pay page. Only the gateway's signed event marks it paid, never its visitor. */
export type BillingSession = {
  id: Scalars['ID']['output'];
  userId: Scalars['ID']['output'];
  user?: Maybe<User>;
  /** The gateway's own id. */
  externalId?: Maybe<Scalars['String']['output']>;
  gateway: BillingGateway;
  mode: BillingMode;
  items: Array<BillingSessionItem>;
  lineItems?: Maybe<Scalars['JSON']['output']>;
  discounts?: Maybe<Scalars['JSON']['output']>;
  metadata?: Maybe<Scalars['JSON']['output']>;
  cancelUrl?: Maybe<Scalars['String']['output']>;
  successUrl?: Maybe<Scalars['String']['output']>;
  status: BillingSessionStatus;
  currency: Scalars['String']['output'];
  paymentIntent?: Maybe<Scalars['String']['output']>;
  paymentLink?: Maybe<Scalars['String']['output']>;
  paymentMethodCollection?: Maybe<Scalars['String']['output']>;
  paymentMethodOptions?: Maybe<Scalars['JSON']['output']>;
  paymentMethodTypes?: Maybe<Array<Scalars['String']['output']>>;
  paymentStatus: PaymentStatus;
  amountSubtotal: Scalars['Pence']['output'];
  amountTotal: Scalars['Pence']['output'];
  automaticTax?: Maybe<Scalars['JSON']['output']>;
  totalDetails?: Maybe<Scalars['JSON']['output']>;
  /** The pay page. */
  url?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  insertedAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type BillingSessionOrder =
  | 'inserted_at'
  | 'amount_total';

export type BillingSessionPage = {
  entries: Array<BillingSession>;
  pageInfo: PageInfo;
};

/** The sales of one week, from its Monday in London. */
export type SalesWeek = {
  monday: Scalars['Date']['output'];
  /** The number of purchases. */
  count: Scalars['Int']['output'];
  amount: Scalars['Pence']['output'];
};

/** The sales of a period, by the school's books: payments from wallets, less refunds. */
export type Sales = {
  /** The number of purchases. */
  count: Scalars['Int']['output'];
  /** Below zero if refunds exceed payments. */
  amount: Scalars['Pence']['output'];
};

export type TransactionType =
  | 'topup'
  | 'purchase'
  | 'refund'
  | 'royalty'
  | 'payout'
  | 'fee'
  | 'bonus'
  | 'adjustment';

/** What staff credit a wallet with. */
export type CreditKind =
  /** Money that came another way, such as by bank. */
  | 'topup'
  /** A gift of the school. */
  | 'bonus'
  /** For something that the person paid for. */
  | 'refund'
  /** Puts a mistake right, up or down. */
  | 'adjustment';

export type TransactionStatus =
  | 'pending'
  | 'available'
  | 'reversed'
  | 'failed';

/** A person's money with the school. The balance is the sum of the ledger's entries and never negative. */
export type Wallet = {
  id: Scalars['ID']['output'];
  userId: Scalars['ID']['output'];
  balance: Scalars['Pence']['output'];
  /** Standing discount in percent. */
  discount: Scalars['Float']['output'];
};

/** A movement of a wallet; an amount above zero is money in. */
export type Transaction = {
  id: Scalars['ID']['output'];
  userId: Scalars['ID']['output'];
  user?: Maybe<User>;
  type: TransactionType;
  description: Scalars['String']['output'];
  amount: Scalars['Pence']['output'];
  status: TransactionStatus;
  insertedAt: Scalars['DateTime']['output'];
  /** The balance after this movement. */
  balanceAfter: Scalars['Pence']['output'];
  sessionId?: Maybe<Scalars['ID']['output']>;
  billingSessionId?: Maybe<Scalars['ID']['output']>;
  /** The transaction that this one reverses. */
  reversesId?: Maybe<Scalars['ID']['output']>;
  royalty?: Maybe<Scalars['JSON']['output']>;
  package?: Maybe<Scalars['JSON']['output']>;
};

export type TransactionOrder =
  | 'inserted_at'
  | 'amount';

export type TransactionPage = {
  entries: Array<Transaction>;
  pageInfo: PageInfo;
};

/** The saving on an amount. */
export type Discount = {
  /** Percent. */
  percent: Scalars['Float']['output'];
  amount: Scalars['Pence']['output'];
  total: Scalars['Pence']['output'];
};

export type MockLevel =
  | 'foundation'
  | 'intermediate'
  | 'day_one'
  | 'stretch';

export type ContentStatus =
  | 'draft'
  | 'in_review'
  | 'published'
  | 'archived';

export type MockPermissionRole =
  | 'tutor'
  | 'interviewer'
  | 'reviewer';

/** Each includes those before it. */
export type MockPermissionType =
  | 'view'
  | 'conduct'
  | 'mark'
  | 'edit';

/** What a mock needs before a student can sit it. */
export type MockNeed =
  | 'sessionType'
  | 'practiceArea'
  | 'task'
  | 'scenario'
  | 'criteria'
  | 'suggestedAnswer'
  | 'documents'
  | 'tutors'
  | 'published';

/** A further task of a mock. */
export type ExtraTask = {
  title: Scalars['String']['output'];
  body?: Maybe<Scalars['Html']['output']>;
};

export type ExtraTaskInput = {
  title: Scalars['String']['input'];
  body?: InputMaybe<Scalars['Html']['input']>;
};

export type MockOrder =
  | 'name'
  | 'inserted_at'
  | 'updated_at';

/** One text of a station: facts, instructions, materials and criteria. */
export type Mock = {
  id: Scalars['ID']['output'];
  ownerId?: Maybe<Scalars['ID']['output']>;
  /** The mock of which this one is a variant. */
  parentId?: Maybe<Scalars['ID']['output']>;
  sessionTypeId: Scalars['ID']['output'];
  practiceAreaId: Scalars['ID']['output'];
  /** Null for candidates: the name can give the task away. */
  name?: Maybe<Scalars['String']['output']>;
  /** For those who conduct and mark only. */
  tutorInstruction?: Maybe<Scalars['Html']['output']>;
  /** The task for the candidate, who sees it from `accessOpen` on. */
  candidateInstruction?: Maybe<Scalars['Html']['output']>;
  /** How the station runs. */
  instruction?: Maybe<Scalars['Html']['output']>;
  scenario?: Maybe<Scalars['Html']['output']>;
  marksheet?: Maybe<Array<Criterion>>;
  extraTasks?: Maybe<Array<ExtraTask>>;
  /** For those who mark; a candidate gets it as a document of the session once the marks are released. */
  suggestedAnswer?: Maybe<Scalars['Html']['output']>;
  level?: Maybe<MockLevel>;
  status?: Maybe<ContentStatus>;
  /** What it still needs before a student can sit it; for staff, and tutors who may edit it. */
  lacks?: Maybe<Array<MockNeed>>;
  insertedAt?: Maybe<Scalars['DateTime']['output']>;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  owner?: Maybe<TutorPreview>;
  sessionType?: Maybe<SessionType>;
  practiceArea?: Maybe<PracticeArea>;
  materials?: Maybe<Array<MockMaterial>>;
  templates?: Maybe<Array<MockTemplate>>;
  permissions?: Maybe<Array<MockPermission>>;
  children?: Maybe<Array<Mock>>;
};

export type MockMaterial = {
  id: Scalars['ID']['output'];
  mockId: Scalars['ID']['output'];
  fileId: Scalars['ID']['output'];
  file?: Maybe<DriveFile>;
};

/** A document that the candidate fills in. */
export type MockTemplate = {
  id: Scalars['ID']['output'];
  mockId: Scalars['ID']['output'];
  fileId: Scalars['ID']['output'];
  file?: Maybe<DriveFile>;
};

/** A tutor's permission for a mock. */
export type MockPermission = {
  id: Scalars['ID']['output'];
  mockId: Scalars['ID']['output'];
  userId: Scalars['ID']['output'];
  type: MockPermissionType;
  role: MockPermissionRole;
  user?: Maybe<TutorPreview>;
  mock?: Maybe<Mock>;
};

export type MockPage = {
  entries: Array<Mock>;
  pageInfo: PageInfo;
};

export type MockPermissionPage = {
  entries: Array<MockPermission>;
  pageInfo: PageInfo;
};

/** Why a candidate disputes a no-show. */
export type DisputeReason =
  /** They were in the room on time. */
  | 'was_there'
  /** The room, sound, network or link failed. */
  | 'link_failed'
  /** Illness, or an emergency that could not be foreseen. */
  | 'ill_or_emergency'
  | 'other';

export type DisputeOutcome =
  /** It stays a no-show; nothing is paid back. */
  | 'upheld'
  /** The session is cancelled and all that was paid for it is back in the wallet. */
  | 'refunded'
  /** It stays a no-show, and the candidate may book one session of the same type without paying, until `rebookUntil`. */
  | 'reinstated';

/** A candidate's objection to a no-show, for both sides of the session and for staff with view_all_sessions. */
export type NoShowDispute = {
  id: Scalars['ID']['output'];
  sessionId: Scalars['ID']['output'];
  reason: DisputeReason;
  /** In the candidate's words. */
  message: Scalars['Text']['output'];
  insertedAt: Scalars['DateTime']['output'];
  /** Three working days, Monday to Friday by the London calendar, after the dispute. */
  answerBy: Scalars['DateTime']['output'];
  /** Null until staff decide. */
  outcome?: Maybe<DisputeOutcome>;
  /** The reason for the outcome, for both sides. */
  answer?: Maybe<Scalars['Text']['output']>;
  resolvedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Until when a reinstated session can be booked again without paying: 30 days after the decision. */
  rebookUntil?: Maybe<Scalars['DateTime']['output']>;
  /** The session that was booked instead, without paying. */
  rebookedSessionId?: Maybe<Scalars['ID']['output']>;
  session?: Maybe<Session>;
};

/** The life of a session; `status` is sent as its text. */
export type SessionStatus =
  | 'pending'
  | 'booked'
  | 'in_progress'
  | 'ready'
  | 'marking'
  | 'in_review'
  | 'marked'
  | 'no_show'
  | 'cancelled'
  | 'expired';

export type AssignmentStatus =
  | 'unassigned'
  | 'assigned'
  | 'accepted'
  | 'declined';

export type AttendeeRole =
  | 'candidate'
  | 'tutor'
  | 'interviewer'
  | 'reviewer'
  | 'observer';

/** The grade for one criterion: A is 5, F is 0. */
export type Grade =
  | 'A'
  | 'B'
  | 'C'
  | 'D'
  | 'E'
  | 'F';

export type CriterionMark = {
  criterionId: Scalars['String']['output'];
  mark?: Maybe<Grade>;
  comment?: Maybe<Scalars['Text']['output']>;
};

export type CriterionMarkInput = {
  criterionId: Scalars['String']['input'];
  mark?: InputMaybe<Grade>;
  comment?: InputMaybe<Scalars['Text']['input']>;
};

export type SessionOrder =
  | 'start_at'
  | 'inserted_at'
  | 'deadline'
  | 'marked'
  /** By last name; for staff and markers. */
  | 'candidate_name'
  /** By the last name of the tutor or interviewer; those without one stand last. For staff and markers. */
  | 'tutor_name';

/** What a session waits for. */
export type SessionWait =
  | 'payment'
  | 'answers'
  | 'marks'
  | 'dispute';

/** A booked station, from the hold to its marks. */
export type Session = {
  id: Scalars['ID']['output'];
  externalId?: Maybe<Scalars['String']['output']>;
  /** The session that was moved to this one. */
  parentId?: Maybe<Scalars['ID']['output']>;
  mockId?: Maybe<Scalars['ID']['output']>;
  sessionTypeId: Scalars['ID']['output'];
  practiceAreaId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  shortName: Scalars['String']['output'];
  /** One of SessionStatus. */
  status: Scalars['String']['output'];
  assignmentStatus: AssignmentStatus;
  cancelReason?: Maybe<Scalars['String']['output']>;
  googleEventId?: Maybe<Scalars['String']['output']>;
  /** Address or id of the video room. */
  zoomId?: Maybe<Scalars['String']['output']>;
  /** The criteria at the time of booking. */
  marksheet?: Maybe<Array<Criterion>>;
  extraTasks?: Maybe<Array<ExtraTask>>;
  /** Grades and comments; for the candidate once they are released. */
  marks?: Maybe<Array<CriterionMark>>;
  /** The station's score, 0 to 5: the mean of the skills mean and the law mean, or the skills mean alone if no law is marked. */
  finalMark?: Maybe<Scalars['Float']['output']>;
  skillsMark?: Maybe<Scalars['Float']['output']>;
  lawMark?: Maybe<Scalars['Float']['output']>;
  /** Written feedback, released with the marks. */
  review?: Maybe<Scalars['Html']['output']>;
  /** For markers only. */
  internalReview?: Maybe<Scalars['Html']['output']>;
  timezone: Scalars['String']['output'];
  startAt: Scalars['DateTime']['output'];
  /** When answers are due. */
  deadline?: Maybe<Scalars['DateTime']['output']>;
  /** When the candidate handed in. */
  readyAt?: Maybe<Scalars['DateTime']['output']>;
  endAt: Scalars['DateTime']['output'];
  /** When the marks were released. */
  marked?: Maybe<Scalars['DateTime']['output']>;
  /** When released marks were last corrected, and why. */
  correctedAt?: Maybe<Scalars['DateTime']['output']>;
  correction?: Maybe<Scalars['Text']['output']>;
  /** When instructions and materials open. */
  accessOpen?: Maybe<Scalars['DateTime']['output']>;
  accessClose?: Maybe<Scalars['DateTime']['output']>;
  /** When an unpaid hold ends. */
  holdUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Until when what it waits for is due: the payment, the answers, the marks or a dispute; null if it waits for nothing. */
  due?: Maybe<Scalars['DateTime']['output']>;
  dueFor?: Maybe<SessionWait>;
  /** Why the answers were handed back. */
  unreadyMessage?: Maybe<Scalars['Text']['output']>;
  /** When the candidate was recorded as absent; it can be disputed for 72 hours. */
  noShowAt?: Maybe<Scalars['DateTime']['output']>;
  /**
   * When the candidate started the station's clock, which runs for the type's `duration` and locks nothing; null if they wrote without it. For an exam,
   * when they opened it: its task is hidden until then.
   */
  clockStartedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Of an exam: the minutes from its opening until its answers lock, or until `deadline` if that comes first; the opening sets `deadline` so. */
  timeLimit?: Maybe<Scalars['Int']['output']>;
  /**
   * Minutes on its clock: the limit of an exam or the length of a station, with the candidate's extra time and breaks. Fixed once the clock starts; null
   * without a clock.
   */
  clockMinutes?: Maybe<Scalars['Int']['output']>;
  /** Seconds from the start of the clock to the last save of an answer; null without a clock or an answer. */
  timeUsed?: Maybe<Scalars['Int']['output']>;
  /** The version of the text written in the room: 0 before the first save, and one more with each. */
  answerVersion: Scalars['Int']['output'];
  /** How many candidates may join at this start, as it was at the first booking; each has a session of their own. */
  seats: Scalars['Int']['output'];
  /** How many of the seats are taken: booked, or held and not yet lapsed. */
  seatsTaken: Scalars['Int']['output'];
  /** The same for the sessions that one tutor gives together; null with a single seat. For those who conduct or mark, and for staff. */
  jointId?: Maybe<Scalars['ID']['output']>;
  price?: Maybe<Scalars['Pence']['output']>;
  insertedAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  mock?: Maybe<Mock>;
  sessionType?: Maybe<SessionType>;
  practiceArea?: Maybe<PracticeArea>;
  attendees: Array<SessionAttendee>;
  materials: Array<SessionMaterial>;
  answers: Array<SessionAnswer>;
  notes?: Maybe<Array<SessionNote>>;
  /** Null until the first draft; the candidate's only once released. */
  sessionMarksheet?: Maybe<SessionMarksheet>;
  /** Tutors who gave the session back; for staff. */
  declines?: Maybe<Array<SessionDecline>>;
  /** What the candidate says of a no-show, and what was decided. */
  noShowDispute?: Maybe<NoShowDispute>;
  /** The operations that the caller may do next, by name. */
  allowed: Array<Scalars['String']['output']>;
};

/** The marker's draft. A write with another version than the present one is refused with CONFLICT and `current`. */
export type SessionMarksheet = {
  id: Scalars['ID']['output'];
  sessionId: Scalars['ID']['output'];
  body: Array<CriterionMark>;
  version: Scalars['Int']['output'];
  updatedAt: Scalars['DateTime']['output'];
  updatedBy?: Maybe<TutorPreview>;
};

/** A private note on a session, for its author only. */
export type SessionNote = {
  id: Scalars['ID']['output'];
  sessionId: Scalars['ID']['output'];
  title?: Maybe<Scalars['String']['output']>;
  content?: Maybe<Scalars['Html']['output']>;
  userId: Scalars['ID']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type SessionAttendee = {
  id: Scalars['ID']['output'];
  sessionId: Scalars['ID']['output'];
  userId: Scalars['ID']['output'];
  role: AttendeeRole;
  user?: Maybe<User>;
};

export type SessionMaterial = {
  id: Scalars['ID']['output'];
  sessionId: Scalars['ID']['output'];
  fileId: Scalars['ID']['output'];
  file?: Maybe<DriveFile>;
};

/** A document that the candidate hands in: a file, or the text that they write in the room, of which a session has one. */
export type SessionAnswer = {
  id: Scalars['ID']['output'];
  sessionId: Scalars['ID']['output'];
  fileId: Scalars['ID']['output'];
  file?: Maybe<DriveFile>;
  /** Whether it is the text written in the room, which `sessionAnswerWrite` saves. */
  written: Scalars['Boolean']['output'];
  insertedAt: Scalars['DateTime']['output'];
  /** When it was last saved. */
  updatedAt: Scalars['DateTime']['output'];
};

export type SessionPage = {
  entries: Array<Session>;
  pageInfo: PageInfo;
};

/** The sessions of one week, from its Monday in London; without holds and those that were cancelled. */
export type SessionsWeek = {
  monday: Scalars['Date']['output'];
  /** Begun sessions of written formats. */
  written: Scalars['Int']['output'];
  /** Begun sessions of oral formats. */
  oral: Scalars['Int']['output'];
  /** Begun sessions of other formats. */
  other: Scalars['Int']['output'];
  /** Sessions that have not begun. */
  toCome: Scalars['Int']['output'];
};

/** How long the marks of one week took, from its Monday in London. */
export type MarkingWeek = {
  monday: Scalars['Date']['output'];
  /** The number of sessions whose marks were released. */
  count: Scalars['Int']['output'];
  /** Half of them were out within so many days after the answers; null if there were none. */
  days?: Maybe<Scalars['Float']['output']>;
  /** How many were out within the seven days that are promised. */
  inTime: Scalars['Int']['output'];
};

/** How long marks took in the latest weeks, and in all of these together. */
export type MarkingTimes = {
  weeks: Array<MarkingWeek>;
  count: Scalars['Int']['output'];
  days?: Maybe<Scalars['Float']['output']>;
  inTime: Scalars['Int']['output'];
};

/** How long the marks of one tutor or interviewer took. */
export type TutorMarking = {
  tutorId: Scalars['ID']['output'];
  /** Null once the account is deleted. */
  tutorName?: Maybe<Scalars['String']['output']>;
  /** The number of sessions whose marks were released. */
  count: Scalars['Int']['output'];
  /** Half of them were out within so many days after the answers. */
  days: Scalars['Float']['output'];
  /** The days of the slowest. */
  longest: Scalars['Float']['output'];
  /** How many were out within the seven days that are promised. */
  inTime: Scalars['Int']['output'];
};

/** Marks that took long. */
export type SlowMarking = {
  sessionId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  tutorId?: Maybe<Scalars['ID']['output']>;
  /** The tutor or interviewer; null if nobody attended, or the account is deleted. */
  tutorName?: Maybe<Scalars['String']['output']>;
  marked: Scalars['DateTime']['output'];
  /** From the answers to the marks. */
  days: Scalars['Float']['output'];
};

/** A part of a person's story. */
export type StoryGroup =
  | 'sessions'
  | 'money'
  /** Staff's notes and messages. */
  | 'notes'
  | 'account';

/** What happened; the fields of StoryEntry that it fills are named here. */
export type StoryKind =
  | 'signed_up'
  /** The profile is complete, which confirms the account. */
  | 'profile_completed'
  /** Staff changed a value of the account: `detail` is its name and `text` the value afterwards, null if it was removed; `byName` is who. */
  | 'account_changed'
  /** A session: `title` is its name, `startAt` its start, `byName` its tutor or interviewer. */
  | 'session_booked'
  /** As session_booked; it was moved here from another start. */
  | 'session_moved'
  | 'session_started'
  | 'session_handed_in'
  /** `text` is the message to the candidate. */
  | 'session_handed_back'
  /** `score` is the station's. */
  | 'marks_released'
  /** `text` is the reason, if one was given. */
  | 'session_cancelled'
  /** The candidate did not come. */
  | 'session_missed'
  /** Nothing was handed in. */
  | 'session_lapsed'
  /** `detail` is the reason, `text` the candidate's words. */
  | 'no_show_disputed'
  /** `detail` is the outcome, `text` the reason for it, `byName` who decided. */
  | 'no_show_decided'
  /** A movement of the wallet: `detail` is its type, `title` its description, `amount` the pence. */
  | 'movement'
  /** `text` is the note, `byId` and `byName` its author. */
  | 'note'
  /** `title` is the subject, `text` the message, `byName` who sent it. */
  | 'message';

/** One thing that happened to a person. */
export type StoryEntry = {
  /** The id of the row that tells of it: of the session, movement, note or message. */
  id: Scalars['ID']['output'];
  kind: StoryKind;
  at: Scalars['DateTime']['output'];
  title?: Maybe<Scalars['String']['output']>;
  detail?: Maybe<Scalars['String']['output']>;
  text?: Maybe<Scalars['Text']['output']>;
  byId?: Maybe<Scalars['ID']['output']>;
  byName?: Maybe<Scalars['String']['output']>;
  startAt?: Maybe<Scalars['DateTime']['output']>;
  /** Pence; above zero is money into the wallet. */
  amount?: Maybe<Scalars['Pence']['output']>;
  /** 0 to 5. */
  score?: Maybe<Scalars['Float']['output']>;
  sessionId?: Maybe<Scalars['ID']['output']>;
};

export type Story = {
  /** The newest first. */
  entries: Array<StoryEntry>;
  /** Send it as `before` to read on; null at the beginning of the story. */
  next?: Maybe<Scalars['String']['output']>;
};

/** Reasonable adjustments of a person: what every clock and timer gives them beyond the time of others (Equality Act 2010, section 20). */
export type Adjustment = {
  id: Scalars['ID']['output'];
  userId: Scalars['ID']['output'];
  /** Extra time, in percent of the time of others. */
  extraTime: Scalars['Int']['output'];
  /** Breaks in a sitting, in minutes, that count as no time. */
  breaks: Scalars['Int']['output'];
  /** Why, for staff. */
  note?: Maybe<Scalars['Text']['output']>;
  updatedAt: Scalars['DateTime']['output'];
};

/**
 * A part of an exam with a day of its own. SQE1 has FLK1 and FLK2, SQE2 written and oral assessments; any other exam is one whole. Source: SRA,
 * Solicitors Qualifying Examination, assessment specifications.
 */
export type ExamPaper =
  /** FLK1 */
  | 'flk1'
  /** FLK2 */
  | 'flk2'
  /** Written assessments */
  | 'written'
  /** Oral assessments */
  | 'oral'
  /** The whole exam */
  | 'whole';

/** The day on which a person sits a paper: one for each paper of each exam. A past day stays. */
export type ExamSitting = {
  id: Scalars['ID']['output'];
  userId: Scalars['ID']['output'];
  exam: Preparation;
  paper: ExamPaper;
  /** The paper's first day. */
  date: Scalars['Date']['output'];
};

/** A field of law as the SRA examines it. */
export type PracticeArea = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  shortName: Scalars['String']['output'];
  bookingAllowed: Scalars['Boolean']['output'];
  meetingAllowed: Scalars['Boolean']['output'];
  classroomAllowed: Scalars['Boolean']['output'];
};

export type QueueJobKind =
  | 'mail'
  /** A notification for one browser. */
  | 'push'
  /** An attempt at a test whose time ends. */
  | 'attempt'
  /** A file of questions and cards that is read, or comes over. */
  | 'content_import'
  /** The attempts that had a corrected question, to be marked again. */
  | 'correction'
  /** The second session of a mock day, which begins by itself. */
  | 'mock_day';

export type QueueJobState =
  /** Not tried yet, or to be tried again. */
  | 'waiting'
  | 'running'
  /** Given up after its last try. */
  | 'failed';

/** Work that the server does later, such as sending a mail. Its payload is not shown, since mails hold links that sign people in. */
export type QueueJob = {
  id: Scalars['ID']['output'];
  /** The kind of work. */
  kind: QueueJobKind;
  state: QueueJobState;
  /** How often it has been tried. */
  tries: Scalars['Int']['output'];
  insertedAt: Scalars['DateTime']['output'];
  /** When the next try is due, if it waits. */
  dueAt?: Maybe<Scalars['DateTime']['output']>;
  /** When its latest try began. */
  triedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why the latest try failed: one line, without addresses and links. */
  error?: Maybe<Scalars['String']['output']>;
};

export type QueueJobPage = {
  entries: Array<QueueJob>;
  pageInfo: PageInfo;
};

/** The format of a session: oral ones have an exact start, written ones a deadline. */
export type SessionGroup =
  | 'oral'
  | 'written'
  | 'tutorial'
  | 'exam';

export type SessionMode =
  | 'live'
  /** In your own time */
  | 'window'
  | 'on_demand';

export type SessionCategory =
  | 'client_interview'
  | 'attendance_note'
  | 'advocacy'
  | 'case_and_matter_analysis'
  | 'legal_research'
  | 'legal_writing'
  | 'legal_drafting'
  | 'mcq_clinic'
  | 'career_interview'
  | 'course';

export type SessionTypeStatus =
  | 'draft'
  | 'active'
  | 'paused'
  | 'archived';

export type ReminderType =
  | 'none'
  | 'email'
  | 'push'
  | 'email_and_push';

export type CriterionKind =
  | 'skills'
  | 'law';

/** A line of a marksheet. */
export type Criterion = {
  /** Stable within its list. */
  id: Scalars['String']['output'];
  title: Scalars['String']['output'];
  description?: Maybe<Scalars['Text']['output']>;
  kind: CriterionKind;
  /** Relative weight within its kind. */
  weight: Scalars['Int']['output'];
};

export type CriterionInput = {
  /** Leave out for a new line. */
  id?: InputMaybe<Scalars['String']['input']>;
  title: Scalars['String']['input'];
  description?: InputMaybe<Scalars['Text']['input']>;
  kind: CriterionKind;
  weight: Scalars['Int']['input'];
};

/** A kind of session that can be booked; a tree, in which a parent groups its children. */
export type SessionType = {
  id: Scalars['ID']['output'];
  parentId?: Maybe<Scalars['ID']['output']>;
  /** The format. */
  group: SessionGroup;
  mode: SessionMode;
  category?: Maybe<SessionCategory>;
  /** Stable technical name in kebab-case. */
  techName: Scalars['String']['output'];
  name: Scalars['String']['output'];
  shortName: Scalars['String']['output'];
  price: Scalars['Pence']['output'];
  /** The price of moving after the free time. */
  reschedulePrice: Scalars['Pence']['output'];
  status: SessionTypeStatus;
  /** Sitting time in minutes. */
  duration?: Maybe<Scalars['Int']['output']>;
  /** Minutes before the start at which the materials open. */
  preparationTime?: Maybe<Scalars['Int']['output']>;
  /** Days between the opening of a written station and its deadline. */
  windowLength?: Maybe<Scalars['Int']['output']>;
  /** Minutes that an exam gives its candidate, from the moment they open it; then it locks. Null for other formats. */
  timeLimit?: Maybe<Scalars['Int']['output']>;
  /** How many candidates may join one live session at the same start, each with own answers and marks: 1 to 50, and 1 unless told. */
  seats: Scalars['Int']['output'];
  /** Hours before the start until which moving and cancelling are free. */
  freeUntilHours?: Maybe<Scalars['Int']['output']>;
  /** Minimum notice for a booking, in hours. */
  noticeHours?: Maybe<Scalars['Int']['output']>;
  /** Minutes of a tutor's free time after a live session. */
  breakTime?: Maybe<Scalars['Int']['output']>;
  /** Raised at each change of price or policy; bookings keep the version that they were quoted. */
  policyVersion: Scalars['Int']['output'];
  description?: Maybe<Scalars['Html']['output']>;
  criteria?: Maybe<Array<Criterion>>;
  /** Address of the picture, 4:3. */
  image?: Maybe<Scalars['String']['output']>;
  /** Address of a small version of the picture. */
  imagePreview?: Maybe<Scalars['String']['output']>;
  chat: Scalars['Boolean']['output'];
  /** Whether sessions are marked on a marksheet. */
  marksheet: Scalars['Boolean']['output'];
  drawingTools: Scalars['Boolean']['output'];
  /** Whether a second marker reviews before release. */
  academicReview: Scalars['Boolean']['output'];
  /** The school's own pass line for a station, 0 to 5: 3.00 unless told. The exam sets its own after each sitting. */
  passMark: Scalars['Float']['output'];
  reminderType: ReminderType;
  /** Minutes before the start. */
  reminderTime?: Maybe<Scalars['Int']['output']>;
  bookingAllowed: Scalars['Boolean']['output'];
  meetingAllowed: Scalars['Boolean']['output'];
  classroomAllowed: Scalars['Boolean']['output'];
  purchaseAllowed: Scalars['Boolean']['output'];
  practiceAreas: Array<PracticeArea>;
  children: Array<SessionType>;
};

/** How many sessions of a type a person may have booked ahead at once. */
export type UserSessionType = {
  id: Scalars['ID']['output'];
  /** Null means no limit. */
  limit?: Maybe<Scalars['Int']['output']>;
  userId: Scalars['ID']['output'];
  sessionTypeId: Scalars['ID']['output'];
  sessionType?: Maybe<SessionType>;
};


export type NoArguments = Record<string, never>

/** Arguments of each query, by name. */
export interface QueryArguments {
  serverTime: NoArguments
  availabilityRules: QueryAvailabilityRulesArgs
  availabilityExceptions: QueryAvailabilityExceptionsArgs
  sessionQuote: QuerySessionQuoteArgs
  calendarFeed: NoArguments
  mocksLeft: NoArguments
  slots: QuerySlotsArgs
  contentBlocks: QueryContentBlocksArgs
  contentBlock: QueryContentBlockArgs
  contentImport: QueryContentImportArgs
  contentImports: QueryContentImportsArgs
  contentImportRows: QueryContentImportRowsArgs
  contentChapters: QueryContentChaptersArgs
  auditEntry: QueryAuditEntryArgs
  auditLog: QueryAuditLogArgs
  countries: NoArguments
  devices: NoArguments
  userEmailChange: QueryUserEmailChangeArgs
  keptValues: NoArguments
  linkedProviders: NoArguments
  notificationPreferences: NoArguments
  notificationSettings: NoArguments
  notifications: QueryNotificationsArgs
  passkeys: NoArguments
  pushSubscriptions: NoArguments
  pushPublicKey: NoArguments
  roles: NoArguments
  secondFactor: NoArguments
  signInProviders: NoArguments
  oauthRequest: QueryOauthRequestArgs
  web3Validate: QueryWeb3ValidateArgs
  userNotes: QueryUserNotesArgs
  currentUser: NoArguments
  users: QueryUsersArgs
  user: QueryUserArgs
  userExport: NoArguments
  accessRequests: QueryAccessRequestsArgs
  bundles: QueryBundlesArgs
  paginatedBundles: QueryPaginatedBundlesArgs
  bundle: QueryBundleArgs
  bundleQuote: QueryBundleQuoteArgs
  libraryCategories: QueryLibraryCategoriesArgs
  librarySubcategories: QueryLibrarySubcategoriesArgs
  libraryCategory: QueryLibraryCategoryArgs
  libraryChapters: QueryLibraryChaptersArgs
  libraryMaterials: QueryLibraryMaterialsArgs
  libraryAttachments: QueryLibraryAttachmentsArgs
  libraryNotes: QueryLibraryNotesArgs
  libraryPermissions: QueryLibraryPermissionsArgs
  librarySlides: QueryLibrarySlidesArgs
  libraryVideos: QueryLibraryVideosArgs
  mockDay: QueryMockDayArgs
  mockDays: QueryMockDaysArgs
  mockDayOffer: QueryMockDayOfferArgs
  questionCorrections: QueryQuestionCorrectionsArgs
  questionCorrectionEffect: QueryQuestionCorrectionEffectArgs
  bundleHealth: QueryBundleHealthArgs
  questionHealth: QueryQuestionHealthArgs
  questionReports: QueryQuestionReportsArgs
  reviewQueue: NoArguments
  reviewNext: QueryReviewNextArgs
  reviewSettings: NoArguments
  reviewCardsIn: QueryReviewCardsInArgs
  testAttempt: QueryTestAttemptArgs
  testAttempts: QueryTestAttemptsArgs
  practiceCounts: NoArguments
  testResults: QueryTestResultsArgs
  billingSessions: QueryBillingSessionsArgs
  billingSession: QueryBillingSessionArgs
  sales: QuerySalesArgs
  salesByWeek: NoArguments
  wallet: QueryWalletArgs
  transactions: QueryTransactionsArgs
  discount: QueryDiscountArgs
  mocks: QueryMocksArgs
  mock: QueryMockArgs
  mockPermissions: QueryMockPermissionsArgs
  mockTutors: QueryMockTutorsArgs
  sessions: QuerySessionsArgs
  userSessions: QueryUserSessionsArgs
  userSessionsMarked: QueryUserSessionsMarkedArgs
  session: QuerySessionArgs
  sessionMarksheet: QuerySessionMarksheetArgs
  sessionMaterials: QuerySessionMaterialsArgs
  sessionAnswers: QuerySessionAnswersArgs
  sessionsByWeek: NoArguments
  markingByWeek: NoArguments
  markingByTutor: NoArguments
  slowestMarkings: NoArguments
  userStory: QueryUserStoryArgs
  adjustment: QueryAdjustmentArgs
  examSittings: QueryExamSittingsArgs
  practiceAreas: NoArguments
  queueJobs: QueryQueueJobsArgs
  sessionTypes: QuerySessionTypesArgs
  sessionType: QuerySessionTypeArgs
  userSessionTypes: QueryUserSessionTypesArgs
}

/** Arguments of each mutation, by name. */
export interface MutationArguments {
  sessionAssignmentAccept: MutationSessionAssignmentAcceptArgs
  sessionAssignmentDecline: MutationSessionAssignmentDeclineArgs
  availabilityRuleCreate: MutationAvailabilityRuleCreateArgs
  availabilityRuleUpdate: MutationAvailabilityRuleUpdateArgs
  availabilityRuleDelete: MutationAvailabilityRuleDeleteArgs
  availabilityExceptionCreate: MutationAvailabilityExceptionCreateArgs
  availabilityExceptionUpdate: MutationAvailabilityExceptionUpdateArgs
  availabilityExceptionDelete: MutationAvailabilityExceptionDeleteArgs
  sessionHold: MutationSessionHoldArgs
  sessionBook: MutationSessionBookArgs
  sessionReschedule: MutationSessionRescheduleArgs
  sessionCancel: MutationSessionCancelArgs
  calendarFeedCreate: NoArguments
  calendarFeedDelete: NoArguments
  contentBlockCreate: MutationContentBlockCreateArgs
  contentBlocksCreate: MutationContentBlocksCreateArgs
  contentBlockMove: MutationContentBlockMoveArgs
  contentBlockUpdate: MutationContentBlockUpdateArgs
  contentBlockDelete: MutationContentBlockDeleteArgs
  contentBlockAttachmentCreate: MutationContentBlockAttachmentCreateArgs
  contentBlockAttachmentDelete: MutationContentBlockAttachmentDeleteArgs
  contentExportCreate: MutationContentExportCreateArgs
  contentImportCreate: MutationContentImportCreateArgs
  contentImportStart: MutationContentImportStartArgs
  contentImportCancel: MutationContentImportCancelArgs
  contentChapterCreate: MutationContentChapterCreateArgs
  contentChapterUpdate: MutationContentChapterUpdateArgs
  contentChaptersUpdate: MutationContentChaptersUpdateArgs
  contentChapterDelete: MutationContentChapterDeleteArgs
  mediaCreate: MutationMediaCreateArgs
  driveFileUpdate: MutationDriveFileUpdateArgs
  driveFileDelete: MutationDriveFileDeleteArgs
  deviceEnd: MutationDeviceEndArgs
  devicesEndOthers: NoArguments
  userEmailUpdate: MutationUserEmailUpdateArgs
  userEmailConfirm: MutationUserEmailConfirmArgs
  keptValueUpdate: MutationKeptValueUpdateArgs
  providerLinkRequest: MutationProviderLinkRequestArgs
  providerLink: MutationProviderLinkArgs
  providerUnlink: MutationProviderUnlinkArgs
  notificationPreferencesUpdate: MutationNotificationPreferencesUpdateArgs
  notificationSettingsUpdate: MutationNotificationSettingsUpdateArgs
  notificationsRead: MutationNotificationsReadArgs
  passkeyRegistrationOptions: NoArguments
  passkeyRegister: MutationPasskeyRegisterArgs
  passkeyRename: MutationPasskeyRenameArgs
  passkeyDelete: MutationPasskeyDeleteArgs
  passkeySignInOptions: NoArguments
  passkeySignIn: MutationPasskeySignInArgs
  pushSubscriptionCreate: MutationPushSubscriptionCreateArgs
  pushSubscriptionDelete: MutationPushSubscriptionDeleteArgs
  pushSubscriptionTest: MutationPushSubscriptionTestArgs
  roleCreate: MutationRoleCreateArgs
  roleUpdate: MutationRoleUpdateArgs
  roleDelete: MutationRoleDeleteArgs
  secondFactorBegin: NoArguments
  secondFactorEnable: MutationSecondFactorEnableArgs
  secondFactorPass: MutationSecondFactorPassArgs
  secondFactorDisable: MutationSecondFactorDisableArgs
  recoveryCodesRenew: MutationRecoveryCodesRenewArgs
  secondFactorReset: MutationSecondFactorResetArgs
  oauthCallback: MutationOauthCallbackArgs
  web3Request: MutationWeb3RequestArgs
  web3Confirmation: MutationWeb3ConfirmationArgs
  refreshTokens: MutationRefreshTokensArgs
  logout: MutationLogoutArgs
  userMessageCreate: MutationUserMessageCreateArgs
  userNoteCreate: MutationUserNoteCreateArgs
  userNoteUpdate: MutationUserNoteUpdateArgs
  userNoteDelete: MutationUserNoteDeleteArgs
  userConfirmation: MutationUserConfirmationArgs
  policiesAccept: MutationPoliciesAcceptArgs
  userUpdate: MutationUserUpdateArgs
  userDisable: MutationUserDisableArgs
  userEnable: MutationUserEnableArgs
  userDelete: MutationUserDeleteArgs
  userRolesUpdate: MutationUserRolesUpdateArgs
  userRoleAdd: MutationUserRoleAddArgs
  userPracticeAreasUpdate: MutationUserPracticeAreasUpdateArgs
  viewingBegin: MutationViewingBeginArgs
  viewingEnd: NoArguments
  accessRequestCreate: MutationAccessRequestCreateArgs
  accessRequestAccept: MutationAccessRequestAcceptArgs
  accessRequestDecline: MutationAccessRequestDeclineArgs
  bundleAuthorCreate: MutationBundleAuthorCreateArgs
  bundleAuthorUpdate: MutationBundleAuthorUpdateArgs
  bundleAuthorDelete: MutationBundleAuthorDeleteArgs
  bundleCreate: MutationBundleCreateArgs
  bundleUpdate: MutationBundleUpdateArgs
  bundleDelete: MutationBundleDeleteArgs
  bundleBuy: MutationBundleBuyArgs
  bundleOpen: MutationBundleOpenArgs
  libraryCategoryCreate: MutationLibraryCategoryCreateArgs
  libraryCategoryUpdate: MutationLibraryCategoryUpdateArgs
  libraryCategoryDelete: MutationLibraryCategoryDeleteArgs
  librarySubcategoryCreate: MutationLibrarySubcategoryCreateArgs
  librarySubcategoryUpdate: MutationLibrarySubcategoryUpdateArgs
  librarySubcategoryDelete: MutationLibrarySubcategoryDeleteArgs
  libraryChapterCreate: MutationLibraryChapterCreateArgs
  libraryChapterUpdate: MutationLibraryChapterUpdateArgs
  libraryChapterDelete: MutationLibraryChapterDeleteArgs
  libraryMaterialCreate: MutationLibraryMaterialCreateArgs
  libraryMaterialUpdate: MutationLibraryMaterialUpdateArgs
  libraryMaterialDelete: MutationLibraryMaterialDeleteArgs
  libraryAttachmentCreate: MutationLibraryAttachmentCreateArgs
  libraryNoteCreate: MutationLibraryNoteCreateArgs
  libraryNoteUpdate: MutationLibraryNoteUpdateArgs
  libraryNoteDelete: MutationLibraryNoteDeleteArgs
  libraryPermissionCreate: MutationLibraryPermissionCreateArgs
  libraryPermissionUpdate: MutationLibraryPermissionUpdateArgs
  libraryPermissionDelete: MutationLibraryPermissionDeleteArgs
  libraryAccessOpen: MutationLibraryAccessOpenArgs
  libraryAccessClose: MutationLibraryAccessCloseArgs
  librarySlideCreate: MutationLibrarySlideCreateArgs
  librarySlideUpdate: MutationLibrarySlideUpdateArgs
  librarySlideDelete: MutationLibrarySlideDeleteArgs
  libraryVideoCreate: MutationLibraryVideoCreateArgs
  libraryVideoUpdate: MutationLibraryVideoUpdateArgs
  libraryVideosUpdate: MutationLibraryVideosUpdateArgs
  libraryVideoDelete: MutationLibraryVideoDeleteArgs
  mockDayStart: MutationMockDayStartArgs
  mockDayContinue: MutationMockDayContinueArgs
  mockDayGiveUp: MutationMockDayGiveUpArgs
  questionCorrectionCreate: MutationQuestionCorrectionCreateArgs
  questionCorrectionUndo: MutationQuestionCorrectionUndoArgs
  questionEstimateWrite: MutationQuestionEstimateWriteArgs
  questionReportCreate: MutationQuestionReportCreateArgs
  questionReportWithdraw: MutationQuestionReportWithdrawArgs
  questionReportClose: MutationQuestionReportCloseArgs
  reviewCardsAdd: MutationReviewCardsAddArgs
  reviewAnswer: MutationReviewAnswerArgs
  reviewUndo: MutationReviewUndoArgs
  reviewSetAside: MutationReviewSetAsideArgs
  reviewSettingsWrite: MutationReviewSettingsWriteArgs
  testAttemptStart: MutationTestAttemptStartArgs
  testAttemptAnswer: MutationTestAttemptAnswerArgs
  testAttemptSubmit: MutationTestAttemptSubmitArgs
  testAttemptAbandon: MutationTestAttemptAbandonArgs
  checkout: MutationCheckoutArgs
  billingSessionCreate: MutationBillingSessionCreateArgs
  billingSessionUpdate: MutationBillingSessionUpdateArgs
  walletWithdraw: MutationWalletWithdrawArgs
  walletCredit: MutationWalletCreditArgs
  mockCreate: MutationMockCreateArgs
  mockUpdate: MutationMockUpdateArgs
  mockDelete: MutationMockDeleteArgs
  mockPermissionCreate: MutationMockPermissionCreateArgs
  mockPermissionUpdate: MutationMockPermissionUpdateArgs
  mockPermissionDelete: MutationMockPermissionDeleteArgs
  mockMaterialCreate: MutationMockMaterialCreateArgs
  mockTemplateCreate: MutationMockTemplateCreateArgs
  sessionNoShowDispute: MutationSessionNoShowDisputeArgs
  sessionNoShowResolve: MutationSessionNoShowResolveArgs
  sessionUpdate: MutationSessionUpdateArgs
  sessionUpdateStatus: MutationSessionUpdateStatusArgs
  sessionUpdateLink: MutationSessionUpdateLinkArgs
  sessionUpdateReady: MutationSessionUpdateReadyArgs
  sessionUpdateUnready: MutationSessionUpdateUnreadyArgs
  sessionUpdateMarked: MutationSessionUpdateMarkedArgs
  sessionMarksCorrect: MutationSessionMarksCorrectArgs
  sessionUpdateNoShow: MutationSessionUpdateNoShowArgs
  sessionDelete: MutationSessionDeleteArgs
  sessionMarksheetUpdate: MutationSessionMarksheetUpdateArgs
  sessionAttendeeCreate: MutationSessionAttendeeCreateArgs
  sessionAttendeeDelete: MutationSessionAttendeeDeleteArgs
  sessionNoteCreate: MutationSessionNoteCreateArgs
  sessionNoteUpdate: MutationSessionNoteUpdateArgs
  sessionMaterialCreate: MutationSessionMaterialCreateArgs
  sessionMaterialDownload: MutationSessionMaterialDownloadArgs
  sessionMaterialUpdate: MutationSessionMaterialUpdateArgs
  sessionMaterialDelete: MutationSessionMaterialDeleteArgs
  sessionAnswerCreate: MutationSessionAnswerCreateArgs
  sessionAnswerWrite: MutationSessionAnswerWriteArgs
  sessionClockStart: MutationSessionClockStartArgs
  sessionAnswerDelete: MutationSessionAnswerDeleteArgs
  sessionGenerateAlarmEmail: MutationSessionGenerateAlarmEmailArgs
  sessionGenerateSuggestedAnswer: MutationSessionGenerateSuggestedAnswerArgs
  adjustmentWrite: MutationAdjustmentWriteArgs
  examSittingCreate: MutationExamSittingCreateArgs
  examSittingUpdate: MutationExamSittingUpdateArgs
  examSittingDelete: MutationExamSittingDeleteArgs
  practiceAreaCreate: MutationPracticeAreaCreateArgs
  practiceAreaUpdate: MutationPracticeAreaUpdateArgs
  practiceAreaDelete: MutationPracticeAreaDeleteArgs
  queueJobRetry: MutationQueueJobRetryArgs
  sessionTypeCreate: MutationSessionTypeCreateArgs
  sessionTypeUpdate: MutationSessionTypeUpdateArgs
  sessionTypeDelete: MutationSessionTypeDeleteArgs
  userSessionTypeCreate: MutationUserSessionTypeCreateArgs
  userSessionTypeUpdate: MutationUserSessionTypeUpdateArgs
  userSessionTypeDelete: MutationUserSessionTypeDeleteArgs
}

/** Arguments of each subscription, by name. */
export interface SubscriptionArguments {
  changed: SubscriptionChangedArgs
  userUpdated: SubscriptionUserUpdatedArgs
  bundleCreated: NoArguments
  bundleUpdated: NoArguments
  bundleDeleted: NoArguments
  libraryCategoryDeleted: NoArguments
  walletUpdated: SubscriptionWalletUpdatedArgs
  mockPermissionUpdated: NoArguments
  sessionUpdated: NoArguments
  sessionAnswerCreated: NoArguments
  sessionTypeCreated: NoArguments
  sessionTypeUpdated: NoArguments
  sessionTypeDeleted: NoArguments
}

/** Every object type, by name. */
export interface Types {
  PageInfo: PageInfo
  Deleted: Deleted
  Change: Change
  SessionDecline: SessionDecline
  AvailabilityRule: AvailabilityRule
  AvailabilityException: AvailabilityException
  SessionQuote: SessionQuote
  SessionHold: SessionHold
  CalendarFeed: CalendarFeed
  Slot: Slot
  SlotPage: SlotPage
  MocksLeft: MocksLeft
  AnswerOption: AnswerOption
  BlockMetadata: BlockMetadata
  BlockAttachment: BlockAttachment
  ContentBlock: ContentBlock
  ContentExport: ContentExport
  ContentImportNote: ContentImportNote
  ContentImport: ContentImport
  ContentImportPage: ContentImportPage
  ContentImportRow: ContentImportRow
  ContentImportRowPage: ContentImportRowPage
  Content: Content
  ContentChapter: ContentChapter
  DriveFile: DriveFile
  MediaFile: MediaFile
  AuditEntry: AuditEntry
  AuditChange: AuditChange
  AuditEntryPage: AuditEntryPage
  Country: Country
  Device: Device
  EmailChange: EmailChange
  KeptValue: KeptValue
  LinkedProvider: LinkedProvider
  NotificationPreference: NotificationPreference
  NotificationSettings: NotificationSettings
  Notification: Notification
  NotificationPage: NotificationPage
  UnreadNotifications: UnreadNotifications
  Passkey: Passkey
  PushSubscription: PushSubscription
  Role: Role
  SecondFactor: SecondFactor
  SecondFactorSecret: SecondFactorSecret
  RecoveryCodes: RecoveryCodes
  AuthResult: AuthResult
  OauthRequest: OauthRequest
  OauthResult: OauthResult
  SignInProvider: SignInProvider
  Web3Request: Web3Request
  Web3Validation: Web3Validation
  UserMessage: UserMessage
  UserNote: UserNote
  UserNotePage: UserNotePage
  User: User
  TutorPreview: TutorPreview
  UserPage: UserPage
  Viewing: Viewing
  AccessRequest: AccessRequest
  AccessRequestPage: AccessRequestPage
  BundleAuthor: BundleAuthor
  BundleParts: BundleParts
  Bundle: Bundle
  BundlePage: BundlePage
  PaginatedBundles: PaginatedBundles
  BundleQuote: BundleQuote
  LibraryCategory: LibraryCategory
  LibrarySubcategory: LibrarySubcategory
  LibraryChapter: LibraryChapter
  LibraryMaterial: LibraryMaterial
  LibraryAttachment: LibraryAttachment
  LibraryNote: LibraryNote
  LibraryPermission: LibraryPermission
  LibraryPermissionPage: LibraryPermissionPage
  SlideMeta: SlideMeta
  LibrarySlide: LibrarySlide
  LibraryVideo: LibraryVideo
  MockDayResult: MockDayResult
  MockDay: MockDay
  MockDayPage: MockDayPage
  MockDayArea: MockDayArea
  MockDayOffer: MockDayOffer
  QuestionCorrection: QuestionCorrection
  CorrectionEffect: CorrectionEffect
  OptionHealth: OptionHealth
  QuestionEstimate: QuestionEstimate
  QuestionHealth: QuestionHealth
  BundleHealth: BundleHealth
  QuestionReport: QuestionReport
  QuestionReportPage: QuestionReportPage
  ReviewPreview: ReviewPreview
  ReviewCard: ReviewCard
  ReviewAnswered: ReviewAnswered
  ReviewAmount: ReviewAmount
  ReviewDay: ReviewDay
  ReviewLoad: ReviewLoad
  ReviewExam: ReviewExam
  ReviewQueue: ReviewQueue
  ReviewRound: ReviewRound
  ReviewAdded: ReviewAdded
  ReviewSettings: ReviewSettings
  PracticeCount: PracticeCount
  AttemptOption: AttemptOption
  AttemptOutcome: AttemptOutcome
  AttemptReason: AttemptReason
  AttemptQuestion: AttemptQuestion
  AttemptReport: AttemptReport
  TestAttempt: TestAttempt
  TestAttemptPage: TestAttemptPage
  AreaReadiness: AreaReadiness
  ReadinessWeek: ReadinessWeek
  PaperReadiness: PaperReadiness
  TestSummary: TestSummary
  TestResults: TestResults
  BillingSessionItem: BillingSessionItem
  BillingSession: BillingSession
  BillingSessionPage: BillingSessionPage
  SalesWeek: SalesWeek
  Sales: Sales
  Wallet: Wallet
  Transaction: Transaction
  TransactionPage: TransactionPage
  Discount: Discount
  ExtraTask: ExtraTask
  Mock: Mock
  MockMaterial: MockMaterial
  MockTemplate: MockTemplate
  MockPermission: MockPermission
  MockPage: MockPage
  MockPermissionPage: MockPermissionPage
  NoShowDispute: NoShowDispute
  CriterionMark: CriterionMark
  Session: Session
  SessionMarksheet: SessionMarksheet
  SessionNote: SessionNote
  SessionAttendee: SessionAttendee
  SessionMaterial: SessionMaterial
  SessionAnswer: SessionAnswer
  SessionPage: SessionPage
  SessionsWeek: SessionsWeek
  MarkingWeek: MarkingWeek
  MarkingTimes: MarkingTimes
  TutorMarking: TutorMarking
  SlowMarking: SlowMarking
  StoryEntry: StoryEntry
  Story: Story
  Adjustment: Adjustment
  ExamSitting: ExamSitting
  PracticeArea: PracticeArea
  QueueJob: QueueJob
  QueueJobPage: QueueJobPage
  Criterion: Criterion
  SessionType: SessionType
  UserSessionType: UserSessionType
}

/** Fields that lead to another object type, by type. */
export interface Relations {
  PageInfo: {  }
  Deleted: {  }
  Change: {  }
  SessionDecline: { user: 'TutorPreview' }
  AvailabilityRule: { sessionTypes: 'SessionType'; practiceAreas: 'PracticeArea' }
  AvailabilityException: { sessionTypes: 'SessionType'; practiceAreas: 'PracticeArea' }
  SessionQuote: {  }
  SessionHold: { session: 'Session'; quote: 'SessionQuote' }
  CalendarFeed: {  }
  Slot: { tutor: 'TutorPreview'; sessionTypes: 'SessionType'; practiceAreas: 'PracticeArea' }
  SlotPage: { entries: 'Slot' }
  MocksLeft: {  }
  AnswerOption: {  }
  BlockMetadata: {  }
  BlockAttachment: {  }
  ContentBlock: { answerOptions: 'AnswerOption'; metadata: 'BlockMetadata'; practiceArea: 'PracticeArea'; attachments: 'BlockAttachment' }
  ContentExport: {  }
  ContentImportNote: {  }
  ContentImport: { notes: 'ContentImportNote' }
  ContentImportPage: { entries: 'ContentImport'; pageInfo: 'PageInfo' }
  ContentImportRow: {  }
  ContentImportRowPage: { entries: 'ContentImportRow'; pageInfo: 'PageInfo' }
  Content: {  }
  ContentChapter: {  }
  DriveFile: {  }
  MediaFile: {  }
  AuditEntry: { changes: 'AuditChange' }
  AuditChange: {  }
  AuditEntryPage: { entries: 'AuditEntry'; pageInfo: 'PageInfo' }
  Country: {  }
  Device: {  }
  EmailChange: {  }
  KeptValue: {  }
  LinkedProvider: {  }
  NotificationPreference: {  }
  NotificationSettings: {  }
  Notification: {  }
  NotificationPage: { entries: 'Notification'; pageInfo: 'PageInfo' }
  UnreadNotifications: {  }
  Passkey: {  }
  PushSubscription: {  }
  Role: { users: 'User' }
  SecondFactor: {  }
  SecondFactorSecret: {  }
  RecoveryCodes: {  }
  AuthResult: { user: 'User' }
  OauthRequest: {  }
  OauthResult: { user: 'User' }
  SignInProvider: {  }
  Web3Request: {  }
  Web3Validation: { user: 'User' }
  UserMessage: {  }
  UserNote: { author: 'User' }
  UserNotePage: { entries: 'UserNote'; pageInfo: 'PageInfo' }
  User: { country: 'Country'; sessionTypes: 'UserSessionType'; practiceAreas: 'PracticeArea'; roles: 'Role' }
  TutorPreview: {  }
  UserPage: { entries: 'User'; pageInfo: 'PageInfo' }
  Viewing: { user: 'User' }
  AccessRequest: { bundle: 'Bundle' }
  AccessRequestPage: { entries: 'AccessRequest'; pageInfo: 'PageInfo' }
  BundleAuthor: { user: 'TutorPreview' }
  BundleParts: {  }
  Bundle: { parts: 'BundleParts'; practiceArea: 'PracticeArea'; category: 'LibraryCategory'; subcategory: 'LibrarySubcategory'; permissions: 'LibraryPermission'; bundleAuthors: 'BundleAuthor'; videos: 'LibraryVideo' }
  BundlePage: { entries: 'Bundle'; pageInfo: 'PageInfo' }
  PaginatedBundles: { items: 'Bundle' }
  BundleQuote: {  }
  LibraryCategory: { practiceArea: 'PracticeArea'; subcategories: 'LibrarySubcategory' }
  LibrarySubcategory: { practiceArea: 'PracticeArea' }
  LibraryChapter: {  }
  LibraryMaterial: { file: 'DriveFile' }
  LibraryAttachment: {  }
  LibraryNote: {  }
  LibraryPermission: { bundle: 'Bundle'; user: 'User' }
  LibraryPermissionPage: { entries: 'LibraryPermission'; pageInfo: 'PageInfo' }
  SlideMeta: {  }
  LibrarySlide: { meta: 'SlideMeta' }
  LibraryVideo: {  }
  MockDayResult: {  }
  MockDay: { sessions: 'TestAttempt'; result: 'MockDayResult' }
  MockDayPage: { entries: 'MockDay'; pageInfo: 'PageInfo' }
  MockDayArea: { practiceArea: 'PracticeArea' }
  MockDayOffer: { areas: 'MockDayArea' }
  QuestionCorrection: {  }
  CorrectionEffect: {  }
  OptionHealth: {  }
  QuestionEstimate: {  }
  QuestionHealth: { estimates: 'QuestionEstimate'; options: 'OptionHealth' }
  BundleHealth: { questions: 'QuestionHealth'; pageInfo: 'PageInfo' }
  QuestionReport: {  }
  QuestionReportPage: { entries: 'QuestionReport'; pageInfo: 'PageInfo' }
  ReviewPreview: {  }
  ReviewCard: { practiceArea: 'PracticeArea'; question: 'AttemptQuestion'; previews: 'ReviewPreview' }
  ReviewAnswered: { question: 'AttemptQuestion' }
  ReviewAmount: {  }
  ReviewDay: {  }
  ReviewLoad: {  }
  ReviewExam: {  }
  ReviewQueue: { due: 'ReviewAmount'; today: 'ReviewAmount'; done: 'ReviewDay'; load: 'ReviewLoad'; exams: 'ReviewExam' }
  ReviewRound: { cards: 'ReviewCard' }
  ReviewAdded: {  }
  ReviewSettings: {  }
  PracticeCount: { practiceArea: 'PracticeArea' }
  AttemptOption: {  }
  AttemptOutcome: { reasons: 'AttemptReason' }
  AttemptReason: {  }
  AttemptQuestion: { options: 'AttemptOption'; practiceArea: 'PracticeArea'; report: 'AttemptReport'; outcome: 'AttemptOutcome' }
  AttemptReport: {  }
  TestAttempt: { questions: 'AttemptQuestion'; bundle: 'Bundle' }
  TestAttemptPage: { entries: 'TestAttempt'; pageInfo: 'PageInfo' }
  AreaReadiness: { practiceArea: 'PracticeArea' }
  ReadinessWeek: {  }
  PaperReadiness: { areas: 'AreaReadiness'; weeks: 'ReadinessWeek' }
  TestSummary: {  }
  TestResults: { papers: 'PaperReadiness'; tests: 'TestSummary' }
  BillingSessionItem: {  }
  BillingSession: { user: 'User'; items: 'BillingSessionItem' }
  BillingSessionPage: { entries: 'BillingSession'; pageInfo: 'PageInfo' }
  SalesWeek: {  }
  Sales: {  }
  Wallet: {  }
  Transaction: { user: 'User' }
  TransactionPage: { entries: 'Transaction'; pageInfo: 'PageInfo' }
  Discount: {  }
  ExtraTask: {  }
  Mock: { marksheet: 'Criterion'; extraTasks: 'ExtraTask'; owner: 'TutorPreview'; sessionType: 'SessionType'; practiceArea: 'PracticeArea'; materials: 'MockMaterial'; templates: 'MockTemplate'; permissions: 'MockPermission'; children: 'Mock' }
  MockMaterial: { file: 'DriveFile' }
  MockTemplate: { file: 'DriveFile' }
  MockPermission: { user: 'TutorPreview'; mock: 'Mock' }
  MockPage: { entries: 'Mock'; pageInfo: 'PageInfo' }
  MockPermissionPage: { entries: 'MockPermission'; pageInfo: 'PageInfo' }
  NoShowDispute: { session: 'Session' }
  CriterionMark: {  }
  Session: { marksheet: 'Criterion'; extraTasks: 'ExtraTask'; marks: 'CriterionMark'; mock: 'Mock'; sessionType: 'SessionType'; practiceArea: 'PracticeArea'; attendees: 'SessionAttendee'; materials: 'SessionMaterial'; answers: 'SessionAnswer'; notes: 'SessionNote'; sessionMarksheet: 'SessionMarksheet'; declines: 'SessionDecline'; noShowDispute: 'NoShowDispute' }
  SessionMarksheet: { body: 'CriterionMark'; updatedBy: 'TutorPreview' }
  SessionNote: {  }
  SessionAttendee: { user: 'User' }
  SessionMaterial: { file: 'DriveFile' }
  SessionAnswer: { file: 'DriveFile' }
  SessionPage: { entries: 'Session'; pageInfo: 'PageInfo' }
  SessionsWeek: {  }
  MarkingWeek: {  }
  MarkingTimes: { weeks: 'MarkingWeek' }
  TutorMarking: {  }
  SlowMarking: {  }
  StoryEntry: {  }
  Story: { entries: 'StoryEntry' }
  Adjustment: {  }
  ExamSitting: {  }
  PracticeArea: {  }
  QueueJob: {  }
  QueueJobPage: { entries: 'QueueJob'; pageInfo: 'PageInfo' }
  Criterion: {  }
  SessionType: { criteria: 'Criterion'; practiceAreas: 'PracticeArea'; children: 'SessionType' }
  UserSessionType: { sessionType: 'SessionType' }
}
