import { plainText } from '../../../rules/content/mark-answer'
import { notify } from '../../identity/notification/notify'
import type { Services } from '../../kernel/context'
import { write } from '../../kernel/write/write'

const AT_ONCE = 200

const locked = `select study_group_id as "studyGroupId", author_id as "authorId", title, body, told_until as "toldUntil" from study_group_posts
  where id = $1 and notified_at is not null for update`
const next = `select user_id as id from members where study_group_id = $1 and state = 'accepted' and user_id is distinct from $2 and ($3::uuid is null or user_id > $3)
  order by user_id limit ${AT_ONCE}`

/**
 * Tells the members of a post, some hundred in each transaction, which also notes how far it came: after a server was killed in the middle the next one goes on
 * from there, and nobody is told twice.
 */
export async function tellMembers(services: Services, { postId }: { postId: string }): Promise<void> {
  while (await tellSome(services, postId));
}

const tellSome = (services: Services, postId: string): Promise<boolean> =>
  write(services, async (writing) => {
    const { rows } = await writing.query({ text: locked, values: [postId] })
    const post = rows[0] as
      | { studyGroupId: string; authorId: string | null; title: string; body: string | null; toldUntil: string | null }
      | undefined
    if (!post) return false
    const { rows: some } = await writing.query({
      text: next,
      values: [post.studyGroupId, post.authorId, post.toldUntil],
    })
    const ids = some.map(({ id }) => id as string)
    const last = ids.at(-1)
    if (!last) return false
    await notify(writing, services, ids, {
      kind: 'group_posts',
      about: { type: 'StudyGroupPost', id: postId },
      path: `/study-groups/${post.studyGroupId}/info#post-${postId}`,
      words: () => ({ title: post.title, body: plainText(post.body ?? '') || 'A new post in your study group.' }),
      action: () => 'Open the post',
    })
    await writing.query({ text: 'update study_group_posts set told_until = $2 where id = $1', values: [postId, last] })
    return ids.length === AT_ONCE
  })
