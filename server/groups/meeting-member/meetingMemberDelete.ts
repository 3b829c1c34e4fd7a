import { meetingStatus, refundOf } from '../../../rules/groups/meetings'
import type { TicketMove, TicketStanding } from '../../../rules/groups/tickets'
import { type Context, signedIn } from '../../kernel/context'
import { conflict, forbidden, notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { nothing } from '../../kernel/read/selection'
import { nameOf } from '../../kernel/spoken'
import { type Writing, write } from '../../kernel/write/write'
import { lockWallet } from '../../money/ledger'
import { type Event, lockedEvent } from '../meeting/event'
import { backWords, tellTicket } from '../meeting/letters'
import { payTicketBack } from '../meeting/pay-back'
import { keepsLector } from './keeps-lector'
import { moveTicket, type Ticket, ticketIn, ticketMovers, ticketOf } from './move'

/** What leaving is, from where somebody stands, for themselves and for those who lead. */
const own: Partial<Record<TicketStanding, TicketMove>> = {
  ...{ attendee: 'giveBack', invited: 'declineInvite', lector: 'stepDown', moderator: 'stepDown' },
  ...{ waiting: 'leaveLine', offered: 'leaveLine' },
}
const ofOthers: typeof own = {
  ...own,
  attendee: 'takeOff',
  invited: 'takeBack',
  waiting: 'takeOff',
  offered: 'takeOff',
}

function leavingOf(before: Ticket | null, isOwn: boolean): { before: Ticket; name: TicketMove } {
  const name = (isOwn ? own : ofOthers)[before?.standing ?? 'none']
  if (!before || !name) throw conflict('This has ended already.')
  return { before, name }
}

/** Gives a ticket back, leaves the line, declines an invitation, or takes somebody off an event. */
export const meetingMemberDelete: Operation<'meetingMemberDelete'> = ({ id }, context) =>
  write(context, async (writing) => {
    if (!(await writing.reader.find('MeetingMember', id, nothing))) throw notFound(nameOf('MeetingMember'))
    const { meetingId, userId } = await ticketOf(writing, id)
    const movers = await ticketMovers(writing, signedIn(context), { meetingId, userId })
    if (!movers.length) throw forbidden('Those who lead an event take people off it.')
    // Wallets are locked before events, as a purchase does it.
    await lockWallet(writing, userId)
    const event = await lockedEvent(writing, meetingId)
    const isOwn = movers.includes('self')
    const { before, name } = leavingOf(await ticketIn(writing, { meetingId, userId }), isOwn)
    refuseBegun(event, before, writing.now)
    await keepsLector(writing, event, before)
    // First, so that the money that goes back finds no ticket to take.
    await moveTicket(writing, name, {
      ...{ meetingId, userId, before, movers },
      told: { cancelledById: signedIn(context).id },
    })
    const back = before.standing === 'attendee' ? await payBack(writing, context, { event, before, isOwn }) : 0
    if (event.publishedAt && entered.has(before.standing))
      await tellTicket(writing, context, event, { userIds: [userId], what: 'left', note: backWords(back) })
    return { id }
  })

/** Standings with an entry in the person's calendar. */
const entered: ReadonlySet<TicketStanding> = new Set(['attendee', 'lector', 'moderator'])

/** What has begun is not given back; whoever leads, was invited or waits may leave. */
function refuseBegun(event: Event, { standing }: Ticket, now: Date) {
  const status = meetingStatus(event, now.getTime())
  if (status === 'cancelled') throw conflict('This event is cancelled.', { current: status })
  if (standing === 'attendee' && status !== 'scheduled') throw conflict('This event has begun.', { current: status })
}

const payBack = (
  writing: Writing,
  context: Context,
  { event, before, isOwn }: { event: Event; before: Ticket; isOwn: boolean },
) =>
  payTicketBack(writing, context, {
    ...{ meetingId: event.id, userId: before.userId },
    ...(isOwn && {
      amountOf: (paid: number) => refundOf({ ...before, paid }, event.startAt, writing.now.getTime()),
    }),
    description: () => `Ticket given back: ${event.title}`,
  })
