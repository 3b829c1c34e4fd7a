import type { Viewer } from '../../../access/viewer'
import { beginsAtBooking } from '../../../rules/booking/start'
import type { Post } from '../../identity/notification/notify'
import { conflict, expired } from '../../kernel/errors'
import { nameOf } from '../../kernel/spoken'
import { londonText } from '../../kernel/time/when-text'
import type { Writing } from '../../kernel/write/write'
import { inviteTo } from '../../room/life/invitations'
import { changeStatus } from '../../room/life/transitions'
import type { KeptQuote } from '../../room/session/kept-quote'
import type { sessions } from '../../room/session/table'
import { type TimedType, timesOf } from './policy'

/** A session that is held for its candidate, and its type. */
export interface Held {
  session: Pick<typeof sessions.$inferSelect, 'id' | 'status' | 'startAt' | 'holdUntil' | 'quote'>
  type: TimedType
}

/** When a live session is, as its payer reads it beside what it cost. */
export const whenHeld = ({ startAt }: Pick<Held['session'], 'startAt'>): string => `Session on ${londonText(startAt)}`

/** The quote of a hold that has not lapsed. Throws EXPIRED, CONFLICT. */
export function liveQuote({ session, type }: Held, now: Date): KeptQuote {
  const lapsed = session.status === 'pending' && session.holdUntil && session.holdUntil <= now
  if (session.status === 'expired' || lapsed) throw expired('This hold has run out. Please choose a start again.')
  if (session.status !== 'pending' || !session.quote)
    throw conflict(`This session is ${nameOf(session.status).toLowerCase()} already.`, { current: session.status })
  if (session.startAt <= now && type.mode === 'live') throw expired('This start has passed. Please choose another.')
  return session.quote
}

interface Terms {
  /** Pence. */
  price: number
  by: Pick<Viewer, 'id'> | null
  /** Why it costs nothing. */
  message?: string | null
}

/** Makes a locked hold a booking, which is paid, and invites whoever attends it. */
export async function bookHeld(writing: Writing, post: Post, { session, type }: Held, { price, by, message }: Terms) {
  await changeStatus(writing, { viewer: by }, session, 'booked', {
    set: { holdUntil: null, price, ...(beginsAtBooking(type.mode) && timesOf(type, writing.now)) },
    ...(message && { message }),
  })
  await inviteTo(post, writing, session.id, { what: 'booked' })
}
