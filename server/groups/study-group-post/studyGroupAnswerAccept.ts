import { signedIn } from '../../kernel/context'
import { forbidden, notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { fields, selectionOf } from '../../kernel/read/selection'
import { nameOf } from '../../kernel/spoken'
import { write } from '../../kernel/write/write'
import { ledPost } from './led-post'

/** A post, and whether the reader wrote it and is in its group. */
const lock = `select p.author_id = $2 and exists (select 1 from members m where m.study_group_id = p.study_group_id and m.user_id = $2 and m.state = 'accepted') as own
  from study_group_posts p where p.id = $1 for update`
// The other first, since one of a post is accepted at most.
const takeBack =
  'update study_group_answers set accepted_at = null where post_id = $1 and accepted_at is not null and ($3 or id = $2)'
const accept = 'update study_group_answers set accepted_at = $2 where id = $1'

/** Says that an answer answers its post, instead of another, or that it does not. */
export const studyGroupAnswerAccept: Operation<'studyGroupAnswerAccept'> = async ({ id, accepted }, context, info) =>
  write(context, async (writing) => {
    const answer = await writing.reader.find('StudyGroupAnswer', id, fields('postId'))
    if (!answer) throw notFound(nameOf('StudyGroupAnswer'))
    const postId = answer.postId as string
    const { rows } = await writing.query({ text: lock, values: [postId, signedIn(context).id] })
    if (!rows[0]) throw forbidden()
    if (!rows[0].own) await ledPost(writing, context, postId)
    await writing.query({ text: takeBack, values: [postId, id, accepted] })
    if (accepted) await writing.query({ text: accept, values: [id, writing.now] })
    writing.changed('StudyGroupPost', postId)
    return writing.reader.one('StudyGroupAnswer', id, selectionOf(info))
  })
