import { type Context, signedIn } from '../../kernel/context'
import type { Writing } from '../../kernel/write/write'
import type { FoundSession } from './facts'
import { writeToAttendees } from './letters'
import { changeStatus, mayMove } from './transitions'

/** Records that the candidate of a locked session did not come. Throws FORBIDDEN, CONFLICT. */
export async function recordNoShow(writing: Writing, context: Context, session: FoundSession, message?: string) {
  if (!(await mayMove(writing, signedIn(context), session, { via: 'sessionUpdateNoShow' }))) return
  await changeStatus(writing, context, session, 'no_show', {
    ...(message && { message }),
    set: { noShowAt: writing.now },
  })
  await writeToAttendees(writing, context, session, {
    kind: 'absences',
    to: ['candidate'],
    subject: () => `Recorded as a no-show: ${session.name}`,
    lines: () => [
      `${session.name} has been recorded as a session you did not come to.`,
      'If that is wrong, you can dispute it in the classroom within 72 hours.',
    ],
  })
}
