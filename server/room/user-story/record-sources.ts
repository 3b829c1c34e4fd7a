import type { OperationName } from '../../../access'
import type { StoryOf } from '../../../schema/generated/types'
import type { Source } from './part'
import { conductor, nameOf, sessionKind } from './sources'

/** What staff did to a record, by the audit log; without the acts that another part tells of. */
const actsOfStaff = (told: readonly OperationName[] = []): Source => ({
  group: 'account',
  rules: ['AuditEntry', 'a'],
  select: ({ scope }) => ({
    ...{ kind: `'act'`, id: 'a.id', at: 'a.inserted_at', detail: 'a.operation' },
    ...{ byId: 'a.actor_id', byName: nameOf('a.actor_id') },
    text: `(select string_agg(distinct c.field, ', ') from audit_changes c
      where c.entry_id = a.id and c.record_id = $id and c.kind = 'updated' and c.field <> 'updated_at' and ${scope('AuditChange', 'c')})`,
  }),
  from: 'audit_entries a',
  where: `a.id in (select c.entry_id from audit_changes c where c.record_id = $id)
    and a.operation not in (${["''", ...told.map((name) => `'${name}'`)].join(', ')})`,
})

/** A session and those that it was moved from. */
const moves = `(with recursive moves as (select id, parent_id from sessions where id = $id
  union all select p.id, p.parent_id from sessions p join moves m on p.id = m.parent_id) select id from moves)`

const ofSession: readonly Source[] = [
  {
    group: 'sessions',
    rules: ['Session', 's'],
    select: ({ mask }) => ({
      ...{ kind: sessionKind, id: 'e.id', at: 'e.at', sessionId: 's.id', startAt: 's.start_at' },
      ...{ byId: 'e.actor_id', byName: nameOf('e.actor_id') },
      text: `case when e."to" = 'cancelled' then ${mask('cancelReason', 's.cancel_reason')} when e."to" = 'in_progress' and e."from" <> 'booked' then e.message end`,
      score: `case when e."to" = 'marked' then ${mask('finalMark', 's.final_mark')} end`,
    }),
    from: 'sessions s join session_events e on e.session_id = s.id',
    // A move is told once, by the session that it led to.
    where: `s.id in ${moves} and ${sessionKind} is not null
      and not (e."to" = 'cancelled' and exists (select 1 from sessions n where n.parent_id = s.id))`,
  },
  {
    group: 'sessions',
    rules: ['Session', 's'],
    select: {
      ...{ kind: `'session_clock_started'`, id: 's.id', at: 's.clock_started_at', sessionId: 's.id' },
      ...{
        byName: `(select u.full_name from session_attendees x join users u on u.id = x.user_id where x.session_id = s.id and x.role = 'candidate')`,
      },
    },
    from: 'sessions s',
    where: 's.id = $id and s.clock_started_at is not null',
  },
  {
    group: 'sessions',
    rules: ['Session', 's'],
    select: {
      ...{ kind: `'session_accepted'`, id: 's.id', at: 's.accepted_at', sessionId: 's.id' },
      ...{ byId: conductor('u.id'), byName: conductor('u.full_name') },
    },
    from: 'sessions s',
    where: `s.id = $id and s.assignment_status = 'accepted' and s.accepted_at is not null`,
  },
  {
    group: 'sessions',
    rules: ['SessionDecline', 'a'],
    select: {
      ...{ kind: `'session_declined'`, id: 'a.id', at: 'a.inserted_at', text: 'a.reason', sessionId: 'a.session_id' },
      ...{ byId: 'a.user_id', byName: nameOf('a.user_id') },
    },
    from: 'session_declines a',
    where: `a.session_id in ${moves}`,
  },
  {
    group: 'sessions',
    rules: ['NoShowDispute', 'a'],
    select: {
      ...{ kind: `'no_show_disputed'`, id: 'a.id', at: 'a.inserted_at', detail: 'a.reason', text: 'a.message' },
      ...{ sessionId: 'a.session_id', byId: 'a.user_id', byName: nameOf('a.user_id') },
    },
    from: 'no_show_disputes a',
    where: 'a.session_id = $id',
  },
  {
    group: 'sessions',
    rules: ['NoShowDispute', 'a'],
    select: {
      ...{ kind: `'no_show_decided'`, id: 'a.id', at: 'a.resolved_at', detail: 'a.outcome', text: 'a.answer' },
      ...{ sessionId: 'a.session_id', byId: 'a.resolved_by_id', byName: nameOf('a.resolved_by_id') },
    },
    from: 'no_show_disputes a',
    where: 'a.session_id = $id and a.resolved_at is not null',
  },
  movements(`a.session_id in ${moves}`),
  actsOfStaff([
    ...(['sessionHold', 'sessionBook', 'sessionReschedule', 'sessionCancel', 'sessionUpdateStatus'] as const),
    ...(['sessionUpdateReady', 'sessionUpdateUnready', 'sessionUpdateMarked', 'sessionUpdateNoShow'] as const),
    ...(['sessionNoShowResolve', 'sessionAssignmentAccept', 'sessionAssignmentDecline'] as const),
  ]),
]

const ofPurchase: readonly Source[] = [
  {
    group: 'money',
    rules: ['BillingSession', 'b'],
    select: {
      ...{ kind: `'purchase_begun'`, id: 'b.id', at: 'b.inserted_at', byId: 'b.user_id', byName: nameOf('b.user_id') },
    },
    from: 'billing_sessions b',
    where: 'b.id = $id',
  },
  movements('a.billing_session_id = $id'),
  actsOfStaff(),
]

/** Money that moved in a wallet. */
function movements(where: string): Source {
  return {
    group: 'money',
    rules: ['Transaction', 'a'],
    select: {
      ...{ kind: `'movement'`, id: 'a.id', at: 'a.inserted_at', title: 'a.description', detail: 'a.type' },
      ...{ amount: 'a.amount', sessionId: 'a.session_id' },
    },
    from: 'transactions a',
    where,
  }
}

/** What tells the story of each kind of record. */
export const recordSources: Readonly<Record<StoryOf, readonly Source[]>> = {
  Session: ofSession,
  Mock: [actsOfStaff()],
  Bundle: [actsOfStaff()],
  BillingSession: ofPurchase,
}
