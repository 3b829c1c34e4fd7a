import type { PlanDay, PlanPiece, PlanWork, StudyPlan } from '../../../schema/generated/types'
import type { Connection } from '../../kernel/database/database'
import { MOST_DAYS } from '../review-card/reviewQueue'
import { fitted } from './fitted'
import { type Frame, frameOf } from './frame'
import type { Item } from './items'
import type { SessionAhead } from './sessions-ahead'
import { type MockItem, workOf } from './work'

/** Somebody's plan, as it follows from what is left to do now. */
export async function planOf(connection: Pick<Connection, 'query'>, userId: string, now: Date): Promise<StudyPlan> {
  const frame = await frameOf(connection, userId, now)
  const { items, mocks: offered } = await workOf(connection, frame)
  const isKept = ({ id }: Item) => !frame.leftOut.has(id)
  const [kept, mocks] = [items.filter(isKept), offered.filter(isKept)]
  const room = roomOf(frame, mocks)
  const { spread, excess } = fitted({
    work: kept,
    room,
    isOn: (at) => isOpen(frame, mocks, at),
    spare: kept.toSorted((one, other) => one.spare - other.spare).map(({ id }) => id),
  })
  const days = frame.days.map((_, at) =>
    dayWith(frame, at, [...piecesOfMocks(mocks, at), ...spreadOn(spread.days[at], kept)]),
  )
  return {
    day: frame.reviewer.day,
    minutesPerDay: frame.minutesPerDay,
    doneMinutes: frame.doneMinutes,
    exams: frame.reviewer.exams,
    days: days.slice(0, MOST_DAYS),
    work: [...offered, ...items].map((item) => told(item, frame, days)),
    excess: frame.reviewer.exams.length ? excess : null,
  }
}

/** Whether work may be spread over a day. */
function isOpen({ days }: Frame, mocks: readonly MockItem[], at: number): boolean {
  const day = days[at]
  return Boolean(day && !day.off && !day.papers.length && !mocks.some((mock) => mock.day === at))
}

/** The minutes of each day that neither reviews nor sessions take, nor what was studied today. */
function roomOf(frame: Frame, mocks: readonly MockItem[]): number[] {
  return frame.days.map(({ reviewMinutes, sessions }, at) => {
    if (!isOpen(frame, mocks, at)) return 0
    const taken = sessions.reduce((sum, { minutes }) => sum + minutes, reviewMinutes)
    return Math.max(0, frame.minutesPerDay - taken - (at === 0 ? frame.doneMinutes : 0))
  })
}

const nothing = { workId: null, sessionId: null, title: null, at: null }

const piecesOfMocks = (mocks: readonly MockItem[], at: number): PlanPiece[] =>
  mocks.filter(({ day }) => day === at).map(({ id, kind, minutes }) => ({ ...nothing, kind, minutes, workId: id }))

const spreadOn = (pieces: readonly { id: string; minutes: number }[] = [], items: readonly Item[]): PlanPiece[] =>
  pieces.map(({ id, minutes }) => {
    const { kind } = items.find((item) => item.id === id) as Item
    return { ...nothing, kind, minutes, workId: id }
  })

const pieceOf = ({ id, title, at, minutes }: SessionAhead): PlanPiece => ({
  ...nothing,
  kind: 'session',
  minutes,
  sessionId: id,
  title,
  at: at.toISOString(),
})

function dayWith({ days }: Frame, at: number, work: readonly PlanPiece[]): PlanDay {
  const { day, off, papers, training, reviewMinutes, sessions } = days[at] as Frame['days'][number]
  const reviews: PlanPiece[] = reviewMinutes ? [{ ...nothing, kind: 'review', minutes: reviewMinutes }] : []
  const pieces = [...reviews, ...sessions.map(pieceOf), ...work]
  return { day, off, papers, training, pieces, minutes: pieces.reduce((sum, { minutes }) => sum + minutes, 0) }
}

function told(item: Item, { leftOut }: Frame, days: readonly PlanDay[]): PlanWork {
  const { id, kind, title, categoryId, practiceArea, paper, minutes, questions } = item
  const own = days.flatMap(({ day, pieces }) =>
    pieces.filter(({ workId }) => workId === id).map((piece) => ({ day, piece })),
  )
  const placed = own.reduce((sum, { piece }) => sum + piece.minutes, 0)
  return {
    id,
    kind,
    title,
    categoryId,
    practiceArea,
    paper,
    minutes,
    questions,
    leftOut: leftOut.has(id),
    doneOn: placed >= minutes ? (own.at(-1)?.day ?? null) : null,
  }
}
