import { type AppRoute, page } from '../../providers/page/app-route'

/** A test that is being taken, a mock day of two, and how they went. */
export const attemptRoutes: readonly AppRoute[] = [
  page('/library/attempts/:attemptId', {
    layout: 'classroom',
    load: () => import('./attempt-page').then((m) => ({ Component: m.AttemptPage })),
  }),
  page('/library/mock-day', {
    layout: 'classroom',
    load: () => import('./mock-day/plan-page').then((m) => ({ Component: m.PlanPage })),
  }),
  page('/library/mock-day/:dayId', {
    layout: 'classroom',
    load: () => import('./mock-day/day-page').then((m) => ({ Component: m.DayPage })),
  }),
  page('/test-results/attempts/:attemptId', {
    load: () => import('./result-page').then((m) => ({ Component: m.ResultPage })),
  }),
]
