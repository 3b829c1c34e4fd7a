import { eq } from 'drizzle-orm'
import { dropFile } from '../../files/drop-file'
import { conflict, forbidden } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { write } from '../../kernel/write/write'
import { lockSession } from '../life/facts'
import { sessions } from './table'

export const sessionDelete: Operation<'sessionDelete'> = async ({ id }, context) =>
  write(context, async (writing) => {
    const { status, myRole } = await lockSession(writing, context, id)
    if (myRole === 'candidate') throw forbidden('Nobody deletes a session that they sit themselves.')
    const { rows } = await writing.query({
      text: `select exists (select 1 from session_events where session_id = $1 and "to" = 'in_progress') as began,
        exists (select 1 from transactions where session_id = $1) as paid,
        exists (select 1 from sessions where parent_id = $1) as moved,
        (select coalesce(json_agg(file_id), '[]') from (select file_id from session_materials where session_id = $1
          union select file_id from session_answers where session_id = $1) f) as files`,
      values: [id],
    })
    const [facts] = rows as unknown as { began: boolean; paid: boolean; moved: boolean; files: string[] }[]
    if (!['pending', 'booked', 'cancelled', 'expired'].includes(status) || facts?.began)
      throw conflict('Only a session that never took place can be deleted.', { current: status })
    if (facts?.paid) throw conflict('This session cannot be deleted, since money was moved for it. Cancel it instead.')
    if (facts?.moved) throw conflict('This session cannot be deleted, since another one was moved from it.')
    await writing.orm.delete(sessions).where(eq(sessions.id, id))
    for (const fileId of facts?.files ?? []) await dropFile(writing, context, fileId)
    writing.changed('Session', id, 'deleted')
    return { id }
  })
