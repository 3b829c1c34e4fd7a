import { holds } from '../../../access/viewer'
import { signedIn } from '../../kernel/context'
import { conflict } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { type Writing, write } from '../../kernel/write/write'
import { letIn } from '../library-permission/let-in'
import { type Answered, answerRequest } from './answer'

/** Lets the asker in, in the transaction that answers. */
export const accessRequestAccept: Operation<'accessRequestAccept'> = async ({ id, answer }, context, info) =>
  write(context, async (writing) => {
    const answered = await answerRequest(writing, context, { id, status: 'accepted', answer })
    await letThemIn(writing, answered, holds(signedIn(context), 'manage_content'))
    return writing.reader.one('AccessRequest', id, selectionOf(info))
  })

const takenBack = `select 1 from library_permissions where bundle_id = $1 and user_id = $2 and status = 'revoked'`

/** What the school took back, the school alone gives again. */
async function letThemIn(writing: Writing, { bundleId, userId }: Answered, bySchool: boolean) {
  const terms = { type: 'grant', royalty: false, takenBack: bySchool } as const
  const given = await letIn(writing, { userId, bundleIds: [bundleId], ...terms })
  if (!given.length && (await writing.query({ text: takenBack, values: [bundleId, userId] })).rows.length)
    throw conflict('The school has taken this access back. Ask the school to let them in.')
}
