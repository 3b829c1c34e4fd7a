import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { localPath } from '../rules/local-path'
import { LoadFailure } from './learn/identity/load-failure'
import { LoginPage, RegisterPage } from './learn/identity/sign-in/sign-in-page'
import { CookieConsent } from './learn/shell/cookie-consent'
import { useIsPending } from './providers/api/pending'
import { lazyPart } from './providers/page/lazy-part'
import {
  claimsOf,
  followOtherTabs,
  forgetSignIn,
  getSignIn,
  onSignInLost,
  subscribeSignIn,
} from './providers/sign-in/session-store'
import { showStartFailure } from './start-failure'
import { LoadingBar } from './ui/page/loading-bar'

const CallbackPage = lazyPart(() => import('./learn/identity/sign-in/callback-page').then((m) => m.CallbackPage))
const LinkPage = lazyPart(() => import('./learn/identity/sign-in/link-page').then((m) => m.LinkPage))

/**
 * Signing in: the pages at /login, /register, /login/{token} and /auth/{provider}/callback. They have no router, query cache or socket, so that they
 * load fast on a poor line. The rest loads after the sign-in.
 */
export function mount(place: HTMLElement): void {
  const arrive = () => {
    const held = getSignIn()
    if (!held) return false
    if (!claimsOf(held.accessToken)) {
      forgetSignIn('ended')
      return false
    }
    location.replace(wanted())
    return true
  }
  if (arrive()) return
  // Also when another tab followed the link.
  subscribeSignIn(arrive)
  followOtherTabs()
  onSignInLost((loss) => {
    if (loss === 'disabled') location.replace('/blocked')
  })
  createRoot(place, { onUncaughtError: showStartFailure }).render(
    <StrictMode>
      <Progress />
      <Suspense>
        <LoadFailure>
          <Page to={wanted()} />
        </LoadFailure>
      </Suspense>
      <CookieConsent path={location.pathname} />
    </StrictMode>,
  )
}

/** The page to show after the sign-in. */
const wanted = () => localPath(new URLSearchParams(location.search).get('to'))

function Page({ to }: { to: string }) {
  const [, first, second] = location.pathname.split('/')
  // The case of an address's letters does not matter.
  if (/^register$/i.test(first ?? '')) return <RegisterPage to={to} />
  if (/^auth$/i.test(first ?? '')) return <CallbackPage provider={second ?? ''} />
  return second ? <LinkPage token={decodeURIComponent(second)} /> : <LoginPage to={to} />
}

const Progress = () => <LoadingBar active={useIsPending()} />
