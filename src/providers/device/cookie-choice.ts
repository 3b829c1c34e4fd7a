const KEY = 'cookiePolicy'
const ACCEPTED = 'accept'
const DATE_KEY = 'cookiePolicyAcceptedAt'

/** Whether the cookies policy has been accepted on this device. */
export function hasAcceptedCookies(): boolean {
  try {
    return localStorage.getItem(KEY) === ACCEPTED
  } catch {
    return false
  }
}

/** When it was accepted; null if that was not stored or is no instant. */
export function cookiesAcceptedAt(): string | null {
  try {
    const at = localStorage.getItem(DATE_KEY)
    return at && !Number.isNaN(Date.parse(at)) ? at : null
  } catch {
    return null
  }
}

/** Stores the acceptance and its time. */
export function acceptCookies(): void {
  try {
    localStorage.setItem(KEY, ACCEPTED)
    localStorage.setItem(DATE_KEY, new Date().toISOString())
  } catch {
    // Without storage it is asked again next time.
  }
}

/** Calls back when another tab changed it; returns a function that stops this. */
export function onCookieChoice(listener: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) listener()
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}
