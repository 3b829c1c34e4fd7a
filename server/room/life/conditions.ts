import {
  answersUntil,
  correctUntil,
  declineUntil,
  disputeUntil,
  isToOpen,
  noShowFrom,
  opensAt,
} from '../../../rules/room/session-timing'
import type { SessionStatus } from '../../../schema/generated/types'
import { conflict, type Refusal } from '../../kernel/errors'
import type { SessionFacts } from './facts'

const MOST_ANSWERS = 10

/** Why something is not possible now, as a sentence for people; null if it is. */
export type Condition = (facts: SessionFacts, now: Date) => string | null

const stateOf = (status: SessionStatus): string =>
  ({
    pending: /* text */ 'held and not yet paid for',
    booked: /* text */ 'booked and has not begun',
    in_progress: /* text */ 'under way',
    ready: /* text */ 'handed in',
    marking: /* text */ 'being marked',
    in_review: /* text */ 'with the second marker',
    marked: /* text */ 'marked already',
    no_show: /* text */ 'recorded as a no-show',
    cancelled: /* text */ 'cancelled',
    expired: /* text */ 'over: it has run out',
  })[status]

/** The refusal for a state that does not allow something; it names the state. */
export const notNow = (status: SessionStatus): Refusal =>
  conflict(`This is not possible now: the session is ${stateOf(status)}.`, { current: status })

const isPast = (at: Date | null, now: Date) => at !== null && at <= now

export const holdLapsed: Condition = ({ holdUntil, startAt, live }, now) => {
  if (isPast(holdUntil, now)) return 'This hold has run out. Please choose a start again.'
  return live && startAt <= now ? 'This start has passed. Please choose another.' : null
}

export const begun: Condition = ({ status, startAt }, now) =>
  status === 'booked' && startAt <= now ? 'This session has begun, so it can no longer be moved or cancelled.' : null

export const outsideWindow: Condition = (facts, now) => {
  if (now.getTime() < opensAt(facts)) return 'This session has not opened yet.'
  return isPast(facts.deadline ?? facts.endAt, now) ? 'The time of this session is over.' : null
}

export const notToHandIn: Condition = (facts, now) => {
  if (now.getTime() < (facts.live ? facts.startAt.getTime() : opensAt(facts))) return 'This session has not begun yet.'
  if (isPast(facts.deadline, now)) return 'The deadline has passed.'
  return !facts.live && facts.answerCount === 0 ? 'Please write or upload an answer before you hand in.' : null
}

export const noClock: Condition = ({ live }) => (live ? 'A live session runs by its own time.' : null)

export const notLive: Condition = ({ live }) =>
  live ? null : 'A written session can be marked once it is handed in, or its deadline has passed.'

export const tooEarlyForNoShow: Condition = (facts, now) => {
  if (!facts.live) return 'A written session has no start to miss: it ends by its deadline.'
  return now.getTime() < noShowFrom(facts) ? 'A no-show can be recorded from 15 minutes after the start.' : null
}

export const accepted: Condition = ({ assignmentStatus }) =>
  assignmentStatus === 'accepted' ? 'This session is accepted already.' : null

export const tooLateToDecline: Condition = (facts, now) =>
  declineUntil(facts) <= now.getTime()
    ? 'A session can be declined until 12 hours before its start. Please ask our staff.'
    : null

export const tooLateToCorrect: Condition = ({ marked }, now) =>
  marked && correctUntil({ marked }) <= now.getTime()
    ? 'A marker can correct marks for 24 hours after their release. Please ask our staff.'
    : null

export const notToDispute: Condition = ({ noShowAt, dispute }, now) => {
  if (dispute) return 'This no-show is disputed already.'
  return noShowAt && disputeUntil({ noShowAt }) <= now.getTime()
    ? 'A no-show can be disputed for 72 hours, which are over.'
    : null
}

export const noOpenDispute: Condition = ({ dispute }) => {
  if (dispute === 'decided') return 'This dispute is decided already.'
  return dispute ? null : 'Nobody disputes this no-show.'
}

/** A candidate works on a session from its opening to the deadline. */
export const outOfTime: Condition = (facts, now) => {
  if (now.getTime() < opensAt(facts)) return 'This session has not opened yet.'
  return answersUntil(facts) <= now.getTime() ? 'The deadline has passed.' : null
}

/** Answers can change while the session is with the candidate; an exam's only once it is opened. */
export const answersClosed: Condition = (facts, now) =>
  outOfTime(facts, now) ?? (isToOpen(facts) ? 'Please open the exam first: its time runs from then.' : null)

export const answersFull: Condition = ({ answerCount }) =>
  answerCount >= MOST_ANSWERS ? `A session takes at most ${MOST_ANSWERS} answers.` : null
