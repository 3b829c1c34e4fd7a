import { localPath } from '../rules/local-path'
import { sections } from './generated/sections'
import { inItsLanguage, keepLocale } from './providers/device/locale'
import { loadOnce } from './providers/page/load-page'
import { linkingPath } from './providers/sign-in/linking'
import { getSignIn } from './providers/sign-in/session-store'
import { showStartFailure } from './start-failure'
import './theme/tokens.css'
import './theme/base.css'
import './theme/boot.css'

start().catch((error: unknown) => {
  const url = typeof error === 'object' && error !== null && 'url' in error ? error.url : undefined
  if (typeof url !== 'string') return showStartFailure(error)
  console.error(error)
  location.assign(localPath(url))
})

/** Signing in is a separate, small application. */
async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no place for the application.')
  const other = inItsLanguage()
  if (other) return void (await import(/* @vite-ignore */ other))
  if (__LOCALE__ !== 'en-us') document.documentElement.lang = __LOCALE__
  keepLocale()
  const linking = linkingPath(location)
  if (linking) history.replaceState(null, '', linking)
  const { pathname, search, hash } = location
  if (!getSignIn() && sections.has(pathname.split('/')[1] ?? ''))
    history.replaceState(null, '', `/login?to=${encodeURIComponent(`${pathname}${search}${hash}`)}`)
  const isSigningIn = /^\/(login(\/[^/]+)?|register|auth\/[^/]+\/callback)\/?$/i.test(location.pathname)
  // Beside the application, and not with the way in, which needs none of these.
  if (!isSigningIn)
    import('./fetch-ahead').then(
      ({ fetchAhead }) => fetchAhead(pathname),
      () => {
        // Each page's route loads it anyhow.
      },
    )
  // Two loaders, since one would load what either needs.
  const load = isSigningIn ? loadOnce(() => import('./sign-in-app')) : loadOnce(() => import('./app'))
  const { mount } = await load()
  // To draw is a task of its own, so that the page answers before it.
  await new Promise((resolve) => setTimeout(resolve))
  mount(root)
}
