import { type AppRoute, page } from '../../providers/page/app-route'

/** What to do each day until one's exams. */
export const planRoutes: readonly AppRoute[] = [
  page('/library/plan', {
    load: () => import('./plan-page').then((m) => ({ Component: m.PlanPage, ahead: m.askPlan })),
  }),
]
