import { type AppRoute, page } from '../../providers/page/app-route'

/** The cards that one has written oneself. */
export const cardRoutes: readonly AppRoute[] = [
  page('/library/cards', {
    load: () => import('./cards-page').then((m) => ({ Component: m.CardsPage })),
  }),
]
