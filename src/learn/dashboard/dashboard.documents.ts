// Written by schema/generate.ts; do not edit.
import { typed } from '../../providers/document'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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

export type StudentDashboardQueryVariables = Exact<{ [key: string]: never; }>;


export type StudentDashboardQuery = { serverTime: string, upcoming: { entries: Array<{ holdUntil: string | null, price: number | null, id: string, name: string, status: string, assignmentStatus: AssignmentStatus, startAt: string, endAt: string, accessOpen: string | null, deadline: string | null, zoomId: string | null, sessionTypeId: string, practiceArea: { id: string, name: string } | null, attendees: Array<{ id: string, role: AttendeeRole, userId: string, user: { id: string, fullName: string | null, avatar: string | null } | null }> }> }, released: { entries: Array<{ id: string, name: string, marked: string | null, finalMark: number | null, practiceArea: { id: string, name: string } | null }> }, wallet: { id: string, balance: number } };

export type TutorDashboardQueryVariables = Exact<{
  from: string;
  soon: string;
}>;


export type TutorDashboardQuery = { serverTime: string, upcoming: { entries: Array<{ id: string, name: string, status: string, assignmentStatus: AssignmentStatus, startAt: string, endAt: string, accessOpen: string | null, deadline: string | null, zoomId: string | null, sessionTypeId: string, practiceArea: { id: string, name: string } | null, attendees: Array<{ id: string, role: AttendeeRole, userId: string, user: { id: string, fullName: string | null, avatar: string | null } | null }> }> }, queue: { entries: Array<{ id: string, name: string, status: string, readyAt: string | null, practiceArea: { id: string, name: string } | null, attendees: Array<{ id: string, role: AttendeeRole, userId: string, user: { id: string, fullName: string | null } | null }> }>, pageInfo: { totalCount: number } } };

export type StaffDashboardQueryVariables = Exact<{
  from: string;
  until: string;
  sessions: boolean;
  people: boolean;
  mocks: boolean;
  late: string;
}>;


export type StaffDashboardQuery = { today?: { entries: Array<{ id: string, name: string, status: string, assignmentStatus: AssignmentStatus, startAt: string, endAt: string, accessOpen: string | null, deadline: string | null, zoomId: string | null, sessionTypeId: string, practiceArea: { id: string, name: string } | null, attendees: Array<{ id: string, role: AttendeeRole, userId: string, user: { id: string, fullName: string | null, avatar: string | null } | null }> }>, pageInfo: { totalCount: number } }, unassigned?: { pageInfo: { totalCount: number } }, waiting?: { pageInfo: { totalCount: number } }, users?: { pageInfo: { totalCount: number } }, mocks?: { pageInfo: { totalCount: number } } };

export type UpcomingFragment = { id: string, name: string, status: string, assignmentStatus: AssignmentStatus, startAt: string, endAt: string, accessOpen: string | null, deadline: string | null, zoomId: string | null, sessionTypeId: string, practiceArea: { id: string, name: string } | null, attendees: Array<{ id: string, role: AttendeeRole, userId: string, user: { id: string, fullName: string | null, avatar: string | null } | null }> };


export const StudentDashboard = typed<StudentDashboardQuery, StudentDashboardQueryVariables>("query StudentDashboard {\n  serverTime\n  upcoming: userSessions(\n    status: [pending, booked, in_progress]\n    orderBy: start_at\n    orderDirection: asc\n    pageSize: 20\n  ) {\n    entries {\n      ...Upcoming\n      holdUntil\n      price\n    }\n  }\n  released: userSessions(\n    status: [marked]\n    orderBy: start_at\n    orderDirection: desc\n    pageSize: 3\n  ) {\n    entries {\n      id\n      name\n      marked\n      finalMark\n      practiceArea {\n        id\n        name\n      }\n    }\n  }\n  wallet {\n    id\n    balance\n  }\n}\nfragment Upcoming on Session {\n  id\n  name\n  status\n  assignmentStatus\n  startAt\n  endAt\n  accessOpen\n  deadline\n  zoomId\n  sessionTypeId\n  practiceArea {\n    id\n    name\n  }\n  attendees {\n    id\n    role\n    userId\n    user {\n      id\n      fullName\n      avatar\n    }\n  }\n}")

export const TutorDashboard = typed<TutorDashboardQuery, TutorDashboardQueryVariables>("query TutorDashboard($from: DateTime!, $soon: DateTime!) {\n  serverTime\n  upcoming: userSessions(\n    status: [booked, in_progress]\n    from: $from\n    until: $soon\n    orderBy: start_at\n    orderDirection: asc\n    pageSize: 50\n  ) {\n    entries {\n      ...Upcoming\n    }\n  }\n  queue: userSessions(\n    status: [ready, marking, in_review]\n    orderBy: start_at\n    orderDirection: asc\n    pageSize: 20\n  ) {\n    entries {\n      id\n      name\n      status\n      readyAt\n      practiceArea {\n        id\n        name\n      }\n      attendees {\n        id\n        role\n        userId\n        user {\n          id\n          fullName\n        }\n      }\n    }\n    pageInfo {\n      totalCount\n    }\n  }\n}\nfragment Upcoming on Session {\n  id\n  name\n  status\n  assignmentStatus\n  startAt\n  endAt\n  accessOpen\n  deadline\n  zoomId\n  sessionTypeId\n  practiceArea {\n    id\n    name\n  }\n  attendees {\n    id\n    role\n    userId\n    user {\n      id\n      fullName\n      avatar\n    }\n  }\n}")

export const StaffDashboard = typed<StaffDashboardQuery, StaffDashboardQueryVariables>("query StaffDashboard($from: DateTime!, $until: DateTime!, $sessions: Boolean!, $people: Boolean!, $mocks: Boolean!, $late: DateTime!) {\n  today: sessions(\n    from: $from\n    until: $until\n    status: [booked, in_progress, ready, marking, in_review, marked, no_show]\n    orderBy: start_at\n    orderDirection: asc\n    pageSize: 50\n  ) @include(if: $sessions) {\n    entries {\n      ...Upcoming\n    }\n    pageInfo {\n      totalCount\n    }\n  }\n  unassigned: sessions(\n    assignmentStatus: unassigned\n    status: [booked, in_progress]\n    pageSize: 1\n  ) @include(if: $sessions) {\n    pageInfo {\n      totalCount\n    }\n  }\n  waiting: sessions(\n    until: $late\n    status: [ready, marking, in_review]\n    pageSize: 1\n  ) @include(if: $sessions) {\n    pageInfo {\n      totalCount\n    }\n  }\n  users(pageSize: 1) @include(if: $people) {\n    pageInfo {\n      totalCount\n    }\n  }\n  mocks(pageSize: 1) @include(if: $mocks) {\n    pageInfo {\n      totalCount\n    }\n  }\n}\nfragment Upcoming on Session {\n  id\n  name\n  status\n  assignmentStatus\n  startAt\n  endAt\n  accessOpen\n  deadline\n  zoomId\n  sessionTypeId\n  practiceArea {\n    id\n    name\n  }\n  attendees {\n    id\n    role\n    userId\n    user {\n      id\n      fullName\n      avatar\n    }\n  }\n}")
