import { copyId, copyRows, type Run } from './copy'

/** The person in the copy who has the part of the original's person. Others become somebody else. */
const person = (column: string) =>
  `case when ${column} is null then null when ${column} = m.model_student then m.student when ${column} = m.model_tutor then m.tutor else m.other end`

const freeUntil = `to_char(((x.quote->>'freeUntil')::timestamptz + m.shift) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const from = (table: string) => `school_sessions m join ${table} x on x.session_id = m.model`

/** Writes the planned sessions with all that belongs to them. A hold lasts long enough for the measurements. */
export async function addSessions(run: Run): Promise<void> {
  await copyRows(run, {
    table: 'sessions',
    from: 'school_sessions m join sessions x on x.id = m.model',
    set: {
      id: 'm.id',
      external_id: 'null',
      google_event_id: 'null',
      mock_id: 'm.mock',
      assignment_status: `case when m.tutor is null then 'unassigned' else x.assignment_status end`,
      hold_until: `case x.status when 'pending' then now() + interval '3 hours' else x.hold_until + m.shift end`,
      quote: `x.quote || jsonb_build_object('freeUntil', ${freeUntil})`,
    },
  })
  const ofSession = { id: copyId('x.id'), session_id: 'm.id' }
  await copyRows(run, {
    table: 'session_attendees',
    // Ahead, only the student's and the tutor's time is planned, so nobody else is asked to come.
    from: `${from('session_attendees')} join sessions made on made.id = m.id and (m.tutor is not null or x.role = 'candidate')
      and (x.role in ('candidate', 'tutor') or made.start_at is null or made.start_at <= now())`,
    set: { ...ofSession, user_id: person('x.user_id') },
    // `other` is one person, though a session can have two others.
    lenient: true,
  })
  await copyRows(run, {
    table: 'drive_files',
    from: 'school_sessions m join session_answers a on a.session_id = m.model join drive_files x on x.id = a.file_id',
    set: { id: copyId('x.id'), owner_id: 'm.student' },
  })
  await copyRows(run, {
    table: 'session_answers',
    from: from('session_answers'),
    set: { ...ofSession, file_id: copyId('x.file_id') },
  })
  await copyRows(run, { table: 'session_materials', from: from('session_materials'), set: ofSession })
  await copyRows(run, {
    table: 'session_marksheets',
    from: from('session_marksheets'),
    set: { ...ofSession, updated_by_id: person('x.updated_by_id') },
  })
  await copyRows(run, {
    table: 'session_notes',
    from: from('session_notes'),
    set: { ...ofSession, user_id: person('x.user_id') },
  })
  await copyRows(run, {
    table: 'session_events',
    from: from('session_events'),
    set: { ...ofSession, actor_id: person('x.actor_id') },
  })
  await keepTime(run)
}

/** Takes live time, as a booking does. The demo school's people have their own taken time, which comes first. */
async function keepTime(run: Run): Promise<void> {
  const kept = `from school_sessions m join sessions s on s.id = m.id join session_types t on t.id = s.session_type_id
    where t.mode = 'live' and s.status not in ('cancelled', 'expired')`
  await run(`insert into commitments (id, session_id, joint_id, user_id, during)
    select md5('tutor' || m.id)::uuid, m.id, m.id, m.tutor, tstzrange(s.start_at, s.end_at + make_interval(mins => t.break_time)) ${kept} and m.tutor is not null
    union all
    select md5('student' || m.id)::uuid, m.id, m.id, m.student, tstzrange(coalesce(s.access_open, s.start_at), s.end_at) ${kept}
    on conflict do nothing`)
}
