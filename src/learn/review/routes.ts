import { type AppRoute, page } from '../../providers/page/app-route'

/** Tonight's review: cards and questions, one after the other. */
export const reviewRoutes: readonly AppRoute[] = [
  page('/library/review', {
    layout: 'classroom',
    load: () => import('./review-page').then((m) => ({ Component: m.ReviewPage })),
  }),
]
