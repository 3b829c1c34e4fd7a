import { invalidate } from '../../providers/api/query'

/** After one's plan or days off changed: asks again for what follows from them. */
export const keepPlan = () => void invalidate('StudyPlan', 'PlanDaysOff', 'ReviewTonight', 'ReviewSettings')
