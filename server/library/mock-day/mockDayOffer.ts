import {
  BREAK_MINUTES,
  GRACE_MINUTES,
  questionsASession,
  questionsByArea,
  sessionMinutes,
} from '../../../rules/library/mock-day-plan'
import { signedIn } from '../../kernel/context'
import type { Operation } from '../../kernel/graphql/operation'
import { adjustmentOf } from '../../school/adjustment/adjustment-of'
import { areasByName } from '../test-result/first-answers'
import { availableOf, paperOf } from './questions'

/** What a mock day would ask of the caller, so that too few questions are known before it begins. */
export const mockDayOffer: Operation<'mockDayOffer'> = async ({ paper }, context) => {
  const found = paperOf(paper)
  const { database, clock } = context
  const { id: userId } = signedIn(context)
  const names = found.areas.map(({ area }) => area)
  const [available, adjustment, practiceAreas] = await Promise.all([
    availableOf(database, { userId, now: clock.now(), areas: names }),
    adjustmentOf(database, userId),
    areasByName(database),
  ])
  const byArea = new Map(available.map((each) => [each.area, each]))
  const counts = new Map(available.map((each) => [each.area, each.available]))
  const questions = questionsASession(found)
  const [whole, half] = [questionsByArea(found, counts, 2 * questions), questionsByArea(found, counts, questions)]
  return {
    paper,
    questions,
    available: available.reduce((sum, each) => sum + each.available, 0),
    plainMinutes: found.minutesASitting,
    minutes: sessionMinutes(found, adjustment),
    ...adjustment,
    breakMinutes: BREAK_MINUTES,
    graceMinutes: GRACE_MINUTES,
    areas: found.areas.flatMap(({ area, weight: [weightFrom, weightTo] }) => {
      const practiceArea = practiceAreas.get(area)
      if (!practiceArea) return []
      return {
        practiceArea,
        weightFrom,
        weightTo,
        available: byArea.get(area)?.available ?? 0,
        unseen: byArea.get(area)?.unseen ?? 0,
        whole: whole.get(area) ?? 0,
        half: half.get(area) ?? 0,
      }
    }),
  }
}
