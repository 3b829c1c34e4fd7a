import { addresses } from '../resources/generated/addresses'
import { accountRoutes } from './learn/account/routes'
import { attemptRoutes } from './learn/attempt/routes'
import { bookingRoutes } from './learn/booking/routes'
import { bundleEditorRoutes } from './learn/bundle-editor/routes'
import { calendarRoutes } from './learn/calendar/routes'
import { cardRoutes } from './learn/cards/routes'
import { dashboardRoutes } from './learn/dashboard/routes'
import { exchangeRoutes } from './learn/exchange/routes'
import { healthRoutes } from './learn/health/routes'
import { identityRoutes } from './learn/identity/routes'
import { libraryRoutes } from './learn/library/routes'
import { markingRoutes } from './learn/marking/routes'
import { mockRoutes } from './learn/mocks/routes'
import { notificationRoutes } from './learn/notifications/routes'
import { planRoutes } from './learn/plan/routes'
import { practiceRoutes } from './learn/practice/routes'
import { resultRoutes } from './learn/results/routes'
import { reviewRoutes } from './learn/review/routes'
import { classroomRoutes } from './learn/sessions/routes'
import { walletRoutes } from './learn/wallet/routes'
import { type AppRoute, page } from './providers/page/app-route'
import { futureRoutes } from './providers/page/future-routes'
import { loadOnce } from './providers/page/load-page'
import { bundleFactsRoutes } from './staff/bundles/routes'
import { userPages } from './staff/users/pages'

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

/** The staff's screens: made from definitions, with tabs written by hand; the definitions themselves are loaded with the first of them. */
const staffRoutes: readonly AppRoute[] = addresses.map(({ path, can, to }) =>
  page(path, {
    ...(can && { can }),
    ...(to
      ? { to }
      : {
          from: 'definition',
          load: async () => {
            const [{ adminRoutes }, { recordHeads, recordStory, tabPages }, { actionDialogs, foresight }] =
              await Promise.all([import('./admin/routes'), import('./staff/tabs'), import('./staff/dialogs')])
            const byHand = {
              ...{ pages: tabPages, heads: recordHeads, story: recordStory },
              ...{ dialogs: actionDialogs, foresight },
            }
            const found = adminRoutes(byHand).find((each) => each.path === path)
            return found ? found.lazy() : { Component: (await stillToCome()).StillToCome }
          },
        }),
  }),
)

/** Every address of the application. */
export const routes: readonly AppRoute[] = [
  ...identityRoutes,
  ...dashboardRoutes,
  ...accountRoutes,
  ...notificationRoutes,
  ...calendarRoutes,
  ...resultRoutes,
  ...walletRoutes,
  ...bookingRoutes,
  ...classroomRoutes,
  ...attemptRoutes,
  ...practiceRoutes,
  ...libraryRoutes,
  ...healthRoutes,
  ...markingRoutes,
  ...bundleEditorRoutes,
  ...bundleFactsRoutes,
  ...cardRoutes,
  ...planRoutes,
  ...reviewRoutes,
  ...exchangeRoutes,
  ...mockRoutes,
  ...staffRoutes,
  ...userPages,
  ...futureRoutes.map(filled),
]
