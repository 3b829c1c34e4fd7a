import { hasPlace } from '../../../rules/groups/tickets'
import { signedIn } from '../../kernel/context'
import { conflict } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { write } from '../../kernel/write/write'
import { lockedEvent, policyOf, refuseUnlessAhead } from '../meeting/event'
import { refuseUnfound } from '../meeting/unfound'
import { moveTicket, ticketIn } from './move'

/** Waits for a place of an event that is full. The event is locked, so that no place comes free in the same moment. */
export const meetingWaitlistJoin: Operation<'meetingWaitlistJoin'> = async ({ meetingId, buysAtOnce }, context, info) =>
  write(context, async (writing) => {
    const { id: userId } = signedIn(context)
    await refuseUnfound(writing, meetingId)
    const event = await lockedEvent(writing, meetingId)
    const before = await ticketIn(writing, { meetingId, userId })
    const id = await moveTicket(writing, 'wait', {
      ...{ meetingId, userId, before, movers: ['self'] },
      told: { buysAtOnce: buysAtOnce === true, lapsed: 0 },
      refuse() {
        refuseUnlessAhead(event, writing.now)
        if (!policyOf(event.bookingPolicy).waitlist) throw conflict('Nobody can wait for a place at this event.')
        if (hasPlace(event)) throw conflict('There is a place at this event: buy a ticket instead.')
      },
    })
    return writing.reader.one('MeetingMember', id, selectionOf(info))
  })
