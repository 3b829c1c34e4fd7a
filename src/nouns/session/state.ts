import { answersUntil, opensAt } from '../../../rules/room/session-timing'
import type { SessionStatus } from '../../../schema/generated/types'
import type { IconName } from '../../ui/action/icon-paths'

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

interface Timed {
  status: string
  startAt: string
  endAt: string
  deadline: string | null
  accessOpen: string | null
  holdUntil: string | null
  sessionType: { mode: string } | null
}

const time = (at: string | null) => (at ? Date.parse(at) : null)

/** Whether a session has an exact start. */
export const isLive = ({ sessionType }: Pick<Timed, 'sessionType'>) => sessionType?.mode === 'live'

/** Until when answers are taken. */
export const closesAt = (session: Timed): number => answersUntil({ ...session, live: isLive(session) })

/** The phase of a session: its status, except that time divides booked and running sessions into before, open and over. */
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

/** The word for each state, on every screen. */
const statusWords = {
  pending: 'Held, not paid',
  booked: 'Booked',
  in_progress: 'Open now',
  ready: 'Handed in',
  marking: 'Being marked',
  in_review: 'Second marker',
  marked: 'Marked',
  no_show: 'No-show',
  cancelled: 'Cancelled',
  expired: 'Expired',
} satisfies Record<SessionStatus, string>

/** A state's word: 'Being marked'. */
export const wordOf = (status: string): string => statusWords[status as SessionStatus] ?? status

const looks: Record<Phase, Look> = {
  hold: { word: wordOf('pending'), icon: 'clock', kind: 'warning' },
  before: { word: wordOf('booked'), icon: 'calendar' },
  open: { word: wordOf('in_progress'), icon: 'classroom', kind: 'info' },
  over: { word: 'Time is up', icon: 'clock' },
  handed_in: { word: wordOf('ready'), icon: 'inbox' },
  marking: { word: wordOf('marking'), icon: 'studio' },
  in_review: { word: wordOf('in_review'), icon: 'groups' },
  marked: { word: wordOf('marked'), icon: 'check' },
  no_show: { word: wordOf('no_show'), icon: 'warn', kind: 'warning' },
  cancelled: { word: wordOf('cancelled'), icon: 'close' },
  expired: { word: wordOf('expired'), icon: 'clock' },
}

/** A phase's word and icon. */
export const lookOf = (phase: Phase): Look => looks[phase]
