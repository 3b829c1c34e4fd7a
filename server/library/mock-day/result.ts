import { mockPaper } from '../../../rules/library/mock-day-plan'
import type { ExamPaper, MockDayResult, MockDayStatus } from '../../../schema/generated/types'
import { bandOf, onScale, verdictOf } from '../test-result/band'

interface Timed {
  endedAt: string | null
  givenUpAt: string | null
  secondStartedAt: string | null
  breakFrom: string | null
}

/** How far a day has come. */
export function status({ endedAt, givenUpAt, secondStartedAt, breakFrom }: Timed): MockDayStatus {
  if (givenUpAt) return 'given_up'
  if (endedAt) return 'over'
  if (secondStartedAt) return 'second_session'
  return breakFrom ? 'break' : 'first_session'
}

interface Scored extends Pick<Timed, 'endedAt' | 'givenUpAt'> {
  paper: ExamPaper
  gotPoints: number | null
  mostPoints: number | null
  asked: number | null
}

/** The points of all sessions together on the exam's scale; null until the day is over. */
export function result({ paper, endedAt, givenUpAt, gotPoints, mostPoints, asked }: Scored): MockDayResult | null {
  const scale = mockPaper(paper)?.scale
  const most = Number(mostPoints ?? 0)
  if (!scale || !endedAt || givenUpAt || !most) return null
  const points = Number(gotPoints ?? 0)
  const answers = Number(asked ?? 0)
  const share = points / most
  const band = bandOf([{ area: paper, weeksAgo: 0, timed: true, answers, right: share * answers }])
  return {
    points,
    most,
    percent: Math.round(share * 10_000) / 100,
    projected: onScale(share, scale),
    from: onScale(band.from, scale),
    until: onScale(band.until, scale),
    verdict: verdictOf(band, scale.passPercent / 100),
    top: scale.most,
    pass: scale.pass,
    passPercent: scale.passPercent,
  }
}
