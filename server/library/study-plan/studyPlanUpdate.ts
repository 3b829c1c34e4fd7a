import { signedIn } from '../../kernel/context'
import { invalid } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { write } from '../../kernel/write/write'
import { planOf } from './plan'
import { studyPlans } from './table'

const [LEAST_MINUTES, MOST_MINUTES] = [15, 720]
const MOST_LEFT_OUT = 500
/** A UUID's. */
const ID_LENGTH = 36

/** Changes what the caller says of their plan. */
export const studyPlanUpdate: Operation<'studyPlanUpdate'> = ({ minutesPerDay, leftOut }, context) => {
  if (typeof minutesPerDay === 'number' && !(minutesPerDay >= LEAST_MINUTES && minutesPerDay <= MOST_MINUTES))
    throw invalid('minutesPerDay', 'Choose from 15 minutes to 12 hours a day.')
  if (leftOut && leftOut.length > MOST_LEFT_OUT)
    throw invalid('leftOut', `At most ${MOST_LEFT_OUT} things can be left out.`)
  if (leftOut?.some((id) => id.length > ID_LENGTH)) throw invalid('leftOut', 'These are ids of the plan’s work.')
  const { id: userId } = signedIn(context)
  return write(context, async (writing) => {
    const told = {
      ...(typeof minutesPerDay === 'number' && { minutesPerDay }),
      ...(leftOut && { leftOut: [...new Set(leftOut)] }),
    }
    const insert = writing.orm.insert(studyPlans).values({ userId, ...told })
    if (Object.keys(told).length) await insert.onConflictDoUpdate({ target: studyPlans.userId, set: told })
    return planOf(writing, userId, writing.now)
  })
}
