import { type ComponentType, StrictMode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import {
  createBrowserRouter,
  generatePath,
  type LoaderFunctionArgs,
  Outlet,
  type RouteObject,
  redirect,
  replace,
  ScrollRestoration,
  useLocation,
  useNavigation,
} from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { RouteAnnouncer } from './layouts/route-announcer'
import { CookieConsent } from './learn/shell/cookie-consent'
import { Inside, MainFrame, SignedIn } from './learn/shell/main-frame'
import { PageError } from './learn/shell/page-error'
import type { AppRoute, LayoutName } from './providers/app-route'
import { admitRenewed, signInPath } from './providers/guard'
import { lazyPart } from './providers/lazy-part'
import { loadOnce } from './providers/load-page'
import { useIsPending } from './providers/pending'
import { keepRenewing } from './providers/renewal'
import { followOtherTabs, type Loss, onSignInLost, SCROLL_POSITIONS } from './providers/session-store'
import { routes } from './routes'
import { showStartFailure } from './start-failure'
import { leaveFreely } from './ui/form/leaving'
import { clearToasts, getToasts, subscribeToasts } from './ui/overlay/toast'
import { LoadingBar } from './ui/page/loading-bar'

const loadToaster = loadOnce(() => import('./ui/overlay/toaster'))
const ProfileDialog = lazyPart(() => import('./learn/identity/profile-dialog').then((m) => m.ProfileDialog))
const PoliciesDialog = lazyPart(() => import('./learn/identity/policies-dialog').then((m) => m.PoliciesDialog))

nameEntry()
const router = createBrowserRouter([
  {
    Component: Root,
    ErrorBoundary: PageError,
    HydrateFallback: Nothing,
    children: [
      {
        element: <SignedIn ProfileDialog={ProfileDialog} />,
        ErrorBoundary: PageError,
        children: [
          { element: <MainFrame PoliciesDialog={PoliciesDialog} />, children: drawn('main') },
          { Component: Inside, children: drawn('classroom') },
        ],
      },
      ...drawn('auth'),
      ...drawn('blocked'),
      { path: '*', loader: ({ request }) => lead('/404', request), Component: Nothing },
    ],
  },
])

/** Puts the application into the page. */
export function mount(place: HTMLElement): void {
  keepRenewing()
  followOtherTabs()
  onSignInLost(goAway)
  createRoot(place, { onUncaughtError: showStartFailure }).render(
    <StrictMode>
      <RouterProvider router={router} />
      <Notices />
    </StrictMode>,
  )
}

function drawn(layout: LayoutName): RouteObject[] {
  return routes
    .filter((route) => route.layout === layout)
    .map((route) => ({
      path: route.path,
      loader: (args) => guard(route, args),
      // A filter in the address is no reason to ask the guard again.
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
      ...(route.to || !route.load ? { Component: Nothing } : { lazy: route.load }),
      ErrorBoundary: PageError,
      // The router leaves out what stands below the last fallback where a script did not come, and with it what says so.
      HydrateFallback: Nothing,
    }))
}

/** Lets somebody in, or says where to go instead. */
async function guard(route: AppRoute, { request, params }: LoaderFunctionArgs): Promise<Response | null> {
  const { pathname, search } = new URL(request.url)
  // A request has no hash. Where all begins there is no router yet, either.
  const hash = isHere(request.url) ? location.hash : (router.state.navigation.location?.hash ?? '')
  const instead = await admitRenewed(route, { pathname, search, hash })
  if (instead?.startsWith('/login')) return leave(instead)
  if (instead !== null) return lead(instead, request)
  if (route.to) return lead(generatePath(route.to, params) + search + hash, request)
  return route.load ? null : leave(pathname + search + hash)
}

/** Leads elsewhere. An address that stands in the history already gives its place up: going back would only lead here again. */
function lead(path: string, { url }: Request): Response {
  return (isHere(url) ? replace : redirect)(path)
}

function isHere(url: string): boolean {
  return url === location.href.replace(/#.*$/s, '')
}

/** The first entry of each full load would have the same key, and be scrolled as the page before it was. */
function nameEntry(): void {
  const kept: { key?: string } | null = history.state
  if (!kept?.key) history.replaceState({ ...kept, key: `first-${Date.now().toString(36)}` }, '')
}

/** Signing in is an application of its own, so that nothing of one person is left for the next. */
function leave(path: string): Promise<never> {
  leaveFreely()
  location.replace(path)
  return new Promise(() => {})
}

/** Of an address that only leads elsewhere. */
function Nothing() {
  return null
}

function Root() {
  const isGoing = useNavigation().state !== 'idle'
  const isPending = useIsPending()
  return (
    <>
      <LoadingBar active={isGoing || isPending} />
      {router.state.initialized && (
        <>
          <Outlet />
          {/* It looks for the place that the hash names as it comes up, and once. */}
          <ScrollRestoration storageKey={SCROLL_POSITIONS} />
        </>
      )}
      <RouteAnnouncer />
      <CookieConsent path={useLocation().pathname} />
    </>
  )
}

/** Fetched with the first notice; one that does not come is asked for again with the next, since no notice is worth the page below it. */
function Notices() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null)
  useEffect(() => {
    const fetch = () => {
      if (getToasts().length > 0)
        loadToaster().then(
          (m) => setToaster(() => m.Toaster),
          (error) => console.error(error),
        )
    }
    fetch()
    return subscribeToasts(fetch)
  }, [])
  return Toaster && <Toaster />
}

function goAway(loss: Loss): void {
  clearToasts()
  // Whoever stayed would be on a page that can save nothing.
  leaveFreely()
  // What is on the screen belongs to somebody else now.
  if (loss === 'other-user') location.reload()
  else if (loss === 'disabled') void router.navigate('/blocked', { replace: true })
  else if (loss === 'left') location.replace('/login')
  else if (isGuarded()) location.replace(signInPath(location))
}

/** Whether the page on the screen is for people who are signed in. */
function isGuarded(): boolean {
  const path = router.state.matches.at(-1)?.route.path
  return routes.some((route) => route.path === path && route.guard === 'signedIn')
}
