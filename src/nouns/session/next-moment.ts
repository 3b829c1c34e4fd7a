import { isJoinable, opensAt } from '../../../rules/room/session-timing'
import { clockEnd, isRunning } from './clock'
import { roomAddress } from './room-address'
import { isLive } from './state'

interface Timed {
  startAt: string
  endAt: string
  deadline?: string | null
  accessOpen?: string | null
  clockStartedAt?: string | null
  clockMinutes?: number | null
  timeLimit?: number | null
  sessionType: { mode: string } | null
}

/** From here on a live session matters more than a window that stays open. */
const SOON_MS = 60 * 60_000

/** When it is over: when answers are due, which a live session has only once it was handed back, or at its end. */
export const overAt = ({ endAt, deadline }: Timed): number => Date.parse(deadline ?? endAt)

/** The next instant that matters of it: its start, then the end of its clock while that runs, then its own. */
export function nextMoment(session: Timed, now: number): { at: string; words: string } {
  if (Date.parse(session.startAt) > now) {
    return { at: session.startAt, words: isLive(session) ? 'until it starts' : 'until the materials open' }
  }
  const end = clockEnd(session)
  if (end !== null && end > now) return { at: new Date(end).toISOString(), words: 'left on the clock' }
  return session.deadline
    ? { at: session.deadline, words: 'until answers are due' }
    : { at: session.endAt, words: 'until it ends' }
}

/** Those that are not over: what runs by its clock, what is on, what is about to begin, then open windows by when they close, then what is to come. */
export function inOrder<S extends Timed>(sessions: readonly S[], now: number): S[] {
  return sessions
    .filter((session) => overAt(session) > now)
    .sort(
      (a, b) =>
        rankOf(a, now) - rankOf(b, now) || Date.parse(nextMoment(a, now).at) - Date.parse(nextMoment(b, now).at),
    )
}

function rankOf(session: Timed, now: number): number {
  const { startAt, endAt } = session
  if (isRunning(session, now)) return 0
  const untilStart = Date.parse(startAt) - now
  // A live session that was handed back waits for its answers, as a window does.
  if (isLive(session) && untilStart <= SOON_MS && now < Date.parse(endAt)) return untilStart <= 0 ? 1 : 2
  return untilStart <= 0 ? 3 : 4
}

/** Whether it is live, and on or open to be joined. */
export const isOn = (session: Timed, now: number): boolean => isJoinable({ ...session, live: isLive(session) }, now)

export const materialsOpen = (session: Timed, now: number): boolean => opensAt(session) <= now

/** The address of a live session's room while it can be joined; null before, after, and where no room is named. */
export const joinAddress = (session: Timed & { zoomId?: string | null }, now: number): string | null =>
  isOn(session, now) ? roomAddress(session.zoomId ?? null) : null
