import type { IconName } from '../../ui/action/icon-paths'
import type { ListedSession } from './session-parts'

export type Phase =
  | 'hold'
  | 'before'
  | 'open'
  | 'over'
  | 'handed_in'
  | 'marking'
  | 'in_review'
  | 'marked'
  | 'no_show'
  | 'cancelled'
  | 'expired'

type Timed = Pick<ListedSession, 'status' | 'startAt' | 'endAt' | 'deadline' | 'accessOpen' | 'holdUntil'> & {
  sessionType: Pick<NonNullable<ListedSession['sessionType']>, 'mode'> | null
}

const GRACE_MS = 15 * 60_000
const time = (at: string | null) => (at ? new Date(at).getTime() : null)

/** Whether a session has an exact start. */
export const isLive = ({ sessionType }: Pick<Timed, 'sessionType'>) => sessionType?.mode === 'live'

/** When the task and the materials open. */
export const opensAt = ({ accessOpen, startAt }: Timed) => new Date(accessOpen ?? startAt).getTime()

/** Until when answers are taken: the deadline, or a little after the end of a live session. */
export function closesAt(session: Timed): number {
  const deadline = time(session.deadline)
  if (!isLive(session)) return deadline ?? new Date(session.endAt).getTime()
  return Math.max(deadline ?? 0, new Date(session.endAt).getTime() + GRACE_MS)
}

/** Where a session stands at a moment: its status, and for one that is booked or under way what the time makes of it. */
export function phaseOf(session: Timed, now: number): Phase {
  switch (session.status) {
    case 'pending':
      return (time(session.holdUntil) ?? 0) > now ? 'hold' : 'expired'
    case 'booked':
    case 'in_progress':
      if (now < opensAt(session)) return 'before'
      return now < closesAt(session) ? 'open' : 'over'
    case 'ready':
      return 'handed_in'
    case 'marking':
    case 'in_review':
    case 'marked':
    case 'no_show':
    case 'cancelled':
      return session.status
    default:
      return 'expired'
  }
}

interface Look {
  word: string
  icon: IconName
  kind?: 'info' | 'positive' | 'warning' | 'negative'
}

const looks: Record<Phase, Look> = {
  hold: { word: 'Held, not paid', icon: 'clock', kind: 'warning' },
  before: { word: 'Booked', icon: 'calendar' },
  open: { word: 'Open now', icon: 'classroom', kind: 'info' },
  over: { word: 'Time is up', icon: 'clock' },
  handed_in: { word: 'Handed in', icon: 'inbox' },
  marking: { word: 'Being marked', icon: 'studio' },
  in_review: { word: 'Second marker', icon: 'groups' },
  marked: { word: 'Marked', icon: 'check' },
  no_show: { word: 'No-show', icon: 'warn', kind: 'warning' },
  cancelled: { word: 'Cancelled', icon: 'close' },
  expired: { word: 'Expired', icon: 'clock' },
}

/** A state's word and icon. */
export const lookOf = (phase: Phase): Look => looks[phase]
