import { type AppRoute, page } from '../../providers/page/app-route'

const load = () => import('./marking-page').then((m) => ({ Component: m.MarkingPage }))

/** Answers that a person marks, for the authors of a bundle and staff; on a phone each answer has a page of its own. */
export const markingRoutes: readonly AppRoute[] = [
  page('/library/marking', {
    can: 'author',
    load: () => import('./queue-page').then((m) => ({ Component: m.QueuePage })),
  }),
  page('/library/:bundleId/editor/marking', { can: 'author', load }),
  page('/library/:bundleId/editor/marking/:answerId', { can: 'author', load }),
]
