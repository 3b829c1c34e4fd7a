import { type AppRoute, page } from '../../providers/page/app-route'

/** Where one lands. */
export const dashboardRoutes: readonly AppRoute[] = [
  page('/', { guard: 'public', to: '/dashboard' }),
  page('/dashboard', {
    load: () => import('./dashboard-page').then((m) => ({ Component: m.DashboardPage, ahead: m.askAhead })),
  }),
  page('/admin/dashboard', {
    can: 'staff',
    load: () => import('./dashboard-page').then((m) => ({ Component: m.StaffDashboardPage })),
  }),
]
