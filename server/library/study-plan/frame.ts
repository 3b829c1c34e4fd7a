import { dayAfter, dayOf, daysBetween, startOf } from '../../../rules/library/review-day'
import { isOff } from '../../../rules/library/reviewing'
import type { ExamPaper } from '../../../schema/generated/types'
import type { Connection } from '../../kernel/database/database'
import { DAYS_WITHOUT_EXAM } from '../review-card/reviewQueue'
import { tonightOf } from '../review-card/tonight'
import { loadOf } from '../schedule/load'
import { type Reviewer, reviewerOf } from '../schedule/reviewer'
import { todayOf } from '../schedule/today'
import { type SessionAhead, sessionsAhead } from './sessions-ahead'
import { studiedToday } from './studied-today'

/** Work is spread over so many days at most. */
const LONGEST = 366
const MINUTES_UNLESS_TOLD = 90

/** A day with what stands on it before any work is spread. */
export interface FrameDay {
  day: string
  off: boolean
  papers: ExamPaper[]
  reviewMinutes: number
  sessions: SessionAhead[]
  /** Names of those with whom they train on it. */
  training: string[]
}

/** The days from today to the last exam, and what somebody said of their plan. */
export interface Frame {
  reviewer: Reviewer
  days: FrameDay[]
  minutesPerDay: number
  leftOut: ReadonlySet<string>
  doneMinutes: number
  /** How long a question takes them. */
  questionSeconds: number
}

type Asked = Pick<Connection, 'query'>

export async function frameOf(connection: Asked, userId: string, now: Date): Promise<Frame> {
  const reviewer = await reviewerOf(connection, userId, now)
  const { day, zone, from, exams } = reviewer
  const last = exams.at(-1)
  const length = Math.min(LONGEST, last ? daysBetween(day, last.date) : DAYS_WITHOUT_EXAM)
  const until = startOf(dayAfter(day, length), zone)
  const sessions = await sessionsAhead(connection, userId, { from, until })
  const { reviewMinutes, questionSeconds } = await reviewsOf(connection, reviewer, length)
  const days = Array.from({ length }, (_, at): FrameDay => {
    const each = dayAfter(day, at)
    const off = isOff(reviewer, each)
    return {
      ...{ day: each, off },
      papers: exams.filter(({ date }) => date === each).map(({ paper }) => paper),
      reviewMinutes: reviewMinutes[at] ?? 0,
      training: off
        ? []
        : reviewer.trainings.filter(({ from, until }) => from <= each && each <= until).map(({ name }) => name),
      sessions: sessions.filter((session) => dayOf(session.at, zone) === each),
    }
  })
  const doneMinutes = await studiedToday(connection, userId, from)
  return { reviewer, days, doneMinutes, questionSeconds, ...(await toldOf(connection, userId)) }
}

/** The minutes of review of today and each day after it. */
async function reviewsOf(connection: Asked, reviewer: Reviewer, length: number) {
  const today = await todayOf(connection, reviewer)
  const { today: tonight } = await tonightOf(connection, reviewer, today)
  const { load } = await loadOf(connection, reviewer, today, length)
  const first = isOff(reviewer, reviewer.day) ? 0 : tonight.minutes
  return { reviewMinutes: [first, ...load.map(({ minutes }) => minutes)], questionSeconds: today.questionSeconds }
}

async function toldOf({ query }: Asked, userId: string): Promise<Pick<Frame, 'minutesPerDay' | 'leftOut'>> {
  const { rows } = await query({
    text: 'select minutes_per_day as "minutesPerDay", left_out as "leftOut" from study_plans where user_id = $1',
    values: [userId],
  })
  const [told] = rows as { minutesPerDay: number; leftOut: string[] }[]
  return { minutesPerDay: told?.minutesPerDay ?? MINUTES_UNLESS_TOLD, leftOut: new Set(told?.leftOut) }
}
