import { eq, sql } from 'drizzle-orm'
import { NoAnswer } from '../../gateways/push/push'
import type { Services } from '../../kernel/context'
import type { Writing } from '../../kernel/write/write'
import { pushSubscriptions } from '../push-subscription/table'
import { secondFactorDue } from '../viewer/second-factor-due'
import { mayStillRead } from './may-still-read'
import { inTurn } from './push-turns'
import { notifications } from './table'

/** As many messages to one person as the queue holds; the list under the bell has them all. */
const MOST_WAITING = 20
/** A browser whose push service gave no answer so often in a row is forgotten. */
const MOST_SILENCES = 5
/** What found its person busy comes back after this. */
const RETURNS_MS = 2_000

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

/** Queues messages for each browser of a person that shows them, as long as few wait already. */
export async function queuePushes(
  writing: Writing,
  { jobs }: Pick<Services, 'jobs'>,
  { id, browsers }: { id: string; browsers: readonly string[] },
  notificationIds: readonly string[],
) {
  let room = MOST_WAITING - (await jobs.waiting(writing, 'push', id))
  for (const notificationId of notificationIds)
    for (const subscriptionId of browsers)
      if (room-- > 0) await writing.queue('push', { notificationId, subscriptionId }, { about: id })
}

/** Sends a queued message, unless its browser has gone or was signed out, it has been read, or its person lost the right to see its subject. Throws what the push service refuses for now. */
export async function sendPush(services: Services, message: PushMessage): Promise<void> {
  const { orm } = services.database
  const [subscription] = await orm
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.id, message.subscriptionId))
  if (!subscription) return
  const { userId } = subscription
  const sent = await inTurn(services, userId, () => sendTo(services, message))
  if (sent) return
  // Those of others are not kept behind it.
  const startAfter = new Date(services.clock.now().getTime() + RETURNS_MS)
  await services.jobs.queue(services.database, 'push', message, { about: userId, startAfter })
}

async function sendTo(services: Services, { notificationId, subscriptionId }: PushMessage): Promise<void> {
  const { orm } = services.database
  const [subscription] = await orm.select().from(pushSubscriptions).where(eq(pushSubscriptions.id, subscriptionId))
  const [notification] = await orm.select().from(notifications).where(eq(notifications.id, notificationId))
  if (!subscription || !notification || notification.readAt) return
  const browsers = await browsersNow({ query: services.database.query, now: services.clock.now() }, subscription.userId)
  if (!browsers.includes(subscriptionId) || !(await mayStillRead(services, notification))) return
  const { title, body, path, kind } = notification
  const sent = await services.pusher
    .send(subscription, { id: notificationId, title, body, path, kind })
    .catch(async (error) => {
      if (error instanceof NoAnswer && (await isSilentForGood(services, subscriptionId))) return 'gone'
      throw error
    })
  const own = eq(pushSubscriptions.id, subscriptionId)
  if (sent === 'gone') await orm.delete(pushSubscriptions).where(own)
  else if (subscription.silences) await orm.update(pushSubscriptions).set({ silences: 0 }).where(own)
}

/** Counts a silence, and says whether it was one too many. */
async function isSilentForGood({ database: { orm } }: Services, subscriptionId: string): Promise<boolean> {
  const [counted] = await orm
    .update(pushSubscriptions)
    .set({ silences: sql`${pushSubscriptions.silences} + 1` })
    .where(eq(pushSubscriptions.id, subscriptionId))
    .returning({ silences: pushSubscriptions.silences })
  return (counted?.silences ?? 0) >= MOST_SILENCES
}
