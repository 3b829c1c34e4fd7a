import { holds } from '../../../access/viewer'
import type { AccessRequestStatus } from '../../../schema/generated/types'
import { notify } from '../../identity/notification/notify'
import { type Context, signedIn } from '../../kernel/context'
import { conflict, notFound } from '../../kernel/errors'
import { fields } from '../../kernel/read/selection'
import { nameOf } from '../../kernel/spoken'
import type { Writing } from '../../kernel/write/write'
import { wordsOf } from './words'

export interface Answered {
  bundleId: string
  userId: string
  title: string
  categoryId: string
}

/** Who may answer stands in the change itself, and so does that nobody has: of two who answer at once one does. */
const answering = `update access_requests r set status = $3, answer = $4, answered_by_id = $2, answered_at = $5
  from bundles u where r.id = $1 and u.id = r.bundle_id and r.status = 'open' and r.user_id <> $2
    and ($3 <> 'accepted' or (u.visibility = 'restricted' and u.status = 'published'))
    and ($6 or exists (select 1 from bundle_authors a where a.bundle_id = u.id and a.user_id = $2))
  returning r.bundle_id as "bundleId", r.user_id as "userId", u.title, u.category_id as "categoryId"`

/** Answers a request of somebody else. Throws NOT_FOUND, CONFLICT. */
export async function answerRequest(
  writing: Writing,
  context: Context,
  {
    id,
    status,
    answer,
  }: { id: string; status: Exclude<AccessRequestStatus, 'open'>; answer: string | null | undefined },
): Promise<Answered> {
  const viewer = signedIn(context)
  const { rows } = await writing.query({
    text: answering,
    values: [id, viewer.id, status, wordsOf(answer), writing.now, holds(viewer, 'manage_content')],
  })
  const answered = rows[0] as unknown as Answered | undefined
  if (!answered) throw await whyNot(writing, id, viewer.id)
  writing.changed('AccessRequest', id)
  await tell(writing, context, answered, { status, answer: wordsOf(answer) })
  return answered
}

async function whyNot({ reader }: Writing, id: string, viewerId: string) {
  const found = await reader.find('AccessRequest', id, fields('status', 'userId'))
  if (!found || (found.userId === viewerId && found.status === 'open')) return notFound(nameOf('AccessRequest'))
  return conflict(
    found.status === 'open'
      ? 'Nobody needs to be let in: the bundle is not restricted any more. Decline the request instead.'
      : 'This request is answered already.',
  )
}

async function tell(
  writing: Writing,
  context: Context,
  { bundleId, userId, title, categoryId }: Answered,
  { status, answer }: { status: AccessRequestStatus; answer: string | null },
) {
  const isIn = status === 'accepted'
  await notify(writing, context, [userId], {
    kind: 'access_answered',
    path: `/library/${categoryId}/${bundleId}`,
    about: { type: 'Bundle', id: bundleId },
    words: () => ({
      title: isIn ? `You are let in: ${title}` : `Not this time: ${title}`,
      body: answer ?? (isIn ? 'It is open to you now.' : 'Your request was declined.'),
    }),
    action: () => 'Open its page',
  })
}
