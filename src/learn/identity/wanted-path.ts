import { localPath } from '../../../access/local-path'

const KEY = 'wantedPath'

/** Keeps where somebody wanted to go while they are away at an outside provider, which may not let them in. */
export function keepWanted(path: string): void {
  try {
    sessionStorage.setItem(KEY, path)
  } catch {
    // Then a refusal leads to the start page.
  }
}

/** The address of signing in for whoever comes back without one: it leads on to where they wanted to go. */
export function signInAddress(): string {
  const home = localPath(null)
  const path = localPath(load())
  return path === home ? '/login' : `/login?to=${encodeURIComponent(path)}`
}

function load(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}
