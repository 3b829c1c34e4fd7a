import { loadOnce } from './providers/load-page'
import { localPath } from './providers/local-path'
import { keepLocale } from './providers/locale'
import { getSignIn } from './providers/session-store'
import { sections } from './sections'
import './theme/tokens.css'
import './theme/base.css'
import './theme/boot.css'

start().catch((error: unknown) => {
  console.error(error)
  const url = typeof error === 'object' && error !== null && 'url' in error ? error.url : undefined
  if (typeof url === 'string') return location.assign(localPath(url))
  const again = Object.assign(document.createElement('a'), { href: '', textContent: 'Load the page again' })
  document.body.append('Articled could not be loaded. ', again)
})

/** Signing in is an application of its own, and small. */
async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no place for the application.')
  keepLocale()
  const { pathname, search, hash } = location
  if (!getSignIn() && sections.has(pathname.split('/')[1] ?? ''))
    history.replaceState(null, '', `/login?to=${encodeURIComponent(`${pathname}${search}${hash}`)}`)
  const isSigningIn = /^\/(login|register|auth\/[^/]+\/callback)(\/|$)/.test(location.pathname)
  if (!isSigningIn && /^\/(dashboard\/?)?$/.test(pathname)) fetchAhead()
  const application = loadOnce(() => (isSigningIn ? import('./sign-in-app') : import('./app')))
  const { mount } = await application()
  mount(root)
}

/** Where most visits begin: the page comes beside the application, not after it. A page that does not come is asked for again by its route. */
function fetchAhead(): void {
  import('./learn/dashboard/dashboard-page').catch(() => {})
}
