import { and, desc, eq } from 'drizzle-orm'
import type { OperationName } from '../../../access'
import type { Viewer } from '../../../access/viewer'
import type { SessionStatus } from '../../../schema/generated/types'
import { conflict, forbidden, type Refusal } from '../../kernel/errors'
import type { Writing } from '../../kernel/write/write'
import { sessionEvents, sessions } from '../session/table'
import {
  begun,
  type Condition,
  holdLapsed,
  noOpenDispute,
  notLive,
  notNow,
  notToHandIn,
  outsideWindow,
  tooEarlyForNoShow,
} from './conditions'
import { type Actor, actorsOf, type SessionFacts } from './facts'

interface Transition {
  from: SessionStatus
  to: SessionStatus
  by: readonly Actor[]
  /** The operation that makes it; none if only the clock does. */
  via?: OperationName
  /** Why it is not possible now. */
  unless?: Condition
}

const each = (from: readonly SessionStatus[], rest: Omit<Transition, 'from'>): Transition[] =>
  from.map((status) => ({ from: status, ...rest }))

/** The life of a session: every possible change of state. */
export const transitions: readonly Transition[] = [
  { from: 'pending', to: 'booked', by: ['candidate', 'staff'], via: 'sessionBook', unless: holdLapsed },
  { from: 'pending', to: 'expired', by: ['clock'] },
  {
    from: 'booked',
    to: 'in_progress',
    by: ['tutor', 'interviewer', 'clock'],
    via: 'sessionUpdateStatus',
    unless: outsideWindow,
  },
  ...each(['booked', 'in_progress'], {
    to: 'ready',
    by: ['candidate'],
    via: 'sessionUpdateReady',
    unless: notToHandIn,
  }),
  { from: 'in_progress', to: 'ready', by: ['clock'] },
  ...each(['booked', 'in_progress'], { to: 'expired', by: ['clock'] }),
  ...each(['ready', 'marking'], { to: 'in_progress', by: ['tutor', 'staff'], via: 'sessionUpdateUnready' }),
  { from: 'ready', to: 'marking', by: ['tutor', 'interviewer'], via: 'sessionUpdateStatus' },
  { from: 'in_progress', to: 'marking', by: ['tutor', 'interviewer'], via: 'sessionUpdateStatus', unless: notLive },
  { from: 'marking', to: 'in_review', by: ['tutor', 'interviewer', 'reviewer'], via: 'sessionUpdateMarked' },
  { from: 'marking', to: 'marked', by: ['tutor', 'interviewer', 'reviewer'], via: 'sessionUpdateMarked' },
  { from: 'in_review', to: 'marked', by: ['reviewer', 'staff'], via: 'sessionUpdateMarked' },
  { from: 'in_review', to: 'marking', by: ['reviewer'], via: 'sessionUpdateStatus' },
  ...each(['booked', 'in_progress'], {
    to: 'no_show',
    by: ['tutor', 'staff'],
    via: 'sessionUpdateNoShow',
    unless: tooEarlyForNoShow,
  }),
  { from: 'no_show', to: 'cancelled', by: ['staff'], via: 'sessionNoShowResolve', unless: noOpenDispute },
  ...each(['pending', 'booked'], {
    to: 'cancelled',
    by: ['candidate', 'tutor', 'interviewer', 'staff'],
    via: 'sessionCancel',
    unless: begun,
  }),
]

interface Move {
  via: OperationName
  to?: SessionStatus
}

/** Why the viewer cannot make this move now; null if they can. */
export function moveRefused({ via, to }: Move, facts: SessionFacts, viewer: Viewer, now: Date): Refusal | null {
  const actors = actorsOf(facts, viewer)
  const moves = transitions.filter((move) => move.via === via && (!to || move.to === to))
  const mine = moves.filter(({ by }) => by.some((actor) => actors.includes(actor)))
  if (!mine.length) return forbidden()
  const here = mine.filter(({ from }) => from === facts.status)
  if (!here.length) return moves.some(({ from }) => from === facts.status) ? forbidden() : notNow(facts.status)
  const reasons = here.map(({ unless }) => unless?.(facts, now) ?? null)
  const [reason] = reasons
  return reason && !reasons.includes(null) ? conflict(reason, { current: facts.status }) : null
}

/** Whether the viewer's last act on this session was the same move, so that a second click does nothing. */
async function isRepeated(writing: Writing, session: Pick<Row, 'id' | 'status'>, { via, to }: Move, viewer: Viewer) {
  const [last] = await writing.orm
    .select()
    .from(sessionEvents)
    .where(eq(sessionEvents.sessionId, session.id))
    .orderBy(desc(sessionEvents.at), desc(sessionEvents.id))
    .limit(1)
  if (last?.actorId !== viewer.id || last.to !== session.status) return false
  return transitions.some(
    (move) => move.via === via && move.from === last.from && move.to === last.to && (!to || move.to === to),
  )
}

/** Judges a move on a locked session. False if the same person has just made it; throws FORBIDDEN or CONFLICT if they cannot. */
export async function mayMove(
  writing: Writing,
  viewer: Viewer,
  session: SessionFacts & Pick<Row, 'id'>,
  move: Move,
): Promise<boolean> {
  const refusal = moveRefused(move, session, viewer, writing.now)
  if (!refusal) return true
  if (await isRepeated(writing, session, move, viewer)) return false
  throw refusal
}

type Row = typeof sessions.$inferSelect

interface Change {
  /** Stored with the event. */
  message?: string
  /** Other columns that change with the state. */
  set?: Partial<typeof sessions.$inferInsert>
}

/** Changes the state, if it is still the one that the caller saw, and records it; without a context the clock acts. Throws CONFLICT. */
export async function changeStatus(
  writing: Writing,
  context: { viewer: Pick<Viewer, 'id'> | null } | null,
  { id, status: from }: Pick<Row, 'id' | 'status'>,
  to: SessionStatus,
  { message, set }: Change = {},
): Promise<void> {
  if (!transitions.some((move) => move.from === from && move.to === to)) throw notNow(from)
  const changed = await writing.orm
    .update(sessions)
    .set({ ...set, status: to, updatedAt: writing.now })
    .where(and(eq(sessions.id, id), eq(sessions.status, from)))
    .returning({ id: sessions.id })
  if (!changed.length) throw conflict('This session has changed meanwhile. Please load it again.')
  const actorId = context?.viewer?.id ?? null
  await writing.orm
    .insert(sessionEvents)
    .values({ sessionId: id, actorId, from, to, message: message ?? null, at: writing.now })
  writing.changed('Session', id)
}
