import type { Group } from '../../../../rules/identity/notifications'
import type { NotificationKind } from '../../../../schema/generated/types'

/** The kinds of notification in the words of the account's page. */
export const kindWords: Record<NotificationKind, string> = {
  bookings: 'Booked, moved or cancelled',
  session_reminders: 'Reminder before a session or an event',
  session_starting: 'Ten minutes to join',
  absences: 'Missed sessions and disputes',
  marks_released: 'Marks are out',
  hand_backs: 'An answer handed back to you',
  marking: 'Answers to mark or to review',
  results_changed: 'A result worked out again',
  question_reports: 'Faults reported in questions',
  events: 'Your tickets, and invitations to events',
  event_places: 'A place at an event kept for you',
  payments: 'Top-up or credit received',
  balance_low: 'Balance under £20.00',
  security: 'A way to sign in added or removed',
  messages: 'Messages from the school',
  access_asked: 'Requests for access to what you wrote',
  access_answered: 'Your request for access is answered',
  group_membership: 'Invitations, answers and places of study groups',
  group_posts: 'Posts of your study groups',
  group_mentions: 'Somebody names you in a study group',
  group_applications: 'Applications to groups that you lead',
  busy_calendars: 'A calendar of yours that can no longer be read',
  staff_alerts: 'Sessions without a tutor, new disputes',
  news: 'News about the school',
}

/** The headings above them. */
export const groupWords: Record<Group, string> = {
  sessions: 'Sessions',
  marks: 'Marks',
  tests: 'Tests',
  groups: 'Study groups and events',
  money: 'Money',
  account: 'Account',
}
