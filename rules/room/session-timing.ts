import { daysAfter } from '../wall-clock'

/** When a session may be joined, answered, marked: the rules that server and browser share. Instants come as dates or ISO texts, and leave as milliseconds. */

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** The room of a live session opens so long before its start. */
const JOIN_BEFORE = 15 * MINUTE
/** A candidate who is not there so long after the start has missed a live session. */
const NO_SHOW_AFTER = 15 * MINUTE
/** Answers to a live session may still be on their way when it ends. */
const LIVE_GRACE = 15 * MINUTE
/** A tutor can decline a booked session until so long before its start. */
const DECLINED_BEFORE = 12 * 60 * MINUTE
/** A candidate can dispute a no-show so long after it was recorded. */
const DISPUTED_WITHIN = 3 * DAY
/** A marker can correct released marks so long after their release. */
const CORRECTED_WITHIN = DAY
/** Marks are due so many calendar days after the answers came in. */
export const MARKED_WITHIN_DAYS = 7

type Instant = Date | string

interface Beginning {
  startAt: Instant
  /** When task and materials open; with the start where it is null. */
  accessOpen?: Instant | null
}
interface Ending {
  endAt: Instant
  /** Until when answers are taken; a live session has one once it was handed back. */
  deadline?: Instant | null
}
interface HandedIn extends Ending {
  /** When the answers were handed in; null where a live session was claimed without that. */
  readyAt?: Instant | null
}
interface Exam {
  /** Minutes from its opening; null for a session that is no exam. */
  timeLimit?: number | null
  /** When its candidate opened it. */
  clockStartedAt?: Instant | null
}
/** Whether a session has an exact start, as its type's mode says. */
interface Live {
  live: boolean
}

const at = (instant: Instant) => (typeof instant === 'string' ? Date.parse(instant) : instant.getTime())

/** When the task and the materials open. */
export const opensAt = ({ accessOpen, startAt }: Beginning): number => at(accessOpen ?? startAt)

/** Until when answers are taken: the deadline, or a little after the end of a live session. */
export function answersUntil({ endAt, deadline, live }: Ending & Live): number {
  if (!live) return at(deadline ?? endAt)
  return Math.max(deadline ? at(deadline) : 0, at(endAt) + LIVE_GRACE)
}

/** Whether its candidate has still to open an exam: until then its task is hidden, and its time does not run. */
export const isToOpen = ({ timeLimit, clockStartedAt }: Exam): boolean => timeLimit != null && clockStartedAt == null

/** Until when an exam takes answers if it is opened now: for the minutes on its clock, or until its window ends, if that comes first. */
export const examUntil = ({ endAt, deadline }: Ending, minutes: number, now: number): number =>
  Math.min(at(deadline ?? endAt), now + minutes * MINUTE)

/** Whether the room of a live session is open: from a quarter of an hour before the start to the end. */
export const isJoinable = ({ startAt, endAt, live }: Beginning & Ending & Live, now: number): boolean =>
  live && at(startAt) - JOIN_BEFORE <= now && now < at(endAt)

/** From when a candidate who is not there counts as a no-show. */
export const noShowFrom = ({ startAt }: Beginning): number => at(startAt) + NO_SHOW_AFTER

/** Until when a tutor can decline a booked session. */
export const declineUntil = ({ startAt }: Beginning): number => at(startAt) - DECLINED_BEFORE

/** Until when a no-show can be disputed. */
export const disputeUntil = ({ noShowAt }: { noShowAt: Instant }): number => at(noShowAt) + DISPUTED_WITHIN

/** The states of work that waits for its marks. */
const UNMARKED = ['ready', 'marking', 'in_review']

/** Whether a session in this state waits for its marks. */
export const isUnmarked = (status: string): boolean => UNMARKED.includes(status)
/** Until when a marker can correct released marks. */
export const correctUntil = ({ marked }: { marked: Instant }): number => at(marked) + CORRECTED_WITHIN

/** When the marks are due: seven days after the answers came in, or could last come in. */
export const marksDueAt = ({ readyAt, deadline, endAt }: HandedIn): number =>
  daysAfter(at(readyAt ?? deadline ?? endAt), MARKED_WITHIN_DAYS)

interface Waiting extends HandedIn, Live {
  status: string
  holdUntil?: Instant | null
  noShowAt?: Instant | null
  /** Whether the candidate has disputed the no-show. */
  isDisputed?: boolean
}

/** What a session waits for, and until when; null if for nothing. */
export function dueOf(
  session: Waiting,
  now: number,
): { what: 'payment' | 'answers' | 'marks' | 'dispute'; at: number } | null {
  const { status, holdUntil, noShowAt, live, isDisputed } = session
  if (status === 'pending') return holdUntil ? { what: 'payment', at: at(holdUntil) } : null
  if (status === 'no_show') {
    const until = noShowAt && !isDisputed ? disputeUntil({ noShowAt }) : 0
    return until > now ? { what: 'dispute', at: until } : null
  }
  const isAhead = status === 'booked' || status === 'in_progress'
  // A live session has a deadline once it was handed back, and waits for its answers again.
  if (isAhead && (!live || session.deadline)) return { what: 'answers', at: answersUntil(session) }
  return isAhead || isUnmarked(status) ? { what: 'marks', at: marksDueAt(session) } : null
}

/** Whether marks that are not out yet should be. */
export const isOverdue = (session: HandedIn, now: number): boolean => marksDueAt(session) < now
