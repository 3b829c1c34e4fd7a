// Written by schema/generate.ts; do not edit.
import { typed } from '../../providers/api/document'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SlotStatus =
  | 'open'
  | 'held'
  | 'booked'
  | 'blocked';

export type Preparation =
  /** SQE1 */
  | 'sqe1'
  /** SQE2 */
  | 'sqe2'
  /** HRA/BAR */
  | 'hra_bar'
  /** Other exams: LLB/LLM */
  | 'other';

export type ContactStatus =
  | 'new'
  | 'contacted'
  | 'interested'
  | 'converted'
  | 'not_interested'
  | 'do_not_contact';

/** Where somebody stands against the pass line. `not_enough`: on fewer than 20 answers nothing is said. */
export type ReadinessVerdict =
  | 'not_enough'
  | 'below'
  | 'probably_below'
  | 'either'
  | 'probably_above'
  | 'above';

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

export type SessionTypeStatus =
  | 'draft'
  | 'active'
  | 'paused'
  | 'archived';

export type StudentDashboardQueryVariables = Exact<{ [key: string]: never; }>;


export type StudentDashboardQuery = { serverTime: string, upcoming: { entries: Array<{ holdUntil: string | null, price: number | null, unreadyMessage: string | null, id: string, name: string, status: string, assignmentStatus: AssignmentStatus, startAt: string, endAt: string, accessOpen: string | null, deadline: string | null, zoomId: string | null, sessionTypeId: string, answers: Array<{ id: string }>, practiceArea: { id: string, name: string } | null, attendees: Array<{ id: string, role: AttendeeRole, userId: string, user: { id: string, fullName: string | null, avatar: string | null } | null }> }> }, released: { entries: Array<{ id: string, name: string, sessionTypeId: string, marked: string | null, finalMark: number | null, practiceArea: { id: string, name: string } | null }> }, ever: { pageInfo: { totalCount: number } }, wallet: { id: string, balance: number }, sessionTypes: Array<{ id: string, name: string, price: number, status: SessionTypeStatus, bookingAllowed: boolean, children: Array<{ id: string }> }>, examSittings: Array<{ id: string, exam: Preparation, paper: ExamPaper, date: string }>, reviewQueue: { off: boolean, today: { cards: number, questions: number, minutes: number } }, running: { entries: Array<{ id: string, title: string, answered: number, count: number, endsAt: string | null }> }, held: { entries: Array<{ id: string, until: string | null, bundle: { id: string, categoryId: string, title: string } | null }> }, testResults: { papers: Array<{ paper: ExamPaper, passPercent: number, answers: number, areas: Array<{ answers: number, from: number | null, until: number | null, verdict: ReadinessVerdict, practiceArea: { id: string, name: string, shortName: string } }> }> } };

export type TutorDashboardQueryVariables = Exact<{
  from: string;
  soon: string;
  today: string;
  week: string;
  month: string;
}>;


export type TutorDashboardQuery = { serverTime: string, upcoming: { entries: Array<{ id: string, name: string, status: string, assignmentStatus: AssignmentStatus, startAt: string, endAt: string, accessOpen: string | null, deadline: string | null, zoomId: string | null, sessionTypeId: string, practiceArea: { id: string, name: string } | null, attendees: Array<{ id: string, role: AttendeeRole, userId: string, user: { id: string, fullName: string | null, avatar: string | null } | null }> }> }, queue: { entries: Array<{ id: string, name: string, status: string, readyAt: string | null, deadline: string | null, endAt: string, practiceArea: { id: string, name: string } | null, attendees: Array<{ id: string, role: AttendeeRole, userId: string, user: { id: string, fullName: string | null, avatar: string | null } | null }> }>, pageInfo: { totalCount: number } }, slots: { entries: Array<{ id: string, from: string, until: string, status: SlotStatus }> }, availabilityRules: Array<{ id: string, weekday: number, validFrom: string | null, validUntil: string | null }>, wallet: { id: string, balance: number }, accessRequests: { entries: Array<{ id: string, userId: string }> }, royalties: { entries: Array<{ id: string, amount: number }> } };

export type StaffDashboardQueryVariables = Exact<{
  today: string;
  tomorrow: string;
  late: string;
  day: string;
  month: string;
  sessions: boolean;
  people: boolean;
  settings: boolean;
  content: boolean;
}>;


export type StaffDashboardQuery = { serverTime: string, accessRequests?: { pageInfo: { totalCount: number } }, today?: { entries: Array<{ id: string, name: string, status: string, assignmentStatus: AssignmentStatus, startAt: string, endAt: string, accessOpen: string | null, deadline: string | null, zoomId: string | null, sessionTypeId: string, practiceArea: { id: string, name: string } | null, attendees: Array<{ id: string, role: AttendeeRole, userId: string, user: { id: string, fullName: string | null, avatar: string | null } | null }> }>, pageInfo: { totalCount: number } }, unassigned?: { pageInfo: { totalCount: number } }, toMark?: { entries: Array<{ id: string, name: string, status: string, readyAt: string | null, deadline: string | null, endAt: string, practiceArea: { id: string, name: string } | null, attendees: Array<{ id: string, role: AttendeeRole, userId: string, user: { id: string, fullName: string | null, avatar: string | null } | null }> }> }, disputes?: { entries: Array<{ id: string, name: string, startAt: string, noShowDispute: { id: string, answerBy: string } | null, attendees: Array<{ id: string, role: AttendeeRole, userId: string, user: { id: string, fullName: string | null, avatar: string | null } | null }> }>, pageInfo: { totalCount: number } }, followUps?: { entries: Array<{ id: string, fullName: string | null, email: string | null, followUp: string | null, contactStatus: ContactStatus | null }>, pageInfo: { totalCount: number } }, signUps?: { entries: Array<{ id: string, fullName: string | null, email: string | null, preparation: Preparation | null, insertedAt: string | null }>, pageInfo: { totalCount: number } }, failedJobs?: { pageInfo: { totalCount: number } }, waitingJobs?: { pageInfo: { totalCount: number } } };

export type StaffChartsQueryVariables = Exact<{
  sessions: boolean;
  money: boolean;
  from: string;
  until: string;
}>;


export type StaffChartsQuery = { sessionsByWeek?: Array<{ monday: string, written: number, oral: number, other: number, toCome: number }>, markingByWeek?: { count: number, days: number | null, inTime: number, weeks: Array<{ monday: string, count: number, days: number | null, inTime: number }> }, markingByTutor?: Array<{ tutorId: string, tutorName: string | null, count: number, days: number, longest: number, inTime: number }>, slowestMarkings?: Array<{ sessionId: string, name: string, tutorName: string | null, marked: string, days: number }>, salesByWeek?: Array<{ monday: string, count: number, amount: number }>, salesBefore?: { amount: number } };

export type UpcomingFragment = { id: string, name: string, status: string, assignmentStatus: AssignmentStatus, startAt: string, endAt: string, accessOpen: string | null, deadline: string | null, zoomId: string | null, sessionTypeId: string, practiceArea: { id: string, name: string } | null, attendees: Array<{ id: string, role: AttendeeRole, userId: string, user: { id: string, fullName: string | null, avatar: string | null } | null }> };

export type ToMarkFragment = { id: string, name: string, status: string, readyAt: string | null, deadline: string | null, endAt: string, practiceArea: { id: string, name: string } | null, attendees: Array<{ id: string, role: AttendeeRole, userId: string, user: { id: string, fullName: string | null, avatar: string | null } | null }> };

export type AttendingFragment = { attendees: Array<{ id: string, role: AttendeeRole, userId: string, user: { id: string, fullName: string | null, avatar: string | null } | null }> };


export const StudentDashboard = typed<StudentDashboardQuery, StudentDashboardQueryVariables>("query StudentDashboard {\n  serverTime\n  upcoming: userSessions(\n    status: [pending, booked, in_progress]\n    orderBy: start_at\n    orderDirection: asc\n    pageSize: 20\n  ) {\n    entries {\n      ...Upcoming\n      holdUntil\n      price\n      unreadyMessage\n      answers {\n        id\n      }\n    }\n  }\n  released: userSessions(\n    status: [marked]\n    orderBy: marked\n    orderDirection: desc\n    pageSize: 12\n  ) {\n    entries {\n      id\n      name\n      sessionTypeId\n      marked\n      finalMark\n      practiceArea {\n        id\n        name\n      }\n    }\n  }\n  ever: userSessions(pageSize: 1) {\n    pageInfo {\n      totalCount\n    }\n  }\n  wallet {\n    id\n    balance\n  }\n  sessionTypes {\n    id\n    name\n    price\n    status\n    bookingAllowed\n    children {\n      id\n    }\n  }\n  examSittings {\n    id\n    exam\n    paper\n    date\n  }\n  reviewQueue {\n    off\n    today {\n      cards\n      questions\n      minutes\n    }\n  }\n  running: testAttempts(status: in_progress, pageSize: 5) {\n    entries {\n      id\n      title\n      answered\n      count\n      endsAt\n    }\n  }\n  held: libraryPermissions(status: active, pageSize: 100) {\n    entries {\n      id\n      until\n      bundle {\n        id\n        categoryId\n        title\n      }\n    }\n  }\n  testResults {\n    papers {\n      paper\n      passPercent\n      answers\n      areas {\n        practiceArea {\n          id\n          name\n          shortName\n        }\n        answers\n        from\n        until\n        verdict\n      }\n    }\n  }\n}\nfragment Upcoming on Session {\n  id\n  name\n  status\n  assignmentStatus\n  startAt\n  endAt\n  accessOpen\n  deadline\n  zoomId\n  sessionTypeId\n  practiceArea {\n    id\n    name\n  }\n  ...Attending\n}\nfragment Attending on Session {\n  attendees {\n    id\n    role\n    userId\n    user {\n      id\n      fullName\n      avatar\n    }\n  }\n}")

export const TutorDashboard = typed<TutorDashboardQuery, TutorDashboardQueryVariables>("query TutorDashboard($from: DateTime!, $soon: DateTime!, $today: DateTime!, $week: DateTime!, $month: DateTime!) {\n  serverTime\n  upcoming: userSessions(\n    status: [booked, in_progress]\n    from: $from\n    until: $soon\n    orderBy: start_at\n    orderDirection: asc\n    pageSize: 50\n  ) {\n    entries {\n      ...Upcoming\n    }\n  }\n  queue: userSessions(\n    status: [ready, marking, in_review]\n    orderBy: start_at\n    orderDirection: asc\n    pageSize: 50\n  ) {\n    entries {\n      ...ToMark\n    }\n    pageInfo {\n      totalCount\n    }\n  }\n  slots(from: $today, until: $week) {\n    entries {\n      id\n      from\n      until\n      status\n    }\n  }\n  availabilityRules {\n    id\n    weekday\n    validFrom\n    validUntil\n  }\n  wallet {\n    id\n    balance\n  }\n  accessRequests(status: open, pageSize: 10) {\n    entries {\n      id\n      userId\n    }\n  }\n  royalties: transactions(type: royalty, from: $month, pageSize: 100) {\n    entries {\n      id\n      amount\n    }\n  }\n}\nfragment Upcoming on Session {\n  id\n  name\n  status\n  assignmentStatus\n  startAt\n  endAt\n  accessOpen\n  deadline\n  zoomId\n  sessionTypeId\n  practiceArea {\n    id\n    name\n  }\n  ...Attending\n}\nfragment Attending on Session {\n  attendees {\n    id\n    role\n    userId\n    user {\n      id\n      fullName\n      avatar\n    }\n  }\n}\nfragment ToMark on Session {\n  id\n  name\n  status\n  readyAt\n  deadline\n  endAt\n  practiceArea {\n    id\n    name\n  }\n  ...Attending\n}")

export const StaffDashboard = typed<StaffDashboardQuery, StaffDashboardQueryVariables>("query StaffDashboard($today: DateTime!, $tomorrow: DateTime!, $late: DateTime!, $day: Date!, $month: DateTime!, $sessions: Boolean!, $people: Boolean!, $settings: Boolean!, $content: Boolean!) {\n  serverTime\n  accessRequests(status: open, pageSize: 1) @include(if: $content) {\n    pageInfo {\n      totalCount\n    }\n  }\n  today: sessions(\n    from: $today\n    until: $tomorrow\n    status: [booked, in_progress, ready, marking, in_review, marked, no_show]\n    orderBy: start_at\n    orderDirection: asc\n    pageSize: 100\n  ) @include(if: $sessions) {\n    entries {\n      ...Upcoming\n    }\n    pageInfo {\n      totalCount\n    }\n  }\n  unassigned: sessions(\n    assignmentStatus: unassigned\n    status: [booked, in_progress]\n    pageSize: 1\n  ) @include(if: $sessions) {\n    pageInfo {\n      totalCount\n    }\n  }\n  toMark: sessions(\n    until: $late\n    status: [ready, marking, in_review]\n    orderBy: start_at\n    orderDirection: asc\n    pageSize: 100\n  ) @include(if: $sessions) {\n    entries {\n      ...ToMark\n    }\n  }\n  disputes: sessions(\n    disputed: true\n    orderBy: start_at\n    orderDirection: asc\n    pageSize: 5\n  ) @include(if: $sessions) {\n    entries {\n      id\n      name\n      startAt\n      noShowDispute {\n        id\n        answerBy\n      }\n      ...Attending\n    }\n    pageInfo {\n      totalCount\n    }\n  }\n  followUps: users(\n    followUpUntil: $day\n    orderBy: follow_up\n    orderDirection: asc\n    pageSize: 5\n  ) @include(if: $people) {\n    entries {\n      id\n      fullName\n      email\n      followUp\n      contactStatus\n    }\n    pageInfo {\n      totalCount\n    }\n  }\n  signUps: users(\n    contactStatus: [new]\n    from: $month\n    types: [aspiringSolicitor]\n    orderBy: inserted_at\n    orderDirection: desc\n    pageSize: 5\n  ) @include(if: $people) {\n    entries {\n      id\n      fullName\n      email\n      preparation\n      insertedAt\n    }\n    pageInfo {\n      totalCount\n    }\n  }\n  failedJobs: queueJobs(state: failed, pageSize: 1) @include(if: $settings) {\n    pageInfo {\n      totalCount\n    }\n  }\n  waitingJobs: queueJobs(state: waiting, pageSize: 1) @include(if: $settings) {\n    pageInfo {\n      totalCount\n    }\n  }\n}\nfragment Upcoming on Session {\n  id\n  name\n  status\n  assignmentStatus\n  startAt\n  endAt\n  accessOpen\n  deadline\n  zoomId\n  sessionTypeId\n  practiceArea {\n    id\n    name\n  }\n  ...Attending\n}\nfragment Attending on Session {\n  attendees {\n    id\n    role\n    userId\n    user {\n      id\n      fullName\n      avatar\n    }\n  }\n}\nfragment ToMark on Session {\n  id\n  name\n  status\n  readyAt\n  deadline\n  endAt\n  practiceArea {\n    id\n    name\n  }\n  ...Attending\n}")

export const StaffCharts = typed<StaffChartsQuery, StaffChartsQueryVariables>("query StaffCharts($sessions: Boolean!, $money: Boolean!, $from: DateTime!, $until: DateTime!) {\n  sessionsByWeek @include(if: $sessions) {\n    monday\n    written\n    oral\n    other\n    toCome\n  }\n  markingByWeek @include(if: $sessions) {\n    weeks {\n      monday\n      count\n      days\n      inTime\n    }\n    count\n    days\n    inTime\n  }\n  markingByTutor @include(if: $sessions) {\n    tutorId\n    tutorName\n    count\n    days\n    longest\n    inTime\n  }\n  slowestMarkings @include(if: $sessions) {\n    sessionId\n    name\n    tutorName\n    marked\n    days\n  }\n  salesByWeek @include(if: $money) {\n    monday\n    count\n    amount\n  }\n  salesBefore: sales(from: $from, until: $until) @include(if: $money) {\n    amount\n  }\n}")
