import { type Context, signedIn } from '../../kernel/context'
import type { Writing } from '../../kernel/write/write'
import type { FoundSession } from './facts'
import { writeToAttendees } from './letters'
import { changeStatus, mayMove } from './transitions'

/** Hands in a locked session, once. Throws FORBIDDEN, CONFLICT. */
export async function handIn(writing: Writing, context: Context, session: FoundSession) {
  if (!(await mayMove(writing, signedIn(context), session, { via: 'sessionUpdateReady' }))) return
  await changeStatus(writing, context, session, 'ready', { set: { readyAt: writing.now, unreadyMessage: null } })
  await writeToAttendees(writing, context, session, {
    to: ['tutor'],
    kind: 'marking',
    subject: () => `Handed in: ${session.name}`,
    lines: () => [`${session.name} has been handed in and waits for its marker.`],
  })
}
