import { localPath } from '../../../../rules/local-path'

const KEY = 'wantedPath'

/** Stores the wanted path while the person is at an outside provider, which may refuse them. */
export function keepWanted(path: string): void {
  try {
    sessionStorage.setItem(KEY, path)
  } catch {
    // Without storage a refusal leads to the start page.
  }
}

/** The login address for people who return without a sign-in; it leads on to the path they wanted. */
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
