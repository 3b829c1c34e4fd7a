import { signedIn } from '../../kernel/context'
import { notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { nameOf } from '../../kernel/spoken'
import { write } from '../../kernel/write/write'

const text = `update members set posts_read_at = greatest(posts_read_at, $3) where study_group_id = $1 and user_id = $2 and state = 'accepted' returning id`

/** Notes that the caller has seen all posts of a group until now. */
export const studyGroupPostsRead: Operation<'studyGroupPostsRead'> = async ({ studyGroupId }, context, info) =>
  write(context, async (writing) => {
    const { rows } = await writing.query({ text, values: [studyGroupId, signedIn(context).id, writing.now] })
    if (!rows[0]) throw notFound(nameOf('StudyGroup'))
    return writing.reader.one('Member', rows[0].id as string, selectionOf(info))
  })
