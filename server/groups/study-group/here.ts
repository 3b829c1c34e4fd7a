import type { RowTopic } from '../../kernel/realtime/channels/row-topic'

const text = `select user_id as id from members where study_group_id = $1 and user_id = any($2::uuid[]) and state = 'accepted'`

/** Members of a group see who of them is online, and are seen. Staff who keep groups may look. */
export const membersHere: RowTopic = {
  type: 'StudyGroup',
  ability: 'manage_study_groups',
  async belonging(database, { id, userIds }) {
    const { rows } = await database.query({ name: 'members_here', text, values: [id, userIds] })
    return new Set(rows.map((row) => row.id as string))
  },
}
