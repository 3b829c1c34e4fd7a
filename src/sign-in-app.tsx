import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { LoadingBar } from './components/loading-bar'
import { LoginPage, RegisterPage } from './learn/identity/sign-in-page'
import { CookieConsent } from './learn/shell/cookie-consent'
import { lazyPart } from './providers/lazy-part'
import { localPath } from './providers/local-path'
import { useIsPending } from './providers/pending'
import { claimsOf, followOtherTabs, getSignIn, subscribeSignIn } from './providers/session-store'

const LinkPage = lazyPart(() => import('./learn/identity/link-page').then((m) => m.LinkPage))

/**
 * Signing in: the pages at /login, /register and /login/{token}. They have no router, no query cache and no socket, so that
 * they are there at once on a poor line; what follows is loaded once somebody is in.
 */
export function mount(place: HTMLElement): void {
  const to = localPath(new URLSearchParams(location.search).get('to'))
  const arrive = () => {
    const held = getSignIn()
    if (!held || !claimsOf(held.accessToken)) return false
    location.replace(to)
    return true
  }
  if (arrive()) return
  // Also when the link was followed in another tab.
  subscribeSignIn(arrive)
  followOtherTabs()
  createRoot(place).render(
    <StrictMode>
      <Progress />
      <Suspense>
        <Page to={to} />
      </Suspense>
      <CookieConsent />
    </StrictMode>,
  )
}

function Page({ to }: { to: string }) {
  const [, first, token] = location.pathname.split('/')
  if (first === 'register') return <RegisterPage to={to} />
  return token ? <LinkPage token={decodeURIComponent(token)} /> : <LoginPage to={to} />
}

const Progress = () => <LoadingBar active={useIsPending()} />
