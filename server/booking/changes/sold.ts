import { and, eq } from 'drizzle-orm'
import { conflict, notFound } from '../../kernel/errors'
import { nameOf } from '../../kernel/spoken'
import type { Writing } from '../../kernel/write/write'
import type { Asking, Had, Offer, Sold, Wanted } from '../../money/sold'
import { inviteTo } from '../../room/life/invitations'
import { changeStatus } from '../../room/life/transitions'
import { sessionAttendees, sessions } from '../../room/session/table'
import { sessionTypes } from '../../school/session-type/table'
import { bookHeld, liveQuote, whenHeld } from './held'
import { refuseUnsold } from './reserve'

/** A session of its candidate, and its type. Throws NOT_FOUND. */
async function ownSession({ orm }: Pick<Writing, 'orm'>, id: string | null, candidateId: string) {
  if (!id) throw notFound(nameOf('Session'))
  const candidate = and(
    eq(sessionAttendees.sessionId, sessions.id),
    eq(sessionAttendees.role, 'candidate'),
    eq(sessionAttendees.userId, candidateId),
  )
  const [found] = await orm
    .select({ session: sessions, type: sessionTypes })
    .from(sessions)
    .innerJoin(sessionAttendees, candidate)
    .innerJoin(sessionTypes, eq(sessionTypes.id, sessions.sessionTypeId))
    .where(eq(sessions.id, id))
  if (!found) throw notFound(nameOf('Session'))
  return found
}

/** Locks a session of its candidate, so that its state is that of now. */
async function lockedSession(writing: Writing, { id, buyerId }: Had) {
  await writing.orm.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, id)).for('update')
  return ownSession(writing, id, buyerId)
}

async function offer(asking: Asking, { id, buyerId }: Wanted): Promise<Offer> {
  const { session, type } = await ownSession(asking, id, buyerId)
  const { price, freeBooking, group, policy } = liveQuote({ session, type }, asking.now)
  if (freeBooking) throw conflict('Your free booking pays for this session.')
  refuseUnsold(type, price, true)
  return {
    ...{ name: session.name, list: price, policy },
    ...(group && { own: [{ by: 'group' as const, reduction: { unit: 'amount' as const, value: group.off } }] }),
    ...(type.mode === 'live' && { detail: whenHeld(session) }),
    parts: [{ type: 'session', typeId: session.id, name: session.name, list: price }],
  }
}

/** How a session is sold: one that its candidate holds is booked. What is paid once the hold has run out stays in the wallet. */
export const soldSession: Sold = {
  offer,

  async grant(writing, { id, buyerId, paid }, post) {
    const held = await lockedSession(writing, { id, buyerId })
    liveQuote(held, writing.now)
    await bookHeld(writing, post, held, { price: paid, by: { id: buyerId } })
  },

  /** Of a booking whose payment went back the start is free again; what has begun stays as it is. */
  async takeBack(writing, had, post) {
    const { session } = await lockedSession(writing, had)
    if (session.status !== 'booked' || session.startAt <= writing.now) return
    const cancelReason = /* text */ 'the payment went back'
    await changeStatus(writing, null, session, 'cancelled', { message: cancelReason, set: { cancelReason } })
    await inviteTo(post, writing, session.id, { what: 'cancelled' })
  },
}
