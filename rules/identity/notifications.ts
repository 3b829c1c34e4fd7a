import type { NotificationKind } from '../../schema/generated/types'

/** A way of telling somebody: the list under the bell, a mail, a message of the browser. */
export type Channel = 'inApp' | 'email' | 'push'
export const channels: readonly Channel[] = ['inApp', 'email', 'push']

/** `on` and `off` are defaults, which the person may change; `always` and `never` they may not. */
export type Sending = 'on' | 'off' | 'always' | 'never'

/** The headings of the account's page. */
export type Group = 'sessions' | 'marks' | 'tests' | 'groups' | 'money' | 'account'

export interface Manner extends Record<Channel, Sending> {
  /** The heading above it on the account's page. */
  group: Group
  /** Who gets it; without it, everybody. */
  for?: 'tutors' | 'staff'
  /** May wait for the digest. */
  canWait?: true
  /** Mailed and pushed in the quiet time too. */
  protects?: true
  /** Pushed in the quiet time too, since a session begins within the hour. */
  isSoon?: true
}

/** How each kind is sent, in the order of the account's page. */
export const manners: Record<NotificationKind, Manner> = {
  bookings: { group: 'sessions', inApp: 'on', email: 'on', push: 'on' },
  session_reminders: { group: 'sessions', inApp: 'on', email: 'on', push: 'on' },
  session_starting: { group: 'sessions', inApp: 'on', email: 'never', push: 'on', isSoon: true },
  absences: { group: 'sessions', inApp: 'always', email: 'always', push: 'on' },
  marks_released: { group: 'marks', inApp: 'on', email: 'on', push: 'on' },
  hand_backs: { group: 'marks', inApp: 'on', email: 'on', push: 'on' },
  marking: { group: 'marks', inApp: 'on', email: 'on', push: 'off', for: 'tutors' },
  results_changed: { group: 'tests', inApp: 'on', email: 'on', push: 'off' },
  question_reports: { group: 'tests', inApp: 'on', email: 'on', push: 'off', canWait: true },
  group_membership: { group: 'groups', inApp: 'on', email: 'on', push: 'on' },
  group_posts: { group: 'groups', inApp: 'on', email: 'on', push: 'off', canWait: true },
  group_mentions: { group: 'groups', inApp: 'on', email: 'on', push: 'on' },
  group_applications: { group: 'groups', inApp: 'on', email: 'on', push: 'off', canWait: true },
  events: { group: 'groups', inApp: 'on', email: 'on', push: 'on' },
  event_places: { group: 'groups', inApp: 'on', email: 'on', push: 'on' },
  payments: { group: 'money', inApp: 'on', email: 'on', push: 'off' },
  balance_low: { group: 'money', inApp: 'on', email: 'off', push: 'off', canWait: true },
  security: { group: 'account', inApp: 'always', email: 'always', push: 'on', protects: true },
  messages: { group: 'account', inApp: 'always', email: 'always', push: 'on' },
  access_asked: { group: 'account', inApp: 'on', email: 'on', push: 'off', for: 'tutors' },
  access_answered: { group: 'account', inApp: 'on', email: 'on', push: 'on' },
  busy_calendars: { group: 'account', inApp: 'on', email: 'on', push: 'off', canWait: true },
  staff_alerts: { group: 'account', inApp: 'on', email: 'on', push: 'off', for: 'staff' },
  news: { group: 'account', inApp: 'off', email: 'off', push: 'off', canWait: true },
}

export const kinds = Object.keys(manners) as NotificationKind[]

/** Whether a kind is sent by a channel to somebody who has not chosen. */
export const isSentAtFirst = (kind: NotificationKind, channel: Channel) =>
  manners[kind][channel] === 'on' || manners[kind][channel] === 'always'

/** Whether the person may turn a kind on and off for a channel. */
export const mayChoose = (kind: NotificationKind, channel: Channel) =>
  manners[kind][channel] === 'on' || manners[kind][channel] === 'off'
