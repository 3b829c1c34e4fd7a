import { notify } from '../../identity/notification/notify'
import { holdersOf } from '../../identity/role/holders'
import { signedIn } from '../../kernel/context'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { whenText } from '../../kernel/time/when-text'
import { workingDaysAfter } from '../../kernel/time/working-days'
import { needed } from '../../kernel/write/needed'
import { write } from '../../kernel/write/write'
import { judge } from '../life/allowed'
import { lockSession } from '../life/facts'
import { writeToAttendees } from '../life/letters'
import { noShowDisputes } from './table'

const ANSWERED_WITHIN_DAYS = 3

export const sessionNoShowDispute: Operation<'sessionNoShowDispute'> = async (
  { id, reason, message },
  context,
  info,
) => {
  const text = needed('message', message)
  return write(context, async (writing) => {
    const viewer = signedIn(context)
    const session = await lockSession(writing, context, id)
    judge('sessionNoShowDispute', session, viewer, writing.now)
    const answerBy = workingDaysAfter(writing.now, ANSWERED_WITHIN_DAYS)
    await writing.orm
      .insert(noShowDisputes)
      .values({ sessionId: id, userId: viewer.id, reason, message: text, answerBy, insertedAt: writing.now })
    writing.changed('Session', id)
    await writeToAttendees(writing, context, session, {
      kind: 'absences',
      to: ['tutor', 'interviewer'],
      subject: () => `No-show disputed: ${session.name}`,
      lines: () => [
        `The candidate of ${session.name} disputes that they did not come.`,
        'Our staff decide within three working days, and you will read their decision.',
      ],
    })
    await notify(writing, context, await holdersOf(writing, ['manage_sessions']), {
      ...{
        kind: 'staff_alerts',
        path: `/sessions/${id}`,
        about: { type: 'Session', id },
        action: () => 'Open the session',
      },
      words: ({ timezone }) => ({
        title: `No-show disputed: ${session.name}`,
        body: `Please decide by ${whenText(answerBy, timezone)}.`,
      }),
    })
    return writing.reader.one('Session', id, selectionOf(info))
  })
}
