import { eq } from 'drizzle-orm'
import { holds, type Viewer } from '../../../access/viewer'
import { leading } from '../../../rules/groups/membership'
import {
  mayMoveTicket,
  type TicketMove,
  type TicketMover,
  type TicketStanding,
  ticketMoves,
} from '../../../rules/groups/tickets'
import { conflict, forbidden, notFound } from '../../kernel/errors'
import { nameOf } from '../../kernel/spoken'
import type { Writing } from '../../kernel/write/write'
import { fitLectorsTime } from '../meeting/lectors-time'
import { meetingMembers } from './table'
import { whyNot } from './why-not'

export type KeptTicket = typeof meetingMembers.$inferSelect

/** Somebody's standing with an event as the database has it. */
export type Ticket = Pick<
  KeptTicket,
  | 'id'
  | 'meetingId'
  | 'userId'
  | 'standing'
  | 'paid'
  | 'freeUntil'
  | 'laterPercent'
  | 'offeredUntil'
  | 'lapsed'
  | 'buysAtOnce'
>

const columns = `id, meeting_id as "meetingId", user_id as "userId", standing, paid, free_until as "freeUntil", later_percent as "laterPercent",
  offered_until as "offeredUntil", lapsed, buys_at_once as "buysAtOnce"`

/** The row with this id, whoever may see it, before its event and then the row itself are locked, in this order everywhere. Throws NOT_FOUND. */
export async function ticketOf({ query }: Pick<Writing, 'query'>, id: string): Promise<Ticket> {
  const { rows } = await query({ text: `select ${columns} from meeting_members where id = $1`, values: [id] })
  if (!rows[0]) throw notFound(nameOf('MeetingMember'))
  return rows[0] as unknown as Ticket
}

type Whose = Pick<Ticket, 'meetingId' | 'userId'>

/** The row of a person and an event, locked until the transaction ends, or null. */
export async function ticketIn(
  { query }: Pick<Writing, 'query'>,
  { meetingId, userId }: Whose,
): Promise<Ticket | null> {
  const { rows } = await query({
    text: `select ${columns} from meeting_members where meeting_id = $1 and user_id = $2 for update`,
    values: [meetingId, userId],
  })
  return (rows[0] as unknown as Ticket | undefined) ?? null
}

const headText = `select exists (select 1 from meeting_members l where l.meeting_id = e.id and l.user_id = $2 and l.standing in ('lector', 'moderator'))
    or e.price = 0 and exists (select 1 from members m where m.study_group_id = e.study_group_id and m.user_id = $2 and m.state = 'accepted' and m.role = any($3)) as heads
  from meetings e where e.id = $1`

/** Whether somebody leads an event, or the group of one that costs nothing. */
async function headsEvent({ query }: Pick<Writing, 'query'>, meetingId: string, userId: string): Promise<boolean> {
  const { rows } = await query({ text: headText, values: [meetingId, userId, leading] })
  return rows[0]?.heads === true
}

/** Who the viewer is to an event and a person: themselves, somebody who leads it, staff. Nobody but staff leads for themselves. */
export async function ticketMovers(
  writing: Pick<Writing, 'query'>,
  viewer: Viewer,
  { meetingId, userId }: Whose,
): Promise<TicketMover[]> {
  const isSelf = viewer.id === userId
  return [
    ...(isSelf ? (['self'] as const) : []),
    ...(!isSelf && (await headsEvent(writing, meetingId, viewer.id)) ? (['leader'] as const) : []),
    ...(holds(viewer, 'manage_meetings') ? (['staff'] as const) : []),
  ]
}

/** What a move sets beside the standing. */
type Told = Partial<
  Pick<
    KeptTicket,
    | 'invitedAt'
    | 'invitedById'
    | 'paid'
    | 'freeUntil'
    | 'laterPercent'
    | 'offeredUntil'
    | 'lapsed'
    | 'buysAtOnce'
    | 'cancelledById'
    | 'admitted'
    | 'attendance'
    | 'arrivedAt'
    | 'markedAt'
    | 'markedById'
  >
>

/** What was marked goes with the ticket. */
const unmarked = {
  ...{ admitted: false, attendance: null, arrivedAt: null, leftAt: null, markedAt: null, markedById: null },
  ...{ correction: null, correctionAskedAt: null, correctionAnsweredAt: null },
}

/** The columns of a standing. */
function columnsOf(to: TicketStanding, now: Date, told: Told) {
  const holds = { cancelledAt: null, cancelledById: null, offeredUntil: null }
  switch (to) {
    case 'none':
      return { cancelledAt: now, offeredUntil: null, buysAtOnce: false }
    case 'invited':
      return { ...holds, type: to, invitedAt: now, paid: 0, freeUntil: null, laterPercent: null }
    case 'waiting':
      return { ...holds, type: 'waitlisted' as const, waitingSince: now }
    case 'offered':
      return { type: 'waitlisted' as const, offeredUntil: told.offeredUntil ?? now }
    case 'attendee':
      return { ...holds, type: to, boughtAt: now, lapsed: 0 }
    default:
      return { ...holds, type: to, paid: 0, lapsed: 0 }
  }
}

interface Asked extends Whose {
  /** The row as it was read; null: there was none. */
  before: Ticket | null
  movers: readonly TicketMover[]
  told?: Told
  /** Throws what else stands against it, once the table allows it. */
  refuse?(): void
}

/**
 * Moves somebody's standing with an event, if the table of moves allows it from where they stand, and answers the row's id. The database holds the event's
 * places. Throws CONFLICT, FORBIDDEN, SOLD_OUT.
 */
export async function moveTicket(
  writing: Writing,
  name: TicketMove,
  { meetingId, userId, before, movers, told = {}, refuse }: Asked,
): Promise<string> {
  const from = before?.standing ?? 'none'
  if (!mayMoveTicket(name, from, movers)) throw refusalOf(name, from, movers)
  refuse?.()
  const { to } = ticketMoves[name]
  const set = { ...unmarked, ...told, ...columnsOf(to, writing.now, told) }
  const { orm } = writing
  const [row] = before
    ? await orm
        .update(meetingMembers)
        .set(set)
        .where(eq(meetingMembers.id, before.id))
        .returning({ id: meetingMembers.id })
    : await orm
        .insert(meetingMembers)
        .values({ meetingId, userId, insertedAt: writing.now, ...(set as { type: KeptTicket['type'] }) })
        .onConflictDoNothing()
        .returning({ id: meetingMembers.id })
  // Somebody was quicker: two requests of one person at once.
  if (!row) throw conflict('This has changed meanwhile. Please look again.')
  writing.changed('MeetingMember', row.id, to === 'none' ? 'deleted' : from === 'none' ? 'created' : 'updated')
  writing.changed('Meeting', meetingId)
  if (to === 'lector' || from === 'lector') await fitLectorsTime(writing, meetingId)
  return row.id
}

function refusalOf(name: TicketMove, from: TicketStanding, movers: readonly TicketMover[]) {
  if (!ticketMoves[name].by.some((each) => (movers as readonly string[]).includes(each))) return forbidden()
  return conflict(whyNot(name, from))
}
