// Written by schema/generate.ts; do not edit.
import { typed } from '../../providers/api/document'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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

export type AttendeeRole =
  | 'candidate'
  | 'tutor'
  | 'interviewer'
  | 'reviewer'
  | 'observer';

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

export type PersonAtDeskQueryVariables = Exact<{
  id: string;
  now: string;
}>;


export type PersonAtDeskQuery = { user: { id: string, fullName: string | null, email: string | null, type: UserType | null, role: UserRole | null, abilities: Array<string> | null, timezone: string | null, avatar: string | null, insertedAt: string | null, confirmedAt: string | null, lastSeenAt: string | null, disabledAt: string | null, paymentStatus: UserPaymentStatus | null, contactStatus: ContactStatus | null, followUp: string | null, preparation: Preparation | null, country: { name: string } | null }, wallet: { id: string, balance: number, discount: number }, examSittings: Array<{ id: string, exam: Preparation, paper: ExamPaper, date: string }>, adjustment: { id: string, extraTime: number, breaks: number, note: string | null, updatedAt: string } | null, running: { entries: Array<{ id: string, name: string, startAt: string, deadline: string | null, marked: string | null, status: string, sessionType: { id: string, name: string } | null, attendees: Array<{ id: string, role: AttendeeRole, userId: string, user: { id: string, fullName: string | null, avatar: string | null } | null }> }> }, next: { entries: Array<{ id: string, name: string, startAt: string, deadline: string | null, marked: string | null, status: string, sessionType: { id: string, name: string } | null, attendees: Array<{ id: string, role: AttendeeRole, userId: string, user: { id: string, fullName: string | null, avatar: string | null } | null }> }> }, marked: { entries: Array<{ finalMark: number | null, id: string, name: string, startAt: string, deadline: string | null, marked: string | null, status: string, sessionType: { id: string, name: string } | null, attendees: Array<{ id: string, role: AttendeeRole, userId: string, user: { id: string, fullName: string | null, avatar: string | null } | null }> }>, pageInfo: { totalCount: number } } };

export type KnownFragment = { id: string, name: string, startAt: string, deadline: string | null, marked: string | null, status: string, sessionType: { id: string, name: string } | null, attendees: Array<{ id: string, role: AttendeeRole, userId: string, user: { id: string, fullName: string | null, avatar: string | null } | null }> };

export type PersonStoryQueryVariables = Exact<{
  userId: string;
  group?: StoryGroup | null | undefined;
  before?: string | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type PersonStoryQuery = { userStory: { next: string | null, entries: Array<{ id: string, kind: StoryKind, at: string, title: string | null, detail: string | null, text: string | null, byId: string | null, byName: string | null, startAt: string | null, amount: number | null, score: number | null, sessionId: string | null }> } };

export type AddNoteMutationVariables = Exact<{
  userId: string;
  text: string;
}>;


export type AddNoteMutation = { userNoteCreate: { id: string } };

export type ChangeNoteMutationVariables = Exact<{
  id: string;
  text: string;
}>;


export type ChangeNoteMutation = { userNoteUpdate: { id: string } };

export type DeleteNoteMutationVariables = Exact<{
  id: string;
}>;


export type DeleteNoteMutation = { userNoteDelete: { id: string } };

export type SendMessageMutationVariables = Exact<{
  userId: string;
  subject: string;
  text: string;
  idempotencyKey?: string | null | undefined;
}>;


export type SendMessageMutation = { userMessageCreate: { id: string } };

export type WriteAdjustmentMutationVariables = Exact<{
  userId: string;
  extraTime: number;
  breaks: number;
  note?: string | null | undefined;
}>;


export type WriteAdjustmentMutation = { adjustmentWrite: { id: string } };

export type AddCreditMutationVariables = Exact<{
  userId: string;
  kind: CreditKind;
  amount: number;
  reason: string;
  idempotencyKey?: string | null | undefined;
}>;


export type AddCreditMutation = { walletCredit: { id: string, balance: number } };

export type PersonTestQueryVariables = Exact<{
  userId: string;
  bundleId: string;
}>;


export type PersonTestQuery = { user: { id: string, fullName: string | null }, testAttempts: { entries: Array<{ id: string, userId: string, bundleId: string | null, title: string, mode: AttemptMode, status: AttemptStatus, startedAt: string, endsAt: string | null, submittedAt: string | null, submittedByClock: boolean, timeLimit: number | null, extraTime: number, breaks: number, mockDayId: string | null, mockSession: number | null, count: number, answered: number, points: number | null, most: number, percent: number | null, passPercent: number | null, passEstimated: boolean, bundle: { id: string, categoryId: string, retake: boolean } | null }> } };

export type AttemptPartsFragment = { id: string, userId: string, bundleId: string | null, title: string, mode: AttemptMode, status: AttemptStatus, startedAt: string, endsAt: string | null, submittedAt: string | null, submittedByClock: boolean, timeLimit: number | null, extraTime: number, breaks: number, mockDayId: string | null, mockSession: number | null, count: number, answered: number, points: number | null, most: number, percent: number | null, passPercent: number | null, passEstimated: boolean, bundle: { id: string, categoryId: string, retake: boolean } | null };

export type AttendingFragment = { attendees: Array<{ id: string, role: AttendeeRole, userId: string, user: { id: string, fullName: string | null, avatar: string | null } | null }> };


export const PersonAtDesk = typed<PersonAtDeskQuery, PersonAtDeskQueryVariables>("query PersonAtDesk($id: ID!, $now: DateTime!) {\n  user(id: $id) {\n    id\n    fullName\n    email\n    type\n    role\n    abilities\n    timezone\n    avatar\n    insertedAt\n    confirmedAt\n    lastSeenAt\n    disabledAt\n    paymentStatus\n    contactStatus\n    followUp\n    preparation\n    country {\n      name\n    }\n  }\n  wallet(userId: $id) {\n    id\n    balance\n    discount\n  }\n  examSittings(userId: $id) {\n    id\n    exam\n    paper\n    date\n  }\n  adjustment(userId: $id) {\n    id\n    extraTime\n    breaks\n    note\n    updatedAt\n  }\n  running: sessions(\n    userId: $id\n    status: [in_progress]\n    orderBy: start_at\n    orderDirection: asc\n    pageSize: 1\n  ) {\n    entries {\n      ...Known\n    }\n  }\n  next: sessions(\n    userId: $id\n    status: [booked]\n    from: $now\n    orderBy: start_at\n    orderDirection: asc\n    pageSize: 1\n  ) {\n    entries {\n      ...Known\n    }\n  }\n  marked: sessions(\n    userId: $id\n    status: [marked]\n    orderBy: marked\n    orderDirection: desc\n    pageSize: 40\n  ) {\n    entries {\n      ...Known\n      finalMark\n    }\n    pageInfo {\n      totalCount\n    }\n  }\n}\nfragment Known on Session {\n  id\n  name\n  startAt\n  deadline\n  marked\n  status\n  sessionType {\n    id\n    name\n  }\n  ...Attending\n}\nfragment Attending on Session {\n  attendees {\n    id\n    role\n    userId\n    user {\n      id\n      fullName\n      avatar\n    }\n  }\n}")

export const PersonStory = typed<PersonStoryQuery, PersonStoryQueryVariables>("query PersonStory($userId: ID!, $group: StoryGroup, $before: String, $pageSize: Int) {\n  userStory(userId: $userId, group: $group, before: $before, pageSize: $pageSize) {\n    entries {\n      id\n      kind\n      at\n      title\n      detail\n      text\n      byId\n      byName\n      startAt\n      amount\n      score\n      sessionId\n    }\n    next\n  }\n}")

export const AddNote = typed<AddNoteMutation, AddNoteMutationVariables>("mutation AddNote($userId: ID!, $text: Text!) {\n  userNoteCreate(userId: $userId, text: $text) {\n    id\n  }\n}")

export const ChangeNote = typed<ChangeNoteMutation, ChangeNoteMutationVariables>("mutation ChangeNote($id: ID!, $text: Text!) {\n  userNoteUpdate(id: $id, text: $text) {\n    id\n  }\n}")

export const DeleteNote = typed<DeleteNoteMutation, DeleteNoteMutationVariables>("mutation DeleteNote($id: ID!) {\n  userNoteDelete(id: $id) {\n    id\n  }\n}")

export const SendMessage = typed<SendMessageMutation, SendMessageMutationVariables>("mutation SendMessage($userId: ID!, $subject: String!, $text: Text!, $idempotencyKey: String) {\n  userMessageCreate(\n    userId: $userId\n    subject: $subject\n    text: $text\n    idempotencyKey: $idempotencyKey\n  ) {\n    id\n  }\n}")

export const WriteAdjustment = typed<WriteAdjustmentMutation, WriteAdjustmentMutationVariables>("mutation WriteAdjustment($userId: ID!, $extraTime: Int!, $breaks: Int!, $note: Text) {\n  adjustmentWrite(\n    userId: $userId\n    extraTime: $extraTime\n    breaks: $breaks\n    note: $note\n  ) {\n    id\n  }\n}")

export const AddCredit = typed<AddCreditMutation, AddCreditMutationVariables>("mutation AddCredit($userId: ID!, $kind: CreditKind!, $amount: Pence!, $reason: String!, $idempotencyKey: String) {\n  walletCredit(\n    userId: $userId\n    kind: $kind\n    amount: $amount\n    reason: $reason\n    idempotencyKey: $idempotencyKey\n  ) {\n    id\n    balance\n  }\n}")

export const PersonTest = typed<PersonTestQuery, PersonTestQueryVariables>("query PersonTest($userId: ID!, $bundleId: ID!) {\n  user(id: $userId) {\n    id\n    fullName\n  }\n  testAttempts(userId: $userId, bundleId: $bundleId, pageSize: 100) {\n    entries {\n      ...AttemptParts\n    }\n  }\n}\nfragment AttemptParts on TestAttempt {\n  id\n  userId\n  bundleId\n  title\n  mode\n  status\n  startedAt\n  endsAt\n  submittedAt\n  submittedByClock\n  timeLimit\n  extraTime\n  breaks\n  mockDayId\n  mockSession\n  count\n  answered\n  points\n  most\n  percent\n  passPercent\n  passEstimated\n  bundle {\n    id\n    categoryId\n    retake\n  }\n}")
