import type { Operation } from '../../kernel/graphql/operation'
import { write } from '../../kernel/write/write'
import { lockedEvent } from '../meeting/event'
import { moveTicket, ticketIn } from './move'
import { ownTicketOf } from './own-ticket'

/** Leaves the line; a place that is offered goes to the next. */
export const meetingWaitlistLeave: Operation<'meetingWaitlistLeave'> = ({ id }, context) =>
  write(context, async (writing) => {
    const { meetingId, userId } = await ownTicketOf(writing, context, id)
    await lockedEvent(writing, meetingId)
    const before = await ticketIn(writing, { meetingId, userId })
    await moveTicket(writing, 'leaveLine', {
      ...{ meetingId, userId, before, movers: ['self'] },
      told: { cancelledById: userId },
    })
    return { id }
  })
