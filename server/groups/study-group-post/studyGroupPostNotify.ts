import { conflict } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { write } from '../../kernel/write/write'
import { ledPost } from './led-post'

const archived = `select 1 from study_groups where id = $1 and archived_at is not null`
const once = 'update study_group_posts set notified_at = $2 where id = $1 and notified_at is null returning id'

/** Tells the members of a post, once: a job does it, so that nobody waits for thousands. */
export const studyGroupPostNotify: Operation<'studyGroupPostNotify'> = async ({ id }, context, info) =>
  write(context, async (writing) => {
    const { studyGroupId } = await ledPost(writing, context, id)
    if ((await writing.query({ text: archived, values: [studyGroupId] })).rows.length)
      throw conflict('This group is archived: its members are told of nothing new.')
    const { rows } = await writing.query({ text: once, values: [id, writing.now] })
    if (!rows.length) throw conflict('Its members have been told of this post already.')
    await writing.queue('group_post', { postId: id }, { about: null, soon: true })
    writing.changed('StudyGroupPost', id)
    return writing.reader.one('StudyGroupPost', id, selectionOf(info))
  })
