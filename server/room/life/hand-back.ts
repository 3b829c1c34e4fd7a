import { type Context, signedIn } from '../../kernel/context'
import { invalid } from '../../kernel/errors'
import { daysAfter } from '../../kernel/time/calendar-days'
import { whenText } from '../../kernel/time/when-text'
import { needed } from '../../kernel/write/needed'
import type { Writing } from '../../kernel/write/write'
import type { FoundSession } from './facts'
import { writeToAttendees } from './letters'
import { changeStatus, mayMove } from './transitions'

interface Reason {
  message?: string | null
  /** The same time tomorrow by default. */
  deadline?: string | null
}

/** The text that a change needs, trimmed. Throws VALIDATION. */
export const messageOf = (message: string | null | undefined): string => needed('message', message)

/** Gives a locked session back to its candidate with a message and a new deadline. Throws FORBIDDEN, CONFLICT, VALIDATION. */
export async function handBack(writing: Writing, context: Context, session: FoundSession, reason: Reason) {
  const message = messageOf(reason.message)
  const deadline = reason.deadline ? new Date(reason.deadline) : daysAfter(writing.now, 1)
  if (deadline <= writing.now) throw invalid('deadline', 'The new deadline must lie ahead.')
  if (!(await mayMove(writing, signedIn(context), session, { via: 'sessionUpdateUnready' }))) return
  const { accessClose } = session
  await changeStatus(writing, context, session, 'in_progress', {
    message,
    set: {
      readyAt: null,
      unreadyMessage: message,
      deadline,
      accessClose: accessClose && accessClose < deadline ? deadline : accessClose,
    },
  })
  await writeToAttendees(writing, context, session, {
    to: ['candidate'],
    kind: 'hand_backs',
    subject: () => `Handed back: ${session.name}`,
    lines: ({ timezone }) => [
      `Your answers to ${session.name} have been handed back to you:`,
      message,
      `Please hand in again by ${whenText(deadline, timezone)}.`,
    ],
  })
}
