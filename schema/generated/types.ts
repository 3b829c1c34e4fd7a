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
  /** Rich text: HTML, cleaned by the server against an allow-list before it is kept. */
  Html: { input: string; output: string; }
  /** A file, sent as multipart/form-data after the GraphQL multipart request specification. */
  Upload: { input: unknown; output: never; }
};

/** What `extensions.code` of an error can be. `extensions.field` names the argument at fault where there is one. */
export type ErrorCode =
  /** No sign-in, or one that has ended. HTTP 401. */
  | 'UNAUTHENTICATED'
  /** The account is disabled. */
  | 'ACCOUNT_DISABLED'
  /** Signed in, but not allowed. */
  | 'FORBIDDEN'
  /** An argument is missing or not acceptable; `field` says which. */
  | 'VALIDATION'
  /** No such thing, or not for you to see. */
  | 'NOT_FOUND'
  /** The thing has changed meanwhile, or its state does not allow this. `current` holds what it is now, where that helps. */
  | 'CONFLICT'
  /** The wallet holds too little; `field` is `wallet`, `missing` the pence that lack. */
  | 'INSUFFICIENT_FUNDS'
  /** The start is no longer free. */
  | 'SLOT_TAKEN'
  /** No seat is left. */
  | 'SOLD_OUT'
  /** A link, hold or quote has run out. */
  | 'EXPIRED'
  /** Too many requests; `retryAfter` is in seconds. */
  | 'RATE_LIMITED'
  /** The database or a payment gateway does not answer, so nothing is known to be done: send it again in a moment, with the same idempotency key where there is one. HTTP 503. */
  | 'UNAVAILABLE'
  /** A fault of ours; `id` finds it in the log. HTTP 500. */
  | 'INTERNAL';

export type OrderDirection =
  | 'asc'
  | 'desc';

/**
 * Where a page of a list stands. Pages count from 1 and have 20 rows, or as many as `pageSize` says, 100 at most. Beyond the first 10,000 rows only `after`
 * leads on, through rows in the order of their ids. Offsets and cursors are given as far as they are cheap.
 */
export type PageInfo = {
  currentOffset: Scalars['Int']['output'];
  currentPage: Scalars['Int']['output'];
  /** The id of the first row. */
  startCursor?: Maybe<Scalars['ID']['output']>;
  /** The id of the last row; as `after` it continues an export. */
  endCursor?: Maybe<Scalars['ID']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  nextPage?: Maybe<Scalars['Int']['output']>;
  previousPage?: Maybe<Scalars['Int']['output']>;
  nextOffset?: Maybe<Scalars['Int']['output']>;
  previousOffset?: Maybe<Scalars['Int']['output']>;
  pageSize: Scalars['Int']['output'];
  /** How many rows match: counted up to 10,001, which means 'more than 10,000'. */
  totalCount: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
};

/** What a deletion answers, and what the subscriptions to deletions send. */
export type Deleted = {
  id: Scalars['ID']['output'];
};

export type ChangeKind =
  | 'created'
  | 'updated'
  | 'deleted';

/** A row that somebody changed and that the subscriber may read (of a deleted one, could have read). */
export type Change = {
  /** The name of the GraphQL type. */
  type: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  kind: ChangeKind;
};

export type Query = {
  /** The server's time, for countdowns on devices whose clock is off. */
  serverTime: Scalars['DateTime']['output'];
  /** Weekly rules of a tutor; without `userId`, one's own. */
  availabilityRules: Array<AvailabilityRule>;
  /** Extra hours and time off that touch a period, in order: a tutor's own, or anybody's (`userId`) for staff with manage_sessions. Errors: FORBIDDEN. */
  availabilityExceptions: Array<AvailabilityException>;
  /** What it would cost; to move or cancel give `sessionId`. Errors: SLOT_TAKEN, NOT_FOUND, CONFLICT (the state does not allow it). */
  sessionQuote: SessionQuote;
  /** One's own; null while it is off. */
  calendarFeed?: Maybe<CalendarFeed>;
  /**
   * With `sessionTypeId`: the starts one can book (staff: `forUserId` can book), counting only tutors permitted on a mock that has not been sat.
   * Without: the blocks of a tutor's calendar (`userId`, else one's own). At most 60 days at once.
   */
  slots: SlotPage;
  /** All countries by name. */
  countries: Array<Country>;
  /** One's own sign-ins that are alive, the newest first. */
  devices: Array<Device>;
  /** Looks at a link that confirms a change of address, without spending it. Errors: EXPIRED (run out, used, replaced or unknown). */
  userEmailChange: EmailChange;
  /** The reader's own, the oldest first. */
  linkedProviders: Array<LinkedProvider>;
  /** What one is written to about: every kind, whether or not one has chosen. */
  notificationPreferences: Array<NotificationPreference>;
  /** One's own passkeys, the oldest first. */
  passkeys: Array<Passkey>;
  /** All roles by name, for staff with manage_roles or view_all_users. Errors: FORBIDDEN. */
  roles: Array<Role>;
  /** The outside providers that this server is set up for, in the order of its settings. */
  signInProviders: Array<SignInProvider>;
  /**
   * Starts a sign-in with an outside OpenID Connect provider; it is to be finished within 10 minutes, in the same browser, by `oauthCallback`. Errors:
   * NOT_FOUND (no such provider), CONFLICT (the provider does not answer), RATE_LIMITED.
   */
  oauthRequest: OauthRequest;
  /** Looks at a one-time link without spending it. Errors: EXPIRED (run out, used or unknown). */
  web3Validate: Web3Validation;
  /** The signed-in person with roles; the only reading an unconfirmed account may do beside countries. */
  currentUser: User;
  /** People, for staff with view_all_users; filters narrow, `search` looks in names and e-mail addresses. */
  users: UserPage;
  /**
   * A person, with what one may know of them: oneself whole, tutors and whom one has a session with by name and face, anybody for staff with
   * view_all_users. Errors: NOT_FOUND.
   */
  user: User;
  /**
   * What is kept of oneself, to take along: profile, consents, sign-ins and what they are made with, sessions with released marks and feedback, one's written answers and notes,
   * the names of one's files, movements of the wallet, payments and settings. Nothing of other people.
   */
  userExport: Scalars['JSON']['output'];
  /**
   * Visits to pay pages: one's own, or anybody's for staff with manage_billing; the newest first unless sorted. `from` and `until` are about `insertedAt`,
   * the second exclusive.
   */
  billingSessions: BillingSessionPage;
  /** A visit to a pay page: one's own, or anybody's for staff with manage_billing. Errors: NOT_FOUND. */
  billingSession: BillingSession;
  /** What was sold from `from` on and before `until`, a year at most. Errors: VALIDATION. */
  sales: Sales;
  /** A wallet; without `userId`, one's own. */
  wallet: Wallet;
  /** Movements: one's own, or anybody's for staff with manage_billing. */
  transactions: TransactionPage;
  /** What a person would save on an amount in pence. */
  discount: Discount;
  /** Mocks for staff with view_all_mocks, and those a tutor may view. */
  mocks: MockPage;
  /** A mock, with what its reader may know of it: staff, tutors with a permission, and who has sat it. Errors: NOT_FOUND. */
  mock: Mock;
  /** Who may do what with which mock: one's own permissions for tutors, all for staff with view_all_mocks or manage_mocks. Errors: FORBIDDEN. */
  mockPermissions: MockPermissionPage;
  /** The tutors who may conduct a mock. Errors: NOT_FOUND (a mock one may not see). */
  mockTutors: Array<TutorPreview>;
  /** Sessions one attends, or all for staff with view_all_sessions. */
  sessions: SessionPage;
  /** One's own sessions, whatever one is in them; the earliest first where `from` is given, else the latest, unless sorted. */
  userSessions: SessionPage;
  /** One's own sessions whose marks are released, newest first. */
  userSessionsMarked: SessionPage;
  /** A session that one attends, or any for staff with view_all_sessions. Errors: NOT_FOUND. */
  session: Session;
  /** The marksheet of a session; null before the first draft and, for the candidate, before release. */
  sessionMarksheet?: Maybe<SessionMarksheet>;
  /** Materials, once they are open. */
  sessionMaterials: Array<SessionMaterial>;
  /** The answers of a session: the candidate's own, the markers' once they are handed in, and the staff's. Errors: NOT_FOUND (a session one may not see). */
  sessionAnswers: Array<SessionAnswer>;
  /** A person's sittings, the earliest first: one's own unless staff with view_all_users name somebody. */
  examSittings: Array<ExamSitting>;
  /** All practice areas by name, for everybody whose profile is complete. */
  practiceAreas: Array<PracticeArea>;
  /** Jobs that are not done, newest first; those given up are kept for a week. */
  queueJobs: QueueJobPage;
  /** Session types that one may book, or all of them for staff; `root` leaves out children. */
  sessionTypes: Array<SessionType>;
  /** A session type: any but drafts, those too for staff with manage_settings. Errors: NOT_FOUND. */
  sessionType: SessionType;
  /** The limits of a person; without `userId`, one's own. */
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


export type QueryUserEmailChangeArgs = {
  token: Scalars['String']['input'];
};


export type QueryOauthRequestArgs = {
  provider: Scalars['String']['input'];
  redirectUri: Scalars['String']['input'];
  state?: InputMaybe<Scalars['String']['input']>;
};


export type QueryWeb3ValidateArgs = {
  token: Scalars['String']['input'];
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


export type QueryBillingSessionsArgs = {
  userId?: InputMaybe<Scalars['ID']['input']>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  until?: InputMaybe<Scalars['DateTime']['input']>;
  itemType?: InputMaybe<BillingItemType>;
  itemId?: InputMaybe<Scalars['ID']['input']>;
  status?: InputMaybe<BillingSessionStatus>;
  gateway?: InputMaybe<BillingGateway>;
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
  sessionTypeId?: InputMaybe<Scalars['ID']['input']>;
  practiceAreaId?: InputMaybe<Scalars['ID']['input']>;
  assignmentStatus?: InputMaybe<AssignmentStatus>;
  status?: InputMaybe<Array<SessionStatus>>;
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
  /**
   * Opens weekly hours: a tutor's own, or anybody's (`userId`) for staff with manage_sessions. Times are the wall clock's of `timezone`. Errors: FORBIDDEN,
   * VALIDATION (`from`, `until`, `weekday`, `timezone`).
   */
  availabilityRuleCreate: AvailabilityRule;
  /**
   * Changes what is given of weekly hours, by whom they belong to or staff with manage_sessions; what is booked stays. Errors: as of
   * availabilityRuleCreate, and NOT_FOUND.
   */
  availabilityRuleUpdate: AvailabilityRule;
  /** Closes weekly hours, by whom they belong to or staff with manage_sessions; what is booked stays. Errors: NOT_FOUND. */
  availabilityRuleDelete: Deleted;
  /**
   * Adds hours or takes them away once, for a year at most: a tutor's own, or anybody's (`userId`) for staff with manage_sessions. What is booked stays.
   * Errors: FORBIDDEN, VALIDATION (`until`: not after `from`, or more than 366 days later).
   */
  availabilityExceptionCreate: AvailabilityException;
  /** Takes an exception back, by whom it belongs to or staff with manage_sessions. Errors: NOT_FOUND. */
  availabilityExceptionDelete: Deleted;
  /**
   * Holds a start for 10 minutes; a second hold of the same person ends their first. Errors: SLOT_TAKEN, NOT_FOUND, CONFLICT (limit reached, every
   * mock sat), VALIDATION (past start, too short notice).
   */
  sessionHold: SessionHold;
  /**
   * Pays a held session from the wallet and books it, in one transaction. `free` with a reason is for staff who may book it, by manage_sessions, and waive the
   * price, by manage_billing. Errors: INSUFFICIENT_FUNDS, EXPIRED, CONFLICT, FORBIDDEN.
   */
  sessionBook: Session;
  /** Moves a booked session to another start: answers the new one. Errors: SLOT_TAKEN, INSUFFICIENT_FUNDS, CONFLICT. */
  sessionReschedule: Session;
  /** Cancels with the refund its policy gives. Errors: CONFLICT (already begun, cancelled or over). */
  sessionCancel: Session;
  /** Switches one's feed on, or gives it a new address: the old one ends at once. */
  calendarFeedCreate: CalendarFeed;
  /** Switches one's feed off: its address ends at once. Errors: NOT_FOUND (it is off). */
  calendarFeedDelete: Deleted;
  /** Renames a document or sets who sees it; with `content` or `contentHtml` a text gets a new version. Errors: NOT_FOUND, CONFLICT (stale `version`). */
  driveFileUpdate: DriveFile;
  /** Deletes a document of a mock, for staff with manage_mocks. Errors: NOT_FOUND, FORBIDDEN, CONFLICT (it belongs to a session). */
  driveFileDelete: Deleted;
  /** Ends one of one's own sign-ins: its tokens and sockets are dead at once. Errors: NOT_FOUND (ended already, or somebody else's). */
  deviceEnd: Deleted;
  /** Ends every sign-in of one's own but the one that asks; answers what is left. */
  devicesEndOthers: Array<Device>;
  /**
   * Asks for another address. One's own change is made once it has been confirmed by a link to each of the two addresses, whoever has the new one being told
   * nothing here; a change by staff with manage_users is confirmed from the new address, and the old one is told. Links live 10 minutes. Errors: FORBIDDEN,
   * NOT_FOUND, VALIDATION, CONFLICT (one's own: three changes were asked for in ten minutes; by staff: address in use, or three links to it are still open).
   */
  userEmailUpdate: User;
  /**
   * Confirms a change of address from one of the two, once; with the second it is made (staff's with the new one alone), and every sign-in ends but the
   * person's own that asked for it. With the link that takes a change by staff back, the account has its old address again, and every sign-in, passkey and
   * provider that came with the new one is gone. Signs nobody in.
   * Errors: EXPIRED (run out, used, replaced or unknown), CONFLICT (the address has meanwhile been taken).
   */
  userEmailConfirm: EmailChange;
  /**
   * Starts linking one's account with one at an outside provider; it is to be finished within 10 minutes, in the same browser and by the same person, by
   * `providerLink`. Errors: FORBIDDEN (the person signed in more than ten minutes ago and must do so again first), NOT_FOUND (no such provider), CONFLICT (the
   * provider does not answer), RATE_LIMITED.
   */
  providerLinkRequest: OauthRequest;
  /**
   * The second half, once. Both addresses must be confirmed: one's own here by a link, the other by the provider. Linking what is linked already is no error.
   * Errors: EXPIRED (run out, used, begun in another browser, by somebody else or with another provider), FORBIDDEN (the provider said no, its answer does
   * not hold, or the address there is not confirmed), CONFLICT (it belongs to another account, one's account is linked with another one there, one's own
   * address is not confirmed, or the provider does not answer), NOT_FOUND (no such provider), RATE_LIMITED.
   */
  providerLink: LinkedProvider;
  /** Ends signing in with one of one's own; signing in by e-mail stays. Errors: NOT_FOUND. */
  providerUnlink: Deleted;
  /** Turns the mails of a kind on or off, for oneself. */
  notificationPreferencesUpdate: NotificationPreference;
  /**
   * Begins to add a passkey: what `navigator.credentials.create` takes as `publicKey`, in the JSON of WebAuthn. Its challenge lives five minutes and is
   * spent by the first `passkeyRegister`. Errors: FORBIDDEN (the person signed in more than ten minutes ago and must do so again first), CONFLICT (ten
   * passkeys already), RATE_LIMITED.
   */
  passkeyRegistrationOptions: Scalars['JSON']['output'];
  /**
   * Adds a passkey and tells its owner by e-mail. Errors: EXPIRED (the challenge is spent, has run out or is another person's), VALIDATION (`name`; or
   * `response`: made elsewhere, without verifying the person, or no passkey at all), CONFLICT (known already, or the eleventh), RATE_LIMITED.
   */
  passkeyRegister: Passkey;
  /** Gives one of one's own passkeys another name. Errors: NOT_FOUND, VALIDATION (`name`). */
  passkeyRename: Passkey;
  /** Removes a passkey, which signs nobody in from then on, and tells its owner by e-mail. Errors: NOT_FOUND. */
  passkeyDelete: Deleted;
  /**
   * Begins a sign-in: what `navigator.credentials.get` takes as `publicKey`, in the JSON of WebAuthn. It asks for no address and names no passkey, so it
   * tells nothing about who has one. Its challenge lives five minutes, in this browser, and is spent by the first `passkeySignIn`. Errors: RATE_LIMITED.
   */
  passkeySignInOptions: Scalars['JSON']['output'];
  /**
   * Signs in with a passkey. Errors: EXPIRED (the challenge is spent, has run out or is another browser's), NOT_FOUND (no such passkey, or removed),
   * VALIDATION (`response`: made elsewhere, without verifying the person, wrongly signed, or with a count of uses that did not go up, of which the owner
   * is told by e-mail), ACCOUNT_DISABLED, RATE_LIMITED.
   */
  passkeySignIn: AuthResult;
  /** Adds a role; for staff with manage_roles. Errors: VALIDATION (unknown ability), CONFLICT (name in use), FORBIDDEN (an ability one lacks). */
  roleCreate: Role;
  /**
   * Changes a role, and so at once what everyone who holds it may do; for staff with manage_roles. Errors: NOT_FOUND, VALIDATION (unknown ability),
   * CONFLICT (name in use), FORBIDDEN (an ability one lacks, in the role as it was or as it will be).
   */
  roleUpdate: Role;
  /** Takes the role from everyone who holds it. Errors: NOT_FOUND. */
  roleDelete: Deleted;
  /**
   * The second half of an outside sign-in, once. Whoever is unknown gets an account where the provider has confirmed their address; an existing account
   * is linked where its own address has been confirmed by a link as well. Errors: EXPIRED (run out, used, begun in another browser or with another
   * provider), FORBIDDEN (the provider said no, its answer does not hold, or the address is not confirmed), CONFLICT (the account cannot be linked, or the
   * provider does not answer), ACCOUNT_DISABLED, NOT_FOUND (no such provider), RATE_LIMITED.
   */
  oauthCallback: OauthResult;
  /** Sends a one-time link, which lives 10 minutes. The answer is the same whether or not the address is known. Errors: VALIDATION, RATE_LIMITED. */
  web3Request: Web3Request;
  /**
   * Spends a one-time link (or the eight-digit code beside it, in the browser that asked) and signs in; an unknown address becomes an account. Profile
   * fields, if all are given, confirm the account at once. Errors: EXPIRED, ACCOUNT_DISABLED, VALIDATION, RATE_LIMITED.
   */
  web3Confirmation: AuthResult;
  /** Answers new tokens for a refresh token, once. Errors: UNAUTHENTICATED (ended, used or unknown), ACCOUNT_DISABLED. */
  refreshTokens: AuthResult;
  /** Ends the sign-in that the refresh token belongs to; an unknown token is no error. */
  logout: Scalars['Boolean']['output'];
  /** Completes the profile of the signed-in person and so confirms the account, once. Errors: VALIDATION, CONFLICT (it is complete already). */
  userConfirmation: User;
  /**
   * Accepts the policies again, once one has a newer version than the one accepted: each argument is the version that was read. Keeps date and version of those
   * that are new to the person. Nothing else waits for it. Errors: CONFLICT (a newer version is in force than the one read).
   */
  policiesAccept: User;
  /** Changes a profile: one's own personal fields; type, meta, paymentStatus, contactStatus and followUp need manage_users. Errors: NOT_FOUND, FORBIDDEN (also of an account above one's own, and of one's own type without admin rights), VALIDATION. */
  userUpdate: User;
  /** Ends the person's tokens, sockets and file links at once. Errors: NOT_FOUND, FORBIDDEN (oneself, the last admin). */
  userDisable: User;
  /** Lets somebody who was disabled sign in again; for staff with manage_users. Errors: NOT_FOUND, FORBIDDEN (also of an account above one's own). */
  userEnable: User;
  /**
   * Deletes one's own account, for good: personal fields, files, notes and texts go, the movements of money stay without the person, and the address is free
   * again. `email` is one's address, typed anew. Money in the wallet is given up by naming all of it in `giveUpBalance`. Errors: VALIDATION (not this address),
   * CONFLICT (a session is not over yet; `field` is `giveUpBalance` and `balance` the pence where money is left), FORBIDDEN (the last admin).
   */
  userDelete: Deleted;
  /** Sets the roles; nobody grants an ability they lack. `role` (supervisor, admin) is granted by admins only, and the last admin stays. Errors: FORBIDDEN, NOT_FOUND. */
  userRolesUpdate: User;
  /**
   * Sets the practice areas of a tutor, all of them: what is left out is taken away. For staff with manage_users. Errors: NOT_FOUND, FORBIDDEN (also of an
   * account above one's own), CONFLICT (no such area).
   */
  userPracticeAreasUpdate: User;
  /**
   * Opens a visit to a pay page. URLs are paths on this site. A top-up is between £5 and £2,000. Errors: VALIDATION, NOT_FOUND,
   * CONFLICT (the same key with other input).
   */
  checkout: BillingSession;
  /** A payment that staff with manage_billing record for a person, such as a bank transfer. */
  billingSessionCreate: BillingSession;
  /** One's own open visit can be expired; `paid` on a manual one is for staff with manage_billing. Errors: FORBIDDEN, CONFLICT, NOT_FOUND. */
  billingSessionUpdate: BillingSession;
  /** Takes money out of a wallet, by staff with manage_billing. Errors: INSUFFICIENT_FUNDS, VALIDATION, NOT_FOUND. */
  walletWithdraw: Wallet;
  /**
   * Adds a mock, of which the caller becomes the owner; for staff with manage_mocks. Errors: FORBIDDEN, VALIDATION (`marksheet`: a criterion without a
   * title, or a weight outside 1 to 100), CONFLICT (a type, area or parent that does not exist).
   */
  mockCreate: Mock;
  /**
   * Changes what is given of a mock: staff with manage_mocks, and tutors with a permission to edit it. A session keeps the criteria and tasks that it was
   * booked with. Errors: as of mockCreate, and NOT_FOUND.
   */
  mockUpdate: Mock;
  /**
   * Deletes a mock with its documents and permissions; for staff with manage_mocks. Errors: FORBIDDEN, NOT_FOUND, CONFLICT (a session has used it: archive
   * it instead).
   */
  mockDelete: Deleted;
  /**
   * Lets a tutor or interviewer do something with a mock: as a tutor and up to conducting it, unless said otherwise. For staff with manage_mocks. Errors:
   * FORBIDDEN, CONFLICT (the person has a permission for this mock), VALIDATION (not a tutor).
   */
  mockPermissionCreate: MockPermission;
  /** Changes how far a permission goes, or as what; for staff with manage_mocks. Errors: FORBIDDEN, NOT_FOUND. */
  mockPermissionUpdate: MockPermission;
  /** Takes a permission back; for staff with manage_mocks. Errors: FORBIDDEN, NOT_FOUND. */
  mockPermissionDelete: Deleted;
  /**
   * Adds a document to a mock: staff with manage_mocks, and tutors with a permission to edit it. Without `title` it is called after its file, and students
   * can view it unless `studentCanView` is false. At most 25 MB. Errors: FORBIDDEN, VALIDATION (empty, larger than 25 MB, or not what its name says),
   * CONFLICT (no such mock).
   */
  mockMaterialCreate: MockMaterial;
  /** Adds a document that candidates fill in, by the same people and within the same limits as mockMaterialCreate, and with its errors. */
  mockTemplateCreate: MockTemplate;
  /** Fields that staff with manage_sessions (and, for the reviews, the marker) may correct. Errors: NOT_FOUND, FORBIDDEN, CONFLICT. */
  sessionUpdate: Session;
  /** A change of state by its table of transitions. Errors: CONFLICT (not from here), FORBIDDEN (not by you), VALIDATION (no such status). */
  sessionUpdateStatus: Session;
  /**
   * Sets the video room, by its https address or its id, 500 characters at most; an empty text takes it away. The tutor, the interviewer and staff with
   * manage_sessions, until the session is over. Errors: VALIDATION (`zoomId`), FORBIDDEN, CONFLICT (it is over), NOT_FOUND.
   */
  sessionUpdateLink: Session;
  /** Hands in. Errors: CONFLICT (no answer, past the deadline, not yours to hand in). */
  sessionUpdateReady: Session;
  /** Hands back, with a message and a new deadline (a day, unless given). Errors: CONFLICT, VALIDATION. */
  sessionUpdateUnready: Session;
  /** Releases the marks, or sends them to the second marker where the type wants one. Errors: CONFLICT (a criterion without a mark; stale `version`). */
  sessionUpdateMarked: Session;
  /** Notes that the candidate did not come, from 15 minutes after the start. Errors: CONFLICT, FORBIDDEN, NOT_FOUND. */
  sessionUpdateNoShow: Session;
  /** Deletes a session that never took place and moved no money; for staff with manage_sessions. Errors: CONFLICT, FORBIDDEN, NOT_FOUND. */
  sessionDelete: Deleted;
  /** Saves a draft. `version` is that of the draft it was made from, 0 for the first. Errors: CONFLICT with `current`, VALIDATION (unknown criterion), FORBIDDEN. */
  sessionMarksheetUpdate: SessionMarksheet;
  /**
   * Adds somebody to a session until its marks are released, and writes to them; for staff with assign_tutors or manage_sessions. There is one candidate, and only
   * tutors and interviewers conduct and mark. Errors: CONFLICT (attends already, or it is closed), SLOT_TAKEN (the person is busy then), VALIDATION,
   * FORBIDDEN, NOT_FOUND.
   */
  sessionAttendeeCreate: SessionAttendee;
  /**
   * Takes somebody off a session until its marks are released, and frees their time; for staff with assign_tutors or manage_sessions. Errors: CONFLICT (the candidate
   * of a booked session, or it is closed), FORBIDDEN, NOT_FOUND.
   */
  sessionAttendeeDelete: Deleted;
  /** Writes a note on a session that one may see, for oneself alone. Errors: NOT_FOUND. */
  sessionNoteCreate: SessionNote;
  /** Changes a note of one's own. Errors: NOT_FOUND. */
  sessionNoteUpdate: SessionNote;
  /**
   * Adds a document to a session, by its tutor, its interviewer or staff with manage_sessions. At most 25 MB; its kind is found from its content, and
   * students can view it unless `studentCanView` is false. Errors: VALIDATION (empty, larger than 25 MB, or not what its name says), FORBIDDEN, CONFLICT
   * (cancelled, expired or not attended), NOT_FOUND.
   */
  sessionMaterialCreate: SessionMaterial;
  /** A fresh signed link to a material or answer, for one reader. Errors: NOT_FOUND. */
  sessionMaterialDownload: DriveFile;
  /**
   * Takes a document off a session: staff with manage_sessions any, a tutor what they brought themselves. Errors: FORBIDDEN, CONFLICT (cancelled, expired
   * or not attended), NOT_FOUND.
   */
  sessionMaterialDelete: Deleted;
  /** Uploads an answer, or writes one (`content`), between opening and deadline. At most 10. Errors: VALIDATION, CONFLICT. */
  sessionAnswerCreate: SessionAnswer;
  /** Takes an answer of one's own back, before it is handed in and its time is over. Errors: FORBIDDEN, CONFLICT (handed in, or past the deadline), NOT_FOUND. */
  sessionAnswerDelete: Deleted;
  /** Sends the attendees the reminder now. */
  sessionGenerateAlarmEmail: Session;
  /** Makes the mock's suggested answer a protected document of the session, released with the marks. Errors: CONFLICT (the mock has none). */
  sessionGenerateSuggestedAnswer: SessionMaterial;
  /** Notes when one sits a paper. Errors: VALIDATION (the paper is not of this exam), CONFLICT (there is a day for it already). */
  examSittingCreate: ExamSitting;
  /** Changes one of one's own. Errors: as of examSittingCreate, and NOT_FOUND. */
  examSittingUpdate: ExamSitting;
  /** Deletes one of one's own. Errors: NOT_FOUND. */
  examSittingDelete: Deleted;
  /** Adds a practice area; for staff with manage_settings. Errors: FORBIDDEN, CONFLICT (name in use). */
  practiceAreaCreate: PracticeArea;
  /** Changes a practice area; for staff with manage_settings. Errors: FORBIDDEN, NOT_FOUND, CONFLICT (name in use). */
  practiceAreaUpdate: PracticeArea;
  /** Deletes a practice area that nothing uses; for staff with manage_settings. Errors: FORBIDDEN, NOT_FOUND, CONFLICT (in use). */
  practiceAreaDelete: Deleted;
  /** Has a job tried at once: one that was given up once more, one that waits before its time. Errors: NOT_FOUND, CONFLICT (it is running, or done). */
  queueJobRetry: QueueJob;
  /**
   * Adds a session type; for staff with manage_settings. Units and limits are those of SessionType: minutes, of `windowLength` days, of `freeUntilHours`
   * and `noticeHours` hours; none below zero, `duration` and `windowLength` at least 1. Errors: FORBIDDEN, VALIDATION (a limit, `techName` not in
   * kebab-case, an oral type that is not live, a live one without `duration`), CONFLICT (techName in use).
   */
  sessionTypeCreate: SessionType;
  /**
   * Changes what is given of a session type; for staff with manage_settings. A change of `price`, `reschedulePrice` or `freeUntilHours` counts
   * `policyVersion` up; what is booked keeps its own. Errors: as of sessionTypeCreate, NOT_FOUND, and VALIDATION (`parentId`: below itself).
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
  /** Takes a limit away; for staff with manage_users. Errors: FORBIDDEN, NOT_FOUND. */
  userSessionTypeDelete: Deleted;
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
};


export type MutationAvailabilityExceptionDeleteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSessionHoldArgs = {
  sessionTypeId: Scalars['ID']['input'];
  practiceAreaId: Scalars['ID']['input'];
  startAt: Scalars['DateTime']['input'];
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
  email: Scalars['Boolean']['input'];
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


export type MutationRoleCreateArgs = {
  name: Scalars['String']['input'];
  abilities?: InputMaybe<Array<Scalars['String']['input']>>;
};


export type MutationRoleUpdateArgs = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  abilities?: InputMaybe<Array<Scalars['String']['input']>>;
};


export type MutationRoleDeleteArgs = {
  id: Scalars['ID']['input'];
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


export type MutationUserPracticeAreasUpdateArgs = {
  id: Scalars['ID']['input'];
  practiceAreas?: InputMaybe<Array<Scalars['ID']['input']>>;
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


export type MutationSessionMaterialDeleteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSessionAnswerCreateArgs = {
  sessionId: Scalars['ID']['input'];
  title: Scalars['String']['input'];
  contentType: Scalars['String']['input'];
  file?: InputMaybe<Scalars['Upload']['input']>;
  content?: InputMaybe<Scalars['Html']['input']>;
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
  /** A change of this person, or of any the subscriber may see. */
  userUpdated: User;
  /** A change of this wallet, or of one's own. */
  walletUpdated: Wallet;
  /** A permission of one's own that was given or changed; any for staff who see them all. */
  mockPermissionUpdated: MockPermission;
  /** A change of a session one may see. */
  sessionUpdated: Session;
  /** A new answer to a session, for those who may read it. */
  sessionAnswerCreated: SessionAnswer;
  /** A new session type that one may see. */
  sessionTypeCreated: SessionType;
  /** A change of a session type that one may see. */
  sessionTypeUpdated: SessionType;
  /** The id of a session type that is gone and that one could see. */
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
  /** Empty means every type the tutor may conduct. */
  sessionTypes: Array<SessionType>;
  /** Empty means every area. */
  practiceAreas: Array<PracticeArea>;
};

export type AvailabilityExceptionKind =
  /** Hours offered beside the weekly ones. */
  | 'extra'
  /** Hours taken away. */
  | 'off';

export type AvailabilityException = {
  id: Scalars['ID']['output'];
  userId: Scalars['ID']['output'];
  kind: AvailabilityExceptionKind;
  from: Scalars['DateTime']['output'];
  until: Scalars['DateTime']['output'];
  note?: Maybe<Scalars['String']['output']>;
};

export type QuotePurpose =
  | 'book'
  | 'reschedule'
  | 'cancel';

/** What booking, moving or cancelling costs, and under which policy. */
export type SessionQuote = {
  purpose: QuotePurpose;
  /** List price, fee or refund before discount. */
  price: Scalars['Pence']['output'];
  discount: Scalars['Pence']['output'];
  /** What is taken from the wallet; below zero, what comes back. */
  total: Scalars['Pence']['output'];
  balance: Scalars['Pence']['output'];
  balanceAfter: Scalars['Pence']['output'];
  /** What the wallet lacks; 0 where it holds enough. */
  missing: Scalars['Pence']['output'];
  /** The policy in words. */
  policy: Scalars['String']['output'];
  policyVersion: Scalars['Int']['output'];
  /** Until when moving and cancelling cost nothing. */
  freeUntil?: Maybe<Scalars['DateTime']['output']>;
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

/** A secret address at which calendar programs read one's sessions. Whoever knows it reads them without signing in. */
export type CalendarFeed = {
  id: Scalars['ID']['output'];
  /** An https address that ends in `.ics`; the same behind `webcal:` subscribes at a click. */
  url: Scalars['String']['output'];
  insertedAt: Scalars['DateTime']['output'];
  /** When a calendar last asked, to within five minutes; null where none has yet. */
  lastReadAt?: Maybe<Scalars['DateTime']['output']>;
};

export type SlotStatus =
  | 'open'
  | 'held'
  | 'booked'
  | 'blocked';

/** A stretch of a tutor's time. For a session type, a start that can be booked: `until` is then its end. */
export type Slot = {
  id: Scalars['ID']['output'];
  /** The tutor; null where several are free and the least loaded will be assigned. */
  userId?: Maybe<Scalars['ID']['output']>;
  tutor?: Maybe<TutorPreview>;
  from: Scalars['DateTime']['output'];
  until: Scalars['DateTime']['output'];
  status: SlotStatus;
  /** The session that fills it, for those who may see it. */
  sessionId?: Maybe<Scalars['ID']['output']>;
  sessionTypes: Array<SessionType>;
  practiceAreas: Array<PracticeArea>;
};

/** Why there is no start to book. */
export type NoSlotsReason =
  /** Every mock of this type and practice area has been sat, or is booked. */
  | 'all_mocks_sat'
  /** No tutor is free in these weeks. */
  | 'no_tutor_free'
  /** As many of this type are booked ahead as this person may have. */
  | 'limit_reached';

/** Starts that can be booked, or stretches of a calendar, in order. */
export type SlotPage = {
  entries: Array<Slot>;
  /** Why there is none; null where there are some. */
  reason?: Maybe<NoSlotsReason>;
};

/** A document. Its bytes are fetched from `contentLink`, which is bound to the reader and short-lived. */
export type DriveFile = {
  id: Scalars['ID']['output'];
  /** MIME type, found from the content. */
  contentType: Scalars['String']['output'];
  title: Scalars['String']['output'];
  /** Plain text of the document, where it is a text. */
  content?: Maybe<Scalars['Text']['output']>;
  contentHtml?: Maybe<Scalars['Html']['output']>;
  /** Signed address of the bytes, for the reader only, 15 minutes. */
  contentLink?: Maybe<Scalars['String']['output']>;
  metadata?: Maybe<Scalars['JSON']['output']>;
  /** In bytes. */
  size?: Maybe<Scalars['Int']['output']>;
  version: Scalars['Int']['output'];
  externalId?: Maybe<Scalars['String']['output']>;
  externalContentLink?: Maybe<Scalars['String']['output']>;
  externalViewLink?: Maybe<Scalars['String']['output']>;
  studentCanView: Scalars['Boolean']['output'];
  /** Released by rule only, such as a suggested answer. */
  protected: Scalars['Boolean']['output'];
  insertedAt: Scalars['DateTime']['output'];
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

/** A sign-in of one's own that is alive: a browser on a device. It ends by itself 30 days after it began. */
export type Device = {
  id: Scalars['ID']['output'];
  /** The browser's name, such as Firefox; null where it is not known. */
  browser?: Maybe<Scalars['String']['output']>;
  /** The system's name, such as Windows or iPhone; null where it is not known. */
  system?: Maybe<Scalars['String']['output']>;
  /** When somebody signed in there. */
  insertedAt: Scalars['DateTime']['output'];
  /** When the sign-in was last renewed, which an open page does every ten minutes or so. */
  renewedAt: Scalars['DateTime']['output'];
  /** Whether this is the sign-in that asks. */
  current: Scalars['Boolean']['output'];
};

/** A change of somebody's address, as whoever holds a link of it sees it. */
export type EmailChange = {
  /** The address that the link was sent to. */
  email: Scalars['String']['output'];
  /** The address that the account is to have. */
  newEmail: Scalars['String']['output'];
  /** Whether everything is confirmed, and the change is made, or taken back where `undo` says so. */
  done: Scalars['Boolean']['output'];
  /**
   * Whether the link takes the change back instead of confirming it: the one that the address until now is sent when staff ask for a change. It works for
   * seven days, also after the change is made.
   */
  undo: Scalars['Boolean']['output'];
};

/** An account at an outside provider that a person signs in with here. */
export type LinkedProvider = {
  id: Scalars['ID']['output'];
  /** Its id among `signInProviders`; null where it is no longer set up. */
  provider?: Maybe<Scalars['ID']['output']>;
  /** What people call the provider; the host of its issuer where it is no longer set up. */
  name: Scalars['String']['output'];
  /** The address that the provider gave when it was linked. */
  email: Scalars['String']['output'];
  insertedAt: Scalars['DateTime']['output'];
  lastUsedAt: Scalars['DateTime']['output'];
};

/** What a mail is about, as far as one can do without it. Mails about sign-ins, bookings and money are always sent. */
export type NotificationKind =
  /** A session of one's own begins soon. */
  | 'session_reminders'
  /** One's marks and feedback are there. */
  | 'marks_released'
  /** One's answers came back, with a message and a new deadline. */
  | 'hand_backs'
  /** For markers: answers wait to be marked, or marks to be looked at. */
  | 'marking'
  /** News about the school; sent with consent only, so off until it is turned on. */
  | 'news';

/** Whether somebody wants the mails of a kind. */
export type NotificationPreference = {
  kind: NotificationKind;
  email: Scalars['Boolean']['output'];
  /** When this was last chosen; null while it is as it was at the start. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type PasskeyDeviceType =
  /** The key stays on the device that made it. */
  | 'singleDevice'
  /** A passkey manager can keep copies of the key and have it on several devices. */
  | 'multiDevice';

/**
 * A second way to sign in, beside the link by e-mail: a key pair of which the person's device keeps the private half and we the public one.
 * Source: https://www.w3.org/TR/webauthn-3/
 */
export type Passkey = {
  id: Scalars['ID']['output'];
  /** What its owner calls it: 1 to 60 characters. */
  name: Scalars['String']['output'];
  deviceType: PasskeyDeviceType;
  /** Whether a passkey manager holds a copy, as the device said when it was used last. */
  backedUp: Scalars['Boolean']['output'];
  insertedAt: Scalars['DateTime']['output'];
  /** When somebody last signed in with it; null until then. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A named set of abilities that staff can hold. */
export type Role = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Named abilities, e.g. `view_all_sessions`. */
  abilities: Array<Scalars['String']['output']>;
  users?: Maybe<Array<User>>;
};

/** A signed-in person: a short access token and the refresh token that renews it once. */
export type AuthResult = {
  /** JWT of 10 minutes with id, role, type, abilities and disabledAt. */
  accessToken: Scalars['String']['output'];
  /** Opaque; each use answers a new one, and a second use ends the sign-in. */
  refreshToken: Scalars['String']['output'];
  user: User;
};

export type OauthRequest = {
  /** Where the browser goes to sign in. */
  url: Scalars['String']['output'];
};

/** A signed-in person who comes from an outside provider: what AuthResult has, and where they wanted to go. */
export type OauthResult = {
  /** JWT of 10 minutes with id, role, type, abilities and disabledAt. */
  accessToken: Scalars['String']['output'];
  /** Opaque; each use answers a new one, and a second use ends the sign-in. */
  refreshToken: Scalars['String']['output'];
  user: User;
  /** The path given to `oauthRequest`; the start page where it was none of ours. */
  path: Scalars['String']['output'];
};

/** An outside OpenID Connect provider that people can sign in with. */
export type SignInProvider = {
  /** Its short name in addresses, such as `google`. */
  id: Scalars['ID']['output'];
  /** What people call it. */
  name: Scalars['String']['output'];
};

export type Web3Request = {
  message: Scalars['String']['output'];
  sent: Scalars['Boolean']['output'];
};

export type Web3Validation = {
  /** The account behind the link; null where the click will make a new one. */
  user?: Maybe<User>;
  /** The address the link was sent to. */
  email: Scalars['String']['output'];
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

/** A person with an account. Private fields are null for those who may not see them. */
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
  /** Address of the picture, 4:3. */
  avatar?: Maybe<Scalars['String']['output']>;
  zoomId?: Maybe<Scalars['String']['output']>;
  linkedIn?: Maybe<Scalars['String']['output']>;
  skype?: Maybe<Scalars['String']['output']>;
  type?: Maybe<UserType>;
  role?: Maybe<UserRole>;
  email?: Maybe<Scalars['String']['output']>;
  /** What a tutor says about themselves. */
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
  /** The version of the terms and conditions that was accepted; null before that. */
  termsConditionsVersion?: Maybe<Scalars['String']['output']>;
  privacyPolicyVersion?: Maybe<Scalars['String']['output']>;
  pricePolicyVersion?: Maybe<Scalars['String']['output']>;
  /** The limits this person has on booking session types. */
  sessionTypes?: Maybe<Array<UserSessionType>>;
  practiceAreas?: Maybe<Array<PracticeArea>>;
  paymentStatus?: Maybe<UserPaymentStatus>;
  contactStatus?: Maybe<ContactStatus>;
  /** When the staff will be in touch again. */
  followUp?: Maybe<Scalars['Date']['output']>;
  roles?: Maybe<Array<Role>>;
  /** The abilities that the roles add up to. */
  abilities?: Maybe<Array<Scalars['String']['output']>>;
};

/** What everyone signed in may know of a tutor. */
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
  /** The thing bought; none for a top-up. */
  typeId?: InputMaybe<Scalars['ID']['input']>;
  quantity?: InputMaybe<Scalars['Int']['input']>;
  /** Only for top-ups. Everything else uses its list price. */
  unitAmount?: InputMaybe<Scalars['Pence']['input']>;
};

/** A visit to a gateway's pay page. It is paid by the gateway's signed event, never by its visitor. */
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

/** What was sold in a period, as the house's books say: what people paid from their wallets, less what was given back of it. */
export type Sales = {
  /** How many purchases there were. */
  count: Scalars['Int']['output'];
  /** Below zero where more was given back than paid. */
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

export type TransactionStatus =
  | 'pending'
  | 'available'
  | 'reversed'
  | 'failed';

/** A person's money with us. The balance is the sum of the ledger's entries and never negative. */
export type Wallet = {
  id: Scalars['ID']['output'];
  userId: Scalars['ID']['output'];
  balance: Scalars['Pence']['output'];
  /** Standing discount in percent. */
  discount: Scalars['Float']['output'];
};

/** A movement of a wallet: an amount above zero is money in. */
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

/** What a person saves on an amount. */
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

/** A station as it is sat: facts, instructions, materials and what it is marked on. */
export type Mock = {
  id: Scalars['ID']['output'];
  ownerId?: Maybe<Scalars['ID']['output']>;
  /** The mock this one is a variant of. */
  parentId?: Maybe<Scalars['ID']['output']>;
  sessionTypeId: Scalars['ID']['output'];
  practiceAreaId: Scalars['ID']['output'];
  /** Null for candidates: the name can give the task away. */
  name?: Maybe<Scalars['String']['output']>;
  /** For those who conduct and mark only. */
  tutorInstruction?: Maybe<Scalars['Html']['output']>;
  /** The task as set to the candidate; theirs from `accessOpen` on. */
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

/** What a tutor may do with a mock. */
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

/** A mark for one criterion: A is 5, F is 0. */
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
  | 'marked';

/** A booked station, from the hold to its mark. */
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
  /** The criteria as they were at booking. */
  marksheet?: Maybe<Array<Criterion>>;
  extraTasks?: Maybe<Array<ExtraTask>>;
  /** Released with the mark. */
  marks?: Maybe<Array<CriterionMark>>;
  /** The station's score, 0 to 5: the mean of the skills mean and the law mean, or the skills mean alone where no law is marked. */
  finalMark?: Maybe<Scalars['Float']['output']>;
  skillsMark?: Maybe<Scalars['Float']['output']>;
  lawMark?: Maybe<Scalars['Float']['output']>;
  /** Written feedback, released with the mark. */
  review?: Maybe<Scalars['Html']['output']>;
  /** Among markers only. */
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
  /** When instructions and materials open. */
  accessOpen?: Maybe<Scalars['DateTime']['output']>;
  accessClose?: Maybe<Scalars['DateTime']['output']>;
  /** When an unpaid hold ends. */
  holdUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Why the answers were handed back. */
  unreadyMessage?: Maybe<Scalars['Text']['output']>;
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
  /** What the signed-in person may do next, by operation name. */
  allowed: Array<Scalars['String']['output']>;
};

/** The marker's draft. A write with a version other than the current one is refused with CONFLICT and `current`. */
export type SessionMarksheet = {
  id: Scalars['ID']['output'];
  sessionId: Scalars['ID']['output'];
  body: Array<CriterionMark>;
  version: Scalars['Int']['output'];
  updatedAt: Scalars['DateTime']['output'];
  updatedBy?: Maybe<TutorPreview>;
};

/** A note on a session, its author's own. */
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

export type SessionAnswer = {
  id: Scalars['ID']['output'];
  sessionId: Scalars['ID']['output'];
  fileId: Scalars['ID']['output'];
  file?: Maybe<DriveFile>;
  insertedAt: Scalars['DateTime']['output'];
};

export type SessionPage = {
  entries: Array<Session>;
  pageInfo: PageInfo;
};

/**
 * A part of an exam that is sat on its own day. SQE1 is FLK1 and FLK2, SQE2 written and oral assessments; any other exam is one whole. Source: SRA,
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

/** When somebody sits a paper: once for each paper of each exam. A day that has passed stays. */
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
  | 'mail';

export type QueueJobState =
  /** Not tried yet, or to be tried again. */
  | 'waiting'
  | 'running'
  /** Given up after its last try. */
  | 'failed';

/** Work that the server does by itself, such as sending a mail. What it works with is not told, since mails hold links that sign people in. */
export type QueueJob = {
  id: Scalars['ID']['output'];
  /** The kind of work. */
  kind: QueueJobKind;
  state: QueueJobState;
  /** How often it has been tried. */
  tries: Scalars['Int']['output'];
  insertedAt: Scalars['DateTime']['output'];
  /** When it is to be tried next, where it waits. */
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

/** The format of a session: oral ones have an exact start, written ones a window. */
export type SessionGroup =
  | 'oral'
  | 'written'
  | 'tutorial'
  | 'exam';

export type SessionMode =
  | 'live'
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
  /** What moving costs once the free time has passed. */
  reschedulePrice: Scalars['Pence']['output'];
  status: SessionTypeStatus;
  /** Sitting time in minutes. */
  duration?: Maybe<Scalars['Int']['output']>;
  /** Minutes before the start at which the materials open. */
  preparationTime?: Maybe<Scalars['Int']['output']>;
  /** Days between the opening of a written station and its deadline. */
  windowLength?: Maybe<Scalars['Int']['output']>;
  /** Hours before the start until which moving and cancelling are free. */
  freeUntilHours?: Maybe<Scalars['Int']['output']>;
  /** Minimum notice for a booking, in hours. */
  noticeHours?: Maybe<Scalars['Int']['output']>;
  /** Minutes a tutor has free after a live session. */
  breakTime?: Maybe<Scalars['Int']['output']>;
  /** Counted up at each change of price or policy; bookings keep the version they were quoted. */
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
  slots: QuerySlotsArgs
  countries: NoArguments
  devices: NoArguments
  userEmailChange: QueryUserEmailChangeArgs
  linkedProviders: NoArguments
  notificationPreferences: NoArguments
  passkeys: NoArguments
  roles: NoArguments
  signInProviders: NoArguments
  oauthRequest: QueryOauthRequestArgs
  web3Validate: QueryWeb3ValidateArgs
  currentUser: NoArguments
  users: QueryUsersArgs
  user: QueryUserArgs
  userExport: NoArguments
  billingSessions: QueryBillingSessionsArgs
  billingSession: QueryBillingSessionArgs
  sales: QuerySalesArgs
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
  examSittings: QueryExamSittingsArgs
  practiceAreas: NoArguments
  queueJobs: QueryQueueJobsArgs
  sessionTypes: QuerySessionTypesArgs
  sessionType: QuerySessionTypeArgs
  userSessionTypes: QueryUserSessionTypesArgs
}

/** Arguments of each mutation, by name. */
export interface MutationArguments {
  availabilityRuleCreate: MutationAvailabilityRuleCreateArgs
  availabilityRuleUpdate: MutationAvailabilityRuleUpdateArgs
  availabilityRuleDelete: MutationAvailabilityRuleDeleteArgs
  availabilityExceptionCreate: MutationAvailabilityExceptionCreateArgs
  availabilityExceptionDelete: MutationAvailabilityExceptionDeleteArgs
  sessionHold: MutationSessionHoldArgs
  sessionBook: MutationSessionBookArgs
  sessionReschedule: MutationSessionRescheduleArgs
  sessionCancel: MutationSessionCancelArgs
  calendarFeedCreate: NoArguments
  calendarFeedDelete: NoArguments
  driveFileUpdate: MutationDriveFileUpdateArgs
  driveFileDelete: MutationDriveFileDeleteArgs
  deviceEnd: MutationDeviceEndArgs
  devicesEndOthers: NoArguments
  userEmailUpdate: MutationUserEmailUpdateArgs
  userEmailConfirm: MutationUserEmailConfirmArgs
  providerLinkRequest: MutationProviderLinkRequestArgs
  providerLink: MutationProviderLinkArgs
  providerUnlink: MutationProviderUnlinkArgs
  notificationPreferencesUpdate: MutationNotificationPreferencesUpdateArgs
  passkeyRegistrationOptions: NoArguments
  passkeyRegister: MutationPasskeyRegisterArgs
  passkeyRename: MutationPasskeyRenameArgs
  passkeyDelete: MutationPasskeyDeleteArgs
  passkeySignInOptions: NoArguments
  passkeySignIn: MutationPasskeySignInArgs
  roleCreate: MutationRoleCreateArgs
  roleUpdate: MutationRoleUpdateArgs
  roleDelete: MutationRoleDeleteArgs
  oauthCallback: MutationOauthCallbackArgs
  web3Request: MutationWeb3RequestArgs
  web3Confirmation: MutationWeb3ConfirmationArgs
  refreshTokens: MutationRefreshTokensArgs
  logout: MutationLogoutArgs
  userConfirmation: MutationUserConfirmationArgs
  policiesAccept: MutationPoliciesAcceptArgs
  userUpdate: MutationUserUpdateArgs
  userDisable: MutationUserDisableArgs
  userEnable: MutationUserEnableArgs
  userDelete: MutationUserDeleteArgs
  userRolesUpdate: MutationUserRolesUpdateArgs
  userPracticeAreasUpdate: MutationUserPracticeAreasUpdateArgs
  checkout: MutationCheckoutArgs
  billingSessionCreate: MutationBillingSessionCreateArgs
  billingSessionUpdate: MutationBillingSessionUpdateArgs
  walletWithdraw: MutationWalletWithdrawArgs
  mockCreate: MutationMockCreateArgs
  mockUpdate: MutationMockUpdateArgs
  mockDelete: MutationMockDeleteArgs
  mockPermissionCreate: MutationMockPermissionCreateArgs
  mockPermissionUpdate: MutationMockPermissionUpdateArgs
  mockPermissionDelete: MutationMockPermissionDeleteArgs
  mockMaterialCreate: MutationMockMaterialCreateArgs
  mockTemplateCreate: MutationMockTemplateCreateArgs
  sessionUpdate: MutationSessionUpdateArgs
  sessionUpdateStatus: MutationSessionUpdateStatusArgs
  sessionUpdateLink: MutationSessionUpdateLinkArgs
  sessionUpdateReady: MutationSessionUpdateReadyArgs
  sessionUpdateUnready: MutationSessionUpdateUnreadyArgs
  sessionUpdateMarked: MutationSessionUpdateMarkedArgs
  sessionUpdateNoShow: MutationSessionUpdateNoShowArgs
  sessionDelete: MutationSessionDeleteArgs
  sessionMarksheetUpdate: MutationSessionMarksheetUpdateArgs
  sessionAttendeeCreate: MutationSessionAttendeeCreateArgs
  sessionAttendeeDelete: MutationSessionAttendeeDeleteArgs
  sessionNoteCreate: MutationSessionNoteCreateArgs
  sessionNoteUpdate: MutationSessionNoteUpdateArgs
  sessionMaterialCreate: MutationSessionMaterialCreateArgs
  sessionMaterialDownload: MutationSessionMaterialDownloadArgs
  sessionMaterialDelete: MutationSessionMaterialDeleteArgs
  sessionAnswerCreate: MutationSessionAnswerCreateArgs
  sessionAnswerDelete: MutationSessionAnswerDeleteArgs
  sessionGenerateAlarmEmail: MutationSessionGenerateAlarmEmailArgs
  sessionGenerateSuggestedAnswer: MutationSessionGenerateSuggestedAnswerArgs
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
  AvailabilityRule: AvailabilityRule
  AvailabilityException: AvailabilityException
  SessionQuote: SessionQuote
  SessionHold: SessionHold
  CalendarFeed: CalendarFeed
  Slot: Slot
  SlotPage: SlotPage
  DriveFile: DriveFile
  Country: Country
  Device: Device
  EmailChange: EmailChange
  LinkedProvider: LinkedProvider
  NotificationPreference: NotificationPreference
  Passkey: Passkey
  Role: Role
  AuthResult: AuthResult
  OauthRequest: OauthRequest
  OauthResult: OauthResult
  SignInProvider: SignInProvider
  Web3Request: Web3Request
  Web3Validation: Web3Validation
  User: User
  TutorPreview: TutorPreview
  UserPage: UserPage
  BillingSessionItem: BillingSessionItem
  BillingSession: BillingSession
  BillingSessionPage: BillingSessionPage
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
  CriterionMark: CriterionMark
  Session: Session
  SessionMarksheet: SessionMarksheet
  SessionNote: SessionNote
  SessionAttendee: SessionAttendee
  SessionMaterial: SessionMaterial
  SessionAnswer: SessionAnswer
  SessionPage: SessionPage
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
  AvailabilityRule: { sessionTypes: 'SessionType'; practiceAreas: 'PracticeArea' }
  AvailabilityException: {  }
  SessionQuote: {  }
  SessionHold: { session: 'Session'; quote: 'SessionQuote' }
  CalendarFeed: {  }
  Slot: { tutor: 'TutorPreview'; sessionTypes: 'SessionType'; practiceAreas: 'PracticeArea' }
  SlotPage: { entries: 'Slot' }
  DriveFile: {  }
  Country: {  }
  Device: {  }
  EmailChange: {  }
  LinkedProvider: {  }
  NotificationPreference: {  }
  Passkey: {  }
  Role: { users: 'User' }
  AuthResult: { user: 'User' }
  OauthRequest: {  }
  OauthResult: { user: 'User' }
  SignInProvider: {  }
  Web3Request: {  }
  Web3Validation: { user: 'User' }
  User: { country: 'Country'; sessionTypes: 'UserSessionType'; practiceAreas: 'PracticeArea'; roles: 'Role' }
  TutorPreview: {  }
  UserPage: { entries: 'User'; pageInfo: 'PageInfo' }
  BillingSessionItem: {  }
  BillingSession: { user: 'User'; items: 'BillingSessionItem' }
  BillingSessionPage: { entries: 'BillingSession'; pageInfo: 'PageInfo' }
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
  CriterionMark: {  }
  Session: { marksheet: 'Criterion'; extraTasks: 'ExtraTask'; marks: 'CriterionMark'; mock: 'Mock'; sessionType: 'SessionType'; practiceArea: 'PracticeArea'; attendees: 'SessionAttendee'; materials: 'SessionMaterial'; answers: 'SessionAnswer'; notes: 'SessionNote'; sessionMarksheet: 'SessionMarksheet' }
  SessionMarksheet: { body: 'CriterionMark'; updatedBy: 'TutorPreview' }
  SessionNote: {  }
  SessionAttendee: { user: 'User' }
  SessionMaterial: { file: 'DriveFile' }
  SessionAnswer: { file: 'DriveFile' }
  SessionPage: { entries: 'Session'; pageInfo: 'PageInfo' }
  ExamSitting: {  }
  PracticeArea: {  }
  QueueJob: {  }
  QueueJobPage: { entries: 'QueueJob'; pageInfo: 'PageInfo' }
  Criterion: {  }
  SessionType: { criteria: 'Criterion'; practiceAreas: 'PracticeArea'; children: 'SessionType' }
  UserSessionType: { sessionType: 'SessionType' }
}
