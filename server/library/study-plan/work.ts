import type { ProfilePaper } from '../../../rules/library/exam-profiles'
import { questionsASession, sessionMinutes } from '../../../rules/library/mock-day-plan'
import type { ExamPaper } from '../../../schema/generated/types'
import type { Connection } from '../../kernel/database/database'
import { adjustmentOf } from '../../school/adjustment/adjustment-of'
import { areasByName, groupsOf } from '../test-result/first-answers'
import type { Frame } from './frame'
import { type Item, itemsOf } from './items'
import { mockDaysAhead } from './mock-days-ahead'
import { workLeftOf } from './work-left'

/** A mock day as a piece of work; its day is set. */
export interface MockItem extends Item {
  day: number
}

/** What is left to do, and the mock days. */
export async function workOf(connection: Pick<Connection, 'query'>, frame: Frame) {
  const { userId, now } = frame.reviewer
  const left = await workLeftOf(connection, { userId, now })
  const areas = await areasByName(connection)
  const groups = await groupsOf(connection, userId, now)
  const untilOf = untilIn(frame)
  const items = itemsOf(left, {
    practiceAreas: [...areas.values()],
    groups,
    questionSeconds: frame.questionSeconds,
    untilOf,
  })
  const counts = new Map(left.questions.map(({ practiceAreaId, all }) => [practiceAreaId, all]))
  const questionsOf = (paper: ProfilePaper) =>
    paper.areas.reduce((sum, { area }) => sum + (counts.get(areas.get(area)?.id ?? '') ?? 0), 0)
  const ahead = await mockDaysAhead(connection, frame, questionsOf)
  const adjustment = ahead.length ? await adjustmentOf(connection, userId) : null
  const mocks = ahead.map(
    ({ paper, sessions, day }): MockItem => ({
      id: paper.paper,
      kind: 'mock_day',
      title: null,
      categoryId: null,
      practiceArea: null,
      paper: paper.paper,
      minutes: adjustment ? sessions * sessionMinutes(paper, adjustment) : 0,
      questions: sessions * questionsASession(paper),
      whole: true,
      track: paper.paper,
      pull: 1,
      until: untilOf(paper.paper),
      spare: Number.POSITIVE_INFINITY,
      day,
    }),
  )
  return { items, mocks }
}

/** The day, from today, on which somebody sits a paper; the last of all for what no paper of theirs examines. */
const untilIn =
  ({ days }: Frame) =>
  (paper: ExamPaper | null): number => {
    const at = days.findIndex(({ papers }) => paper && papers.includes(paper))
    return at < 0 ? days.length : at
  }
