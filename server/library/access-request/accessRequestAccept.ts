import { holds } from '../../../access/viewer'
import { signedIn } from '../../kernel/context'
import { newId } from '../../kernel/database/columns'
import { conflict } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { type Writing, write } from '../../kernel/write/write'
import { type Answered, answerRequest } from './answer'

/** Lets the asker in, in the transaction that answers. */
export const accessRequestAccept: Operation<'accessRequestAccept'> = async ({ id, answer }, context, info) =>
  write(context, async (writing) => {
    const answered = await answerRequest(writing, context, { id, status: 'accepted', answer })
    await letIn(writing, answered, holds(signedIn(context), 'manage_content'))
    return writing.reader.one('AccessRequest', id, selectionOf(info))
  })

/** The same terms as of libraryAccessOpen; what was held and is over begins anew, what is held stays. What the school took back, the school alone gives again. */
const permission = `insert into library_permissions (id, bundle_id, user_id, duration, duration_unit, type, royalty, inserted_at)
  select $1, u.id, $3, u.access_duration, u.access_duration_unit, 'grant', false, $4 from bundles u where u.id = $2
  on conflict (bundle_id, user_id) do update set status = 'pending', duration = excluded.duration, duration_unit = excluded.duration_unit,
    "from" = null, until = null, type = 'grant', royalty = false, inserted_at = excluded.inserted_at
    where library_permissions.status = 'expired' or library_permissions.status = 'revoked' and $5
      or library_permissions.status <> 'revoked' and library_permissions.until <= $4
  returning id`

const takenBack = `select 1 from library_permissions where bundle_id = $1 and user_id = $2 and status = 'revoked'`

async function letIn(writing: Writing, { bundleId, userId }: Answered, bySchool: boolean) {
  const { rows } = await writing.query({ text: permission, values: [newId(), bundleId, userId, writing.now, bySchool] })
  if (!rows.length && (await writing.query({ text: takenBack, values: [bundleId, userId] })).rows.length)
    throw conflict('The school has taken this access back. Ask the school to let them in.')
  for (const row of rows) writing.changed('LibraryPermission', row.id as string, 'created')
}
