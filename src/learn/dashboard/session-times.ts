import { roomAddress } from '../../nouns/session/room-address'

interface Timed {
  startAt: string
  endAt: string
  deadline?: string | null
  accessOpen?: string | null
}

const JOIN_BEFORE_MS = 15 * 60_000
/** From here on a live session matters more than a window that stays open. */
const SOON_MS = 60 * 60_000

/** When it is over: a live session at its end, a written one when answers are due. */
export const overAt = ({ endAt, deadline }: Timed): number => Date.parse(deadline ?? endAt)

/** The next instant that matters of it: its start, then its end. */
export function nextMoment(session: Timed, now: number): { at: string; words: string } {
  if (Date.parse(session.startAt) > now) {
    return { at: session.startAt, words: session.deadline ? 'until the papers open' : 'until it starts' }
  }
  return session.deadline
    ? { at: session.deadline, words: 'until answers are due' }
    : { at: session.endAt, words: 'until it ends' }
}

/** Those that are not over: what is on or about to begin, then open windows by when they close, then what is to come. */
export function inOrder<S extends Timed>(sessions: readonly S[], now: number): S[] {
  return sessions
    .filter((session) => overAt(session) > now)
    .sort(
      (a, b) =>
        rankOf(a, now) - rankOf(b, now) || Date.parse(nextMoment(a, now).at) - Date.parse(nextMoment(b, now).at),
    )
}

function rankOf({ startAt, deadline }: Timed, now: number): number {
  const untilStart = Date.parse(startAt) - now
  if (!deadline && untilStart <= SOON_MS) return 0
  return untilStart <= 0 ? 1 : 2
}

export const papersOpen = ({ accessOpen, startAt }: Timed, now: number): boolean =>
  Date.parse(accessOpen ?? startAt) <= now

/** The room's address from a quarter of an hour before the start, where it is one. */
export function joinAddress(session: Timed & { zoomId?: string | null }, now: number): string | null {
  const isTime = Date.parse(session.startAt) - JOIN_BEFORE_MS <= now && now < overAt(session)
  return isTime && !session.deadline ? roomAddress(session.zoomId ?? null) : null
}
