import { crud } from '../../kernel/crud/crud'
import { alreadyThere, conflict, invalid } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { noun } from '../../kernel/noun'
import { selectionOf } from '../../kernel/read/selection'
import type { Writing } from '../../kernel/write/write'
import { studySubGroup as entity } from './table'

/** Days are kept in their order, each once. */
function prepare(values: Record<string, unknown>) {
  const sorted = { ...values }
  for (const name of ['p1ExamDates', 'p2ExamDates'] as const)
    if (Array.isArray(sorted[name])) sorted[name] = [...new Set(sorted[name])].sort()
  return sorted
}

/** A sub-group stays in its group. */
async function settle({ id, values }: { id: string; values: Record<string, unknown> }, { query }: Writing) {
  const { rows } = await query({
    text: 'select 1 from members where study_sub_group_id = $1 and study_group_id <> $2 limit 1',
    values: [id, values.studyGroupId],
  })
  if (rows.length) throw conflict('A sub-group stays in its group.', { field: 'studyGroupId' })
}

const kept = crud(entity, { prepare, settle, settles: ({ studyGroupId }) => Boolean(studyGroupId) })

const MOST = 500

const studySubGroups: Operation<'studySubGroups'> = async (args, context, info) => {
  const found = await context.reader.all('StudySubGroup', args, selectionOf(info))
  return found.slice(0, MOST)
}

export const studySubGroup = noun({
  entities: [entity],
  operations: {
    studySubGroupCreate: kept.create,
    studySubGroupDelete: kept.delete,
    studySubGroups,
    studySubGroupUpdate: kept.update,
  },
  constraints: {
    study_sub_groups_name: () => alreadyThere('The group has a sub-group of this name already.', 'name'),
    study_sub_groups_named: () => invalid('name', 'A sub-group needs a name.'),
    study_sub_groups_days: () => invalid('p1ExamDates', 'A sub-group has at most 20 days of each paper.'),
  },
  outOfReach: { study_sub_groups_own: 'ids are made by the product' },
  erasure: 'nothing of a person',
  exported: 'nothing of a person',
})
