import type { Group } from '../../../../access/notifications'
import type { NotificationKind } from '../../../../schema/generated/types'

/** The kinds of notification in the words of the account's page. */
export const kindWords: Record<NotificationKind, string> = {
  bookings: 'Booked, moved or cancelled',
  session_reminders: 'Reminder before a session',
  session_starting: 'Ten minutes to join',
  absences: 'Missed sessions and disputes',
  marks_released: 'Marks are out',
  hand_backs: 'An answer handed back to you',
  marking: 'Answers to mark or to review',
  payments: 'Top-up or credit received',
  balance_low: 'Balance under £20.00',
  security: 'A way to sign in added or removed',
  messages: 'Messages from the school',
  staff_alerts: 'Sessions without a tutor, new disputes',
  news: 'News about the school',
}

/** The headings above them. */
export const groupWords: Record<Group, string> = {
  sessions: 'Sessions',
  marks: 'Marks',
  money: 'Money',
  account: 'Account',
}
