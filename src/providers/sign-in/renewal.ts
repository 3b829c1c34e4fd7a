import { ApiError, isOutage } from '../api/api-error'
import { send } from '../api/transport'
import { claimsOf, forgetSignIn, getSignIn, keepSignIn, msLeft, subscribeSignIn } from './session-store'
import { RefreshTokens } from './sign-in.documents'
import { getViewing } from './viewing-store'

/** A token is renewed when it has at most this long to live. */
const RENEW_BEFORE_MS = 60_000
const RENEW_EVERY_MS = 60_000
/** How long a page waits for a renewal. */
const PATIENCE_MS = 10_000
/** Longer than a page waits: a discarded answer would end the sign-in, since its token is spent. */
const GIVE_UP_MS = 60_000
const LOCK = 'articled-renewal'

/** `unreachable` leaves the sign-in as it is: a lost connection signs nobody out. */
export type Renewal = 'fresh' | 'ended' | 'disabled' | 'unreachable'

let running: Promise<Renewal> | null = null

/** Renews the tokens if they need it, or if the server refused the token `refused`; once for all callers and tabs. */
export function renew(refused?: string): Promise<Renewal> {
  if (getViewing()) return Promise.resolve(viewingLeft())
  running ??= inTurn(() => renewNow(refused)).finally(() => {
    running = null
  })
  return inPatience(running)
}

/** A viewing is never renewed. */
function viewingLeft(): Renewal {
  if (msLeft(getSignIn()?.accessToken ?? '') > 0) return 'fresh'
  forgetSignIn('viewed')
  return 'ended'
}

/** Renews if 60 seconds or less remain; guards call it before they let a person in. */
export async function renewIfDue(): Promise<Renewal> {
  const held = getSignIn()
  if (!held) return 'ended'
  if (!claimsOf(held.accessToken)) {
    forgetSignIn('ended')
    return 'ended'
  }
  return msLeft(held.accessToken) > RENEW_BEFORE_MS ? 'fresh' : renew()
}

/** Keeps the sign-in alive: a timer at its expiry less 60 seconds, one each 60 seconds, and when the page is visible again. */
export function keepRenewing(): () => void {
  let atExpiry: ReturnType<typeof setTimeout> | undefined
  const plan = () => {
    clearTimeout(atExpiry)
    const held = getSignIn()
    if (held) atExpiry = setTimeout(check, Math.max(1000, msLeft(held.accessToken) - RENEW_BEFORE_MS))
  }
  const check = () => {
    if (getSignIn()) void renewIfDue()
  }
  const checkWhenSeen = () => {
    if (document.visibilityState === 'visible') check()
  }
  const every = setInterval(check, RENEW_EVERY_MS)
  const unsubscribe = subscribeSignIn(plan)
  document.addEventListener('visibilitychange', checkWhenSeen)
  plan()
  return () => {
    clearTimeout(atExpiry)
    clearInterval(every)
    unsubscribe()
    document.removeEventListener('visibilitychange', checkWhenSeen)
  }
}

async function renewNow(refused?: string): Promise<Renewal> {
  const held = getSignIn()
  if (!held) return 'ended'
  // Another tab may have renewed while we waited.
  if (held.accessToken !== refused && msLeft(held.accessToken) > RENEW_BEFORE_MS) return 'fresh'
  const signal = AbortSignal.timeout(GIVE_UP_MS)
  try {
    const { refreshTokens } = await send(RefreshTokens, { refreshToken: held.refreshToken }, { signal })
    // A person who logged out meanwhile stays logged out.
    if (getSignIn()?.refreshToken !== held.refreshToken) return getSignIn() ? 'fresh' : 'ended'
    keepSignIn(refreshTokens)
    return 'fresh'
  } catch (error) {
    if (signal.aborted) return 'unreachable'
    if (!(error instanceof ApiError)) throw error
    if (isOutage(error) || error.code === 'RATE_LIMITED') return 'unreachable'
    const loss = error.code === 'ACCOUNT_DISABLED' ? 'disabled' : 'ended'
    forgetSignIn(loss)
    return loss
  }
}

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  // Only secure pages have locks; for others the server grants a few seconds of grace.
  return navigator.locks ? (navigator.locks.request(LOCK, work) as Promise<T>) : work()
}

function inPatience(work: Promise<Renewal>): Promise<Renewal> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<Renewal>((resolve) => {
    timer = setTimeout(() => resolve('unreachable'), PATIENCE_MS)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
