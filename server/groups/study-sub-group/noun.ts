import { crud } from '../../kernel/crud/crud'
import { alreadyThere, conflict, invalid } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { noun } from '../../kernel/noun'
import { selectionOf } from '../../kernel/read/selection'
import { write } from '../../kernel/write/write'
import { fillSittingsOf } from '../member/fill-sittings'
import { refuseHidden } from '../study-group/refuse-hidden'
import { studySubGroup as entity } from './table'

/** Days are kept in their order, each once. */
function prepare(values: Record<string, unknown>) {
  const sorted = { ...values }
  for (const name of ['p1ExamDates', 'p2ExamDates'] as const)
    if (Array.isArray(sorted[name])) sorted[name] = [...new Set(sorted[name])].sort()
  return sorted
}

const kept = crud(entity, {
  prepare,
  gone: ({ study_group_id: id }, writing) => fillSittingsOf(writing, id as string),
})

/** Adds a sub-group to a group that one finds: its name being in use there says something of the group. */
const studySubGroupCreate: Operation<'studySubGroupCreate'> = (args, context, info) =>
  write(context, async (writing) => {
    await refuseHidden(writing, context, 'StudyGroup', args.studyGroupId)
    return kept.createWithin(writing, args, context, info)
  })

/** Changes the given fields of a sub-group, which stays in its group. */
const studySubGroupUpdate: Operation<'studySubGroupUpdate'> = ({ studyGroupId, ...args }, context, info) =>
  write(context, async (writing) => {
    const changed = await kept.updateWithin(writing, args, context, info)
    const { rows } = await writing.query({
      text: 'select 1 from study_sub_groups where id = $1 and study_group_id = $2',
      values: [args.id, studyGroupId],
    })
    if (!rows.length) throw conflict('A sub-group stays in its group.', { field: 'studyGroupId' })
    await fillSittingsOf(writing, studyGroupId)
    return changed
  })

const MOST = 500

const studySubGroups: Operation<'studySubGroups'> = async (args, context, info) => {
  const found = await context.reader.all('StudySubGroup', args, selectionOf(info))
  return found.slice(0, MOST)
}

export const studySubGroup = noun({
  entities: [entity],
  operations: {
    studySubGroupCreate,
    studySubGroupDelete: kept.delete,
    studySubGroups,
    studySubGroupUpdate,
  },
  constraints: {
    study_sub_groups_name: () => alreadyThere('The group has a sub-group of this name already.', 'name'),
    study_sub_groups_named: () => invalid('name', 'A sub-group needs a name.'),
    study_sub_groups_p1_days: () => invalid('p1ExamDates', 'A sub-group has at most 20 days of each paper.'),
    study_sub_groups_p2_days: () => invalid('p2ExamDates', 'A sub-group has at most 20 days of each paper.'),
  },
  outOfReach: { study_sub_groups_own: 'ids are made by the product' },
  erasure: 'nothing of a person',
  exported: 'nothing of a person',
})
