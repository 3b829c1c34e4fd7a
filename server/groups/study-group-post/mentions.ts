import { plainText } from '../../../rules/content/mark-answer'
import { notify, type Post } from '../../identity/notification/notify'
import { invalid } from '../../kernel/errors'
import type { Writing } from '../../kernel/write/write'

/** Members of a group by name. */
const named = `select m.user_id as id, u.full_name as "fullName", u.nickname from members m join users u on u.id = m.user_id
  where m.study_group_id = $1 and m.state = 'accepted'`

/** People at most who are told that one text names them. */
const MOST_NAMED = 20

/** Whether a text names somebody as '@Name' anywhere, not as the beginning of a longer name. */
const names = (text: string, name: string | null): boolean => {
  if (!name) return false
  const named = `@${name.toLowerCase()}`
  for (let at = text.indexOf(named); at >= 0; at = text.indexOf(named, at + 1))
    if (!/[\p{L}\p{N}]/u.test(text.charAt(at + named.length))) return true
  return false
}

interface Written {
  table: 'study_group_posts' | 'study_group_answers'
  id: string
  studyGroupId: string
  postId: string
  title: string
  html: string | null | undefined
  authorId: string
}

/** Tells each member who is named in a post or an answer, once, however often it is changed. Throws VALIDATION where it has named too many by then. */
export async function tellMentioned(writing: Writing, post: Post, written: Written): Promise<void> {
  const { table, id, studyGroupId, postId, title, html, authorId } = written
  const text = plainText(html ?? '').toLowerCase()
  if (!text.includes('@')) return
  const { rows } = await writing.query({ text: named, values: [studyGroupId] })
  const found = rows.filter(
    (each) => each.id !== authorId && (names(text, each.fullName as string) || names(text, each.nickname as string)),
  )
  const { rows: before } = await writing.query({ text: `select mentioned from ${table} where id = $1`, values: [id] })
  const known = new Set(before[0]?.mentioned as string[])
  const ids = found.map((each) => each.id as string).filter((each) => !known.has(each))
  if (!ids.length) return
  if (known.size + ids.length > MOST_NAMED)
    throw invalid('body', `At most ${MOST_NAMED} people are named in it. A post can be told to all members at once.`)
  await writing.query({
    text: `update ${table} set mentioned = mentioned || $2::uuid[] where id = $1`,
    values: [id, ids],
  })
  await notify(writing, post, ids, {
    kind: 'group_mentions',
    about: { type: 'StudyGroupPost', id: postId },
    path: `/study-groups/${studyGroupId}/info#post-${postId}`,
    words: () => ({ title: `You are named: ${title}`, body: plainText(html ?? '') }),
    action: () => 'Open the post',
  })
}
