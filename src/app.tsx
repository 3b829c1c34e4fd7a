import { type ComponentType, StrictMode, Suspense, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import {
  createBrowserRouter,
  generatePath,
  type LoaderFunctionArgs,
  Outlet,
  type Params,
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
import { useIsPending } from './providers/api/pending'
import { followClock } from './providers/api/server-time'
import type { AppRoute, LayoutName } from './providers/page/app-route'
import { lazyPart } from './providers/page/lazy-part'
import { loadOnce } from './providers/page/load-page'
import { admitRenewed, secondFactorPath, signInPath } from './providers/sign-in/guard'
import { keepsHere } from './providers/sign-in/keeps-here'
import { keepRenewing } from './providers/sign-in/renewal'
import {
  followOtherTabs,
  getSignIn,
  type Loss,
  onSignInLost,
  SCROLL_POSITIONS,
} from './providers/sign-in/session-store'
import { getViewing, wayBack } from './providers/sign-in/viewing-store'
import { routes } from './routes'
import { showStartFailure } from './start-failure'
import { leaveFreely } from './ui/form/leaving'
import { noteNavigation } from './ui/form/navigating'
import { clearToasts, getToasts, subscribeToasts } from './ui/overlay/toast'
import { LoadingBar } from './ui/page/loading-bar'

const loadToaster = loadOnce(() => import('./ui/overlay/toaster'))
const ViewingBanner = lazyPart(() => import('./learn/shell/viewing-banner').then((m) => m.ViewingBanner))
const Find = lazyPart(() => import('./admin/find/find').then((m) => m.Find))
const ProfileDialog = lazyPart(() => import('./learn/identity/profile/profile-dialog').then((m) => m.ProfileDialog))
const PoliciesDialog = lazyPart(() => import('./learn/identity/policies/policies-dialog').then((m) => m.PoliciesDialog))

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
          { element: <MainFrame PoliciesDialog={PoliciesDialog} Find={Find} />, children: drawn('main') },
          { Component: Inside, children: drawn('classroom') },
        ],
      },
      ...drawn('auth'),
      ...drawn('blocked'),
      { path: '*', loader: ({ request }) => lead('/404', request), Component: Nothing },
    ],
  },
])

/** Mounts the application in the page. */
export function mount(place: HTMLElement): void {
  keepRenewing()
  followOtherTabs()
  followClock()
  onSignInLost(goAway)
  router.subscribe(({ navigation }) => noteNavigation(navigation.state))
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
      // A changed filter in the address need not run the guard again.
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
      ...(route.to || !route.load ? { Component: Nothing } : { lazy: pageOf(route.load) }),
      ErrorBoundary: PageError,
      // If a script fails to load, the router drops everything below the last fallback, the error page included.
      HydrateFallback: Nothing,
    }))
}

function pageOf(load: NonNullable<AppRoute['load']>) {
  return async () => ({ Component: (await load()).Component })
}

/** Lets a page ask for its data as soon as its script is there. */
function ask({ load }: AppRoute, params: Params): void {
  load?.().then(
    ({ ahead }) => ahead?.(params),
    () => {
      // The router loads it too, and says that it did not come.
    },
  )
}

/** Lets a person in, or redirects them. */
async function guard(route: AppRoute, { request, params }: LoaderFunctionArgs): Promise<Response | null> {
  ask(route, params)
  const { pathname, search } = new URL(request.url)
  // A request has no hash, and at the start there is no router yet.
  const hash = isHere(request.url) ? location.hash : (router.state.navigation.location?.hash ?? '')
  const instead = await admitRenewed(route, { pathname, search, hash })
  if (instead?.startsWith('/login')) return leave(instead)
  if (instead !== null) return lead(instead, request)
  if (route.to) return lead(generatePath(route.to, params) + search + hash, request)
  return route.load ? null : leave(pathname + search + hash)
}

/** Redirects. An address that is already in the history gives up its place, since going back would only redirect again. */
function lead(path: string, { url }: Request): Response {
  return (isHere(url) ? replace : redirect)(path)
}

function isHere(url: string): boolean {
  return url === location.href.replace(/#.*$/s, '')
}

/** Otherwise the first entry of each full load would have the same key, and scroll like the page before. */
function nameEntry(): void {
  const kept: { key?: string } | null = history.state
  if (!kept?.key) history.replaceState({ ...kept, key: `first-${Date.now().toString(36)}` }, '')
}

/** Signing in is a separate application, so that nothing of one person is left for the next. */
function leave(path: string): Promise<never> {
  leaveFreely()
  void leaveNothingToRead().then(() => location.replace(path))
  return new Promise(() => {})
}

/** Without a sign-in nobody may read what cards on this device say. */
async function leaveNothingToRead(): Promise<void> {
  if (getSignIn() || !keepsHere()) return
  await import('./parts/kept-reviews/empty-kept').then((m) => m.emptyKept()).catch(() => {})
}

/** For an address that only redirects. */
function Nothing() {
  return null
}

function Root() {
  const isGoing = useNavigation().state !== 'idle'
  const isPending = useIsPending()
  return (
    <>
      <LoadingBar active={isGoing || isPending} />
      {getViewing() && (
        <Suspense>
          <ViewingBanner />
        </Suspense>
      )}
      {router.state.initialized && (
        <>
          <Outlet />
          {/* It looks for the hash's place once, when it is mounted. */}
          <ScrollRestoration storageKey={SCROLL_POSITIONS} />
        </>
      )}
      <RouteAnnouncer />
      <CookieConsent path={useLocation().pathname} />
    </>
  )
}

/** Loaded with the first notice, and again with the next if that fails, because no notice is worth losing the page below it. */
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
  // Anyone who stayed would be on a page that cannot save.
  leaveFreely()
  // The screen's content belongs to another person now.
  if (loss === 'other-user') location.reload()
  else if (loss === 'disabled') beBlocked()
  else if (loss === 'left') location.replace('/login')
  else if (loss === 'due') location.replace(secondFactorPath(location))
  else if (loss === 'viewed') location.replace(wayBack())
  else if (isGuarded()) void leave(signInPath(location))
}

function beBlocked(): void {
  void leaveNothingToRead()
  void router.navigate('/blocked', { replace: true })
}

/** Whether the present page is for people who are signed in. */
function isGuarded(): boolean {
  const path = router.state.matches.at(-1)?.route.path
  return routes.some((route) => route.path === path && route.guard === 'signedIn')
}
