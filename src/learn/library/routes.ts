import { type AppRoute, page } from '../../providers/page/app-route'

/** The library: what one has and what there is, by shelf, and a page for each bundle. */
export const libraryRoutes: readonly AppRoute[] = [
  page('/library', {
    load: () => import('./shelves/library-page').then((m) => ({ Component: m.LibraryPage, ahead: m.askLibrary })),
  }),
  page('/library/requests', {
    load: () => import('./access/requests-page').then((m) => ({ Component: m.RequestsPage })),
  }),
  page('/library/:categoryId', {
    load: () => import('./shelves/category-page').then((m) => ({ Component: m.CategoryPage })),
  }),
  page('/library/:categoryId/:bundleId', {
    load: () => import('./bundle/bundle-page').then((m) => ({ Component: m.BundlePage, ahead: m.askBundle })),
  }),
]
