import { type AppRoute, page } from '../../providers/page/app-route'

/** Where the authors of a bundle write it. */
export const bundleEditorRoutes: readonly AppRoute[] = [
  page('/library/:bundleId/editor', {
    load: () => import('./editor-page').then((m) => ({ Component: m.EditorPage })),
  }),
]
