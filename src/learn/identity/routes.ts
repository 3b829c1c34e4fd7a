import { type AppRoute, page } from '../../providers/page/app-route'
import type { PageModule } from '../../providers/page/load-page'

const auth = (path: string, load: () => Promise<PageModule>) => page(path, { layout: 'auth', guard: 'public', load })
const signIn = (path: string): AppRoute => ({ path, layout: 'auth', guard: 'guest' })
const policies = () => import('./policies/policy-pages')

/** Signing in, the policies, and pages that say why another is not shown. */
export const identityRoutes: readonly AppRoute[] = [
  signIn('/login'),
  signIn('/register'),
  signIn('/login/:token'),
  signIn('/auth/:provider/callback'),
  auth('/privacy-policy', () => policies().then((m) => ({ Component: m.PrivacyPolicyPage }))),
  auth('/cookies-policy', () => policies().then((m) => ({ Component: m.CookiesPolicyPage }))),
  auth('/terms-and-conditions', () => policies().then((m) => ({ Component: m.TermsPage }))),
  page('/second-factor', {
    layout: 'auth',
    load: () => import('./second-factor/second-factor-page').then((m) => ({ Component: m.SecondFactorPage })),
  }),
  page('/blocked', {
    layout: 'blocked',
    guard: 'public',
    load: () => import('./blocked-page').then((m) => ({ Component: m.BlockedPage })),
  }),
  auth('/unauthorized', () => import('./unauthorized-page').then((m) => ({ Component: m.UnauthorizedPage }))),
  auth('/404', () => import('./not-found-page').then((m) => ({ Component: m.NotFoundPage }))),
  auth('/confirm-address/:token', () =>
    import('./confirm-address-page').then((m) => ({ Component: m.ConfirmAddressPage })),
  ),
  page('/forgot-password', { layout: 'auth', guard: 'public', to: '/login' }),
  page('/reset-password', { layout: 'auth', guard: 'public', to: '/login' }),
]
