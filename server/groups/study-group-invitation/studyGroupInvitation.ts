import { signedIn } from '../../kernel/context'
import type { Operation } from '../../kernel/graphql/operation'
import { nothing, selectionOf } from '../../kernel/read/selection'
import { entersAtOnce, linkOf, stateOf } from './link'

const subGroups = `select id, name, p1_exam_dates::text[] as "p1ExamDates", p2_exam_dates::text[] as "p2ExamDates"
  from study_sub_groups where study_group_id = $1 order by folded(name) collate "C", id limit 100`

/** What a link leads to. */
export const studyGroupInvitation: Operation<'studyGroupInvitation'> = async ({ token }, context, info) => {
  const { id: userId } = signedIn(context)
  const { query } = context.database
  const link = await linkOf({ query }, token, userId)
  const state = stateOf(link, context.clock.now())
  if (state === 'ended') return { state, joinsAtOnce: false }
  const { studyGroupId, name, ...rest } = link
  const selection = selectionOf(info)
  const membership = selection.membership && { entries: selection.membership }
  const found = membership && (await context.reader.page('Member', { userId, studyGroupId, pageSize: 1 }, membership))
  return {
    ...rest,
    state,
    groupName: name,
    group:
      state === 'open'
        ? {
            ...rest,
            id: studyGroupId,
            name,
            subGroups: (await query({ text: subGroups, values: [studyGroupId] })).rows,
          }
        : null,
    joinsAtOnce: entersAtOnce(link),
    membership: found?.entries[0] ?? null,
    studyGroupId: (await context.reader.find('StudyGroup', studyGroupId, nothing)) ? studyGroupId : null,
  }
}
