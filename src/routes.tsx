import { addresses } from '../resources/generated/addresses'
import { featureRoutes } from './generated/features'
import { type AppRoute, page } from './providers/page/app-route'
import { futureRoutes } from './providers/page/future-routes'
import { loadOnce } from './providers/page/load-page'

const stillToCome = () => import('./learn/shell/still-to-come')

/** A page that is still to come says so. */
const filled = (route: AppRoute): AppRoute =>
  route.from !== 'placeholder'
    ? route
    : {
        ...route,
        load: loadOnce(() =>
          stillToCome().then((m) => ({ Component: route.layout === 'classroom' ? m.RoomStillToCome : m.StillToCome })),
        ),
      }

/** The staff's screens: made from definitions, with tabs written by hand; what is known of all of these is loaded with the first of them. */
const staffRoutes: readonly AppRoute[] = addresses.map(({ path, can, to }) =>
  page(path, {
    ...(can && { can }),
    ...(to
      ? { to }
      : {
          from: 'definition',
          load: async () => {
            const [{ adminRoutes }, { features }] = await Promise.all([
              import('./admin/routes'),
              import('./generated/staff'),
            ])
            const found = adminRoutes(features).find((each) => each.path === path)
            return found ? found.lazy() : { Component: (await stillToCome()).StillToCome }
          },
        }),
  }),
)

/** Every address of the application. */
export const routes: readonly AppRoute[] = [...featureRoutes.flat(), ...staffRoutes, ...futureRoutes.map(filled)]
