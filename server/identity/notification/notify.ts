import { cutText } from '../../../rules/cut-text'
import type { Channel } from '../../../rules/identity/notifications'
import { oneLine } from '../../../rules/one-line'
import type { NotificationKind } from '../../../schema/generated/types'
import type { MailMessage } from '../../gateways/mail/outbox'
import type { Services } from '../../kernel/context'
import { newId } from '../../kernel/database/columns'
import { inLocale } from '../../kernel/spoken'
import type { Writing } from '../../kernel/write/write'
import { letter } from '../mails'
import { type Choice, withDefaults } from '../notification-preference/choices'
import { settingsAtFirst } from '../notification-preference/settings'
import { browsersOf, queuePushes } from './push'
import { type aboutTypes, notificationDeliveries, notifications } from './table'
import { type Times, waitsUntil } from './when'

/** The parts of the server that notifications need. */
export type Post = Pick<Services, 'settings' | 'jobs' | 'bus'>

/** Somebody who is told. */
export interface Told {
  id: string
  email: string
  /** Times in texts are printed in this zone. */
  timezone: string
  /** The language of what they read. */
  locale: string
}

interface Words {
  title: string
  body: string
}

export interface Notice {
  kind: NotificationKind
  /** The row that it is about; whoever may not read it when the notification is sent gets none. */
  about?: { type: (typeof aboutTypes)[number]; id: string }
  /** The page where the person can act on it. */
  path: string
  /** Only by these channels; without it, by all that the person chose. */
  by?: readonly Channel[]
  words(person: Told): Words
  /** The label of the mail's button. */
  action?(): string
  /** The mail, where it says more than title and body. */
  mail?(person: Told): MailMessage
}

interface Person extends Told, Times {
  choice: Choice
  /** The browsers that show their notifications. */
  browsers: string[]
}

const found = `
  select u.id, u.email, u.timezone, u.locale, s.quiet_from as "quietFrom", s.quiet_until as "quietUntil", s.digest, s.digest_at as "digestAt",
    jsonb_build_object('inApp', p.in_app, 'email', p.email, 'push', p.push) as choice, array(${browsersOf('u.id', '$3')}) as browsers
  from users u left join notification_preferences p on p.user_id = u.id and p.kind = $2 left join notification_settings s on s.user_id = u.id
  where u.id = any($1::uuid[]) and u.disabled_at is null and u.archived_at is null order by u.id`

/** A push holds 4,096 bytes, and a list is for glancing at; the mail and the page say all. */
const [LONGEST_TITLE, LONGEST_BODY] = [150, 400]
const short = ({ title, body }: Words): Words => ({
  title: cutText(oneLine(title), LONGEST_TITLE),
  body: cutText(body, LONGEST_BODY),
})

const withTimes = (row: Person): Person => ({
  ...settingsAtFirst,
  ...(Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as unknown as Person),
})

/** Those of some people who can be told of a kind, with what they chose. */
export async function peopleOf(
  { query, now }: Pick<Writing, 'query' | 'now'>,
  userIds: readonly string[],
  kind: NotificationKind,
): Promise<Person[]> {
  const { rows } = await query({ text: found, values: [[...new Set(userIds)], kind, now] })
  return (rows as unknown as Person[]).map(withTimes)
}

/**
 * Tells people of something by the channels that they chose, if and only if the transaction commits. Mails and pushes wait while it is quiet, or for
 * the digest. Disabled and deleted accounts are told nothing.
 */
export async function notify(writing: Writing, post: Post, userIds: readonly string[], notice: Notice): Promise<void> {
  if (!userIds.length) return
  const people = await peopleOf(writing, userIds, notice.kind)
  const each = people.flatMap((person) => {
    const wanted = wantedOf(notice, person)
    return Object.values(wanted).includes(true)
      ? [{ id: newId(), person, wanted, ...short(inLocale(person.locale, () => notice.words(person))) }]
      : []
  })
  if (!each.length) return
  await writing.orm.insert(notifications).values(each.map((one) => rowOf(notice, one, writing.now)))
  for (const one of each) await send(writing, post, notice, one)
  writing.after(() => post.jobs.wake())
}

/** By which channels somebody wants to be told of a notice. */
export function wantedOf(
  { kind, by }: Pick<Notice, 'kind' | 'by'>,
  { choice }: Pick<Person, 'choice'>,
): Record<Channel, boolean> {
  const { inApp, email, push } = withDefaults(kind, choice)
  const may = (channel: Channel) => !by || by.includes(channel)
  return { inApp: inApp && may('inApp'), email: email && may('email'), push: push && may('push') }
}

interface One extends Words {
  id: string
  person: Person
  wanted: Record<Channel, boolean>
}

const rowOf = ({ kind, path, about }: Notice, { id, person, wanted, title, body }: One, insertedAt: Date) => ({
  ...{ id, userId: person.id, kind, title, body, path, inApp: wanted.inApp, insertedAt },
  ...(about && { aboutType: about.type, aboutId: about.id }),
})

async function send(writing: Writing, post: Post, notice: Notice, { id, person, wanted, title, body }: One) {
  const { kind, path } = notice
  const waiting = { notificationId: id, userId: person.id }
  if (wanted.inApp) {
    const payload = { id, kind, title, body, path, own: person.id === writing.by }
    const { about } = notice
    writing.after(() =>
      post.bus.publish('message', { userId: person.id, event: 'message', payload, ...(about && { about }) }),
    )
  }
  if (wanted.email) {
    const mail = inLocale(person.locale, () => mailOf(post, notice, person, { title, body }))
    const dueAt = waitsUntil(kind, 'email', writing.now, person)
    if (!dueAt) await writing.queue('mail', { ...mail, onlyIf: onlyIf(notice, person) }, { about: person.id })
    else await writing.orm.insert(notificationDeliveries).values({ ...waiting, channel: 'email', dueAt, mail })
  }
  if (wanted.push && person.browsers.length) {
    const dueAt = waitsUntil(kind, 'push', writing.now, person)
    if (!dueAt) await queuePushes(writing, post, person, [id])
    else await writing.orm.insert(notificationDeliveries).values({ ...waiting, channel: 'push', dueAt })
  }
}

/** A mail waits in the queue too, for longer if the mail server is away. */
const onlyIf = ({ about }: Notice, { id: userId }: Person) => ({
  userId,
  aboutType: about?.type ?? null,
  aboutId: about?.id ?? null,
})

const mailOf = ({ settings }: Post, { mail, path, action }: Notice, person: Told, { title, body }: Words) =>
  mail?.(person) ??
  letter({
    to: person.email,
    subject: title,
    lines: [body],
    action: { label: action?.() ?? 'Open Articled', url: settings.publicUrl + path },
  })
