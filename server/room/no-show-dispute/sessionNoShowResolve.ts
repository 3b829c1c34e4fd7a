import { and, eq, isNull } from 'drizzle-orm'
import type { DisputeOutcome } from '../../../schema/generated/types'
import { signedIn } from '../../kernel/context'
import { conflict } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { daysAfter } from '../../kernel/time/calendar-days'
import { needed } from '../../kernel/write/needed'
import { write } from '../../kernel/write/write'
import { lockSession } from '../life/facts'
import { writeToAttendees } from '../life/letters'
import { payBack } from '../life/payments'
import { changeStatus, mayMove } from '../life/transitions'
import { noShowDisputes } from './table'

const REBOOK_DAYS = 30

const decisionOf = (outcome: DisputeOutcome): string =>
  ({
    upheld: 'It stays a no-show.',
    refunded: 'The session is cancelled, and all that was paid for it is back in the wallet.',
    reinstated: 'The candidate may book one session of the same type within 30 days, without paying.',
  })[outcome]

export const sessionNoShowResolve: Operation<'sessionNoShowResolve'> = async (
  { id, outcome, message },
  context,
  info,
) => {
  const answer = needed('message', message)
  return write(context, async (writing) => {
    const viewer = signedIn(context)
    const session = await lockSession(writing, context, id)
    if (await mayMove(writing, viewer, session, { via: 'sessionNoShowResolve' })) {
      const [dispute] = await writing.orm
        .update(noShowDisputes)
        .set({
          outcome,
          answer,
          resolvedAt: writing.now,
          resolvedById: viewer.id,
          rebookUntil: outcome === 'reinstated' ? daysAfter(writing.now, REBOOK_DAYS) : null,
        })
        .where(and(eq(noShowDisputes.sessionId, id), isNull(noShowDisputes.outcome)))
        .returning({ candidateId: noShowDisputes.userId })
      if (!dispute) throw conflict('This dispute is decided already.')
      if (outcome === 'refunded') {
        await payBack(writing, {
          session,
          candidateId: dispute.candidateId,
          description: () => `No-show withdrawn: ${session.name}`,
        })
        await changeStatus(writing, context, session, 'cancelled', { message: answer, set: { cancelReason: answer } })
      }
      writing.changed('Session', id)
      await writeToAttendees(writing, context, session, {
        kind: 'absences',
        to: ['candidate', 'tutor', 'interviewer'],
        subject: () => `Decided: the no-show of ${session.name}`,
        lines: () => [decisionOf(outcome), answer],
      })
    }
    return writing.reader.one('Session', id, selectionOf(info))
  })
}
