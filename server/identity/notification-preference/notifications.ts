import { type SQL, sql } from 'drizzle-orm'
import type { NotificationKind } from '../../../schema/generated/types'
import { users } from '../user/table'

/** The mails that go out by default: news needs consent. */
export const wantedAtFirst: Record<NotificationKind, boolean> = {
  session_reminders: true,
  marks_released: true,
  hand_backs: true,
  marking: true,
  news: false,
}

/** Whether a person wants the mails of a kind, as a condition on `users`. */
export const wantsMail = (kind: NotificationKind): SQL =>
  sql`coalesce((select p.email from notification_preferences p where p.user_id = ${users.id} and p.kind = ${kind}), ${wantedAtFirst[kind]}::boolean)`
