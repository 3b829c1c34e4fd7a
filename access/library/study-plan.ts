import { noun } from '../rule'

/** Both are about the caller alone. */
export const studyPlan = noun({
  operations: { studyPlan: 'confirmed', studyPlanUpdate: 'confirmed' },
  rules: () => [],
})
