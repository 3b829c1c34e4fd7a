import { localPath } from './providers/local-path'
import { getSignIn } from './providers/session-store'
import './theme/tokens.css'
import './theme/base.css'

start().catch((error: unknown) => {
  console.error(error)
  const url = typeof error === 'object' && error !== null && 'url' in error ? error.url : undefined
  if (typeof url === 'string') return location.assign(localPath(url))
  document.body.append('Articled could not be loaded. Please load the page again.')
})

/** Signing in is an application of its own, and small. */
async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no place for the application.')
  if (location.pathname === '/' && !getSignIn()) history.replaceState(null, '', '/login?to=%2Fdashboard')
  const isSigningIn = /^\/(login|register)(\/|$)/.test(location.pathname)
  const { mount } = isSigningIn ? await import('./sign-in-app') : await import('./app')
  mount(root)
}
