import type { SessionStatus } from '../../../schema/generated/types'
import { type Context, signedIn } from '../../kernel/context'
import { conflict, invalid } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { wordsIn } from '../../kernel/write/needed'
import { type Writing, write } from '../../kernel/write/write'
import { type FoundSession, lockSession } from './facts'
import { handBack, messageOf } from './hand-back'
import { handIn } from './hand-in'
import { recordNoShow } from './no-show'
import { changeStatus, mayMove } from './transitions'

/** States that only other operations, or the clock, set. */
const setElsewhere = (): Partial<Record<SessionStatus, string>> => ({
  pending: 'A session is held when its start is chosen, and not afterwards.',
  booked: 'A session is booked by paying for it (sessionBook).',
  in_review: 'Marks are sent to the second marker with sessionUpdateMarked.',
  marked: 'Marks are released with sessionUpdateMarked.',
  cancelled: 'A session is cancelled with sessionCancel, which settles its fee or refund.',
  expired: 'A session runs out by the clock only.',
})

function refuseElsewhere(status: string, session: FoundSession): never {
  const elsewhere = setElsewhere()
  if (!Object.hasOwn(elsewhere, status)) throw invalid('status', 'There is no such status.')
  throw conflict(elsewhere[status as SessionStatus] ?? '', { current: session.status })
}

/** Begins, claims, or gives back to the marker. */
async function plainMove(
  writing: Writing,
  context: Context,
  session: FoundSession,
  to: SessionStatus,
  message?: string,
) {
  if (await mayMove(writing, signedIn(context), session, { via: 'sessionUpdateStatus', to }))
    await changeStatus(writing, context, session, to, message ? { message } : {})
}

export const sessionUpdateStatus: Operation<'sessionUpdateStatus'> = async ({ id, status, message }, context, info) =>
  write(context, async (writing) => {
    const session = await lockSession(writing, context, id)
    const text = wordsIn(message)
    if (status === 'ready') await handIn(writing, context, session)
    else if (status === 'no_show') await recordNoShow(writing, context, session, text)
    else if (status === 'in_progress' && (session.status === 'ready' || session.status === 'marking'))
      await handBack(writing, context, session, { message })
    else if (status === 'marking' && session.status === 'in_review')
      await plainMove(writing, context, session, status, messageOf(message))
    else if (status === 'in_progress' || status === 'marking') await plainMove(writing, context, session, status, text)
    else refuseElsewhere(status, session)
    return writing.reader.one('Session', id, selectionOf(info))
  })
