import { holds } from '../../../access/viewer'
import type { StudyGroupScope } from '../../../schema/generated/types'
import { signedIn } from '../../kernel/context'
import { forbidden } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import type { Fixed } from '../../kernel/read/list-sql'
import { selectionOf } from '../../kernel/read/selection'
import { londonDay } from '../../kernel/time/weeks'

const touched = (whose: string) =>
  `a.id = any(array(select m.study_group_id from members m where m.user_id = ${whose}::uuid and m.state <> 'none'))`
const over = (today: string) => `(a.archived_at is not null or a.intensive_until < ${today}::date)`

/** The groups of each scope; `whose` and `today` stand for the person asked about and the day in London. */
const scopes: Record<StudyGroupScope, ((whose: () => string, today: () => string) => string) | null> = {
  all: null,
  mine: (whose, today) => `${touched(whose())} and not ${over(today())}`,
  // The last day of applying on its own, so that its index passes over all groups that have closed.
  open: (whose, today) =>
    `a.archived_at is null and a.available_until >= ${today()}::date and ${today()}::date between a.available_from and a.intensive_until and not ${touched(whose())}`,
  past: (whose, today) =>
    `a.id = any(array(select m.study_group_id from members m where m.user_id = ${whose()}::uuid and m.state = 'accepted')) and ${over(today())}`,
}

function inScope(scope: StudyGroupScope | null | undefined): Fixed | undefined {
  const sql = scope && scopes[scope]
  if (!sql) return undefined
  return {
    name: scope,
    sql: ({ arg }) =>
      sql(
        () => arg('whose'),
        () => arg('today'),
      ),
  }
}

/** A page of what the viewer may find within the scope. */
export const studyGroups: Operation<'studyGroups'> = ({ scope, userId, ...args }, context, info) => {
  const viewer = signedIn(context)
  if (userId && userId !== viewer.id && !holds(viewer, 'manage_study_groups')) throw forbidden()
  const fixed = inScope(scope)
  const own = fixed && { whose: userId ?? viewer.id, today: londonDay(context.clock.now()) }
  return context.reader.page('StudyGroup', { ...args, ...own }, selectionOf(info), fixed)
}

/** The groups that the caller has to do with. */
export const userStudyGroups: Operation<'userStudyGroups'> = async (_args, context, info) => {
  const args = { whose: signedIn(context).id, pageSize: 100 }
  const fixed = { name: 'touched', sql: ({ arg }: { arg(name: string): string }) => touched(arg('whose')) }
  return (await context.reader.page('StudyGroup', args, { entries: selectionOf(info) }, fixed)).entries
}
