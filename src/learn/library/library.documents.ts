// Written by schema/generate.ts; do not edit.
import { typed } from '../../providers/api/document'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AccessRequestStatus =
  | 'open'
  | 'accepted'
  | 'declined';

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

export type LibraryPermissionStatus =
  /** Held; its time begins at the first opening. */
  | 'pending'
  | 'active'
  | 'paused'
  | 'expired'
  | 'revoked';

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

export type ContentStatus =
  | 'draft'
  | 'in_review'
  | 'published'
  | 'archived';

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

export type LibraryShelvesQueryVariables = Exact<{ [key: string]: never; }>;


export type LibraryShelvesQuery = { libraryCategories: Array<{ id: string, parentId: string | null, path: string, title: string, description: string | null, subcategories: Array<{ id: string, title: string, description: string | null }> }> };

export type LibraryOwnQueryVariables = Exact<{ [key: string]: never; }>;


export type LibraryOwnQuery = { bundles: { entries: Array<{ id: string, categoryId: string, subcategoryId: string | null, title: string, type: BundleType, image: string | null, visibility: Visibility, price: number, parts: { slides: number, seconds: number, videos: number, videoSeconds: number, questions: number, cards: number, materials: number }, practiceArea: { id: string, name: string } | null, permissions: Array<{ id: string, userId: string, status: LibraryPermissionStatus, from: string | null, until: string | null }> }> } };

export type LibraryRecommendedQueryVariables = Exact<{ [key: string]: never; }>;


export type LibraryRecommendedQuery = { bundles: { entries: Array<{ id: string, categoryId: string, subcategoryId: string | null, title: string, type: BundleType, image: string | null, visibility: Visibility, price: number, parts: { slides: number, seconds: number, videos: number, videoSeconds: number, questions: number, cards: number, materials: number }, practiceArea: { id: string, name: string } | null, permissions: Array<{ id: string, userId: string, status: LibraryPermissionStatus, from: string | null, until: string | null }> }> } };

export type LibraryBundlesQueryVariables = Exact<{
  search?: string | null | undefined;
  type?: BundleType | null | undefined;
  categoryIds?: Array<string> | string | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type LibraryBundlesQuery = { bundles: { entries: Array<{ id: string, categoryId: string, subcategoryId: string | null, title: string, type: BundleType, image: string | null, visibility: Visibility, price: number, parts: { slides: number, seconds: number, videos: number, videoSeconds: number, questions: number, cards: number, materials: number }, practiceArea: { id: string, name: string } | null, permissions: Array<{ id: string, userId: string, status: LibraryPermissionStatus, from: string | null, until: string | null }> }>, pageInfo: { totalCount: number, totalPages: number, currentPage: number, hasPreviousPage: boolean, hasNextPage: boolean } } };

export type BundleCardFragment = { id: string, categoryId: string, subcategoryId: string | null, title: string, type: BundleType, image: string | null, visibility: Visibility, price: number, parts: { slides: number, seconds: number, videos: number, videoSeconds: number, questions: number, cards: number, materials: number }, practiceArea: { id: string, name: string } | null, permissions: Array<{ id: string, userId: string, status: LibraryPermissionStatus, from: string | null, until: string | null }> };

export type AccessFragment = { id: string, userId: string, status: LibraryPermissionStatus, from: string | null, until: string | null };

export type LibraryBundleQueryVariables = Exact<{
  id: string;
}>;


export type LibraryBundleQuery = { bundle: { contentId: string, coverImage: string | null, description: string | null, instruction: string | null, status: ContentStatus, accessDuration: number | null, accessDurationUnit: DurationUnit, timeLimit: number | null, timerEnable: boolean, resultsPass: number | null, retake: boolean, updatedAt: string, id: string, categoryId: string, subcategoryId: string | null, title: string, type: BundleType, image: string | null, visibility: Visibility, price: number, category: { id: string, title: string, path: string } | null, subcategory: { id: string, title: string } | null, videos: Array<{ id: string, title: string, seconds: number | null }>, bundleAuthors: Array<{ id: string, userId: string, user: { id: string, fullName: string | null, avatar: string | null, summary: string | null } | null }>, parts: { slides: number, seconds: number, videos: number, videoSeconds: number, questions: number, cards: number, materials: number }, practiceArea: { id: string, name: string } | null, permissions: Array<{ id: string, userId: string, status: LibraryPermissionStatus, from: string | null, until: string | null }> }, libraryChapters: Array<{ id: string, title: string }>, librarySlides: Array<{ id: string, chapterId: string | null, title: string | null }> };

export type BundlePriceQueryVariables = Exact<{
  bundleId: string;
}>;


export type BundlePriceQuery = { bundleQuote: { price: number, discount: number, total: number, balance: number, balanceAfter: number, missing: number } };

export type HandoutsQueryVariables = Exact<{
  bundleId: string;
}>;


export type HandoutsQuery = { libraryMaterials: Array<{ id: string, file: { id: string, title: string, contentType: string, size: number | null, contentLink: string | null } | null }> };

export type BundleBuyMutationVariables = Exact<{
  bundleId: string;
  price: number;
  idempotencyKey: string;
}>;


export type BundleBuyMutation = { bundleBuy: { id: string, bundleId: string } };

export type BundleOpenMutationVariables = Exact<{
  bundleId: string;
}>;


export type BundleOpenMutation = { bundleOpen: { id: string, bundleId: string } };

export type LatestAttemptQueryVariables = Exact<{
  bundleId: string;
}>;


export type LatestAttemptQuery = { testAttempts: { entries: Array<{ id: string, status: AttemptStatus, answered: number, count: number }> } };

export type ReviewTonightQueryVariables = Exact<{ [key: string]: never; }>;


export type ReviewTonightQuery = { reviewQueue: { day: string, off: boolean, waiting: number, cap: number, due: { minutes: number, cards: number, questions: number }, today: { cards: number, hard: number, questions: number, cardMinutes: number, questionMinutes: number, minutes: number }, done: { seconds: number, cards: number, questions: number }, load: Array<{ day: string, minutes: number, off: boolean }>, exams: Array<{ paper: ExamPaper, date: string }> } };

export type ReviewSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type ReviewSettingsQuery = { reviewSettings: { weekdaysOff: Array<number>, datesOff: Array<string>, cap: number, newPerDay: number, retention: number } };

export type ReviewSettingsWriteMutationVariables = Exact<{
  weekdaysOff?: Array<number> | number | null | undefined;
  datesOff?: Array<string> | string | null | undefined;
  cap?: number | null | undefined;
  newPerDay?: number | null | undefined;
  retention?: number | null | undefined;
}>;


export type ReviewSettingsWriteMutation = { reviewSettingsWrite: { cap: number } };

export type ReviewCardsInQueryVariables = Exact<{
  bundleId: string;
}>;


export type ReviewCardsInQuery = { reviewCardsIn: number };

export type ReviewCardsAddMutationVariables = Exact<{
  bundleId: string;
}>;


export type ReviewCardsAddMutation = { reviewCardsAdd: { added: number, first: string | null, last: string | null } };

export type AccessAskedQueryVariables = Exact<{
  bundleId: string;
  userId: string;
}>;


export type AccessAskedQuery = { accessRequests: { entries: Array<{ id: string, status: AccessRequestStatus, message: string | null, answer: string | null, answeredAt: string | null, insertedAt: string }> } };

export type AccessAskMutationVariables = Exact<{
  bundleId: string;
  message?: string | null | undefined;
}>;


export type AccessAskMutation = { accessRequestCreate: { id: string, status: AccessRequestStatus } };

export type AccessToAnswerQueryVariables = Exact<{
  page?: number | null | undefined;
}>;


export type AccessToAnswerQuery = { accessRequests: { entries: Array<{ id: string, userId: string, userName: string | null, nextSitting: string | null, message: string | null, insertedAt: string, bundle: { id: string, categoryId: string, title: string } | null }>, pageInfo: { totalCount: number, totalPages: number, currentPage: number } } };

export type AccessAcceptMutationVariables = Exact<{
  id: string;
  answer?: string | null | undefined;
}>;


export type AccessAcceptMutation = { accessRequestAccept: { id: string, status: AccessRequestStatus } };

export type AccessDeclineMutationVariables = Exact<{
  id: string;
  answer?: string | null | undefined;
}>;


export type AccessDeclineMutation = { accessRequestDecline: { id: string, status: AccessRequestStatus } };


export const LibraryShelves = typed<LibraryShelvesQuery, LibraryShelvesQueryVariables>("query LibraryShelves {\n  libraryCategories(orderBy: position) {\n    id\n    parentId\n    path\n    title\n    description\n    subcategories {\n      id\n      title\n      description\n    }\n  }\n}")

export const LibraryOwn = typed<LibraryOwnQuery, LibraryOwnQueryVariables>("query LibraryOwn {\n  bundles(scope: bought, pageSize: 100) {\n    entries {\n      ...BundleCard\n    }\n  }\n}\nfragment BundleCard on Bundle {\n  id\n  categoryId\n  subcategoryId\n  title\n  type\n  image\n  visibility\n  price\n  parts {\n    slides\n    seconds\n    videos\n    videoSeconds\n    questions\n    cards\n    materials\n  }\n  practiceArea {\n    id\n    name\n  }\n  permissions {\n    ...Access\n  }\n}\nfragment Access on LibraryPermission {\n  id\n  userId\n  status\n  from\n  until\n}")

export const LibraryRecommended = typed<LibraryRecommendedQuery, LibraryRecommendedQueryVariables>("query LibraryRecommended {\n  bundles(scope: recommended, pageSize: 8) {\n    entries {\n      ...BundleCard\n    }\n  }\n}\nfragment BundleCard on Bundle {\n  id\n  categoryId\n  subcategoryId\n  title\n  type\n  image\n  visibility\n  price\n  parts {\n    slides\n    seconds\n    videos\n    videoSeconds\n    questions\n    cards\n    materials\n  }\n  practiceArea {\n    id\n    name\n  }\n  permissions {\n    ...Access\n  }\n}\nfragment Access on LibraryPermission {\n  id\n  userId\n  status\n  from\n  until\n}")

export const LibraryBundles = typed<LibraryBundlesQuery, LibraryBundlesQueryVariables>("query LibraryBundles($search: String, $type: BundleType, $categoryIds: [ID!], $page: Int, $pageSize: Int) {\n  bundles(\n    search: $search\n    type: $type\n    categoryIds: $categoryIds\n    page: $page\n    pageSize: $pageSize\n  ) {\n    entries {\n      ...BundleCard\n    }\n    pageInfo {\n      totalCount\n      totalPages\n      currentPage\n      hasPreviousPage\n      hasNextPage\n    }\n  }\n}\nfragment BundleCard on Bundle {\n  id\n  categoryId\n  subcategoryId\n  title\n  type\n  image\n  visibility\n  price\n  parts {\n    slides\n    seconds\n    videos\n    videoSeconds\n    questions\n    cards\n    materials\n  }\n  practiceArea {\n    id\n    name\n  }\n  permissions {\n    ...Access\n  }\n}\nfragment Access on LibraryPermission {\n  id\n  userId\n  status\n  from\n  until\n}")

export const LibraryBundle = typed<LibraryBundleQuery, LibraryBundleQueryVariables>("query LibraryBundle($id: ID!) {\n  bundle(id: $id) {\n    ...BundleCard\n    contentId\n    coverImage\n    description\n    instruction\n    status\n    accessDuration\n    accessDurationUnit\n    timeLimit\n    timerEnable\n    resultsPass\n    retake\n    updatedAt\n    category {\n      id\n      title\n      path\n    }\n    subcategory {\n      id\n      title\n    }\n    videos {\n      id\n      title\n      seconds\n    }\n    bundleAuthors {\n      id\n      userId\n      user {\n        id\n        fullName\n        avatar\n        summary\n      }\n    }\n  }\n  libraryChapters(bundleId: $id) {\n    id\n    title\n  }\n  librarySlides(bundleId: $id) {\n    id\n    chapterId\n    title\n  }\n}\nfragment BundleCard on Bundle {\n  id\n  categoryId\n  subcategoryId\n  title\n  type\n  image\n  visibility\n  price\n  parts {\n    slides\n    seconds\n    videos\n    videoSeconds\n    questions\n    cards\n    materials\n  }\n  practiceArea {\n    id\n    name\n  }\n  permissions {\n    ...Access\n  }\n}\nfragment Access on LibraryPermission {\n  id\n  userId\n  status\n  from\n  until\n}")

export const BundlePrice = typed<BundlePriceQuery, BundlePriceQueryVariables>("query BundlePrice($bundleId: ID!) {\n  bundleQuote(bundleId: $bundleId) {\n    price\n    discount\n    total\n    balance\n    balanceAfter\n    missing\n  }\n}")

export const Handouts = typed<HandoutsQuery, HandoutsQueryVariables>("query Handouts($bundleId: ID!) {\n  libraryMaterials(bundleId: $bundleId) {\n    id\n    file {\n      id\n      title\n      contentType\n      size\n      contentLink\n    }\n  }\n}")

export const BundleBuy = typed<BundleBuyMutation, BundleBuyMutationVariables>("mutation BundleBuy($bundleId: ID!, $price: Pence!, $idempotencyKey: String!) {\n  bundleBuy(bundleId: $bundleId, price: $price, idempotencyKey: $idempotencyKey) {\n    id\n    bundleId\n  }\n}")

export const BundleOpen = typed<BundleOpenMutation, BundleOpenMutationVariables>("mutation BundleOpen($bundleId: ID!) {\n  bundleOpen(bundleId: $bundleId) {\n    id\n    bundleId\n  }\n}")

export const LatestAttempt = typed<LatestAttemptQuery, LatestAttemptQueryVariables>("query LatestAttempt($bundleId: ID!) {\n  testAttempts(bundleId: $bundleId, pageSize: 1) {\n    entries {\n      id\n      status\n      answered\n      count\n    }\n  }\n}")

export const ReviewTonight = typed<ReviewTonightQuery, ReviewTonightQueryVariables>("query ReviewTonight {\n  reviewQueue {\n    day\n    off\n    due {\n      minutes\n      cards\n      questions\n    }\n    today {\n      cards\n      hard\n      questions\n      cardMinutes\n      questionMinutes\n      minutes\n    }\n    done {\n      seconds\n      cards\n      questions\n    }\n    waiting\n    load {\n      day\n      minutes\n      off\n    }\n    exams {\n      paper\n      date\n    }\n    cap\n  }\n}")

export const ReviewSettings = typed<ReviewSettingsQuery, ReviewSettingsQueryVariables>("query ReviewSettings {\n  reviewSettings {\n    weekdaysOff\n    datesOff\n    cap\n    newPerDay\n    retention\n  }\n}")

export const ReviewSettingsWrite = typed<ReviewSettingsWriteMutation, ReviewSettingsWriteMutationVariables>("mutation ReviewSettingsWrite($weekdaysOff: [Int!], $datesOff: [Date!], $cap: Int, $newPerDay: Int, $retention: Float) {\n  reviewSettingsWrite(\n    weekdaysOff: $weekdaysOff\n    datesOff: $datesOff\n    cap: $cap\n    newPerDay: $newPerDay\n    retention: $retention\n  ) {\n    cap\n  }\n}")

export const ReviewCardsIn = typed<ReviewCardsInQuery, ReviewCardsInQueryVariables>("query ReviewCardsIn($bundleId: ID!) {\n  reviewCardsIn(bundleId: $bundleId)\n}")

export const ReviewCardsAdd = typed<ReviewCardsAddMutation, ReviewCardsAddMutationVariables>("mutation ReviewCardsAdd($bundleId: ID!) {\n  reviewCardsAdd(bundleId: $bundleId) {\n    added\n    first\n    last\n  }\n}")

export const AccessAsked = typed<AccessAskedQuery, AccessAskedQueryVariables>("query AccessAsked($bundleId: ID!, $userId: ID!) {\n  accessRequests(bundleId: $bundleId, userId: $userId, pageSize: 1) {\n    entries {\n      id\n      status\n      message\n      answer\n      answeredAt\n      insertedAt\n    }\n  }\n}")

export const AccessAsk = typed<AccessAskMutation, AccessAskMutationVariables>("mutation AccessAsk($bundleId: ID!, $message: Text) {\n  accessRequestCreate(bundleId: $bundleId, message: $message) {\n    id\n    status\n  }\n}")

export const AccessToAnswer = typed<AccessToAnswerQuery, AccessToAnswerQueryVariables>("query AccessToAnswer($page: Int) {\n  accessRequests(status: open, page: $page, pageSize: 20) {\n    entries {\n      id\n      userId\n      userName\n      nextSitting\n      message\n      insertedAt\n      bundle {\n        id\n        categoryId\n        title\n      }\n    }\n    pageInfo {\n      totalCount\n      totalPages\n      currentPage\n    }\n  }\n}")

export const AccessAccept = typed<AccessAcceptMutation, AccessAcceptMutationVariables>("mutation AccessAccept($id: ID!, $answer: Text) {\n  accessRequestAccept(id: $id, answer: $answer) {\n    id\n    status\n  }\n}")

export const AccessDecline = typed<AccessDeclineMutation, AccessDeclineMutationVariables>("mutation AccessDecline($id: ID!, $answer: Text) {\n  accessRequestDecline(id: $id, answer: $answer) {\n    id\n    status\n  }\n}")
