import type { MutationSessionRescheduleArgs } from '../../../schema/generated/types'
import { type Context, signedIn } from '../../kernel/context'
import { conflict } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { needed } from '../../kernel/write/needed'
import { once } from '../../kernel/write/once'
import { type Writing, write } from '../../kernel/write/write'
import { move, revenue } from '../../money/ledger'
import { expireLapsed } from '../../room/life/holds'
import { changeStatus } from '../../room/life/transitions'
import type { SessionTypeRow } from '../starts/question'
import { lockedBooking } from './booked-session'
import { tellOfMove } from './move-letters'
import { takeAlong } from './moved'
import { mayMoveTo, narrowedWords, rulesFor } from './narrowing'
import { freeUntilAfter, isOpen, moveFee } from './policy'
import { reserve } from './reserve'

/** A move is a new session with the old one as its parent: the same mock, the same tutor if free, the same payment, and what belonged to it. */
export const sessionReschedule: Operation<'sessionReschedule'> = async (
  { idempotencyKey, ...request },
  context,
  info,
) =>
  write(context, async (writing) => {
    const viewer = signedIn(context)
    const newId = await once(
      writing,
      { actorId: viewer.id, key: idempotencyKey, operation: 'sessionReschedule', request },
      () => moveTo(context, writing, request),
    )
    return writing.reader.one('Session', newId, selectionOf(info))
  })

/** The id of the session at its new start. */
async function moveTo(
  context: Context,
  writing: Writing,
  { id, startAt, reason, chargeFee }: MutationSessionRescheduleArgs,
): Promise<string> {
  const at = new Date(startAt)
  await expireLapsed(writing)
  const { session, type, candidateId, tutorId, byCandidate } = await lockedBooking(context, writing, id)
  const because = byCandidate ? undefined : needed('reason', reason)
  if (session.status !== 'booked' || session.startAt <= writing.now || !session.quote)
    throw conflict('This session can no longer be moved.', { current: session.status })
  if (at.getTime() === session.startAt.getTime())
    throw conflict('The session is already at this start.', { field: 'startAt' })
  if (byCandidate) await refuseMove(writing, type, candidateId, at)
  const fee = byCandidate || chargeFee ? moveFee(session, writing.now) : 0
  // Cancels first, to free the old time; otherwise a move by half an hour would collide with itself.
  await changeStatus(writing, context, session, 'cancelled', {
    message: because ?? 'rescheduled',
    set: { cancelReason: 'rescheduled' },
  })
  const question = {
    type,
    practiceAreaId: session.practiceAreaId,
    studentId: candidateId,
    now: writing.now,
    // A candidate who has seen the task gets another one.
    moving: { id, mockId: isOpen(session, writing.now) ? null : session.mockId },
  }
  const values = {
    status: 'booked' as const,
    parentId: id,
    externalId: session.externalId ?? session.id,
    price: session.price,
    // A paid move does not bring the free time back: otherwise moving and then cancelling would cost less than cancelling.
    quote:
      fee > 0 ? session.quote : { ...session.quote, freeUntil: freeUntilAfter(session.quote, session.startAt, at) },
  }
  const placed = await reserve(writing, { question, startAt: at, values, preferredTutorId: tutorId })
  if (fee > 0) await takeFee(writing, { fee, userId: candidateId, name: session.name, sessionId: placed })
  await tellOfMove(context, writing, {
    ...{ from: session, live: type.mode === 'live', to: placed, candidateId, because },
    taken: await takeAlong(writing, session, placed),
  })
  return placed
}

/** Refuses a start on a day that the candidate's group leaves out. Throws CONFLICT. */
async function refuseMove(writing: Writing, type: SessionTypeRow, candidateId: string, at: Date) {
  const rules = await rulesFor(writing, candidateId)
  if (!mayMoveTo(rules, at)) throw conflict(narrowedWords(rules, type) ?? '', { field: 'startAt' })
}

interface Fee {
  fee: number
  userId: string
  /** Of the session. */
  name: string
  sessionId: string
}

const takeFee = (writing: Writing, { fee, userId, name, sessionId }: Fee) =>
  move(writing, {
    ...{ userId, sessionId, type: 'fee', amount: -fee, against: revenue },
    description: () => `Moved: ${name}`,
    item: { type: 'fee', id: sessionId },
  })
