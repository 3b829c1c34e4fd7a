import { generatePath, matchPath, matchRoutes } from 'react-router'
import { admit, admitRenewed, type Guarded, type Place } from './providers/guard'
import { loadOnce, type PageModule } from './providers/load-page'
import { claimsOf, getSignIn } from './providers/session-store'

export type LayoutName = 'auth' | 'main' | 'blocked' | 'classroom'

/** One address of the application. */
export interface AppRoute extends Guarded {
  path: string
  layout: LayoutName
  /** Another address that this one leads to. */
  to?: string
  load: () => Promise<PageModule>
}

type Options = Partial<Pick<AppRoute, 'can' | 'to' | 'guard' | 'layout'>> & { load?: () => Promise<PageModule> }

/** The frame round the pages of the main layout. */
export const loadFrame = loadOnce(() => import('./learn/shell/main-frame'))

const stillToCome = () => import('./learn/shell/still-to-come').then((m) => ({ Component: m.StillToCome }))
const emptyRoom = () => import('./learn/shell/still-to-come').then((m) => ({ Component: m.RoomStillToCome }))

function page(path: string, { load = stillToCome, ...options }: Options = {}): AppRoute {
  return {
    path,
    layout: 'main',
    guard: 'signedIn',
    ...options,
    load: loadOnce(load),
  }
}

/** A page with further ones below it that share what they ask for. */
const family = (path: string, children: readonly string[], options: Options = {}) =>
  children.map((child) => page(`${path}/${child}`, options))

const auth = (path: string, guard: 'guest' | 'public', load: () => Promise<PageModule>) =>
  page(path, { layout: 'auth', guard, load })

const signIn = () => import('./learn/identity/sign-in-page')
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
  auth('/login', 'guest', () => signIn().then((m) => ({ Component: m.LoginPage }))),
  auth('/register', 'guest', () => signIn().then((m) => ({ Component: m.RegisterPage }))),
  auth('/login/:token', 'guest', () => import('./learn/identity/link-page').then((m) => ({ Component: m.LinkPage }))),
  auth('/auth/:provider/callback', 'guest', () =>
    import('./learn/identity/callback-page').then((m) => ({ Component: m.CallbackPage })),
  ),
  auth('/privacy-policy', 'public', () => policies().then((m) => ({ Component: m.PrivacyPolicyPage }))),
  auth('/cookies-policy', 'public', () => policies().then((m) => ({ Component: m.CookiesPolicyPage }))),
  auth('/terms-and-conditions', 'public', () => policies().then((m) => ({ Component: m.TermsPage }))),
  page('/blocked', {
    layout: 'blocked',
    guard: 'public',
    load: () => import('./learn/identity/blocked-page').then((m) => ({ Component: m.BlockedPage })),
  }),
  auth('/unauthorized', 'public', () =>
    import('./learn/identity/unauthorized-page').then((m) => ({ Component: m.UnauthorizedPage })),
  ),
  auth('/404', 'public', () => import('./learn/identity/not-found-page').then((m) => ({ Component: m.NotFoundPage }))),
  page('/forgot-password', { layout: 'auth', guard: 'public', to: '/login' }),
  page('/reset-password', { layout: 'auth', guard: 'public', to: '/login' }),
]

const learning: AppRoute[] = [
  page('/', { guard: 'public', to: '/dashboard' }),
  page('/dashboard'),
  page('/account'),
  page('/calendar', { to: '/calendar/events' }),
  page('/calendar/events'),
  page('/calendar/slots'),
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
  page('/booking'),
  page('/booking/confirmation'),
  page('/booking/:sessionTypeId'),
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
  page('/classroom'),
  page('/classroom/:sessionId'),
  page('/classrooms/:classroomId', { layout: 'classroom', load: emptyRoom }),
  page('/courses/:courseId/classrooms/:classroomId', { layout: 'classroom', load: emptyRoom }),
]

const staff: AppRoute[] = [
  page('/admin/dashboard', { can: 'staff' }),
  page('/content', { can: 'manage_content' }),
  page('/content/categories', { can: 'manage_content' }),
  page('/admin/classrooms', { can: 'manage_content' }),
  page('/content/:contentId', { can: 'manage_content', to: '/content/:contentId/overview' }),
  ...family('/content/:contentId', authorTabs, { can: 'manage_content' }),
  page('/sessions', { can: 'view_all_sessions' }),
  page('/sessions/:sessionId', { can: 'view_all_sessions' }),
  page('/users', { can: 'view_all_users' }),
  page('/interest', { can: 'view_all_users' }),
  page('/users/:accountId', { can: 'view_all_users', to: '/users/:accountId/profile' }),
  ...family(
    '/users/:accountId',
    [
      'profile',
      'wallet',
      'calendar',
      'slots',
      'mocks',
      'study-groups',
      'sessions',
      'payments',
      'library',
      'test-results',
      'test-results/:bundleId',
      'authorship',
      'content',
      'classrooms',
      'smart-events',
      'booking',
      'booking/:sessionTypeId',
      'activity-analytics',
    ],
    { can: 'view_all_users' },
  ),
  page('/schedule', { can: 'manage_sessions', to: '/schedule/study-days' }),
  ...family('/schedule', ['study-days', 'study-periods', 'general-schedule'], { can: 'manage_sessions' }),
  page('/mocks', { can: 'view_all_mocks' }),
  page('/mocks/:mockId', { can: 'view_all_mocks', to: '/mocks/:mockId/info' }),
  ...family('/mocks/:mockId', ['info', 'marksheet', 'extra-tasks', 'materials', 'templates', 'permissions'], {
    can: 'view_all_mocks',
  }),
  page('/billing', { can: 'manage_billing', to: '/billing/purchases' }),
  ...family(
    '/billing',
    ['purchases', 'payments', 'transactions', 'payouts', 'payouts/:userId', 'packages', 'coupons'],
    { can: 'manage_billing' },
  ),
  page('/settings', { can: 'manage_settings', to: '/settings/google-account' }),
  ...family('/settings', ['google-account', 'practice-areas', 'session-types', 'queue'], { can: 'manage_settings' }),
  page('/settings/roles', { can: 'manage_roles' }),
]

/** Every address of the application. */
export const routes: readonly AppRoute[] = [...identity, ...learning, ...staff]

/** The route of a path; of several that match, the most exact. */
export function routeAt(pathname: string): AppRoute | undefined {
  return matchRoutes(routes as AppRoute[], pathname)?.at(-1)?.route
}

/** Lets somebody in and fetches the page, or says where to go instead. */
export async function prepare(place: Place): Promise<string | null> {
  const route = routeAt(place.pathname)
  if (!route) return '/404'
  const held = getSignIn()
  // The page is on its way while a sign-in is being renewed.
  const loading = admit(route, held && claimsOf(held.accessToken), place) === null && !route.to && fetchPage(route)
  const instead = await admitRenewed(route, place)
  if (instead !== null) return instead
  if (route.to) return generatePath(route.to, matchPath(route.path, place.pathname)?.params) + place.search
  await (loading || fetchPage(route))
  return null
}

// A piece that does not come is the page's own to tell.
const fetchPage = (route: AppRoute) => Promise.allSettled([route.load(), route.layout === 'main' && loadFrame()])
