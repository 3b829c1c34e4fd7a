import type { NotificationKind } from '../../../schema/generated/types'
import { invitationAttachment } from '../../gateways/calendar'
import { addressIn } from '../../gateways/mail/address-in'
import { letter } from '../../identity/mails'
import { notify, type Post, type Told } from '../../identity/notification/notify'
import { whenText } from '../../kernel/time/when-text'
import type { Writing } from '../../kernel/write/write'
import { pounds } from '../../money/pounds'

interface About {
  id: string
  title: string
}

const path = ({ id }: About) => `/smart-events/${id}`

/** What has happened to an entry of calendars. */
type What = 'booked' | 'leads' | 'moved' | 'left' | 'cancelled'

interface Entry extends About {
  subtitle: string | null
  eventDescription: string | null
  place: string | null
  startAt: Date
  endAt: Date
  sequence: number
}

const next = `update meetings set invitation_sequence = greatest(invitation_sequence, $2) + 1 where id = $1
  returning id, title, subtitle, event_description as "eventDescription", place, start_at as "startAt", end_at as "endAt", invitation_sequence as sequence`

/** The event with the number of its calendar entry's next version: higher than every one before. */
async function nextVersion({ query, now }: Writing, id: string): Promise<Entry> {
  const seconds = Math.floor(now.getTime() / 1000) % 2_000_000_000
  const { rows } = await query({ text: next, values: [id, seconds - 1] })
  return rows[0] as unknown as Entry
}

const isOver = (what: What) => what === 'left' || what === 'cancelled'

const subjectOf = (what: What, { title }: About): string =>
  ({
    booked: `Your ticket: ${title}`,
    leads: `You lead: ${title}`,
    moved: `Moved: ${title}`,
    left: `Your ticket is given back: ${title}`,
    cancelled: `Cancelled: ${title}`,
  })[what]

interface Telling {
  userIds: readonly string[]
  what: What
  /** What follows in the mail and under the bell. */
  note?: (() => string) | undefined
}

/** Tells people of an event that they have a ticket for or lead, with an entry that adds, moves or removes it in their calendars. */
export async function tellTicket(
  writing: Writing,
  post: Post,
  { id }: About,
  { userIds, what, note }: Telling,
): Promise<void> {
  if (!userIds.length) return
  const entry = await nextVersion(writing, id)
  const bodyOf = (person: Told) => [happened(what, entry, person.timezone), note?.()].filter(Boolean).join(' ')
  await notify(writing, post, userIds, {
    kind: 'events',
    // Whoever gave a ticket back may not find the event any more, but is still told of that.
    ...(what !== 'left' && { about: { type: 'Meeting', id } }),
    path: path(entry),
    words: (person) => ({ title: subjectOf(what, entry), body: bodyOf(person) }),
    mail: (person) =>
      letter({
        to: person.email,
        subject: subjectOf(what, entry),
        lines: [bodyOf(person)],
        action: { label: 'Open the event', url: post.settings.publicUrl + path(entry) },
        attachments: [attachmentOf(post, entry, person, { what, now: writing.now })],
      }),
  })
}

function happened(what: What, { title, startAt }: Entry, zone: string): string {
  const when = whenText(startAt, zone)
  if (what === 'booked') return `You have a ticket for ${title}. It starts ${when}.`
  if (what === 'leads') return `You lead ${title}. It starts ${when}.`
  if (what === 'moved') return `${title} is moved. It starts ${when}.`
  return what === 'left' ? `You no longer come to ${title}, ${when}.` : `${title}, ${when}, has been cancelled.`
}

function attachmentOf({ settings }: Post, entry: Entry, { email }: Told, { what, now }: { what: What; now: Date }) {
  const invitation = {
    uid: `${entry.id}@articled`,
    title: entry.title,
    description: entry.eventDescription ?? entry.subtitle ?? '',
    start: entry.startAt,
    end: entry.endAt,
    url: settings.publicUrl + path(entry),
    location: entry.place,
    organiser: { name: 'Articled', email: addressIn(settings.mailFrom) },
    attendee: { name: email, email },
    sequence: entry.sequence,
    cancelled: isOver(what),
    stamp: now,
  }
  return invitationAttachment(invitation, 'event.ics')
}

interface Note {
  kind: NotificationKind
  title: string
  body: (person: Told) => string
  /** What the mail's button says. */
  action?: string
}

type Starts = About & { startAt: Date }

/** Tells people something short of an event, under the bell and by mail. */
const tell = (
  writing: Writing,
  post: Post,
  about: About,
  userIds: readonly string[],
  { kind, title, body, action = 'Open the event' }: Note,
) =>
  notify(writing, post, userIds, {
    kind,
    about: { type: 'Meeting', id: about.id },
    path: path(about),
    words: (person) => ({ title: `${title}: ${about.title}`, body: body(person) }),
    action: () => action,
  })

const starts = ({ startAt }: Starts, { timezone }: Told) => `It starts ${whenText(startAt, timezone)}.`

/** Tells people of a new event of their group. */
export const tellPublished = (writing: Writing, post: Post, about: Starts, userIds: readonly string[]) =>
  tell(writing, post, about, userIds, {
    kind: 'events',
    title: 'New event',
    body: (person) => starts(about, person),
  })

export const tellInvited = (writing: Writing, post: Post, about: Starts, userIds: readonly string[]) =>
  tell(writing, post, about, userIds, {
    kind: 'events',
    title: 'You are invited',
    body: (person) => `${starts(about, person)} An invitation takes no place: take a ticket if you come.`,
  })

export const tellOffered = (writing: Writing, post: Post, about: About & { until: Date }, userId: string) =>
  tell(writing, post, about, [userId], {
    kind: 'event_places',
    title: 'A place for you',
    body: ({ timezone }) =>
      `A place has come free. It is kept for you until ${whenText(about.until, timezone)}, and then goes to the next.`,
    action: 'Take the place',
  })

export const tellDropped = (writing: Writing, post: Post, about: About, userId: string) =>
  tell(writing, post, about, [userId], {
    kind: 'event_places',
    title: 'You wait no longer',
    body: () =>
      'Two places were kept for you and went to others, so you were taken off the list. You can join it again at any time.',
  })

/** Reminds those who come or lead of an event the day before. */
export const tellReminder = (
  writing: Writing,
  post: Post,
  about: Starts & { place: string | null },
  userIds: readonly string[],
) =>
  tell(writing, post, about, userIds, {
    kind: 'session_reminders',
    title: 'Reminder',
    body: (person) => [starts(about, person), about.place && `Where: ${about.place}.`].filter(Boolean).join(' '),
  })

/** Tells those who come or lead that an event can be joined. */
export const tellStarting = (writing: Writing, post: Post, about: Starts, userIds: readonly string[]) =>
  tell(writing, post, about, userIds, {
    kind: 'session_starting',
    title: 'Begins soon',
    body: (person) => `${starts(about, person)} You can join it now.`,
  })

/** What comes back with a ticket, for the end of a message; nothing: it cost nothing. */
export const backWords = (amount: number): (() => string) | undefined =>
  amount > 0 ? () => `${pounds(amount)} is back in the wallet.` : undefined
