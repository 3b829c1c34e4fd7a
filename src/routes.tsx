import type { Ability } from '../access/viewer'
import type { Guarded } from './providers/guard'
import { loadOnce, type PageModule } from './providers/load-page'

export type LayoutName = 'auth' | 'main' | 'blocked' | 'classroom'

/** One address of the application. */
export interface AppRoute extends Guarded {
  path: string
  layout: LayoutName
  /** Another address that this one leads to. */
  to?: string
  /** The page; none where signing in begins, which is an application of its own. */
  load?: () => Promise<PageModule>
  /** Where the page comes from, unless it is written by hand: a placeholder says that it is still to come, a definition of `resources/` may yet be missing. */
  from?: 'placeholder' | 'definition'
}

type Options = Partial<Omit<AppRoute, 'path'>>

const stillToCome = () => import('./learn/shell/still-to-come').then((m) => ({ Component: m.StillToCome }))
const emptyRoom = () => import('./learn/shell/still-to-come').then((m) => ({ Component: m.RoomStillToCome }))

function page(path: string, { load = stillToCome, ...options }: Options = {}): AppRoute {
  const isToCome = load === stillToCome || load === emptyRoom
  return {
    path,
    layout: 'main',
    guard: 'signedIn',
    ...(isToCome && { from: 'placeholder' }),
    ...options,
    load: loadOnce(load),
  }
}

/** A page with further ones below it that share what they ask for. */
const family = (path: string, children: readonly string[], options: Options = {}) =>
  children.map((child) => page(`${path}/${child}`, options))

/** Pages of the staff: made from the schema where it has them. */
const staffPages = (can: Ability, paths: readonly string[]) =>
  paths.map((path) =>
    page(path, {
      can,
      from: 'definition',
      load: () =>
        import('./admin/routes').then(({ adminRoutes }) =>
          (adminRoutes.find((each) => each.path === path)?.lazy ?? stillToCome)(),
        ),
    }),
  )

const auth = (path: string, load: () => Promise<PageModule>) => page(path, { layout: 'auth', guard: 'public', load })
const room = (path: string, load: () => Promise<PageModule>) => page(path, { layout: 'classroom', load })
const signIn = (path: string): AppRoute => ({ path, layout: 'auth', guard: 'guest' })
const policies = () => import('./learn/identity/policy-pages')

const authorTabs = [
  'overview',
  'editor',
  'materials',
  'templates',
  'marksheet',
  'metadata',
  'authors',
  'permissions',
  'preview',
]

const identity: AppRoute[] = [
  signIn('/login'),
  signIn('/register'),
  signIn('/login/:token'),
  signIn('/auth/:provider/callback'),
  auth('/privacy-policy', () => policies().then((m) => ({ Component: m.PrivacyPolicyPage }))),
  auth('/cookies-policy', () => policies().then((m) => ({ Component: m.CookiesPolicyPage }))),
  auth('/terms-and-conditions', () => policies().then((m) => ({ Component: m.TermsPage }))),
  page('/blocked', {
    layout: 'blocked',
    guard: 'public',
    load: () => import('./learn/identity/blocked-page').then((m) => ({ Component: m.BlockedPage })),
  }),
  auth('/unauthorized', () =>
    import('./learn/identity/unauthorized-page').then((m) => ({ Component: m.UnauthorizedPage })),
  ),
  auth('/404', () => import('./learn/identity/not-found-page').then((m) => ({ Component: m.NotFoundPage }))),
  auth('/confirm-address/:token', () =>
    import('./learn/identity/confirm-address-page').then((m) => ({ Component: m.ConfirmAddressPage })),
  ),
  page('/forgot-password', { layout: 'auth', guard: 'public', to: '/login' }),
  page('/reset-password', { layout: 'auth', guard: 'public', to: '/login' }),
]

const learning: AppRoute[] = [
  page('/', { guard: 'public', to: '/dashboard' }),
  page('/dashboard', {
    load: () => import('./learn/dashboard/dashboard-page').then((m) => ({ Component: m.DashboardPage })),
  }),
  page('/account', { load: () => import('./learn/account/account-page').then((m) => ({ Component: m.AccountPage })) }),
  page('/calendar', { to: '/calendar/events' }),
  page('/calendar/events', {
    load: () => import('./learn/calendar/calendar-events-page').then((m) => ({ Component: m.CalendarEventsPage })),
  }),
  page('/calendar/slots', {
    load: () => import('./learn/calendar/calendar-slots-page').then((m) => ({ Component: m.CalendarSlotsPage })),
  }),
  page('/test-results'),
  page('/test-results/:bundleId'),
  page('/wallet', { to: '/wallet/top-up' }),
  page('/wallet/top-up', {
    load: () => import('./learn/wallet/top-up-page').then((m) => ({ Component: m.TopUpPage })),
  }),
  page('/wallet/transactions', {
    load: () => import('./learn/wallet/transactions-page').then((m) => ({ Component: m.TransactionsPage })),
  }),
  page('/wallet/payouts'),
  page('/wallet/packages'),
  page('/wallet/packages/:packageId'),
  page('/studio', { can: 'tutor' }),
  page('/studio/:contentId', { can: 'tutor', to: '/studio/:contentId/overview' }),
  ...family('/studio/:contentId', authorTabs, { can: 'tutor' }),
  page('/courses'),
  page('/courses/:courseId', { to: '/courses/:courseId/overview' }),
  ...family('/courses/:courseId', [
    'overview',
    'info',
    'purchase',
    'classrooms',
    'calendar',
    'scores',
    'members',
    'statistics',
    'policy',
    'settings',
  ]),
  page('/booking', { load: () => import('./learn/booking/booking-page').then((m) => ({ Component: m.BookingPage })) }),
  page('/booking/confirmation', {
    load: () => import('./learn/booking/confirmation-page').then((m) => ({ Component: m.ConfirmationPage })),
  }),
  page('/booking/:sessionTypeId', {
    load: () => import('./learn/booking/booking-type-page').then((m) => ({ Component: m.BookingTypePage })),
  }),
  page('/study-groups'),
  page('/study-groups/:studyGroupId', { to: '/study-groups/:studyGroupId/info' }),
  ...family('/study-groups/:studyGroupId', [
    'info',
    'members',
    'smart-events',
    'smart-events/:eventId',
    'policy',
    'sub-groups',
    'settings',
  ]),
  page('/marketplace'),
  page('/marketplace/:contentId'),
  page('/library'),
  page('/library/settings', { can: 'manage_content' }),
  page('/library/:categoryId'),
  page('/library/:categoryId/:bundleId'),
  page('/library/:categoryId/:bundleId/edit'),
  page('/library/:bundleId/editor'),
  page('/smart-events'),
  page('/smart-events/:meetingId'),
  page('/events'),
  page('/events/:eventId'),
  page('/classrooms'),
  page('/classroom', {
    load: () => import('./learn/classroom/classroom-list-page').then((m) => ({ Component: m.ClassroomListPage })),
  }),
  room('/classroom/:sessionId', () =>
    import('./learn/classroom/classroom-page').then((m) => ({ Component: m.ClassroomPage })),
  ),
  room('/classrooms/:classroomId', emptyRoom),
  room('/courses/:courseId/classrooms/:classroomId', emptyRoom),
]

const staff: AppRoute[] = [
  page('/admin/dashboard', {
    can: 'staff',
    load: () => import('./learn/dashboard/dashboard-page').then((m) => ({ Component: m.StaffDashboardPage })),
  }),
  page('/content', { can: 'manage_content' }),
  page('/content/categories', { can: 'manage_content' }),
  page('/admin/classrooms', { can: 'manage_content' }),
  page('/content/:contentId', { can: 'manage_content', to: '/content/:contentId/overview' }),
  ...family('/content/:contentId', authorTabs, { can: 'manage_content' }),
  ...staffPages('view_all_sessions', ['/sessions', '/sessions/:id', '/sessions/:id/edit']),
  page('/interest', { can: 'view_all_users' }),
  page('/users/:id', { can: 'view_all_users', to: '/users/:id/profile' }),
  ...staffPages('view_all_users', [
    '/users',
    '/users/:id/edit',
    '/users/:id/profile',
    '/users/:id/wallet',
    '/users/:id/calendar',
    '/users/:id/slots',
    '/users/:id/mocks',
    '/users/:id/study-groups',
    '/users/:id/sessions',
    '/users/:id/payments',
    '/users/:id/library',
    '/users/:id/test-results',
    '/users/:id/test-results/:bundleId',
    '/users/:id/authorship',
    '/users/:id/content',
    '/users/:id/classrooms',
    '/users/:id/smart-events',
    '/users/:id/booking',
    '/users/:id/booking/:sessionTypeId',
    '/users/:id/activity-analytics',
  ]),
  page('/schedule', { can: 'manage_sessions', to: '/schedule/study-days' }),
  ...family('/schedule', ['study-days', 'study-periods', 'general-schedule'], { can: 'manage_sessions' }),
  page('/mocks/:id', { can: 'view_all_mocks', to: '/mocks/:id/info' }),
  ...staffPages('view_all_mocks', [
    '/mocks',
    '/mocks/new',
    '/mocks/:id/edit',
    '/mocks/:id/info',
    '/mocks/:id/marksheet',
    '/mocks/:id/extra-tasks',
    '/mocks/:id/materials',
    '/mocks/:id/templates',
    '/mocks/:id/permissions',
  ]),
  page('/billing', { can: 'manage_billing', to: '/billing/purchases' }),
  ...staffPages('manage_billing', [
    '/billing/purchases',
    '/billing/purchases/new',
    '/billing/purchases/:id',
    '/billing/payments',
    '/billing/transactions',
    '/billing/payouts',
    '/billing/payouts/:userId',
    '/billing/packages',
    '/billing/coupons',
  ]),
  page('/settings', { can: 'manage_settings', to: '/settings/google-account' }),
  ...staffPages('manage_settings', [
    '/settings/google-account',
    '/settings/practice-areas',
    '/settings/practice-areas/new',
    '/settings/practice-areas/:id/edit',
    '/settings/session-types',
    '/settings/session-types/new',
    '/settings/session-types/:id',
    '/settings/session-types/:id/edit',
    '/settings/queue',
  ]),
  ...staffPages('manage_roles', ['/settings/roles', '/settings/roles/new', '/settings/roles/:id/edit']),
]

/** Every address of the application. */
export const routes: readonly AppRoute[] = [...identity, ...learning, ...staff]
