import type { NotificationKind } from '../../schema/generated/types'
import { whenText } from '../kernel/time/when-text'
import { pounds } from '../money/pounds'
import { DAY, later } from './calendar'
import { groupNews } from './groups/group-news'
import type { NotificationRow, SessionRow } from './school'
import type { Desk } from './sessions/sitting'

/** Days that the bells reach back. */
const REMEMBERED = 21
/** So many of each person's newest have not been read, at whatever hour the school is made. */
const UNREAD = 2

interface Told {
  kind: NotificationKind
  title: string
  body: string
  path: string
}

/** Tells everybody of the last weeks' bookings, answers, marks, top-ups and groups, as the product would have. */
export function tellNotifications({ school, id, calendar: { now } }: Desk): void {
  const zones = new Map(school.users.map(({ id, timezone }) => [id, timezone]))
  const tell = (userId: string, at: Date | null | undefined, told: Told) => {
    if (!at || at > now || at < later(now, -REMEMBERED * DAY)) return
    school.notifications.push({ id: id(at), userId, ...told, inApp: true, insertedAt: at, readAt: null })
  }
  const sessions = new Map(school.sessions.map((session) => [session.id, session]))
  for (const { userId, role, sessionId } of school.sessionAttendees) {
    const session = sessions.get(sessionId)
    if (session) for (const [at, told] of ofSession(session, role, zones.get(userId))) tell(userId, at, told)
  }
  const ofThings = new Set(
    school.billingSessions.flatMap(({ id, items }) => (items.some(({ type }) => type !== 'topup') ? id : [])),
  )
  for (const { userId, type, amount, balanceAfter, insertedAt, billingSessionId } of school.transactions)
    if (type === 'topup' && !ofThings.has(billingSessionId ?? ''))
      tell(userId, insertedAt, {
        ...{ kind: 'payments', path: '/wallet/top-up' },
        title: `Top-up received: ${pounds(amount)}`,
        body: `Your wallet holds ${pounds(balanceAfter)}.`,
      })
  for (const { userId, at, told } of groupNews(school)) tell(userId, at, told)
  read(school.notifications, now)
}

/** Everybody has read all but their newest, within an hour. */
function read(notifications: NotificationRow[], now: Date) {
  const newest = new Map<string, number>()
  for (const each of notifications.toSorted((a, b) => b.insertedAt.getTime() - a.insertedAt.getTime())) {
    const newer = newest.get(each.userId) ?? 0
    newest.set(each.userId, newer + 1)
    const soon = later(each.insertedAt, DAY / 24)
    if (newer >= UNREAD) each.readAt = soon < now ? soon : now
  }
}

type Dated = readonly [at: Date | null | undefined, told: Told]

function ofSession(session: SessionRow, role: string, zone = 'Europe/London'): Dated[] {
  const { id, name, startAt, insertedAt, readyAt, marked } = session
  const path = `/classroom/${id}`
  const all: Dated[] = []
  const add = (at: Date | null | undefined, kind: NotificationKind, title: string, body: string) =>
    all.push([at, { kind, title, body, path }])
  if (session.status !== 'pending')
    add(insertedAt, 'bookings', `Booked: ${name}`, `It starts ${whenText(startAt, zone)}.`)
  if (role === 'candidate')
    add(marked, 'marks_released', `Your ${name} marks are in`, 'Your marks and the feedback are in the classroom.')
  if (role === 'tutor' && session.deadline) add(readyAt, 'marking', `Handed in: ${name}`, 'It waits for its marker.')
  return all
}
