import { holds } from '../../../access/viewer'
import { leading } from '../../../rules/groups/membership'
import type { MeetingScope } from '../../../schema/generated/types'
import { signedIn } from '../../kernel/context'
import { forbidden } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import type { SqlScope } from '../../kernel/read/entity'
import type { Fixed, ListArguments } from '../../kernel/read/list-sql'
import { selectionOf } from '../../kernel/read/selection'
import { endsAfter } from './table'

const roles = leading.map((role) => `'${role}'`).join(', ')

const standing = (person: string, standings: string) =>
  `a.id = any(array(select mm.meeting_id from meeting_members mm where mm.user_id = ${person} and mm.standing in (${standings})))`
const ahead = (now: () => string) => `${endsAfter('a', now)} and a.cancelled_at is null`
/** By their ids, of which the planner expects few, so that it does not read all events in their order instead; `those` narrows the events of a group. */
const led = (person: string, those: string) =>
  `a.id = any(array(select mm.meeting_id from meeting_members mm where mm.user_id = ${person} and mm.standing in ('lector', 'moderator')
    union all select g.id from members m
      cross join lateral (select g.id from meetings g where g.study_group_id = m.study_group_id and g.price = 0 ${those}) g
    where m.user_id = ${person} and m.state = 'accepted' and m.role in (${roles})))`
const LAST_OF_A_GROUP = 100

/** The events of each scope; `whose` is the person asked about, and like the present a parameter of those scopes alone that name it. */
const scopes: Record<MeetingScope, ((whose: () => string, now: () => string) => string) | null> = {
  all: null,
  ahead: (_whose, now) => `a.published_at is not null and ${ahead(now)}`,
  past: (whose, now) =>
    `(a.end_at <= ${now()} or a.cancelled_at is not null) and ${standing(whose(), "'attendee', 'lector', 'moderator'")}`,
  mine: (whose, now) =>
    `a.published_at is not null and ${ahead(now)} and ${standing(whose(), "'attendee', 'invited', 'waiting', 'offered'")}`,
  led: (whose, now) => `${ahead(now)} and ${led(whose(), `and ${endsAfter('g', now)}`)}`,
  drafts: () => 'a.published_at is null and a.cancelled_at is null',
  ever_led: (whose) => led(whose(), `order by g.start_at desc, g.id desc limit ${LAST_OF_A_GROUP}`),
}

function inScope(scope: MeetingScope | null | undefined): Fixed | undefined {
  const sql = scope && scopes[scope]
  if (!sql) return undefined
  return {
    name: `events ${scope}`,
    sql: ({ arg, now }: Pick<SqlScope, 'arg' | 'now'>) => sql(() => `${arg('whose')}::uuid`, now),
  }
}

/** Those lists begin with the last. */
const backwards: ReadonlySet<string> = new Set<MeetingScope>(['past', 'ever_led'])

/** A page of what the viewer may find within the scope. */
export const meetings: Operation<'meetings'> = ({ scope, userId, ...args }, context, info) => {
  const viewer = signedIn(context)
  const isOther = userId && userId !== viewer.id
  if (isOther && !holds(viewer, 'manage_meetings') && !holds(viewer, 'view_all_users')) throw forbidden()
  const fixed = inScope(scope)
  const whose = userId ?? viewer.id
  const asked: ListArguments = {
    ...(scope && backwards.has(scope) && !args.orderBy && { orderBy: 'start_at', orderDirection: 'desc' }),
    ...(args as ListArguments),
    ...(fixed ? { whose } : userId && { userId }),
  }
  return context.reader.page('Meeting', asked, selectionOf(info), fixed)
}
