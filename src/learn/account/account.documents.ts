// Written by schema/generate.ts; do not edit.
import { typed } from '../../providers/api/document'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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

/** How often one mail gathers what can wait. */
export type NotificationDigest =
  /** Each is sent by itself, at once. */
  | 'never'
  | 'daily'
  /** On Mondays. */
  | 'weekly';

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

export type ProfileFragment = { id: string, firstName: string | null, lastName: string | null, fullName: string | null, nickname: string | null, countryId: string | null, timezone: string | null, preparation: Preparation | null, linkedIn: string | null, skype: string | null, zoomId: string | null, address: string | null, summary: string | null };

export type AccountQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountQuery = { pushPublicKey: string, currentUser: { email: string | null, locale: string | null, avatar: string | null, termsConditionsAccepted: string | null, termsConditionsVersion: string | null, privacyPolicyAccepted: string | null, privacyPolicyVersion: string | null, pricePolicyAccepted: string | null, pricePolicyVersion: string | null, id: string, firstName: string | null, lastName: string | null, fullName: string | null, nickname: string | null, countryId: string | null, timezone: string | null, preparation: Preparation | null, linkedIn: string | null, skype: string | null, zoomId: string | null, address: string | null, summary: string | null, practiceAreas: Array<{ id: string, name: string }> | null }, adjustment: { id: string, extraTime: number, breaks: number } | null, countries: Array<{ id: string, alpha2: string, name: string }>, devices: Array<{ id: string, browser: string | null, system: string | null, insertedAt: string, renewedAt: string, current: boolean }>, secondFactor: { enabledAt: string | null, recoveryCodesLeft: number, required: boolean }, passkeys: Array<{ id: string, name: string, backedUp: boolean, insertedAt: string, lastUsedAt: string | null }>, linkedProviders: Array<{ id: string, provider: string | null, name: string, email: string, lastUsedAt: string }>, signInProviders: Array<{ id: string, name: string }>, examSittings: Array<{ id: string, exam: Preparation, paper: ExamPaper, date: string }>, calendarFeed: { id: string, url: string, lastReadAt: string | null } | null, notificationPreferences: Array<{ kind: NotificationKind, inApp: boolean, email: boolean, push: boolean, updatedAt: string | null }>, notificationSettings: { quietFrom: number | null, quietUntil: number | null, digest: NotificationDigest, digestAt: number }, pushSubscriptions: Array<{ id: string, current: boolean }>, wallet: { id: string, balance: number } };

export type AccountProfileMutationVariables = Exact<{
  id: string;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  nickname?: string | null | undefined;
  country?: string | null | undefined;
  timezone?: string | null | undefined;
  preparation?: Preparation | null | undefined;
  linkedIn?: string | null | undefined;
  skype?: string | null | undefined;
  zoomId?: string | null | undefined;
  address?: string | null | undefined;
  summary?: string | null | undefined;
}>;


export type AccountProfileMutation = { userUpdate: { id: string, firstName: string | null, lastName: string | null, fullName: string | null, nickname: string | null, countryId: string | null, timezone: string | null, preparation: Preparation | null, linkedIn: string | null, skype: string | null, zoomId: string | null, address: string | null, summary: string | null } };

export type AccountLanguageMutationVariables = Exact<{
  id: string;
  locale?: string | null | undefined;
}>;


export type AccountLanguageMutation = { userUpdate: { id: string, locale: string | null } };

export type AccountPictureMutationVariables = Exact<{
  id: string;
  avatar?: unknown;
}>;


export type AccountPictureMutation = { userUpdate: { id: string, avatar: string | null } };

export type AccountAddressMutationVariables = Exact<{
  id: string;
  email: string;
}>;


export type AccountAddressMutation = { userEmailUpdate: { id: string } };

export type DeviceEndMutationVariables = Exact<{
  id: string;
}>;


export type DeviceEndMutation = { deviceEnd: { id: string } };

export type DevicesEndOthersMutationVariables = Exact<{ [key: string]: never; }>;


export type DevicesEndOthersMutation = { devicesEndOthers: Array<{ id: string }> };

export type NotificationChoiceMutationVariables = Exact<{
  kind: NotificationKind;
  inApp?: boolean | null | undefined;
  email?: boolean | null | undefined;
  push?: boolean | null | undefined;
}>;


export type NotificationChoiceMutation = { notificationPreferencesUpdate: { kind: NotificationKind, inApp: boolean, email: boolean, push: boolean, updatedAt: string | null } };

export type NotificationTimesMutationVariables = Exact<{
  quietFrom?: number | null | undefined;
  quietUntil?: number | null | undefined;
  digest: NotificationDigest;
  digestAt: number;
}>;


export type NotificationTimesMutation = { notificationSettingsUpdate: { quietFrom: number | null, quietUntil: number | null, digest: NotificationDigest, digestAt: number } };

export type PushOnMutationVariables = Exact<{
  endpoint: string;
  p256dh: string;
  auth: string;
}>;


export type PushOnMutation = { pushSubscriptionCreate: { id: string } };

export type PushOffMutationVariables = Exact<{
  id: string;
}>;


export type PushOffMutation = { pushSubscriptionDelete: { id: string } };

export type PushTestMutationVariables = Exact<{
  id: string;
}>;


export type PushTestMutation = { pushSubscriptionTest: { id: string } };

export type DataExportQueryVariables = Exact<{ [key: string]: never; }>;


export type DataExportQuery = { userExport: unknown };

export type AccountDeleteMutationVariables = Exact<{
  email: string;
  giveUpBalance?: number | null | undefined;
}>;


export type AccountDeleteMutation = { userDelete: { id: string } };

export type SittingCreateMutationVariables = Exact<{
  exam: Preparation;
  paper: ExamPaper;
  date: string;
}>;


export type SittingCreateMutation = { examSittingCreate: { id: string } };

export type SittingUpdateMutationVariables = Exact<{
  id: string;
  date: string;
}>;


export type SittingUpdateMutation = { examSittingUpdate: { id: string } };

export type SittingDeleteMutationVariables = Exact<{
  id: string;
}>;


export type SittingDeleteMutation = { examSittingDelete: { id: string } };

export type FeedCreateMutationVariables = Exact<{ [key: string]: never; }>;


export type FeedCreateMutation = { calendarFeedCreate: { id: string } };

export type FeedDeleteMutationVariables = Exact<{ [key: string]: never; }>;


export type FeedDeleteMutation = { calendarFeedDelete: { id: string } };

export type ProviderLinkRequestMutationVariables = Exact<{
  provider: string;
}>;


export type ProviderLinkRequestMutation = { providerLinkRequest: { url: string } };

export type ProviderLinkMutationVariables = Exact<{
  provider: string;
  code: string;
  state: string;
  iss?: string | null | undefined;
}>;


export type ProviderLinkMutation = { providerLink: { id: string, name: string } };

export type ProviderUnlinkMutationVariables = Exact<{
  id: string;
}>;


export type ProviderUnlinkMutation = { providerUnlink: { id: string } };


export const Account = typed<AccountQuery, AccountQueryVariables>("query Account {\n  currentUser {\n    ...Profile\n    email\n    locale\n    avatar\n    practiceAreas {\n      id\n      name\n    }\n    termsConditionsAccepted\n    termsConditionsVersion\n    privacyPolicyAccepted\n    privacyPolicyVersion\n    pricePolicyAccepted\n    pricePolicyVersion\n  }\n  adjustment {\n    id\n    extraTime\n    breaks\n  }\n  countries {\n    id\n    alpha2\n    name\n  }\n  devices {\n    id\n    browser\n    system\n    insertedAt\n    renewedAt\n    current\n  }\n  secondFactor {\n    enabledAt\n    recoveryCodesLeft\n    required\n  }\n  passkeys {\n    id\n    name\n    backedUp\n    insertedAt\n    lastUsedAt\n  }\n  linkedProviders {\n    id\n    provider\n    name\n    email\n    lastUsedAt\n  }\n  signInProviders {\n    id\n    name\n  }\n  examSittings {\n    id\n    exam\n    paper\n    date\n  }\n  calendarFeed {\n    id\n    url\n    lastReadAt\n  }\n  notificationPreferences {\n    kind\n    inApp\n    email\n    push\n    updatedAt\n  }\n  notificationSettings {\n    quietFrom\n    quietUntil\n    digest\n    digestAt\n  }\n  pushSubscriptions {\n    id\n    current\n  }\n  pushPublicKey\n  wallet {\n    id\n    balance\n  }\n}\nfragment Profile on User {\n  id\n  firstName\n  lastName\n  fullName\n  nickname\n  countryId\n  timezone\n  preparation\n  linkedIn\n  skype\n  zoomId\n  address\n  summary\n}")

export const AccountProfile = typed<AccountProfileMutation, AccountProfileMutationVariables>("mutation AccountProfile($id: ID!, $firstName: String, $lastName: String, $nickname: String, $country: ID, $timezone: String, $preparation: Preparation, $linkedIn: String, $skype: String, $zoomId: String, $address: Text, $summary: Html) {\n  userUpdate(\n    id: $id\n    firstName: $firstName\n    lastName: $lastName\n    nickname: $nickname\n    country: $country\n    timezone: $timezone\n    preparation: $preparation\n    linkedIn: $linkedIn\n    skype: $skype\n    zoomId: $zoomId\n    address: $address\n    summary: $summary\n  ) {\n    ...Profile\n  }\n}\nfragment Profile on User {\n  id\n  firstName\n  lastName\n  fullName\n  nickname\n  countryId\n  timezone\n  preparation\n  linkedIn\n  skype\n  zoomId\n  address\n  summary\n}")

export const AccountLanguage = typed<AccountLanguageMutation, AccountLanguageMutationVariables>("mutation AccountLanguage($id: ID!, $locale: String) {\n  userUpdate(id: $id, locale: $locale) {\n    id\n    locale\n  }\n}")

export const AccountPicture = typed<AccountPictureMutation, AccountPictureMutationVariables>("mutation AccountPicture($id: ID!, $avatar: Upload) {\n  userUpdate(id: $id, avatar: $avatar) {\n    id\n    avatar\n  }\n}")

export const AccountAddress = typed<AccountAddressMutation, AccountAddressMutationVariables>("mutation AccountAddress($id: ID!, $email: String!) {\n  userEmailUpdate(id: $id, email: $email) {\n    id\n  }\n}")

export const DeviceEnd = typed<DeviceEndMutation, DeviceEndMutationVariables>("mutation DeviceEnd($id: ID!) {\n  deviceEnd(id: $id) {\n    id\n  }\n}")

export const DevicesEndOthers = typed<DevicesEndOthersMutation, DevicesEndOthersMutationVariables>("mutation DevicesEndOthers {\n  devicesEndOthers {\n    id\n  }\n}")

export const NotificationChoice = typed<NotificationChoiceMutation, NotificationChoiceMutationVariables>("mutation NotificationChoice($kind: NotificationKind!, $inApp: Boolean, $email: Boolean, $push: Boolean) {\n  notificationPreferencesUpdate(\n    kind: $kind\n    inApp: $inApp\n    email: $email\n    push: $push\n  ) {\n    kind\n    inApp\n    email\n    push\n    updatedAt\n  }\n}")

export const NotificationTimes = typed<NotificationTimesMutation, NotificationTimesMutationVariables>("mutation NotificationTimes($quietFrom: Int, $quietUntil: Int, $digest: NotificationDigest!, $digestAt: Int!) {\n  notificationSettingsUpdate(\n    quietFrom: $quietFrom\n    quietUntil: $quietUntil\n    digest: $digest\n    digestAt: $digestAt\n  ) {\n    quietFrom\n    quietUntil\n    digest\n    digestAt\n  }\n}")

export const PushOn = typed<PushOnMutation, PushOnMutationVariables>("mutation PushOn($endpoint: String!, $p256dh: String!, $auth: String!) {\n  pushSubscriptionCreate(endpoint: $endpoint, p256dh: $p256dh, auth: $auth) {\n    id\n  }\n}")

export const PushOff = typed<PushOffMutation, PushOffMutationVariables>("mutation PushOff($id: ID!) {\n  pushSubscriptionDelete(id: $id) {\n    id\n  }\n}")

export const PushTest = typed<PushTestMutation, PushTestMutationVariables>("mutation PushTest($id: ID!) {\n  pushSubscriptionTest(id: $id) {\n    id\n  }\n}")

export const DataExport = typed<DataExportQuery, DataExportQueryVariables>("query DataExport {\n  userExport\n}")

export const AccountDelete = typed<AccountDeleteMutation, AccountDeleteMutationVariables>("mutation AccountDelete($email: String!, $giveUpBalance: Pence) {\n  userDelete(email: $email, giveUpBalance: $giveUpBalance) {\n    id\n  }\n}")

export const SittingCreate = typed<SittingCreateMutation, SittingCreateMutationVariables>("mutation SittingCreate($exam: Preparation!, $paper: ExamPaper!, $date: Date!) {\n  examSittingCreate(exam: $exam, paper: $paper, date: $date) {\n    id\n  }\n}")

export const SittingUpdate = typed<SittingUpdateMutation, SittingUpdateMutationVariables>("mutation SittingUpdate($id: ID!, $date: Date!) {\n  examSittingUpdate(id: $id, date: $date) {\n    id\n  }\n}")

export const SittingDelete = typed<SittingDeleteMutation, SittingDeleteMutationVariables>("mutation SittingDelete($id: ID!) {\n  examSittingDelete(id: $id) {\n    id\n  }\n}")

export const FeedCreate = typed<FeedCreateMutation, FeedCreateMutationVariables>("mutation FeedCreate {\n  calendarFeedCreate {\n    id\n  }\n}")

export const FeedDelete = typed<FeedDeleteMutation, FeedDeleteMutationVariables>("mutation FeedDelete {\n  calendarFeedDelete {\n    id\n  }\n}")

export const ProviderLinkRequest = typed<ProviderLinkRequestMutation, ProviderLinkRequestMutationVariables>("mutation ProviderLinkRequest($provider: String!) {\n  providerLinkRequest(provider: $provider) {\n    url\n  }\n}")

export const ProviderLink = typed<ProviderLinkMutation, ProviderLinkMutationVariables>("mutation ProviderLink($provider: String!, $code: String!, $state: String!, $iss: String) {\n  providerLink(provider: $provider, code: $code, state: $state, iss: $iss) {\n    id\n    name\n  }\n}")

export const ProviderUnlink = typed<ProviderUnlinkMutation, ProviderUnlinkMutationVariables>("mutation ProviderUnlink($id: ID!) {\n  providerUnlink(id: $id) {\n    id\n  }\n}")
