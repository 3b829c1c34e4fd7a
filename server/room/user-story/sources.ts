import type { Source } from './part'

export const nameOf = (id: string) => `(select u.full_name from users u where u.id = ${id})`
/** The column of whoever conducts a session `s`. */
export const conductor = (column: string) =>
  `(select ${column} from session_attendees x join users u on u.id = x.user_id where x.session_id = s.id and x.role in ('tutor', 'interviewer') order by x.role desc limit 1)`

/** The changes of state that matter to a reader; others are the clock's or the marker's own. */
export const sessionKind = `case
  when e."to" = 'booked' then case when s.parent_id is null then 'session_booked' else 'session_moved' end
  when e."to" = 'in_progress' and e."from" = 'booked' then 'session_started'
  when e."to" = 'in_progress' then 'session_handed_back'
  when e."to" = 'ready' and e."from" = 'in_progress' then 'session_handed_in'
  when e."to" = 'marked' then 'marks_released'
  when e."to" = 'no_show' then 'session_missed'
  when e."to" = 'cancelled' then 'session_cancelled'
  when e."to" = 'expired' and e."from" = 'in_progress' then 'session_lapsed' end`

export const sources: readonly Source[] = [
  {
    group: 'account',
    rules: ['User', 'a'],
    select: { kind: `'signed_up'`, id: 'a.id', at: 'a.inserted_at' },
    from: 'users a',
    where: 'a.id = $userId',
  },
  {
    group: 'account',
    rules: ['User', 'a'],
    select: { kind: `'profile_completed'`, id: 'a.id', at: 'a.confirmed_at' },
    from: 'users a',
    where: 'a.id = $userId and a.confirmed_at is not null',
  },
  {
    group: 'account',
    rules: ['AuditEntry', 'a'],
    select: {
      ...{ kind: `'account_changed'`, id: 'c.id', at: 'a.inserted_at', detail: 'c.field', text: 'c.after' },
      ...{ byId: 'a.actor_id', byName: nameOf('a.actor_id') },
    },
    from: 'audit_changes c join audit_entries a on a.id = c.entry_id',
    where: `c.user_id = $userId and c.record = 'users' and c.field in ('follow_up', 'contact_status', 'payment_status', 'disabled_at', 'type', 'role')
      and a.operation in ('userUpdate', 'userDisable', 'userEnable', 'userRolesUpdate')`,
  },
  {
    group: 'sessions',
    rules: ['Session', 's'],
    select: ({ mask }) => ({
      ...{ kind: sessionKind, id: 'e.id', at: 'e.at', title: 's.name', sessionId: 's.id', startAt: 's.start_at' },
      ...{ byId: conductor('u.id'), byName: conductor('u.full_name') },
      text: `case when e."to" = 'cancelled' then ${mask('cancelReason', 's.cancel_reason')} when e."to" = 'in_progress' and e."from" <> 'booked' then e.message end`,
      score: `case when e."to" = 'marked' then ${mask('finalMark', 's.final_mark')} end`,
    }),
    from: 'session_attendees a join sessions s on s.id = a.session_id join session_events e on e.session_id = s.id',
    // A move is told once, by the session that it led to.
    where: `a.user_id = $userId and a.role = 'candidate' and ${sessionKind} is not null
      and not (e."to" = 'cancelled' and exists (select 1 from sessions n where n.parent_id = s.id))`,
  },
  {
    group: 'sessions',
    rules: ['NoShowDispute', 'a'],
    select: {
      ...{ kind: `'no_show_disputed'`, id: 'a.id', at: 'a.inserted_at', title: 's.name', detail: 'a.reason' },
      ...{ text: 'a.message', sessionId: 'a.session_id', startAt: 's.start_at' },
    },
    from: 'no_show_disputes a join sessions s on s.id = a.session_id',
    where: 'a.user_id = $userId',
  },
  {
    group: 'sessions',
    rules: ['NoShowDispute', 'a'],
    select: {
      ...{ kind: `'no_show_decided'`, id: 'a.id', at: 'a.resolved_at', title: 's.name', detail: 'a.outcome' },
      ...{ text: 'a.answer', sessionId: 'a.session_id', startAt: 's.start_at' },
      ...{ byId: 'a.resolved_by_id', byName: nameOf('a.resolved_by_id') },
    },
    from: 'no_show_disputes a join sessions s on s.id = a.session_id',
    where: 'a.user_id = $userId and a.resolved_at is not null',
  },
  {
    group: 'money',
    rules: ['Transaction', 'a'],
    select: {
      ...{ kind: `'movement'`, id: 'a.id', at: 'a.inserted_at', title: 'a.description', detail: 'a.type' },
      ...{ amount: 'a.amount', sessionId: 'a.session_id' },
    },
    from: 'transactions a',
    where: 'a.user_id = $userId',
  },
  {
    group: 'notes',
    rules: ['UserNote', 'a'],
    select: {
      ...{ kind: `'note'`, id: 'a.id', at: 'a.inserted_at', text: 'a.text' },
      ...{ byId: 'a.author_id', byName: nameOf('a.author_id') },
    },
    from: 'user_notes a',
    where: 'a.user_id = $userId',
  },
  {
    group: 'notes',
    rules: ['UserMessage', 'a'],
    select: {
      ...{ kind: `'message'`, id: 'a.id', at: 'a.inserted_at', title: 'a.subject', text: 'a.text' },
      ...{ byId: 'a.author_id', byName: nameOf('a.author_id') },
    },
    from: 'user_messages a',
    where: 'a.user_id = $userId',
  },
]
