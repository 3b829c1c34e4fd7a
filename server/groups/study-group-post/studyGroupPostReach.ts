import { reachOf } from '../../identity/notification/reach'
import type { Operation } from '../../kernel/graphql/operation'
import { ledPost } from './led-post'

/** Who would be told of a post, and how. */
export const studyGroupPostReach: Operation<'studyGroupPostReach'> = async ({ id }, context) => {
  const { query } = context.database
  const { studyGroupId, authorId } = await ledPost({ reader: context.reader, query }, context, id)
  const { rows } = await query({
    text: `select user_id as id from members where study_group_id = $1 and state = 'accepted' and user_id is distinct from $2`,
    values: [studyGroupId, authorId],
  })
  const ids = rows.map((row) => row.id as string)
  return reachOf({ query, now: context.clock.now() }, ids, 'group_posts')
}
