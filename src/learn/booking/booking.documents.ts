// Written by schema/generate.ts; do not edit.
import { typed } from '../../providers/api/document'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type QuotePurpose =
  | 'book'
  | 'reschedule'
  | 'cancel';

/** Why there is no start to book. */
export type NoSlotsReason =
  /** The person has sat or booked every mock of this type and practice area. */
  | 'all_mocks_sat'
  /** No tutor is free in these weeks. */
  | 'no_tutor_free'
  /** The person has booked as many of this type ahead as they may. */
  | 'limit_reached';

export type AttendeeRole =
  | 'candidate'
  | 'tutor'
  | 'interviewer'
  | 'reviewer'
  | 'observer';

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

export type BookableTypesQueryVariables = Exact<{ [key: string]: never; }>;


export type BookableTypesQuery = { sessionTypes: Array<{ id: string, group: SessionGroup, mode: SessionMode, category: SessionCategory | null, name: string, price: number, status: SessionTypeStatus, bookingAllowed: boolean, duration: number | null, preparationTime: number | null, windowLength: number | null, description: string | null, practiceAreas: Array<{ id: string, name: string }>, children: Array<{ id: string }> }>, mocksLeft: Array<{ sessionTypeId: string, practiceAreaIds: Array<string> }>, wallet: { id: string, balance: number, discount: number } };

export type BookingTypeQueryVariables = Exact<{
  id: string;
}>;


export type BookingTypeQuery = { sessionType: { id: string, group: SessionGroup, mode: SessionMode, category: SessionCategory | null, name: string, shortName: string, price: number, duration: number | null, preparationTime: number | null, windowLength: number | null, seats: number, noticeHours: number | null, description: string | null, practiceAreas: Array<{ id: string, name: string, bookingAllowed: boolean }>, children: Array<{ id: string, name: string, mode: SessionMode, price: number, duration: number | null, seats: number, status: SessionTypeStatus, bookingAllowed: boolean }> }, mocksLeft: Array<{ sessionTypeId: string, practiceAreaIds: Array<string> }> };

export type OwnHoldQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnHoldQuery = { userSessions: { entries: Array<{ id: string, name: string, startAt: string, holdUntil: string | null, sessionType: { id: string, mode: SessionMode } | null }> } };

export type FreeStartsQueryVariables = Exact<{
  sessionTypeId: string;
  practiceAreaId: string;
  from: string;
  until: string;
  sessionId?: string | null | undefined;
}>;


export type FreeStartsQuery = { slots: { reason: NoSlotsReason | null, entries: Array<{ id: string, from: string, until: string, tutor: { id: string, fullName: string | null } | null }> } };

export type StartQuoteQueryVariables = Exact<{
  purpose: QuotePurpose;
  sessionTypeId?: string | null | undefined;
  practiceAreaId?: string | null | undefined;
  sessionId?: string | null | undefined;
  startAt?: string | null | undefined;
}>;


export type StartQuoteQuery = { sessionQuote: { price: number, discount: number, total: number, balance: number, balanceAfter: number, missing: number, policy: string, freeUntil: string | null, moveCost: number, cancelCost: number, startAt: string | null, endAt: string | null, accessOpen: string | null, deadline: string | null } };

export type MovedSessionQueryVariables = Exact<{
  id: string;
}>;


export type MovedSessionQuery = { session: { id: string, name: string, status: string, startAt: string, endAt: string, practiceAreaId: string } };

export type HeldSessionQueryVariables = Exact<{
  id: string;
}>;


export type HeldSessionQuery = { serverTime: string, session: { id: string, name: string, status: string, startAt: string, endAt: string, accessOpen: string | null, deadline: string | null, holdUntil: string | null, cancelReason: string | null, price: number | null, seats: number, sessionTypeId: string, practiceAreaId: string, sessionType: { id: string, mode: SessionMode, duration: number | null } | null, practiceArea: { id: string, name: string } | null, attendees: Array<{ id: string, role: AttendeeRole, user: { id: string, fullName: string | null } | null }> } };

export type HoldStartMutationVariables = Exact<{
  sessionTypeId: string;
  practiceAreaId: string;
  startAt?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
}>;


export type HoldStartMutation = { sessionHold: { session: { id: string } } };

export type BookHeldMutationVariables = Exact<{
  id: string;
  idempotencyKey?: string | null | undefined;
}>;


export type BookHeldMutation = { sessionBook: { id: string, status: string } };

export type LetGoMutationVariables = Exact<{
  id: string;
  idempotencyKey?: string | null | undefined;
}>;


export type LetGoMutation = { sessionCancel: { id: string, status: string } };

export type MoveSessionMutationVariables = Exact<{
  id: string;
  startAt: string;
  idempotencyKey?: string | null | undefined;
}>;


export type MoveSessionMutation = { sessionReschedule: { id: string, startAt: string } };

export type QuoteFragment = { price: number, discount: number, total: number, balance: number, balanceAfter: number, missing: number, policy: string, freeUntil: string | null, moveCost: number, cancelCost: number, startAt: string | null, endAt: string | null, accessOpen: string | null, deadline: string | null };


export const BookableTypes = typed<BookableTypesQuery, BookableTypesQueryVariables>("query BookableTypes {\n  sessionTypes {\n    id\n    group\n    mode\n    category\n    name\n    price\n    status\n    bookingAllowed\n    duration\n    preparationTime\n    windowLength\n    description\n    practiceAreas {\n      id\n      name\n    }\n    children {\n      id\n    }\n  }\n  mocksLeft {\n    sessionTypeId\n    practiceAreaIds\n  }\n  wallet {\n    id\n    balance\n    discount\n  }\n}")

export const BookingType = typed<BookingTypeQuery, BookingTypeQueryVariables>("query BookingType($id: ID!) {\n  sessionType(id: $id) {\n    id\n    group\n    mode\n    category\n    name\n    shortName\n    price\n    duration\n    preparationTime\n    windowLength\n    seats\n    noticeHours\n    description\n    practiceAreas {\n      id\n      name\n      bookingAllowed\n    }\n    children {\n      id\n      name\n      mode\n      price\n      duration\n      seats\n      status\n      bookingAllowed\n    }\n  }\n  mocksLeft {\n    sessionTypeId\n    practiceAreaIds\n  }\n}")

export const OwnHold = typed<OwnHoldQuery, OwnHoldQueryVariables>("query OwnHold {\n  userSessions(status: [pending], pageSize: 5) {\n    entries {\n      id\n      name\n      startAt\n      holdUntil\n      sessionType {\n        id\n        mode\n      }\n    }\n  }\n}")

export const FreeStarts = typed<FreeStartsQuery, FreeStartsQueryVariables>("query FreeStarts($sessionTypeId: ID!, $practiceAreaId: ID!, $from: DateTime!, $until: DateTime!, $sessionId: ID) {\n  slots(\n    sessionTypeId: $sessionTypeId\n    practiceAreaId: $practiceAreaId\n    from: $from\n    until: $until\n    sessionId: $sessionId\n  ) {\n    reason\n    entries {\n      id\n      from\n      until\n      tutor {\n        id\n        fullName\n      }\n    }\n  }\n}")

export const StartQuote = typed<StartQuoteQuery, StartQuoteQueryVariables>("query StartQuote($purpose: QuotePurpose!, $sessionTypeId: ID, $practiceAreaId: ID, $sessionId: ID, $startAt: DateTime) {\n  sessionQuote(\n    purpose: $purpose\n    sessionTypeId: $sessionTypeId\n    practiceAreaId: $practiceAreaId\n    sessionId: $sessionId\n    startAt: $startAt\n  ) {\n    ...Quote\n  }\n}\nfragment Quote on SessionQuote {\n  price\n  discount\n  total\n  balance\n  balanceAfter\n  missing\n  policy\n  freeUntil\n  moveCost\n  cancelCost\n  startAt\n  endAt\n  accessOpen\n  deadline\n}")

export const MovedSession = typed<MovedSessionQuery, MovedSessionQueryVariables>("query MovedSession($id: ID!) {\n  session(id: $id) {\n    id\n    name\n    status\n    startAt\n    endAt\n    practiceAreaId\n  }\n}")

export const HeldSession = typed<HeldSessionQuery, HeldSessionQueryVariables>("query HeldSession($id: ID!) {\n  serverTime\n  session(id: $id) {\n    id\n    name\n    status\n    startAt\n    endAt\n    accessOpen\n    deadline\n    holdUntil\n    cancelReason\n    price\n    seats\n    sessionTypeId\n    practiceAreaId\n    sessionType {\n      id\n      mode\n      duration\n    }\n    practiceArea {\n      id\n      name\n    }\n    attendees {\n      id\n      role\n      user {\n        id\n        fullName\n      }\n    }\n  }\n}")

export const HoldStart = typed<HoldStartMutation, HoldStartMutationVariables>("mutation HoldStart($sessionTypeId: ID!, $practiceAreaId: ID!, $startAt: DateTime, $idempotencyKey: String) {\n  sessionHold(\n    sessionTypeId: $sessionTypeId\n    practiceAreaId: $practiceAreaId\n    startAt: $startAt\n    idempotencyKey: $idempotencyKey\n  ) {\n    session {\n      id\n    }\n  }\n}")

export const BookHeld = typed<BookHeldMutation, BookHeldMutationVariables>("mutation BookHeld($id: ID!, $idempotencyKey: String) {\n  sessionBook(id: $id, idempotencyKey: $idempotencyKey) {\n    id\n    status\n  }\n}")

export const LetGo = typed<LetGoMutation, LetGoMutationVariables>("mutation LetGo($id: ID!, $idempotencyKey: String) {\n  sessionCancel(id: $id, idempotencyKey: $idempotencyKey) {\n    id\n    status\n  }\n}")

export const MoveSession = typed<MoveSessionMutation, MoveSessionMutationVariables>("mutation MoveSession($id: ID!, $startAt: DateTime!, $idempotencyKey: String) {\n  sessionReschedule(id: $id, startAt: $startAt, idempotencyKey: $idempotencyKey) {\n    id\n    startAt\n  }\n}")
