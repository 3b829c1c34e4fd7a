import { signedIn } from '../../kernel/context'
import { crud } from '../../kernel/crud/crud'
import type { Operation } from '../../kernel/graphql/operation'
import { nothing } from '../life/facts'
import { sessionNote as entity } from './table'

const notes = crud(entity, {
  prepare: (values, context, action) => (action === 'create' ? { ...values, userId: signedIn(context).id } : values),
})

/** A note needs a session that its author may see. */
export const sessionNoteCreate: Operation<'sessionNoteCreate'> = async (args, context, info) => {
  await context.reader.one('Session', args.sessionId, nothing)
  return notes.create(args, context, info)
}

export const sessionNoteUpdate: Operation<'sessionNoteUpdate'> = notes.update
