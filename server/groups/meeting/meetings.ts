import { holds } from '../../../access/viewer'
import { leading } from '../../../rules/groups/membership'
import type { MeetingScope } from '../../../schema/generated/types'
import { signedIn } from '../../kernel/context'
import { forbidden } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import type { SqlScope } from '../../kernel/read/entity'
import type { Fixed, ListArguments } from '../../kernel/read/list-sql'
import { selectionOf } from '../../kernel/read/selection'

const roles = leading.map((role) => `'${role}'`).join(', ')

/** What a scope may name, each a parameter only where it does. */
interface Named {
  /** The person asked about. */
  whose: () => string
  now: () => string
}

const standing = ({ whose }: Named, standings: string) =>
  `a.id = any(array(select mm.meeting_id from meeting_members mm where mm.user_id = ${whose()} and mm.standing in (${standings})))`
const ahead = ({ now }: Named) => `a.end_at > ${now()} and a.cancelled_at is null`
const led = (named: Named) =>
  `(${standing(named, "'lector', 'moderator'")} or a.study_group_id = any(array(select m.study_group_id from members m
    where m.user_id = ${named.whose()} and m.state = 'accepted' and m.role in (${roles}))))`

/** The events of each scope. */
const scopes: Record<MeetingScope, ((named: Named) => string) | null> = {
  all: null,
  ahead: (named) => `a.published_at is not null and ${ahead(named)}`,
  past: (named) =>
    `(a.end_at <= ${named.now()} or a.cancelled_at is not null) and ${standing(named, "'attendee', 'lector', 'moderator'")}`,
  mine: (named) =>
    `a.published_at is not null and ${ahead(named)} and ${standing(named, "'attendee', 'invited', 'waiting', 'offered'")}`,
  led: (named) => `${ahead(named)} and ${led(named)}`,
  drafts: () => 'a.published_at is null and a.cancelled_at is null',
}

function inScope(scope: MeetingScope | null | undefined): Fixed | undefined {
  const sql = scope && scopes[scope]
  if (!sql) return undefined
  return {
    name: `events ${scope}`,
    sql: ({ arg, now }: Pick<SqlScope, 'arg' | 'now'>) => sql({ now, whose: () => `${arg('whose')}::uuid` }),
  }
}

/** Those lists begin with what is nearest: the last that is over. */
const backwards: ReadonlySet<string> = new Set<MeetingScope>(['past'])

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
