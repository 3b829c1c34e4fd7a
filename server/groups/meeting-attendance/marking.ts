import { holds, type Viewer } from '../../../access/viewer'
import { markingClosed } from '../../../rules/groups/attendance'
import { leadingTypes } from '../../../rules/groups/tickets'
import { conflict } from '../../kernel/errors'
import type { Writing } from '../../kernel/write/write'
import type { Event } from '../meeting/event'
import type { KeptTicket } from '../meeting-member/move'

const leads = 'select standing from meeting_members where meeting_id = $1 and user_id = $2'

/** Whether the viewer leads an event as one of these. */
export async function leadsAs(
  { query }: Pick<Writing, 'query'>,
  viewer: Viewer,
  meetingId: string,
  types: readonly string[],
): Promise<boolean> {
  const { rows } = await query({ text: leads, values: [meetingId, viewer.id] })
  return types.includes(rows[0]?.standing as string)
}

/** Whether the viewer marks who came to an event: its lectors and moderators, and staff. */
export const mayMark = async (writing: Pick<Writing, 'query'>, viewer: Viewer, meetingId: string): Promise<boolean> =>
  holds(viewer, 'manage_meetings') || (await leadsAs(writing, viewer, meetingId, leadingTypes))

/** Refuses marks of an event that has none; answers `late` where staff alone change them. Throws CONFLICT. */
export function refuseUnmarkable(event: Event, now: Date): 'late' | null {
  const closed = markingClosed(event, now.getTime())
  if (closed === 'cancelled') throw conflict('This event is cancelled.', { current: closed })
  if (closed === 'draft') throw conflict('This event is not published yet.', { current: closed })
  if (closed === 'early') throw conflict('Attendance is taken from 15 minutes before the start.')
  return closed
}

/** What is marked of somebody with a ticket. */
export type Marked = Pick<
  KeptTicket,
  | 'id'
  | 'userId'
  | 'standing'
  | 'attendance'
  | 'arrivedAt'
  | 'leftAt'
  | 'markedAt'
  | 'correctionAskedAt'
  | 'correctionAnsweredAt'
>

const marked = `select id, user_id as "userId", standing, attendance, arrived_at as "arrivedAt", left_at as "leftAt", marked_at as "markedAt",
    correction_asked_at as "correctionAskedAt", correction_answered_at as "correctionAnsweredAt"
  from meeting_members where meeting_id = $1 and id = any($2::uuid[]) order by id for update`

/** What is marked of these people of an event, locked until the transaction ends. */
export async function markedOf(
  { query }: Pick<Writing, 'query'>,
  meetingId: string,
  ids: readonly string[],
): Promise<Marked[]> {
  const { rows } = await query({ text: marked, values: [meetingId, ids] })
  return rows as unknown as Marked[]
}
