import { signedIn } from '../../kernel/context'
import { forbidden } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { write } from '../../kernel/write/write'
import { type Event, lockedEvent, refuseOver } from '../meeting/event'
import { tellTicket } from '../meeting/letters'
import { refuseUnfound } from '../meeting/unfound'
import { moveTicket, type Ticket, ticketIn } from '../meeting-member/move'
import { refuseStrangers } from '../meeting-member/strangers'
import { leadsAs, refuseUnmarkable } from './marking'

/** Lets somebody without a ticket in, free of charge. The database holds how many the room takes. */
export const meetingAdmit: Operation<'meetingAdmit'> = async ({ meetingId, userId }, context, info) =>
  write(context, async (writing) => {
    const viewer = signedIn(context)
    await refuseUnfound(writing, meetingId)
    if (!(await leadsAs(writing, viewer, meetingId, ['lector'])))
      throw forbidden('The lector of an event lets people in.')
    const event = await lockedEvent(writing, meetingId)
    refuseUnmarkable(event, writing.now)
    refuseOver(event, writing.now)
    const before = await ticketIn(writing, { meetingId, userId })
    // Whoever waits, was invited or had a ticket is no stranger to the event.
    if (!before) await refuseStrangers(writing, viewer, event, [userId])
    const { now } = writing
    const id = await moveTicket(writing, 'admit', {
      ...{ meetingId, userId, before, movers: ['lector'] },
      told: {
        ...{ paid: 0, freeUntil: null, laterPercent: null, admitted: isBeyond(event, before) },
        ...{ attendance: 'present', arrivedAt: now > event.startAt ? now : null, markedAt: now, markedById: viewer.id },
      },
    })
    await tellTicket(writing, context, event, { userIds: [userId], what: 'booked', note: () => 'You pay nothing.' })
    return writing.reader.one('MeetingMember', id, selectionOf(info))
  })

/** Whether somebody takes none of the places: all are taken, and none is kept for them. */
const isBeyond = ({ membersLimit, taken }: Event, before: Ticket | null): boolean =>
  before?.standing !== 'offered' && membersLimit !== null && taken >= membersLimit
