import type { Context } from '../kernel/context'
import type { Writing } from '../kernel/write/write'
import { inviteOne } from '../room/invitations'
import type { sessions } from '../room/session/table'
import type { TakenAlong, Thing } from './moved'

interface Move {
  from: typeof sessions.$inferSelect
  /** The id of the session at its new start. */
  to: string
  candidateId: string
  taken: TakenAlong
}

const sentenceOf = (thing: Thing): string =>
  ({
    link: 'Its link did not move along: please set it anew.',
    documents: 'The documents that were added to it did not move along: please add what is needed anew.',
    tasks: 'It has another mock, so the tasks that were edited for it did not move along.',
  })[thing]

/** Tells of a move: its candidate, who gives it now and what they are to set anew, and everybody who is not in it any more. */
export async function tellOfMove(context: Context, writing: Writing, { from, to, candidateId, taken }: Move) {
  const { conductors, left, lost } = taken
  await inviteOne(context, writing, to, candidateId, 'moved')
  const note = lost.length ? () => lost.map(sentenceOf).join(' ') : undefined
  // The marker of a written station attends nothing; it comes to them when it is handed in.
  const isLive = !from.deadline
  for (const { userId, isNew } of isLive ? conductors : [])
    await inviteOne(context, writing, to, userId, isNew ? 'booked' : 'moved', note)
  for (const { userId, conducted } of left)
    if (isLive || !conducted)
      await inviteOne(
        context,
        writing,
        from.id,
        userId,
        'cancelled',
        () => 'It was moved to another time, without you.',
      )
}
