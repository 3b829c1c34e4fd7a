const KEY = 'cookiePolicy'
const ACCEPTED = 'accept'

/** Whether the cookies policy has been accepted on this device. */
export function hasAcceptedCookies(): boolean {
  try {
    return localStorage.getItem(KEY) === ACCEPTED
  } catch {
    return false
  }
}

/** Keeps that it has been accepted. */
export function acceptCookies(): void {
  try {
    localStorage.setItem(KEY, ACCEPTED)
  } catch {
    // Then it is asked again next time.
  }
}
