import { signedIn } from '../../context'
import { crud } from '../../crud'
import type { Operation } from '../../operation'
import { nothing } from '../../services/session/facts'
import { sessionNote as entity } from '../../tables/session'

const notes = crud(entity, {
  prepare: (values, context, action) => (action === 'create' ? { ...values, userId: signedIn(context).id } : values),
})

/** A note is on a session that its author may see. */
export const sessionNoteCreate: Operation<'sessionNoteCreate'> = async (args, context, info) => {
  await context.reader.one('Session', args.sessionId, nothing)
  return notes.create(args, context, info)
}

export const sessionNoteUpdate: Operation<'sessionNoteUpdate'> = notes.update
