import { type AppRoute, page } from '../../providers/page/app-route'

/** The school's account at Google, whose calendar makes Meet links. Google sends people back to the same address. */
export const googleAccountRoutes: readonly AppRoute[] = [
  page('/settings/google-account', {
    can: 'manage_settings',
    load: () => import('./google-account-page').then((m) => ({ Component: m.GoogleAccountPage })),
  }),
]
