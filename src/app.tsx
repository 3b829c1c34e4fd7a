import { type ComponentType, StrictMode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import {
  createBrowserRouter,
  generatePath,
  type LoaderFunctionArgs,
  Outlet,
  type RouteObject,
  redirect,
  ScrollRestoration,
  useNavigation,
} from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { LoadingBar } from './components/loading-bar'
import { clearToasts, getToasts, subscribeToasts } from './components/toast'
import { CookieConsent } from './learn/shell/cookie-consent'
import { Inside, MainFrame, SignedIn } from './learn/shell/main-frame'
import { PageError } from './learn/shell/page-error'
import { admitRenewed, signInPath } from './providers/guard'
import { lazyPart } from './providers/lazy-part'
import { loadOnce } from './providers/load-page'
import { useIsPending } from './providers/pending'
import { keepRenewing } from './providers/renewal'
import { followOtherTabs, type Loss, onSignInLost } from './providers/session-store'
import { type AppRoute, type LayoutName, routes } from './routes'
import { showStartFailure } from './start-failure'

const loadToaster = loadOnce(() => import('./components/toaster'))
const ProfileDialog = lazyPart(() => import('./learn/identity/profile-dialog').then((m) => m.ProfileDialog))

const router = createBrowserRouter([
  {
    Component: Root,
    ErrorBoundary: PageError,
    HydrateFallback: () => null,
    children: [
      {
        element: <SignedIn ProfileDialog={ProfileDialog} />,
        ErrorBoundary: PageError,
        children: [
          { Component: MainFrame, children: drawn('main') },
          { Component: Inside, children: drawn('classroom') },
        ],
      },
      ...drawn('auth'),
      ...drawn('blocked'),
      { path: '*', loader: () => redirect('/404'), Component: Nothing },
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
    }))
}

/** Lets somebody in, or says where to go instead. */
async function guard(route: AppRoute, { request, params }: LoaderFunctionArgs): Promise<Response | null> {
  const { pathname, search } = new URL(request.url)
  const instead = await admitRenewed(route, { pathname, search, hash: '' })
  if (instead?.startsWith('/login')) return leave(instead)
  if (instead !== null) return redirect(instead)
  if (route.to) return redirect(generatePath(route.to, params) + search)
  return route.load ? null : leave(pathname + search)
}

/** Signing in is an application of its own, so that nothing of one person is left for the next. */
function leave(path: string): Promise<never> {
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
      <Outlet />
      <CookieConsent />
      <ScrollRestoration />
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
