import { leads } from '../../../rules/groups/membership'
import { conflict } from '../../kernel/errors'
import type { Writing } from '../../kernel/write/write'
import type { Place } from './move'

const text = `select role, user_id as "userId" from members where study_group_id = $1 and state = 'accepted'`

/** Refuses that the last who leads a group goes, or leads no more, while it has other members; the group is locked, so of two at once one stays. */
export async function keepLed({ query }: Pick<Writing, 'query'>, { studyGroupId, userId, role }: Place): Promise<void> {
  if (!leads(role)) return
  await query({ text: 'select 1 from study_groups where id = $1 for no key update', values: [studyGroupId] })
  const { rows } = await query({ text, values: [studyGroupId] })
  const others = rows.filter((each) => each.userId !== userId)
  if (others.length && !others.some((each) => leads(each.role as Place['role'])))
    throw conflict('Nobody else leads this group. Make somebody a moderator first.')
}
