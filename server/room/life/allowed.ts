import { gates, type OperationName } from '../../../access'
import { passes } from '../../../access/rule'
import type { Viewer } from '../../../access/viewer'
import type { SessionStatus } from '../../../schema/generated/types'
import { conflict, forbidden, type Refusal } from '../../kernel/errors'
import {
  accepted,
  answersClosed,
  answersFull,
  begun,
  type Condition,
  noClock,
  notNow,
  notToDispute,
  outOfTime,
  tooLateToCorrect,
  tooLateToDecline,
} from './conditions'
import { type Actor, actorsOf, type SessionFacts } from './facts'
import { moveRefused, transitions } from './transitions'

interface Rule {
  by: readonly Actor[]
  in: readonly SessionStatus[]
  unless?: readonly Condition[]
}

const before = ['pending', 'booked'] as const
const running = ['booked', 'in_progress'] as const
const marked = ['marking', 'in_review'] as const
const alive = [...before, 'in_progress', 'ready', ...marked] as const

const noMock: Condition = ({ mockId }) => (mockId ? null : 'This session has no mock, and so no suggested answer.')
const nothingToConduct: Condition = ({ mockId }) =>
  mockId ? null : 'This session has no mock yet, so nobody may conduct it.'
const noAnswer: Condition = ({ answerCount }) => (answerCount ? null : 'There is no answer to delete.')

/** Acts on a session that do not change its state: who may do them, in which states, and unless what. An operation may have several lines. */
const rules = {
  sessionReschedule: [{ by: ['candidate', 'staff'], in: ['booked'], unless: [begun] }],
  sessionUpdate: [
    { by: ['tutor', 'interviewer', 'reviewer'], in: marked },
    { by: ['staff'], in: [...alive, 'marked', 'no_show', 'cancelled', 'expired'] },
  ],
  sessionUpdateLink: [{ by: ['tutor', 'interviewer', 'staff'], in: [...before, 'in_progress'] }],
  sessionMarksheetUpdate: [
    { by: ['tutor', 'interviewer'], in: ['marking'] },
    { by: ['reviewer'], in: ['in_review'] },
  ],
  sessionMarksCorrect: [
    { by: ['staff'], in: ['marked'] },
    { by: ['tutor', 'reviewer'], in: ['marked'], unless: [tooLateToCorrect] },
  ],
  sessionAssign: [{ by: ['assigner'], in: [...running, 'ready', 'marking'], unless: [nothingToConduct] }],
  sessionAssignmentAccept: [{ by: ['tutor', 'interviewer'], in: ['booked'], unless: [accepted] }],
  sessionAssignmentDecline: [{ by: ['tutor', 'interviewer'], in: ['booked'], unless: [tooLateToDecline] }],
  sessionNoShowDispute: [{ by: ['candidate'], in: ['no_show'], unless: [notToDispute] }],
  sessionMaterialCreate: [{ by: ['tutor', 'interviewer', 'staff'], in: [...alive, 'marked'] }],
  sessionAnswerCreate: [{ by: ['candidate'], in: running, unless: [answersClosed, answersFull] }],
  sessionAnswerDelete: [{ by: ['candidate'], in: running, unless: [answersClosed, noAnswer] }],
  sessionAnswerWrite: [{ by: ['candidate'], in: running, unless: [answersClosed] }],
  sessionClockStart: [{ by: ['candidate'], in: running, unless: [noClock, outOfTime] }],
  sessionGenerateAlarmEmail: [{ by: ['tutor', 'interviewer', 'staff'], in: running }],
  sessionGenerateSuggestedAnswer: [
    { by: ['tutor', 'reviewer', 'staff'], in: [...running, 'ready', ...marked, 'marked'], unless: [noMock] },
  ],
} satisfies Partial<Record<OperationName, readonly Rule[]>>

export type JudgedOperation = keyof typeof rules

/** Why the viewer cannot do this now; null if they can. */
export function refused(name: JudgedOperation, facts: SessionFacts, viewer: Viewer, now: Date): Refusal | null {
  const actors = actorsOf(facts, viewer)
  const lines: readonly Rule[] = rules[name]
  const mine = lines.filter(({ by }) => by.some((actor) => actors.includes(actor)))
  if (!mine.length) return forbidden()
  const here = mine.filter((line) => line.in.includes(facts.status))
  if (!here.length) return lines.some((line) => line.in.includes(facts.status)) ? forbidden() : notNow(facts.status)
  for (const condition of here[0]?.unless ?? []) {
    const reason = condition(facts, now)
    if (reason) return conflict(reason, { current: facts.status })
  }
  return null
}

/** Throws FORBIDDEN or CONFLICT if the viewer cannot do this now. */
export function judge(name: JudgedOperation, facts: SessionFacts, viewer: Viewer, now: Date): void {
  const refusal = refused(name, facts, viewer, now)
  if (refusal) throw refusal
}

const moves = [...new Set(transitions.flatMap(({ via }) => (via ? [via] : [])))]
const names: readonly OperationName[] = [...moves, ...(Object.keys(rules) as JudgedOperation[])]
const isJudged = (name: OperationName): name is JudgedOperation => name in rules

/** The states in which attendees may be added and removed. */
export const attendeesOpen: readonly SessionStatus[] = alive

/**
 * The operations that the viewer may do next, by the same rules that the operations check. `sessionUpdateStatus` means beginning a session, claiming
 * it or giving it back to the marker; other changes of state have their own operation's name.
 */
export function allowedOperations(facts: SessionFacts, viewer: Viewer, now: Date): OperationName[] {
  const open = names.filter((name) => {
    if (!passes(gates[name], viewer)) return false
    return !(isJudged(name) ? refused(name, facts, viewer, now) : moveRefused({ via: name }, facts, viewer, now))
  })
  const people = ['sessionAttendeeCreate', 'sessionAttendeeDelete'] as const
  const comeAndGo = attendeesOpen.includes(facts.status) ? people.filter((name) => passes(gates[name], viewer)) : []
  return [...open, ...comeAndGo, 'sessionNoteCreate']
}
