// Written by schema/generate.ts; do not edit.
import { typed } from '../../providers/api/document'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AvailabilityExceptionKind =
  /** Extra hours beside the weekly ones. */
  | 'extra'
  /** Time off. */
  | 'off';

export type SlotStatus =
  | 'open'
  | 'held'
  | 'booked'
  | 'blocked';

export type AttendeeRole =
  | 'candidate'
  | 'tutor'
  | 'interviewer'
  | 'reviewer'
  | 'observer';

export type CalendarSessionsQueryVariables = Exact<{
  from: string;
  until: string;
  openFrom: string;
}>;


export type CalendarSessionsQuery = { starting: { entries: Array<{ id: string, name: string, shortName: string, status: string, startAt: string, endAt: string, deadline: string | null, holdUntil: string | null, practiceArea: { id: string, name: string } | null, attendees: Array<{ id: string, role: AttendeeRole, userId: string, user: { id: string, fullName: string | null, avatar: string | null } | null }> }>, pageInfo: { totalCount: number } }, open: { entries: Array<{ id: string, name: string, shortName: string, status: string, startAt: string, endAt: string, deadline: string | null, holdUntil: string | null, practiceArea: { id: string, name: string } | null, attendees: Array<{ id: string, role: AttendeeRole, userId: string, user: { id: string, fullName: string | null, avatar: string | null } | null }> }> } };

export type PersonSessionsQueryVariables = Exact<{
  userId: string;
  from: string;
  until: string;
  openFrom: string;
}>;


export type PersonSessionsQuery = { starting: { entries: Array<{ id: string, name: string, shortName: string, status: string, startAt: string, endAt: string, deadline: string | null, holdUntil: string | null, practiceArea: { id: string, name: string } | null, attendees: Array<{ id: string, role: AttendeeRole, userId: string, user: { id: string, fullName: string | null, avatar: string | null } | null }> }>, pageInfo: { totalCount: number } }, open: { entries: Array<{ id: string, name: string, shortName: string, status: string, startAt: string, endAt: string, deadline: string | null, holdUntil: string | null, practiceArea: { id: string, name: string } | null, attendees: Array<{ id: string, role: AttendeeRole, userId: string, user: { id: string, fullName: string | null, avatar: string | null } | null }> }> } };

export type CalendarSessionQueryVariables = Exact<{
  id: string;
}>;


export type CalendarSessionQuery = { session: { accessOpen: string | null, zoomId: string | null, allowed: Array<string>, sessionTypeId: string, practiceAreaId: string, id: string, name: string, shortName: string, status: string, startAt: string, endAt: string, deadline: string | null, holdUntil: string | null, practiceArea: { id: string, name: string } | null, attendees: Array<{ id: string, role: AttendeeRole, userId: string, user: { id: string, fullName: string | null, avatar: string | null } | null }> } };

export type CancelQuoteQueryVariables = Exact<{
  id: string;
}>;


export type CancelQuoteQuery = { sessionQuote: { total: number, balanceAfter: number, policy: string, freeUntil: string | null, moveCost: number, cancelCost: number } };

export type CancelSessionMutationVariables = Exact<{
  id: string;
  reason?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
}>;


export type CancelSessionMutation = { sessionCancel: { id: string, status: string } };

export type AvailabilityQueryVariables = Exact<{
  userId?: string | null | undefined;
}>;


export type AvailabilityQuery = { availabilityRules: Array<{ id: string, timezone: string, weekday: number, from: string, until: string, validFrom: string | null, validUntil: string | null, sessionTypes: Array<{ id: string, name: string }>, practiceAreas: Array<{ id: string, name: string }> }>, sessionTypes: Array<{ id: string, name: string, children: Array<{ id: string }> }>, practiceAreas: Array<{ id: string, name: string }> };

export type AvailabilityExceptionsQueryVariables = Exact<{
  userId?: string | null | undefined;
  from: string;
}>;


export type AvailabilityExceptionsQuery = { availabilityExceptions: Array<{ id: string, kind: AvailabilityExceptionKind, from: string, until: string, note: string | null, sessionTypes: Array<{ id: string, name: string }>, practiceAreas: Array<{ id: string, name: string }> }> };

export type TakenTimeQueryVariables = Exact<{
  userId?: string | null | undefined;
  from: string;
  until: string;
}>;


export type TakenTimeQuery = { slots: { entries: Array<{ id: string, from: string, until: string, status: SlotStatus, sessionId: string | null }> } };

export type AddHoursMutationVariables = Exact<{
  userId?: string | null | undefined;
  timezone?: string | null | undefined;
  weekday: number;
  from: string;
  until: string;
  validFrom?: string | null | undefined;
  validUntil?: string | null | undefined;
  sessionTypes?: Array<string> | string | null | undefined;
  practiceAreas?: Array<string> | string | null | undefined;
}>;


export type AddHoursMutation = { availabilityRuleCreate: { id: string } };

export type ChangeHoursMutationVariables = Exact<{
  id: string;
  timezone?: string | null | undefined;
  weekday?: number | null | undefined;
  from?: string | null | undefined;
  until?: string | null | undefined;
  validFrom?: string | null | undefined;
  validUntil?: string | null | undefined;
  sessionTypes?: Array<string> | string | null | undefined;
  practiceAreas?: Array<string> | string | null | undefined;
}>;


export type ChangeHoursMutation = { availabilityRuleUpdate: { id: string } };

export type RemoveHoursMutationVariables = Exact<{
  id: string;
}>;


export type RemoveHoursMutation = { availabilityRuleDelete: { id: string } };

export type AddExceptionMutationVariables = Exact<{
  userId?: string | null | undefined;
  kind: AvailabilityExceptionKind;
  from: string;
  until: string;
  note?: string | null | undefined;
  sessionTypes?: Array<string> | string | null | undefined;
  practiceAreas?: Array<string> | string | null | undefined;
}>;


export type AddExceptionMutation = { availabilityExceptionCreate: { id: string } };

export type ChangeExceptionMutationVariables = Exact<{
  id: string;
  kind?: AvailabilityExceptionKind | null | undefined;
  from?: string | null | undefined;
  until?: string | null | undefined;
  note?: string | null | undefined;
  sessionTypes?: Array<string> | string | null | undefined;
  practiceAreas?: Array<string> | string | null | undefined;
}>;


export type ChangeExceptionMutation = { availabilityExceptionUpdate: { id: string } };

export type RemoveExceptionMutationVariables = Exact<{
  id: string;
}>;


export type RemoveExceptionMutation = { availabilityExceptionDelete: { id: string } };

export type EntryFragment = { id: string, name: string, shortName: string, status: string, startAt: string, endAt: string, deadline: string | null, holdUntil: string | null, practiceArea: { id: string, name: string } | null, attendees: Array<{ id: string, role: AttendeeRole, userId: string, user: { id: string, fullName: string | null, avatar: string | null } | null }> };

export type RuleFragment = { id: string, timezone: string, weekday: number, from: string, until: string, validFrom: string | null, validUntil: string | null, sessionTypes: Array<{ id: string, name: string }>, practiceAreas: Array<{ id: string, name: string }> };

export type AttendingFragment = { attendees: Array<{ id: string, role: AttendeeRole, userId: string, user: { id: string, fullName: string | null, avatar: string | null } | null }> };


export const CalendarSessions = typed<CalendarSessionsQuery, CalendarSessionsQueryVariables>("query CalendarSessions($from: DateTime!, $until: DateTime!, $openFrom: DateTime!) {\n  starting: userSessions(\n    status: [pending, booked, in_progress, ready, marking, in_review, marked, no_show]\n    from: $from\n    until: $until\n    orderBy: start_at\n    orderDirection: asc\n    pageSize: 100\n  ) {\n    entries {\n      ...Entry\n    }\n    pageInfo {\n      totalCount\n    }\n  }\n  open: userSessions(\n    status: [booked, in_progress]\n    from: $openFrom\n    until: $from\n    orderBy: start_at\n    orderDirection: asc\n    pageSize: 50\n  ) {\n    entries {\n      ...Entry\n    }\n  }\n}\nfragment Entry on Session {\n  id\n  name\n  shortName\n  status\n  startAt\n  endAt\n  deadline\n  holdUntil\n  practiceArea {\n    id\n    name\n  }\n  ...Attending\n}\nfragment Attending on Session {\n  attendees {\n    id\n    role\n    userId\n    user {\n      id\n      fullName\n      avatar\n    }\n  }\n}")

export const PersonSessions = typed<PersonSessionsQuery, PersonSessionsQueryVariables>("query PersonSessions($userId: ID!, $from: DateTime!, $until: DateTime!, $openFrom: DateTime!) {\n  starting: sessions(\n    userId: $userId\n    status: [pending, booked, in_progress, ready, marking, in_review, marked, no_show]\n    from: $from\n    until: $until\n    orderBy: start_at\n    orderDirection: asc\n    pageSize: 100\n  ) {\n    entries {\n      ...Entry\n    }\n    pageInfo {\n      totalCount\n    }\n  }\n  open: sessions(\n    userId: $userId\n    status: [booked, in_progress]\n    from: $openFrom\n    until: $from\n    orderBy: start_at\n    orderDirection: asc\n    pageSize: 50\n  ) {\n    entries {\n      ...Entry\n    }\n  }\n}\nfragment Entry on Session {\n  id\n  name\n  shortName\n  status\n  startAt\n  endAt\n  deadline\n  holdUntil\n  practiceArea {\n    id\n    name\n  }\n  ...Attending\n}\nfragment Attending on Session {\n  attendees {\n    id\n    role\n    userId\n    user {\n      id\n      fullName\n      avatar\n    }\n  }\n}")

export const CalendarSession = typed<CalendarSessionQuery, CalendarSessionQueryVariables>("query CalendarSession($id: ID!) {\n  session(id: $id) {\n    ...Entry\n    accessOpen\n    zoomId\n    allowed\n    sessionTypeId\n    practiceAreaId\n  }\n}\nfragment Entry on Session {\n  id\n  name\n  shortName\n  status\n  startAt\n  endAt\n  deadline\n  holdUntil\n  practiceArea {\n    id\n    name\n  }\n  ...Attending\n}\nfragment Attending on Session {\n  attendees {\n    id\n    role\n    userId\n    user {\n      id\n      fullName\n      avatar\n    }\n  }\n}")

export const CancelQuote = typed<CancelQuoteQuery, CancelQuoteQueryVariables>("query CancelQuote($id: ID!) {\n  sessionQuote(purpose: cancel, sessionId: $id) {\n    total\n    balanceAfter\n    policy\n    freeUntil\n    moveCost\n    cancelCost\n  }\n}")

export const CancelSession = typed<CancelSessionMutation, CancelSessionMutationVariables>("mutation CancelSession($id: ID!, $reason: String, $idempotencyKey: String) {\n  sessionCancel(id: $id, reason: $reason, idempotencyKey: $idempotencyKey) {\n    id\n    status\n  }\n}")

export const Availability = typed<AvailabilityQuery, AvailabilityQueryVariables>("query Availability($userId: ID) {\n  availabilityRules(userId: $userId) {\n    ...Rule\n  }\n  sessionTypes {\n    id\n    name\n    children {\n      id\n    }\n  }\n  practiceAreas {\n    id\n    name\n  }\n}\nfragment Rule on AvailabilityRule {\n  id\n  timezone\n  weekday\n  from\n  until\n  validFrom\n  validUntil\n  sessionTypes {\n    id\n    name\n  }\n  practiceAreas {\n    id\n    name\n  }\n}")

export const AvailabilityExceptions = typed<AvailabilityExceptionsQuery, AvailabilityExceptionsQueryVariables>("query AvailabilityExceptions($userId: ID, $from: DateTime!) {\n  availabilityExceptions(userId: $userId, from: $from) {\n    id\n    kind\n    from\n    until\n    note\n    sessionTypes {\n      id\n      name\n    }\n    practiceAreas {\n      id\n      name\n    }\n  }\n}")

export const TakenTime = typed<TakenTimeQuery, TakenTimeQueryVariables>("query TakenTime($userId: ID, $from: DateTime!, $until: DateTime!) {\n  slots(userId: $userId, from: $from, until: $until) {\n    entries {\n      id\n      from\n      until\n      status\n      sessionId\n    }\n  }\n}")

export const AddHours = typed<AddHoursMutation, AddHoursMutationVariables>("mutation AddHours($userId: ID, $timezone: String, $weekday: Int!, $from: String!, $until: String!, $validFrom: Date, $validUntil: Date, $sessionTypes: [ID!], $practiceAreas: [ID!]) {\n  availabilityRuleCreate(\n    userId: $userId\n    timezone: $timezone\n    weekday: $weekday\n    from: $from\n    until: $until\n    validFrom: $validFrom\n    validUntil: $validUntil\n    sessionTypes: $sessionTypes\n    practiceAreas: $practiceAreas\n  ) {\n    id\n  }\n}")

export const ChangeHours = typed<ChangeHoursMutation, ChangeHoursMutationVariables>("mutation ChangeHours($id: ID!, $timezone: String, $weekday: Int, $from: String, $until: String, $validFrom: Date, $validUntil: Date, $sessionTypes: [ID!], $practiceAreas: [ID!]) {\n  availabilityRuleUpdate(\n    id: $id\n    timezone: $timezone\n    weekday: $weekday\n    from: $from\n    until: $until\n    validFrom: $validFrom\n    validUntil: $validUntil\n    sessionTypes: $sessionTypes\n    practiceAreas: $practiceAreas\n  ) {\n    id\n  }\n}")

export const RemoveHours = typed<RemoveHoursMutation, RemoveHoursMutationVariables>("mutation RemoveHours($id: ID!) {\n  availabilityRuleDelete(id: $id) {\n    id\n  }\n}")

export const AddException = typed<AddExceptionMutation, AddExceptionMutationVariables>("mutation AddException($userId: ID, $kind: AvailabilityExceptionKind!, $from: DateTime!, $until: DateTime!, $note: String, $sessionTypes: [ID!], $practiceAreas: [ID!]) {\n  availabilityExceptionCreate(\n    userId: $userId\n    kind: $kind\n    from: $from\n    until: $until\n    note: $note\n    sessionTypes: $sessionTypes\n    practiceAreas: $practiceAreas\n  ) {\n    id\n  }\n}")

export const ChangeException = typed<ChangeExceptionMutation, ChangeExceptionMutationVariables>("mutation ChangeException($id: ID!, $kind: AvailabilityExceptionKind, $from: DateTime, $until: DateTime, $note: String, $sessionTypes: [ID!], $practiceAreas: [ID!]) {\n  availabilityExceptionUpdate(\n    id: $id\n    kind: $kind\n    from: $from\n    until: $until\n    note: $note\n    sessionTypes: $sessionTypes\n    practiceAreas: $practiceAreas\n  ) {\n    id\n  }\n}")

export const RemoveException = typed<RemoveExceptionMutation, RemoveExceptionMutationVariables>("mutation RemoveException($id: ID!) {\n  availabilityExceptionDelete(id: $id) {\n    id\n  }\n}")
