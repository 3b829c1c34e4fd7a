import type { ProfilePaper } from '../../../rules/library/exam-profiles'
import { mockPaper, questionsASession } from '../../../rules/library/mock-day-plan'
import { dayAfter, startOf, weekdayOf } from '../../../rules/library/review-day'
import type { ExamPaper } from '../../../schema/generated/types'
import type { Connection } from '../../kernel/database/database'
import type { Frame, FrameDay } from './frame'

/** A mock day stands so many days before its exam at the earliest and at the latest, and best on one between. */
const EARLIEST = 21
const LATEST = 7
const BEST = 12
/** So many days away is a weekend worth. */
const WEEKEND = 10

/** A paper that is to be sat as a mock day, on a day so many days from today. */
export interface MockAhead {
  paper: ProfilePaper
  /** One or both. */
  sessions: number
  day: number
}

/** A mock day for each sitting to come whose paper can be sat as one, unless it was sat of late, its exam is too near or there are too few questions. */
export async function mockDaysAhead(
  connection: Pick<Connection, 'query'>,
  frame: Frame,
  questionsOf: (paper: ProfilePaper) => number,
): Promise<MockAhead[]> {
  const sat = await satOfLate(connection, frame)
  const found: MockAhead[] = []
  for (const { paper: name, date } of frame.reviewer.exams) {
    const paper = mockPaper(name)
    if (!paper || sat.has(name)) continue
    const sessions = Math.min(paper.sittings, Math.floor(questionsOf(paper) / questionsASession(paper)))
    const isTaken = (at: number) => !isFree(frame.days[at]) || found.some(({ day }) => day === at)
    const day = dayForMock(frame.days, date, isTaken)
    if (sessions && day !== null) found.push({ paper, sessions, day })
  }
  return found
}

const isFree = (day?: FrameDay) => day && !day.off && !day.papers.length && !day.sessions.length && !day.training.length

async function satOfLate(
  { query }: Pick<Connection, 'query'>,
  { reviewer: { userId, day, zone } }: Frame,
): Promise<Set<ExamPaper>> {
  const { rows } = await query({
    text: 'select distinct paper from mock_days where user_id = $1 and given_up_at is null and started_at >= $2',
    values: [userId, startOf(dayAfter(day, -EARLIEST), zone)],
  })
  return new Set(rows.map(({ paper }) => paper as ExamPaper))
}

/** The day from today for a mock day before an exam: a free one, at a weekend rather; null: there is none, or the exam is too near. */
export function dayForMock(
  days: readonly Pick<FrameDay, 'day'>[],
  exam: string,
  isTaken: (at: number) => boolean,
): number | null {
  const costs = days.flatMap(({ day }, at) => {
    if (at === 0 || day < dayAfter(exam, -EARLIEST) || day > dayAfter(exam, -LATEST) || isTaken(at)) return []
    const away = Math.abs(Date.parse(dayAfter(exam, -BEST)) - Date.parse(day)) / 86_400_000
    return { at, cost: away + (weekdayOf(day) > 5 ? 0 : WEEKEND) }
  })
  return costs.sort((one, other) => one.cost - other.cost)[0]?.at ?? null
}
