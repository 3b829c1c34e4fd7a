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

export type UnreadQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadQuery = { notifications: { pageInfo: { totalCount: number } } };

export type NotificationsQueryVariables = Exact<{
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type NotificationsQuery = { notifications: { entries: Array<{ id: string, kind: NotificationKind, title: string, body: string, path: string, insertedAt: string, readAt: string | null }>, pageInfo: { totalCount: number, currentPage: number, totalPages: number, hasPreviousPage: boolean, hasNextPage: boolean } } };

export type NotificationsReadMutationVariables = Exact<{
  ids?: Array<string> | string | null | undefined;
}>;


export type NotificationsReadMutation = { notificationsRead: { unread: number } };


export const Unread = typed<UnreadQuery, UnreadQueryVariables>("query Unread {\n  notifications(unread: true, pageSize: 1) {\n    pageInfo {\n      totalCount\n    }\n  }\n}")

export const Notifications = typed<NotificationsQuery, NotificationsQueryVariables>("query Notifications($page: Int, $pageSize: Int) {\n  notifications(page: $page, pageSize: $pageSize) {\n    entries {\n      id\n      kind\n      title\n      body\n      path\n      insertedAt\n      readAt\n    }\n    pageInfo {\n      totalCount\n      currentPage\n      totalPages\n      hasPreviousPage\n      hasNextPage\n    }\n  }\n}")

export const NotificationsRead = typed<NotificationsReadMutation, NotificationsReadMutationVariables>("mutation NotificationsRead($ids: [ID!]) {\n  notificationsRead(ids: $ids) {\n    unread\n  }\n}")
