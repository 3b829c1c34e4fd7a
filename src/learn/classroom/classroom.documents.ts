// Written by schema/generate.ts; do not edit.
import { typed } from '../../providers/api/document'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type OrderDirection =
  | 'asc'
  | 'desc';

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

export type CriterionMarkInput = {
  criterionId: string;
  mark?: Grade | null | undefined;
  comment?: string | null | undefined;
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

export type CriterionKind =
  | 'skills'
  | 'law';

export type ClassroomSessionsQueryVariables = Exact<{
  status?: Array<SessionStatus> | SessionStatus | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
  orderDirection?: OrderDirection | null | undefined;
  orderBy?: SessionOrder | null | undefined;
}>;


export type ClassroomSessionsQuery = { userSessions: { entries: Array<{ id: string, status: string, startAt: string, endAt: string, deadline: string | null, readyAt: string | null, marked: string | null, accessOpen: string | null, holdUntil: string | null, cancelReason: string | null, finalMark: number | null, sessionType: { id: string, name: string, mode: SessionMode } | null, practiceArea: { id: string, name: string } | null, attendees: Array<{ id: string, userId: string, role: AttendeeRole, user: { id: string, fullName: string | null, nickname: string | null } | null }> }>, pageInfo: { currentPage: number, totalPages: number, totalCount: number, hasNextPage: boolean, hasPreviousPage: boolean } } };

export type ClassroomSeatsQueryVariables = Exact<{
  jointId: string;
}>;


export type ClassroomSeatsQuery = { sessions: { entries: Array<{ id: string, status: string, attendees: Array<{ id: string, role: AttendeeRole, userId: string, user: { id: string, fullName: string | null, avatar: string | null } | null }> }> } };

export type ClassroomCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type ClassroomCountsQuery = { ahead: { pageInfo: { totalCount: number } }, marking: { pageInfo: { totalCount: number } } };

export type ClassroomFileFragment = { id: string, title: string, contentType: string, content: string | null, contentHtml: string | null, contentLink: string | null, size: number | null, protected: boolean, own: boolean, studentCanView: boolean, insertedAt: string };

export type ClassroomAnswerFragment = { id: string, written: boolean, insertedAt: string, updatedAt: string, file: { id: string, title: string, contentType: string, content: string | null, contentHtml: string | null, contentLink: string | null, size: number | null, protected: boolean, own: boolean, studentCanView: boolean, insertedAt: string } | null };

export type ClassroomMarksheetFragment = { id: string, version: number, updatedAt: string, updatedBy: { id: string, fullName: string | null } | null, body: Array<{ criterionId: string, mark: Grade | null, comment: string | null }> };

export type ClassroomSessionQueryVariables = Exact<{
  id: string;
}>;


export type ClassroomSessionQuery = { session: { id: string, parentId: string | null, status: string, cancelReason: string | null, zoomId: string | null, startAt: string, endAt: string, deadline: string | null, readyAt: string | null, marked: string | null, accessOpen: string | null, accessClose: string | null, holdUntil: string | null, unreadyMessage: string | null, noShowAt: string | null, clockStartedAt: string | null, timeLimit: number | null, clockMinutes: number | null, timeUsed: number | null, seats: number, seatsTaken: number, jointId: string | null, answerVersion: number, correctedAt: string | null, correction: string | null, finalMark: number | null, skillsMark: number | null, lawMark: number | null, review: string | null, internalReview: string | null, updatedAt: string, allowed: Array<string>, noShowDispute: { id: string, reason: DisputeReason, message: string, insertedAt: string, answerBy: string, outcome: DisputeOutcome | null, answer: string | null, resolvedAt: string | null, rebookUntil: string | null, rebookedSessionId: string | null } | null, marksheet: Array<{ id: string, title: string, description: string | null, kind: CriterionKind, weight: number }> | null, marks: Array<{ criterionId: string, mark: Grade | null, comment: string | null }> | null, extraTasks: Array<{ title: string, body: string | null }> | null, sessionType: { id: string, name: string, shortName: string, group: SessionGroup, mode: SessionMode, category: SessionCategory | null, duration: number | null, preparationTime: number | null, windowLength: number | null, academicReview: boolean, passMark: number, price: number } | null, practiceArea: { id: string, name: string } | null, mock: { id: string, name: string | null, instruction: string | null, scenario: string | null, candidateInstruction: string | null, tutorInstruction: string | null, suggestedAnswer: string | null, templates: Array<{ id: string, file: { id: string, title: string, contentType: string, content: string | null, contentHtml: string | null, contentLink: string | null, size: number | null, protected: boolean, own: boolean, studentCanView: boolean, insertedAt: string } | null }> | null } | null, attendees: Array<{ id: string, userId: string, role: AttendeeRole, user: { id: string, fullName: string | null, nickname: string | null, avatar: string | null } | null }>, materials: Array<{ id: string, file: { id: string, title: string, contentType: string, content: string | null, contentHtml: string | null, contentLink: string | null, size: number | null, protected: boolean, own: boolean, studentCanView: boolean, insertedAt: string } | null }>, answers: Array<{ id: string, written: boolean, insertedAt: string, updatedAt: string, file: { id: string, title: string, contentType: string, content: string | null, contentHtml: string | null, contentLink: string | null, size: number | null, protected: boolean, own: boolean, studentCanView: boolean, insertedAt: string } | null }>, notes: Array<{ id: string, title: string | null, content: string | null, updatedAt: string }> | null, sessionMarksheet: { id: string, version: number, updatedAt: string, updatedBy: { id: string, fullName: string | null } | null, body: Array<{ criterionId: string, mark: Grade | null, comment: string | null }> } | null } };

export type ClassroomAnswerCreateMutationVariables = Exact<{
  sessionId: string;
  title: string;
  contentType: string;
  file?: unknown;
}>;


export type ClassroomAnswerCreateMutation = { sessionAnswerCreate: { id: string, written: boolean, insertedAt: string, updatedAt: string, file: { id: string, title: string, contentType: string, content: string | null, contentHtml: string | null, contentLink: string | null, size: number | null, protected: boolean, own: boolean, studentCanView: boolean, insertedAt: string } | null } };

export type ClassroomAnswerDeleteMutationVariables = Exact<{
  id: string;
}>;


export type ClassroomAnswerDeleteMutation = { sessionAnswerDelete: { id: string } };

export type ClassroomNoShowDisputeMutationVariables = Exact<{
  id: string;
  reason: DisputeReason;
  message: string;
}>;


export type ClassroomNoShowDisputeMutation = { sessionNoShowDispute: { id: string } };

export type ClassroomHandInMutationVariables = Exact<{
  id: string;
  answerVersion?: number | null | undefined;
}>;


export type ClassroomHandInMutation = { sessionUpdateReady: { id: string, status: string, readyAt: string | null } };

export type ClassroomHandBackMutationVariables = Exact<{
  id: string;
  message: string;
  deadline?: string | null | undefined;
}>;


export type ClassroomHandBackMutation = { sessionUpdateUnready: { id: string, status: string, deadline: string | null } };

export type ClassroomStatusMutationVariables = Exact<{
  id: string;
  status: string;
  message?: string | null | undefined;
}>;


export type ClassroomStatusMutation = { sessionUpdateStatus: { id: string, status: string } };

export type ClassroomLinkMutationVariables = Exact<{
  id: string;
  zoomId: string;
}>;


export type ClassroomLinkMutation = { sessionUpdateLink: { id: string, zoomId: string | null } };

export type ClassroomReleaseMutationVariables = Exact<{
  id: string;
  review?: string | null | undefined;
  internalReview?: string | null | undefined;
  version?: number | null | undefined;
}>;


export type ClassroomReleaseMutation = { sessionUpdateMarked: { id: string, status: string } };

export type ClassroomAcceptMutationVariables = Exact<{
  id: string;
}>;


export type ClassroomAcceptMutation = { sessionAssignmentAccept: { id: string } };

export type ClassroomDeclineMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type ClassroomDeclineMutation = { sessionAssignmentDecline: { id: string } | null };

export type ClassroomNoShowMutationVariables = Exact<{
  id: string;
}>;


export type ClassroomNoShowMutation = { sessionUpdateNoShow: { id: string, status: string } };

export type ClassroomReviewMutationVariables = Exact<{
  id: string;
  review?: string | null | undefined;
}>;


export type ClassroomReviewMutation = { sessionUpdate: { id: string, review: string | null, updatedAt: string } };

export type ClassroomInternalReviewMutationVariables = Exact<{
  id: string;
  internalReview?: string | null | undefined;
}>;


export type ClassroomInternalReviewMutation = { sessionUpdate: { id: string, internalReview: string | null, updatedAt: string } };

export type ClassroomMarksheetSaveMutationVariables = Exact<{
  sessionId: string;
  body: Array<CriterionMarkInput> | CriterionMarkInput;
  version?: number | null | undefined;
}>;


export type ClassroomMarksheetSaveMutation = { sessionMarksheetUpdate: { id: string, version: number, updatedAt: string, updatedBy: { id: string, fullName: string | null } | null, body: Array<{ criterionId: string, mark: Grade | null, comment: string | null }> } };

export type ClassroomReminderMutationVariables = Exact<{
  id: string;
}>;


export type ClassroomReminderMutation = { sessionGenerateAlarmEmail: { id: string } };

export type ClassroomSuggestedAnswerMutationVariables = Exact<{
  id: string;
}>;


export type ClassroomSuggestedAnswerMutation = { sessionGenerateSuggestedAnswer: { id: string } };

export type ClassroomNoteCreateMutationVariables = Exact<{
  sessionId: string;
  title?: string | null | undefined;
  content?: string | null | undefined;
}>;


export type ClassroomNoteCreateMutation = { sessionNoteCreate: { id: string, content: string | null, updatedAt: string } };

export type ClassroomNoteUpdateMutationVariables = Exact<{
  id: string;
  content?: string | null | undefined;
}>;


export type ClassroomNoteUpdateMutation = { sessionNoteUpdate: { id: string, content: string | null, updatedAt: string } };

export type ClassroomUpdatedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ClassroomUpdatedSubscription = { sessionUpdated: { id: string, status: string, updatedAt: string } };

export type ClassroomAnswerWriteMutationVariables = Exact<{
  sessionId: string;
  content: string;
  version: number;
}>;


export type ClassroomAnswerWriteMutation = { sessionAnswerWrite: { id: string, answerVersion: number, timeUsed: number | null, allowed: Array<string>, answers: Array<{ id: string, written: boolean, insertedAt: string, updatedAt: string, file: { id: string, title: string, contentType: string, content: string | null, contentHtml: string | null, contentLink: string | null, size: number | null, protected: boolean, own: boolean, studentCanView: boolean, insertedAt: string } | null }> } };

export type ClassroomClockStartMutationVariables = Exact<{
  id: string;
}>;


export type ClassroomClockStartMutation = { sessionClockStart: { id: string, clockStartedAt: string | null, deadline: string | null } };

export type ClassroomCorrectMutationVariables = Exact<{
  id: string;
  body: Array<CriterionMarkInput> | CriterionMarkInput;
  review?: string | null | undefined;
  reason: string;
  version: number;
}>;


export type ClassroomCorrectMutation = { sessionMarksCorrect: { id: string } };

export type ClassroomToMarkQueryVariables = Exact<{ [key: string]: never; }>;


export type ClassroomToMarkQuery = { userSessions: { entries: Array<{ id: string, startAt: string, endAt: string, deadline: string | null, readyAt: string | null, sessionType: { id: string, name: string } | null, attendees: Array<{ id: string, role: AttendeeRole, userId: string, user: { id: string, fullName: string | null, avatar: string | null } | null }> }> } };

export type ClassroomAttemptsQueryVariables = Exact<{
  sessionTypeId: string;
}>;


export type ClassroomAttemptsQuery = { userSessionsMarked: { entries: Array<{ id: string, marked: string | null, startAt: string, finalMark: number | null }> } };

export type ClassroomMocksLeftQueryVariables = Exact<{ [key: string]: never; }>;


export type ClassroomMocksLeftQuery = { mocksLeft: Array<{ sessionTypeId: string, practiceAreaIds: Array<string> }> };

export type AttendingFragment = { attendees: Array<{ id: string, role: AttendeeRole, userId: string, user: { id: string, fullName: string | null, avatar: string | null } | null }> };


export const ClassroomSessions = typed<ClassroomSessionsQuery, ClassroomSessionsQueryVariables>("query ClassroomSessions($status: [SessionStatus!], $page: Int, $pageSize: Int, $orderDirection: OrderDirection, $orderBy: SessionOrder) {\n  userSessions(\n    status: $status\n    page: $page\n    pageSize: $pageSize\n    orderBy: $orderBy\n    orderDirection: $orderDirection\n  ) {\n    entries {\n      id\n      status\n      startAt\n      endAt\n      deadline\n      readyAt\n      marked\n      accessOpen\n      holdUntil\n      cancelReason\n      finalMark\n      sessionType {\n        id\n        name\n        mode\n      }\n      practiceArea {\n        id\n        name\n      }\n      attendees {\n        id\n        userId\n        role\n        user {\n          id\n          fullName\n          nickname\n        }\n      }\n    }\n    pageInfo {\n      currentPage\n      totalPages\n      totalCount\n      hasNextPage\n      hasPreviousPage\n    }\n  }\n}")

export const ClassroomSeats = typed<ClassroomSeatsQuery, ClassroomSeatsQueryVariables>("query ClassroomSeats($jointId: ID!) {\n  sessions(jointId: $jointId, pageSize: 50) {\n    entries {\n      id\n      status\n      ...Attending\n    }\n  }\n}\nfragment Attending on Session {\n  attendees {\n    id\n    role\n    userId\n    user {\n      id\n      fullName\n      avatar\n    }\n  }\n}")

export const ClassroomCounts = typed<ClassroomCountsQuery, ClassroomCountsQueryVariables>("query ClassroomCounts {\n  ahead: userSessions(status: [pending, booked, in_progress], pageSize: 1) {\n    pageInfo {\n      totalCount\n    }\n  }\n  marking: userSessions(status: [ready, marking, in_review], pageSize: 1) {\n    pageInfo {\n      totalCount\n    }\n  }\n}")

export const ClassroomSession = typed<ClassroomSessionQuery, ClassroomSessionQueryVariables>("query ClassroomSession($id: ID!) {\n  session(id: $id) {\n    id\n    parentId\n    status\n    cancelReason\n    zoomId\n    startAt\n    endAt\n    deadline\n    readyAt\n    marked\n    accessOpen\n    accessClose\n    holdUntil\n    unreadyMessage\n    noShowAt\n    clockStartedAt\n    timeLimit\n    clockMinutes\n    timeUsed\n    seats\n    seatsTaken\n    jointId\n    answerVersion\n    noShowDispute {\n      id\n      reason\n      message\n      insertedAt\n      answerBy\n      outcome\n      answer\n      resolvedAt\n      rebookUntil\n      rebookedSessionId\n    }\n    correctedAt\n    correction\n    finalMark\n    skillsMark\n    lawMark\n    review\n    internalReview\n    updatedAt\n    allowed\n    marksheet {\n      id\n      title\n      description\n      kind\n      weight\n    }\n    marks {\n      criterionId\n      mark\n      comment\n    }\n    extraTasks {\n      title\n      body\n    }\n    sessionType {\n      id\n      name\n      shortName\n      group\n      mode\n      category\n      duration\n      preparationTime\n      windowLength\n      academicReview\n      passMark\n      price\n    }\n    practiceArea {\n      id\n      name\n    }\n    mock {\n      id\n      name\n      instruction\n      scenario\n      candidateInstruction\n      tutorInstruction\n      suggestedAnswer\n      templates {\n        id\n        file {\n          ...ClassroomFile\n        }\n      }\n    }\n    attendees {\n      id\n      userId\n      role\n      user {\n        id\n        fullName\n        nickname\n        avatar\n      }\n    }\n    materials {\n      id\n      file {\n        ...ClassroomFile\n      }\n    }\n    answers {\n      ...ClassroomAnswer\n    }\n    notes {\n      id\n      title\n      content\n      updatedAt\n    }\n    sessionMarksheet {\n      ...ClassroomMarksheet\n    }\n  }\n}\nfragment ClassroomFile on DriveFile {\n  id\n  title\n  contentType\n  content\n  contentHtml\n  contentLink\n  size\n  protected\n  own\n  studentCanView\n  insertedAt\n}\nfragment ClassroomAnswer on SessionAnswer {\n  id\n  written\n  insertedAt\n  updatedAt\n  file {\n    ...ClassroomFile\n  }\n}\nfragment ClassroomMarksheet on SessionMarksheet {\n  id\n  version\n  updatedAt\n  updatedBy {\n    id\n    fullName\n  }\n  body {\n    criterionId\n    mark\n    comment\n  }\n}")

export const ClassroomAnswerCreate = typed<ClassroomAnswerCreateMutation, ClassroomAnswerCreateMutationVariables>("mutation ClassroomAnswerCreate($sessionId: ID!, $title: String!, $contentType: String!, $file: Upload) {\n  sessionAnswerCreate(\n    sessionId: $sessionId\n    title: $title\n    contentType: $contentType\n    file: $file\n  ) {\n    ...ClassroomAnswer\n  }\n}\nfragment ClassroomAnswer on SessionAnswer {\n  id\n  written\n  insertedAt\n  updatedAt\n  file {\n    ...ClassroomFile\n  }\n}\nfragment ClassroomFile on DriveFile {\n  id\n  title\n  contentType\n  content\n  contentHtml\n  contentLink\n  size\n  protected\n  own\n  studentCanView\n  insertedAt\n}")

export const ClassroomAnswerDelete = typed<ClassroomAnswerDeleteMutation, ClassroomAnswerDeleteMutationVariables>("mutation ClassroomAnswerDelete($id: ID!) {\n  sessionAnswerDelete(id: $id) {\n    id\n  }\n}")

export const ClassroomNoShowDispute = typed<ClassroomNoShowDisputeMutation, ClassroomNoShowDisputeMutationVariables>("mutation ClassroomNoShowDispute($id: ID!, $reason: DisputeReason!, $message: Text!) {\n  sessionNoShowDispute(id: $id, reason: $reason, message: $message) {\n    id\n  }\n}")

export const ClassroomHandIn = typed<ClassroomHandInMutation, ClassroomHandInMutationVariables>("mutation ClassroomHandIn($id: ID!, $answerVersion: Int) {\n  sessionUpdateReady(id: $id, answerVersion: $answerVersion) {\n    id\n    status\n    readyAt\n  }\n}")

export const ClassroomHandBack = typed<ClassroomHandBackMutation, ClassroomHandBackMutationVariables>("mutation ClassroomHandBack($id: ID!, $message: String!, $deadline: DateTime) {\n  sessionUpdateUnready(id: $id, message: $message, deadline: $deadline) {\n    id\n    status\n    deadline\n  }\n}")

export const ClassroomStatus = typed<ClassroomStatusMutation, ClassroomStatusMutationVariables>("mutation ClassroomStatus($id: ID!, $status: String!, $message: Text) {\n  sessionUpdateStatus(id: $id, status: $status, message: $message) {\n    id\n    status\n  }\n}")

export const ClassroomLink = typed<ClassroomLinkMutation, ClassroomLinkMutationVariables>("mutation ClassroomLink($id: ID!, $zoomId: String!) {\n  sessionUpdateLink(id: $id, zoomId: $zoomId) {\n    id\n    zoomId\n  }\n}")

export const ClassroomRelease = typed<ClassroomReleaseMutation, ClassroomReleaseMutationVariables>("mutation ClassroomRelease($id: ID!, $review: Html, $internalReview: Html, $version: Int) {\n  sessionUpdateMarked(\n    id: $id\n    review: $review\n    internalReview: $internalReview\n    version: $version\n  ) {\n    id\n    status\n  }\n}")

export const ClassroomAccept = typed<ClassroomAcceptMutation, ClassroomAcceptMutationVariables>("mutation ClassroomAccept($id: ID!) {\n  sessionAssignmentAccept(id: $id) {\n    id\n  }\n}")

export const ClassroomDecline = typed<ClassroomDeclineMutation, ClassroomDeclineMutationVariables>("mutation ClassroomDecline($id: ID!, $reason: Text!) {\n  sessionAssignmentDecline(id: $id, reason: $reason) {\n    id\n  }\n}")

export const ClassroomNoShow = typed<ClassroomNoShowMutation, ClassroomNoShowMutationVariables>("mutation ClassroomNoShow($id: ID!) {\n  sessionUpdateNoShow(id: $id) {\n    id\n    status\n  }\n}")

export const ClassroomReview = typed<ClassroomReviewMutation, ClassroomReviewMutationVariables>("mutation ClassroomReview($id: ID!, $review: Html) {\n  sessionUpdate(id: $id, review: $review) {\n    id\n    review\n    updatedAt\n  }\n}")

export const ClassroomInternalReview = typed<ClassroomInternalReviewMutation, ClassroomInternalReviewMutationVariables>("mutation ClassroomInternalReview($id: ID!, $internalReview: Html) {\n  sessionUpdate(id: $id, internalReview: $internalReview) {\n    id\n    internalReview\n    updatedAt\n  }\n}")

export const ClassroomMarksheetSave = typed<ClassroomMarksheetSaveMutation, ClassroomMarksheetSaveMutationVariables>("mutation ClassroomMarksheetSave($sessionId: ID!, $body: [CriterionMarkInput!]!, $version: Int) {\n  sessionMarksheetUpdate(sessionId: $sessionId, body: $body, version: $version) {\n    ...ClassroomMarksheet\n  }\n}\nfragment ClassroomMarksheet on SessionMarksheet {\n  id\n  version\n  updatedAt\n  updatedBy {\n    id\n    fullName\n  }\n  body {\n    criterionId\n    mark\n    comment\n  }\n}")

export const ClassroomReminder = typed<ClassroomReminderMutation, ClassroomReminderMutationVariables>("mutation ClassroomReminder($id: ID!) {\n  sessionGenerateAlarmEmail(id: $id) {\n    id\n  }\n}")

export const ClassroomSuggestedAnswer = typed<ClassroomSuggestedAnswerMutation, ClassroomSuggestedAnswerMutationVariables>("mutation ClassroomSuggestedAnswer($id: ID!) {\n  sessionGenerateSuggestedAnswer(id: $id) {\n    id\n  }\n}")

export const ClassroomNoteCreate = typed<ClassroomNoteCreateMutation, ClassroomNoteCreateMutationVariables>("mutation ClassroomNoteCreate($sessionId: ID!, $title: String, $content: Html) {\n  sessionNoteCreate(sessionId: $sessionId, title: $title, content: $content) {\n    id\n    content\n    updatedAt\n  }\n}")

export const ClassroomNoteUpdate = typed<ClassroomNoteUpdateMutation, ClassroomNoteUpdateMutationVariables>("mutation ClassroomNoteUpdate($id: ID!, $content: Html) {\n  sessionNoteUpdate(id: $id, content: $content) {\n    id\n    content\n    updatedAt\n  }\n}")

export const ClassroomUpdated = typed<ClassroomUpdatedSubscription, ClassroomUpdatedSubscriptionVariables>("subscription ClassroomUpdated {\n  sessionUpdated {\n    id\n    status\n    updatedAt\n  }\n}")

export const ClassroomAnswerWrite = typed<ClassroomAnswerWriteMutation, ClassroomAnswerWriteMutationVariables>("mutation ClassroomAnswerWrite($sessionId: ID!, $content: Html!, $version: Int!) {\n  sessionAnswerWrite(sessionId: $sessionId, content: $content, version: $version) {\n    id\n    answerVersion\n    timeUsed\n    allowed\n    answers {\n      ...ClassroomAnswer\n    }\n  }\n}\nfragment ClassroomAnswer on SessionAnswer {\n  id\n  written\n  insertedAt\n  updatedAt\n  file {\n    ...ClassroomFile\n  }\n}\nfragment ClassroomFile on DriveFile {\n  id\n  title\n  contentType\n  content\n  contentHtml\n  contentLink\n  size\n  protected\n  own\n  studentCanView\n  insertedAt\n}")

export const ClassroomClockStart = typed<ClassroomClockStartMutation, ClassroomClockStartMutationVariables>("mutation ClassroomClockStart($id: ID!) {\n  sessionClockStart(id: $id) {\n    id\n    clockStartedAt\n    deadline\n  }\n}")

export const ClassroomCorrect = typed<ClassroomCorrectMutation, ClassroomCorrectMutationVariables>("mutation ClassroomCorrect($id: ID!, $body: [CriterionMarkInput!]!, $review: Html, $reason: Text!, $version: Int!) {\n  sessionMarksCorrect(\n    id: $id\n    body: $body\n    review: $review\n    reason: $reason\n    version: $version\n  ) {\n    id\n  }\n}")

export const ClassroomToMark = typed<ClassroomToMarkQuery, ClassroomToMarkQueryVariables>("query ClassroomToMark {\n  userSessions(\n    status: [ready, marking]\n    pageSize: 50\n    orderBy: deadline\n    orderDirection: asc\n  ) {\n    entries {\n      id\n      startAt\n      endAt\n      deadline\n      readyAt\n      sessionType {\n        id\n        name\n      }\n      ...Attending\n    }\n  }\n}\nfragment Attending on Session {\n  attendees {\n    id\n    role\n    userId\n    user {\n      id\n      fullName\n      avatar\n    }\n  }\n}")

export const ClassroomAttempts = typed<ClassroomAttemptsQuery, ClassroomAttemptsQueryVariables>("query ClassroomAttempts($sessionTypeId: ID!) {\n  userSessionsMarked(sessionTypeId: $sessionTypeId, pageSize: 12) {\n    entries {\n      id\n      marked\n      startAt\n      finalMark\n    }\n  }\n}")

export const ClassroomMocksLeft = typed<ClassroomMocksLeftQuery, ClassroomMocksLeftQueryVariables>("query ClassroomMocksLeft {\n  mocksLeft {\n    sessionTypeId\n    practiceAreaIds\n  }\n}")
