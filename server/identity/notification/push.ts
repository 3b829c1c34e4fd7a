import { eq } from 'drizzle-orm'
import type { Services } from '../../kernel/context'
import type { Writing } from '../../kernel/write/write'
import { pushSubscriptions } from '../push-subscription/table'
import { secondFactorDue } from '../sign-in/second-factor-due'
import { mayStillRead } from './may-still-read'
import { notifications } from './table'

/** A notification to send to one browser, by their ids. */
export interface PushMessage {
  notificationId: string
  subscriptionId: string
}

/** SQL for the browsers that show a person's notifications, of an expression with their id: those of live sign-ins that wait for nothing. */
export const browsersOf = (
  userId: string,
  now: string,
) => `select ps.id from push_subscriptions ps join sign_ins si on si.id = ps.sign_in_id
  where ps.user_id = ${userId} and si.ended_at is null and si.expires_at > ${now} 
    and (select ${secondFactorDue('si.second_factor_at')} from users u where u.id = si.user_id) is null`

/** The ids of those browsers. */
export async function browsersNow({ query, now }: Pick<Writing, 'query' | 'now'>, userId: string): Promise<string[]> {
  const { rows } = await query({ text: browsersOf('$1', '$2'), values: [userId, now] })
  return rows.map(({ id }) => id as string)
}

/** Queues messages for each browser of a person that shows them. */
export async function queuePushes(
  writing: Writing,
  { id, browsers }: { id: string; browsers: readonly string[] },
  notificationIds: readonly string[],
) {
  for (const subscriptionId of browsers)
    for (const notificationId of notificationIds)
      await writing.queue('push', { notificationId, subscriptionId }, { about: id })
}

/** Sends a queued message, unless its browser has gone or was signed out, it has been read, or its person lost the right to see its subject. Throws what the push service refuses for now. */
export async function sendPush(services: Services, { notificationId, subscriptionId }: PushMessage): Promise<void> {
  const { orm } = services.database
  const [subscription] = await orm.select().from(pushSubscriptions).where(eq(pushSubscriptions.id, subscriptionId))
  const [notification] = await orm.select().from(notifications).where(eq(notifications.id, notificationId))
  if (!subscription || !notification || notification.readAt) return
  const browsers = await browsersNow({ query: services.database.query, now: services.clock.now() }, subscription.userId)
  if (!browsers.includes(subscriptionId) || !(await mayStillRead(services, notification))) return
  const { title, body, path, kind } = notification
  const sent = await services.pusher.send(subscription, { id: notificationId, title, body, path, kind })
  if (sent === 'gone') await orm.delete(pushSubscriptions).where(eq(pushSubscriptions.id, subscriptionId))
}
