import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { Outlet, type RouteObject, useRoutes } from 'react-router'
import { LoadingBar } from './components/loading-bar'
import { clearToasts, getToasts, subscribeToasts } from './components/toast'
import { CookieConsent } from './learn/shell/cookie-consent'
import { PageBoundary } from './learn/shell/page-boundary'
import { signInPath } from './providers/guard'
import { GuardedRouter, history } from './providers/guarded-router'
import { useIsPending } from './providers/pending'
import { keepRenewing } from './providers/renewal'
import { followOtherTabs, type Loss, onSignInLost } from './providers/session-store'
import { type AppRoute, loadFrame, prepare, routeAt, routes } from './routes'

const Toaster = lazy(() => import('./components/toaster').then((m) => ({ default: m.Toaster })))
const element = (load: AppRoute['load']) => {
  const Page: ComponentType = lazy(() => load().then(({ Component }) => ({ default: Component })))
  return (
    <PageBoundary>
      <Page />
    </PageBoundary>
  )
}
const Frame = lazy(() => loadFrame().then((m) => ({ default: m.MainFrame })))
const ProfileDialog = lazy(() => import('./learn/identity/profile-dialog').then((m) => ({ default: m.ProfileDialog })))

const drawn = ({ path, load }: AppRoute): RouteObject => ({ path, element: element(load) })
const tree: RouteObject[] = [
  {
    element: (
      <PageBoundary>
        <Frame ProfileDialog={ProfileDialog} />
      </PageBoundary>
    ),
    children: routes.filter(({ layout, to }) => layout === 'main' && !to).map(drawn),
  },
  { element: <Outlet />, children: routes.filter(({ layout, to }) => layout !== 'main' && !to).map(drawn) },
]

/** The whole application. */
export function App() {
  useEffect(() => {
    const stops = [keepRenewing(), followOtherTabs(), onSignInLost(goAway)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
  return (
    <>
      <Progress />
      <GuardedRouter prepare={prepare}>
        <Suspense>
          <Pages />
        </Suspense>
        <CookieConsent />
      </GuardedRouter>
      <Notices />
    </>
  )
}

const Pages = () => useRoutes(tree)

const Progress = () => <LoadingBar active={useIsPending()} />

/** Fetched with the first notice: a sign-in page has none. */
function Notices() {
  const [needed, setNeeded] = useState(() => getToasts().length > 0)
  useEffect(() => subscribeToasts(() => setNeeded(true)), [])
  return needed ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}

function goAway(loss: Loss): void {
  clearToasts()
  // What is on the screen belongs to somebody else now.
  if (loss === 'other-user') location.reload()
  else if (loss === 'disabled') history.replace('/blocked')
  else if (loss === 'left') history.replace('/login')
  else if (routeAt(history.location.pathname)?.guard === 'signedIn') history.replace(signInPath(history.location))
}
