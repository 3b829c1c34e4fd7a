import { eq } from 'drizzle-orm'
import { conflict } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { write } from '../../kernel/write/write'
import { ownTicketOf } from './own-ticket'
import { meetingMembers } from './table'

/** Chooses whether the caller's ticket is bought as soon as it is their turn. */
export const meetingWaitlistUpdate: Operation<'meetingWaitlistUpdate'> = async ({ id, buysAtOnce }, context, info) =>
  write(context, async (writing) => {
    const { standing } = await ownTicketOf(writing, context, id)
    if (standing !== 'waiting' && standing !== 'offered') throw conflict('You do not wait for a place at this event.')
    await writing.orm.update(meetingMembers).set({ buysAtOnce }).where(eq(meetingMembers.id, id))
    writing.changed('MeetingMember', id)
    return writing.reader.one('MeetingMember', id, selectionOf(info))
  })
