import { type Context, signedIn } from '../../kernel/context'
import { forbidden, notFound } from '../../kernel/errors'
import { fields } from '../../kernel/read/selection'
import { nameOf } from '../../kernel/spoken'
import type { Writing } from '../../kernel/write/write'
import { moversOf } from '../member/move'

export interface LedPost {
  id: string
  studyGroupId: string
  authorId: string | null
  title: string
  notifiedAt: string | null
}

/** A post of a group that the viewer leads, or any for staff. Throws NOT_FOUND, FORBIDDEN. */
export async function ledPost(
  { reader, query }: Pick<Writing, 'reader' | 'query'>,
  context: Context,
  id: string,
): Promise<LedPost> {
  const post = (await reader.find(
    'StudyGroupPost',
    id,
    fields('id', 'studyGroupId', 'authorId', 'title', 'notifiedAt'),
  )) as unknown as LedPost | null
  if (!post) throw notFound(nameOf('StudyGroupPost'))
  // Whoever leads is a leader to everybody but themselves.
  const { movers } = await moversOf({ query }, signedIn(context), { studyGroupId: post.studyGroupId, userId: '' })
  if (!movers.length) throw forbidden('Those who lead the group do this.')
  return post
}
