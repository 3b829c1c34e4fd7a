import { signedIn } from '../../kernel/context'
import { forbidden, invalid } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { write } from '../../kernel/write/write'
import { lockedEvent, refuseUnlessAhead } from '../meeting/event'
import { tellInvited } from '../meeting/letters'
import { refuseUnfound } from '../meeting/unfound'
import { moveTicket, ticketIn, ticketMovers } from './move'
import { refuseStrangers } from './strangers'

const MOST = 200

/** Invites people; those who have something to do with the event already are left as they are. */
export const meetingInvite: Operation<'meetingInvite'> = async ({ meetingId, userIds }, context, info) =>
  write(context, async (writing) => {
    const viewer = signedIn(context)
    await refuseUnfound(writing, meetingId)
    const movers = await ticketMovers(writing, viewer, { meetingId, userId: '' })
    if (!movers.length) throw forbidden('Those who lead an event invite to it.')
    const people = [...new Set(userIds ?? [])]
    if (!people.length || people.length > MOST) throw invalid('userIds', `Invite 1 to ${MOST} people at a time.`)
    const event = await lockedEvent(writing, meetingId)
    refuseUnlessAhead(event, writing.now)
    await refuseStrangers(writing, viewer, event, people)
    const invited: string[] = []
    const ids: string[] = []
    for (const userId of people) {
      const before = await ticketIn(writing, { meetingId, userId })
      if (before && before.standing !== 'none') continue
      ids.push(
        await moveTicket(writing, 'invite', {
          ...{ meetingId, userId, before, movers },
          told: { invitedById: viewer.id },
        }),
      )
      invited.push(userId)
    }
    await tellInvited(writing, context, event, invited)
    const selection = selectionOf(info)
    return Promise.all(ids.map((id) => writing.reader.one('MeetingMember', id, selection)))
  })
