import type { ReminderType, SessionStatus } from '../../../schema/generated/types'
import type { Services } from '../../kernel/context'
import { type Writing, write } from '../../kernel/write/write'
import { sessionEvents } from '../session/table'
import { callAttendees, remindAttendees } from './letters'

interface Step {
  from: SessionStatus
  to: SessionStatus
  /** When it is due, in SQL over the session `s` and its type `t`. */
  due: string
  /** The time of hand-in to record. */
  readyAt?: string
}

/** As many as one turn handles; the next turn takes the rest. */
const MOST = 500

const time = '$1::timestamptz'
const live = "t.mode = 'live'"
const answered = 'exists (select 1 from session_answers x where x.session_id = s.id)'
// The first half of each condition matches an index in server/room/session/table.ts and leaves next to nothing for the second.
const opened = `least(s.start_at, s.access_open) <= ${time} and case when ${live} then s.start_at else coalesce(s.access_open, s.start_at) end <= ${time}`
const over = `least(s.end_at, s.deadline) <= ${time}`
const closed = `${over} and not ${live} and s.deadline <= ${time}`
// A live session that was handed back has a deadline after its end.
const ended = 'greatest(s.end_at, s.deadline)'

/** In the order of a session's life, so that one turn takes a long-ignored session through all of it. */
const steps: readonly Step[] = [
  { from: 'pending', to: 'expired', due: `s.hold_until <= ${time}` },
  { from: 'booked', to: 'in_progress', due: opened },
  { from: 'in_progress', to: 'ready', due: `${over} and ${live} and ${ended} <= ${time}`, readyAt: ended },
  { from: 'in_progress', to: 'ready', due: `${closed} and ${answered}`, readyAt: 's.deadline' },
  { from: 'in_progress', to: 'expired', due: `${closed} and not ${answered}` },
]

const reminderAt = 's.start_at - make_interval(mins => t.reminder_time)'
// Whoever books within the time of the reminder has just read when it is.
const reminderDue = `s.status = 'booked' and t.reminder_type <> 'none' and s.start_at > ${time}
  and s.start_at <= ${time} + (select make_interval(mins => coalesce(max(reminder_time), 0)) from session_types)
  and ${reminderAt} <= ${time} and (s.reminded_at is null or s.reminded_at < ${reminderAt})
  and not exists (select 1 from session_events e where e.session_id = s.id and e."to" = 'booked' and e.at >= ${reminderAt})`

/** Minutes before a live session when its people are called. */
const CALLED_BEFORE = 10
const callDue = `s.status = 'booked' and ${live} and s.start_at > ${time}
  and s.start_at <= ${time} + interval '${CALLED_BEFORE} minutes' and s.called_at is null`

const from = 'from sessions s join session_types t on t.id = s.session_type_id'
const stepDue = steps.map((step) => `(s.status = '${step.from}' and ${step.due})`)
const anything = `select ${[...stepDue, reminderDue, callDue].map((due) => `exists (select 1 ${from} where ${due})`).join(' or ')} as due`

/** Does the work on sessions that is due by the clock: ends holds, begins and ends sessions, sends reminders. Safe to run twice. */
export async function sweep(services: Services): Promise<void> {
  const { rows } = await services.database.query({
    name: 'sweep_due',
    text: anything,
    values: [services.clock.now()],
  })
  if (!rows[0]?.due) return
  await write(services, async (writing) => {
    await remind(writing, services)
    await call(writing, services)
    const ids = await lockDue(writing)
    for (const step of ids.length ? steps : []) await take(writing, step, ids)
  })
}

/**
 * Locks due sessions in a separate statement, because one that waits for a lock sees older answers. Sessions that somebody is changing now are left
 * for the next turn.
 */
async function lockDue({ query, now }: Writing): Promise<string[]> {
  const text = `select s.id ${from} where (${stepDue.join(' or ')}) order by s.id limit ${MOST} for update of s skip locked`
  const { rows } = await query({ text, values: [now] })
  return rows.map(({ id }) => id as string)
}

async function take({ query, orm, now, changed }: Writing, { from: before, to, due, readyAt }: Step, ids: string[]) {
  const { rows } = await query({
    text: `update sessions s set status = $3, updated_at = $1${readyAt ? `, ready_at = ${readyAt}` : ''} from session_types t
      where t.id = s.session_type_id and s.id = any($2::uuid[]) and s.status = $4 and ${due} returning s.id`,
    values: [now, ids, to, before],
  })
  if (!rows.length) return
  const moved = rows.map(({ id }) => id as string)
  await orm.insert(sessionEvents).values(moved.map((sessionId) => ({ sessionId, from: before, to, at: now })))
  for (const id of moved) changed('Session', id)
}

async function remind(writing: Writing, services: Services) {
  const { rows } = await writing.query({
    text: `update sessions s set reminded_at = $1 from session_types t where t.id = s.session_type_id and ${reminderDue}
      returning s.id, s.name, s.start_at as "startAt", s.deadline, t.reminder_type as "reminderType"`,
    values: [writing.now],
  })
  for (const row of rows) await remindAttendees(writing, services, row as never, row.reminderType as ReminderType)
}

async function call(writing: Writing, services: Services) {
  const { rows } = await writing.query({
    text: `update sessions s set called_at = $1 from session_types t where t.id = s.session_type_id and ${callDue}
      returning s.id, s.name, s.start_at as "startAt", s.deadline`,
    values: [writing.now],
  })
  for (const row of rows) await callAttendees(writing, services, row as never)
}
