import { type Context, signedIn } from '../../kernel/context'
import { crud } from '../../kernel/crud/crud'
import { conflict } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { type Writing, write } from '../../kernel/write/write'
import { refuseHidden } from '../study-group/refuse-hidden'
import { tellMentioned } from './mentions'
import { studyGroupAnswer, studyGroupPost } from './table'

const about = `select p.id as "postId", p.title, p.body, p.author_id as "authorId", p.study_group_id as "studyGroupId", g.archived_at as "archivedAt"
  from study_group_posts p join study_groups g on g.id = p.study_group_id where p.id = $1`

interface About {
  postId: string
  title: string
  body: string | null
  authorId: string | null
  studyGroupId: string
  archivedAt: Date | null
}

async function postOf({ query }: Writing, id: string): Promise<About> {
  const { rows } = await query({ text: about, values: [id] })
  const post = rows[0] as unknown as About
  if (post.archivedAt) throw conflict('This group is archived: it can be read, and nothing is added.')
  return post
}

const posts = crud(studyGroupPost, {
  async settle({ id }, writing, context) {
    const post = await postOf(writing, id)
    const written = { table: 'study_group_posts', id, html: post.body, ...post } as const
    await tellMentioned(writing, context, { ...written, authorId: signedIn(context).id })
  },
})

const answers = crud(studyGroupAnswer, {
  async settle({ id }, writing, context) {
    const { rows } = await writing.query({
      text: 'select post_id as "postId", body from study_group_answers where id = $1',
      values: [id],
    })
    const { postId, body } = rows[0] as { postId: string; body: string }
    const post = await postOf(writing, postId)
    writing.changed('StudyGroupPost', postId)
    const written = { table: 'study_group_answers', id, html: body, title: post.title } as const
    await tellMentioned(writing, context, { ...written, ...post, postId, authorId: signedIn(context).id, html: body })
  },
})

const by = (context: Context) => ({ authorId: signedIn(context).id })

export const studyGroupPostCreate: Operation<'studyGroupPostCreate'> = (args, context, info) =>
  write(context, async (writing) => {
    await refuseHidden(writing, context, 'StudyGroup', args.studyGroupId)
    return posts.createWithin(writing, { ...args, ...by(context) }, context, info)
  })

export const studyGroupPostUpdate: Operation<'studyGroupPostUpdate'> = (args, context, info) =>
  write(context, (writing) => posts.updateWithin(writing, { ...args, editedAt: writing.now }, context, info))

export const studyGroupPostDelete: Operation<'studyGroupPostDelete'> = posts.delete

export const studyGroupAnswerCreate: Operation<'studyGroupAnswerCreate'> = (args, context, info) =>
  write(context, async (writing) => {
    await refuseHidden(writing, context, 'StudyGroupPost', args.postId)
    return answers.createWithin(writing, { ...args, ...by(context) }, context, info)
  })

export const studyGroupAnswerUpdate: Operation<'studyGroupAnswerUpdate'> = (args, context, info) =>
  write(context, (writing) => answers.updateWithin(writing, { ...args, editedAt: writing.now }, context, info))

export const studyGroupAnswerDelete: Operation<'studyGroupAnswerDelete'> = answers.delete
