import { inArray } from 'drizzle-orm'
import { manners } from '../../../rules/identity/notifications'
import type { MailMessage } from '../../gateways/mail/outbox'
import type { Services } from '../../kernel/context'
import type { QueuedMail } from '../../kernel/jobs/jobs'
import { inLocale } from '../../kernel/spoken'
import type { Told } from '../../kernel/told'
import { type Writing, write } from '../../kernel/write/write'
import { letter } from '../mails'
import { mayStillRead } from './may-still-read'
import { browsersNow, queuePushes } from './push'
import { notifications } from './table'

/** As many people as one turn handles; the next turn takes the rest. */
const MOST_PEOPLE = 200
const KEPT_DAYS = 365

interface Due {
  notificationId: string
  channel: string
  mail: MailMessage | null
  /** Of the person. */
  locale: string
  email: string
}

/** Sends what has waited for the end of a quiet time or for the digest. Safe to run twice: a delivery is taken with the statement that deletes it. */
export async function deliverDue(services: Services): Promise<void> {
  const { rows } = await services.database.query({
    name: 'deliveries_due',
    text: `select distinct user_id as id from notification_deliveries where due_at <= $1 limit ${MOST_PEOPLE}`,
    values: [services.clock.now()],
  })
  for (const { id } of rows) await write(services, (writing) => deliverTo(writing, services, id as string))
}

async function deliverTo(writing: Writing, services: Services, userId: string) {
  const { rows } = await writing.query({
    text: `delete from notification_deliveries where user_id = $1 and due_at <= $2 returning notification_id as "notificationId", channel, mail,
      (select locale from users where id = $1), (select email from users where id = $1)`,
    values: [userId, writing.now],
  })
  const due = rows as unknown as Due[]
  const [first] = due
  if (!first) return
  const told = await stillTrue(writing, services, due)
  const of = (channel: string) => due.filter((each) => each.channel === channel && told.has(each.notificationId))
  const mails = of('email').flatMap(({ notificationId, mail }) => {
    const about = told.get(notificationId)
    // The address may have changed while it waited.
    return mail && about ? [{ mail: { ...mail, to: first.email }, ...about }] : []
  })
  for (const message of inLocale(first.locale, () => gathered(services, userId, mails)))
    await writing.queue('mail', message, { about: userId })
  const pushed = of('push').map(({ notificationId }) => notificationId)
  if (pushed.length)
    await queuePushes(writing, services, { id: userId, browsers: await browsersNow(writing, userId) }, pushed)
  writing.after(() => services.jobs.wake())
}

interface Text {
  title: string
  body: string
  /** Whether it may be put into one mail with others. */
  canWait: boolean
  /** Asked again when its mail leaves the queue. */
  onlyIf: Told
}

/** The texts of those that are not read yet and whose person may still read what they are about, in the order of time. */
async function stillTrue(writing: Writing, services: Services, due: readonly Due[]): Promise<Map<string, Text>> {
  const ids = [...new Set(due.map(({ notificationId }) => notificationId))]
  const rows = await writing.orm
    .select()
    .from(notifications)
    .where(inArray(notifications.id, ids))
    .orderBy(notifications.id)
  const told = new Map<string, Text>()
  for (const row of rows)
    if (!row.readAt && (await mayStillRead({ database: writing, clock: services.clock }, row))) {
      const { title, body, kind, aboutType, aboutId } = row
      const onlyIf = { userId: row.userId, aboutType, aboutId }
      told.set(row.id, { title, body, canWait: manners[kind].canWait === true, onlyIf })
    }
  return told
}

/** One mail instead of many for what can wait; all others go by themselves. */
function gathered(
  { settings }: Services,
  userId: string,
  mails: readonly (Text & { mail: MailMessage })[],
): QueuedMail[] {
  const together = mails.filter(({ canWait }) => canWait)
  const alone = mails.filter(({ canWait }) => !canWait)
  const [first] = together
  const count = together.length
  const byItself = ({ mail, onlyIf }: (typeof mails)[number]) => ({ ...mail, onlyIf })
  if (!first || together.length < 2) return mails.map(byItself)
  const digest = letter({
    to: first.mail.to,
    subject: count === 1 ? '1 notification from Articled' : `${count} notifications from Articled`,
    lines: together.map(({ title, body }) => (body ? `${title}. ${body}` : title)),
    action: { label: 'Open your notifications', url: `${settings.publicUrl}/notifications` },
  })
  return [...alone.map(byItself), { ...digest, onlyIf: { userId, aboutType: null, aboutId: null } }]
}

/** Deletes notifications that are a year old. */
export async function forgetOld({ database, clock }: Services): Promise<void> {
  await database.query({
    name: 'notifications_old',
    text: 'delete from notifications where id in (select id from notifications where inserted_at < $1 limit 1000)',
    values: [new Date(clock.now().getTime() - KEPT_DAYS * 86_400_000)],
  })
}
