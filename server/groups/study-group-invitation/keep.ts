import { eq } from 'drizzle-orm'
import { MOST_DAYS, MOST_LINKS } from '../../../rules/groups/invitations'
import { type Context, signedIn } from '../../kernel/context'
import { crud } from '../../kernel/crud/crud'
import type { Changeable } from '../../kernel/crud/options'
import { refuseUnlessWritable } from '../../kernel/crud/writable'
import { conflict, forbidden, invalid } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { londonDay } from '../../kernel/time/weeks'
import { type Writing, write } from '../../kernel/write/write'
import { groupFor } from '../member/coming'
import { moversOf } from '../member/move'
import { refuseHidden } from '../study-group/refuse-hidden'
import { studyGroupInvitation as entity, studyGroupInvitations as links } from './table'
import { newToken } from './token'

const DAY_MS = 86_400_000

/** Refuses a last instant that is past, or further ahead than anybody looks. */
function refuseUntil(until: string | null | undefined, now: Date) {
  if (!until) return
  const ahead = new Date(until).getTime() - now.getTime()
  if (ahead <= 0) throw invalid('until', 'A link ends in the future.')
  if (ahead > MOST_DAYS * DAY_MS) throw invalid('until', 'A link ends within a year.')
}

const about = `select g.archived_at as "archivedAt", g.intensive_until::text as "intensiveUntil",
  (select count(*)::int from study_group_invitations i where i.study_group_id = g.id and i.ended_at is null and i.until > $2 and i.used < i.uses) as links
  from study_groups g where g.id = $1`

/** A link that has ended is found by nobody. */
const changeable: Changeable = { rows: (_viewer, alias) => `${alias}.ended_at is null`, explain: async () => undefined }

/** A new link of a group, whose values have been looked at. */
export const made = crud(entity, {
  async settle({ values }, writing) {
    const { rows } = await writing.query({ text: about, values: [values.studyGroupId, writing.now] })
    const group = rows[0] as { archivedAt: Date | null; intensiveUntil: string; links: number } | undefined
    if (group?.archivedAt || (group && group.intensiveUntil < londonDay(writing.now)))
      throw conflict('This group is closed.')
    if (group && group.links > MOST_LINKS) throw conflict(`A group has at most ${MOST_LINKS} links: end another first.`)
  },
})
const kept = crud(entity, { changeable })

/** Makes a link. */
export const studyGroupInvitationCreate: Operation<'studyGroupInvitationCreate'> = (
  { joinsAtOnce, ...args },
  context,
  info,
) =>
  write(context, async (writing) => {
    refuseUntil(args.until, writing.now)
    await refuseHidden(writing, context, 'StudyGroup', args.studyGroupId)
    const own = { token: newToken(), joinsAtOnce: joinsAtOnce ?? false, createdById: signedIn(context).id }
    return made.createWithin(writing, { ...args, ...own }, context, info)
  })

/** Changes a link. */
export const studyGroupInvitationUpdate: Operation<'studyGroupInvitationUpdate'> = ({ id, ...args }, context, info) =>
  write(context, async (writing) => {
    refuseUntil(args.until, writing.now)
    if (args.uses != null) await refuseFewer(writing, id, args.uses, context)
    return kept.updateWithin(writing, { id, ...args }, context, info)
  })

/** Refuses that fewer people may use a link than have. */
async function refuseFewer(writing: Writing, id: string, uses: number, context: Context) {
  // Before its uses are counted, which say something of a group.
  await refuseUnlessWritable({ entity, changeable }, id, ['uses'], context, writing)
  const { rows } = await writing.query({
    text: 'select used from study_group_invitations where id = $1 for update',
    values: [id],
  })
  const used = (rows[0]?.used as number | undefined) ?? 0
  if (uses >= used) return
  throw conflict(used === 1 ? '1 person has used it already.' : `${used} people have used it already.`, {
    field: 'uses',
  })
}

/** Ends a link. Its row stays, so that whoever opens it reads that it has ended. */
export const studyGroupInvitationDelete: Operation<'studyGroupInvitationDelete'> = ({ id }, context) =>
  write(context, async (writing) => {
    await refuseUnlessWritable({ entity, changeable }, id, ['endedAt'], context, writing)
    await writing.orm.update(links).set({ endedAt: writing.now }).where(eq(links.id, id))
    writing.changed('StudyGroupInvitation', id, 'deleted')
    return { id }
  })

/** The links of a group that may still be used, for those who lead it. */
export const studyGroupInvitationList: Operation<'studyGroupInvitations'> = async ({ studyGroupId }, context, info) => {
  await groupFor(context, studyGroupId)
  // Whoever leads is a leader to everybody but themselves.
  const { movers } = await moversOf(context.database, signedIn(context), { studyGroupId, userId: '' })
  if (!movers.length) throw forbidden('Those who lead the group see its links.')
  return context.reader.all('StudyGroupInvitation', { studyGroupId, ahead: true }, selectionOf(info))
}
