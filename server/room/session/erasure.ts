import { and, asc, eq, inArray } from 'drizzle-orm'
import type { SessionStatus } from '../../../schema/generated/types'
import { leaveToSchool } from '../../files/drive-file/erasure'
import { conflict } from '../../kernel/errors'
import type { Leaving } from '../../kernel/noun'
import type { Writing } from '../../kernel/write/write'
import { sessionAttendees, sessionEvents, sessionNotes, sessions } from './table'

const notOver: SessionStatus[] = ['pending', 'booked', 'in_progress', 'ready', 'marking', 'in_review']

/** Throws CONFLICT if the person has a session that is not over, since others or they themselves count on it. */
export async function refuseUnfinished({ orm }: Writing, { userId }: Leaving) {
  const [session] = await orm
    .select({ name: sessions.name, role: sessionAttendees.role })
    .from(sessionAttendees)
    .innerJoin(sessions, eq(sessions.id, sessionAttendees.sessionId))
    .where(and(eq(sessionAttendees.userId, userId), inArray(sessions.status, notOver)))
    .orderBy(asc(sessions.startAt))
    .limit(1)
  if (!session) return
  throw conflict(
    session.role === 'candidate'
      ? `${session.name} is not over yet. Please cancel it, or wait for its marks, and delete your account then.`
      : `${session.name} still needs you. Please finish it, or ask our staff to give it to somebody else, and delete your account then.`,
  )
}

/** Removes from sessions the texts by the person and about them; the sessions, and marks as numbers, stay. */
export async function eraseSessions(writing: Writing, leaving: Leaving) {
  const { orm, query } = writing
  const { userId } = leaving
  await orm.delete(sessionNotes).where(eq(sessionNotes.userId, userId))
  await orm.update(sessionEvents).set({ message: null }).where(eq(sessionEvents.actorId, userId))
  await eraseTextsAbout(writing, leaving)
  const text = 'delete from session_answers where file_id in (select id from drive_files where owner_id = $1)'
  await query({ text, values: [userId] })
  await leaveToSchool(writing, leaving, 'select file_id from session_materials')
}

const asCandidate = `select a.session_id from session_attendees a where a.user_id = $1 and a.role = 'candidate'`
const withoutWords = (marks: string) =>
  `(select jsonb_agg(m - 'comment' - 'quotes') from jsonb_array_elements(${marks}) m)`

/** Texts of others about the person, in sessions that they sat. Grades and scores stay as numbers without a name. */
async function eraseTextsAbout({ query }: Writing, { userId }: Leaving) {
  const values = [userId]
  await query({
    text: `update sessions set review = null, internal_review = null, unready_message = null, cancel_reason = null, correction = null,
      marks = ${withoutWords('marks')} where id in (${asCandidate})`,
    values,
  })
  await query({
    text: `update session_marksheets set body = coalesce(${withoutWords('body')}, '[]') where session_id in (${asCandidate})`,
    values,
  })
  await query({ text: `update session_events set message = null where session_id in (${asCandidate})`, values })
}
