import type { Context } from '../../kernel/context'
import { perPerson } from '../../kernel/http/rate'
import { noun } from '../../kernel/noun'
import { studyPlan as plan } from './studyPlan'
import { studyPlanUpdate } from './studyPlanUpdate'

async function exportedPlan({ database }: Context, userId: string) {
  const { rows } = await database.query({
    text: 'select minutes_per_day as "minutesPerDay", left_out as "leftOut" from study_plans where user_id = $1',
    values: [userId],
  })
  return rows
}

export const studyPlan = noun({
  entities: [],
  operations: { studyPlan: plan, studyPlanUpdate },
  rates: { studyPlanUpdate: perPerson(120) },
  erasure: 'goes with the account',
  exported: { studyPlan: exportedPlan },
  unwatched: { study_plans: 'each person’s own' },
  unrecorded: { studyPlanUpdate: 'their own' },
})
