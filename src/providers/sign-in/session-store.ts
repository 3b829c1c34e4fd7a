import type { UserRole, UserType } from '../../../schema/generated/types'
import { correctClockRoughly, now } from '../device/clock'
import { keepLocale } from '../device/locale'
import { forgetViewing, getViewing } from './viewing-store'

/** A sign-in as stored on this device, under these keys. */
export interface SignIn {
  accessToken: string
  refreshToken: string
  userId: string
  userEmail: string
  userRole: string
}

/** The claims of an access token: a hint for guards and menus, never a permission. */
export interface Claims {
  id: string
  role: UserRole
  type: UserType
  abilities: readonly string[]
  disabledAt: string | null
  /** What the sign-in waits for; the person enters it at /second-factor. */
  due?: string
  iat: number
  exp: number
}

/** Why the sign-in ended; `due`: it waits for a second factor; `viewed`: it was a person's whom staff viewed as, and theirs is back. */
export type Loss = 'ended' | 'disabled' | 'left' | 'other-user' | 'viewed' | 'due'

/** The name of the document store on this device; it is deleted at logout. */
export const DOCUMENT_STORE = 'articled'

/** The pages' scroll positions, in session storage. */
export const SCROLL_POSITIONS = 'scroll-positions'

const keys = ['accessToken', 'refreshToken', 'userId', 'userEmail', 'userRole'] as const
const onDeviceOnly = new Set(['theme', 'density', 'motion', 'locale', 'cookiePolicy', 'cookiePolicyAcceptedAt'])
const changes = new Set<() => void>()
const losses = new Set<(loss: Loss) => void>()
const memory = new Map<string, string>()

/** This tab's sign-in: the browser's own, or that of a person whom staff view as. Read each time, because another tab may have renewed it. */
export function getSignIn(): SignIn | null {
  const viewing = getViewing()
  if (!viewing) return ownSignIn()
  return { accessToken: viewing.accessToken, refreshToken: '', userId: viewing.userId, userEmail: '', userRole: '' }
}

function ownSignIn(): SignIn | null {
  const [accessToken, refreshToken, userId, userEmail, userRole] = keys.map(load)
  if (!accessToken || !refreshToken) return null
  return { accessToken, refreshToken, userId: userId ?? '', userEmail: userEmail ?? '', userRole: userRole ?? '' }
}

interface Auth {
  accessToken: string
  refreshToken: string
  user: { id: string; email?: string | null; role?: string | null; locale?: string | null }
}

/** Stores the answer to a sign-in or a renewal. A sign-in says the account's language too, which the device takes over. */
export function keepSignIn({ accessToken, refreshToken, user }: Auth): void {
  // The refresh token first, so that a tab that sees the new access token finds its partner.
  store('refreshToken', refreshToken)
  store('userId', user.id)
  store('userEmail', user.email ?? '')
  store('userRole', user.role ?? 'user')
  if (user.locale) keepLocale(user.locale)
  store('accessToken', accessToken)
  const claims = claimsOf(accessToken)
  if (claims) correctClockRoughly(claims.iat)
  for (const listener of changes) listener()
}

/** Deletes the sign-in and everything personal on this device, and tells why. */
export function forgetSignIn(loss: Loss): void {
  // However a viewing ends, the sign-in of staff stays.
  const told = getViewing() ? 'viewed' : loss
  if (told === 'viewed') forgetViewing()
  else for (const key of keys) remove(key)
  if (told === 'left') forgetPersonalData()
  for (const listener of changes) listener()
  for (const listener of losses) listener(told)
}

/** Tells that the sign-in waits for a second factor, and shows nothing more until then. */
export function waitForSecondFactor(): void {
  for (const listener of losses) listener('due')
}

/** The claims of a token; null if it cannot be read. */
export function claimsOf(token: string): Claims | null {
  try {
    const part = token.split('.')[1] ?? ''
    const bytes = Uint8Array.from(atob(part.replace(/-/g, '+').replace(/_/g, '/')), (sign) => sign.charCodeAt(0))
    const claims = JSON.parse(new TextDecoder().decode(bytes)) as Claims
    return typeof claims.id === 'string' && typeof claims.exp === 'number' ? claims : null
  } catch {
    return null
  }
}

/** Milliseconds until a token expires; 0 if it cannot be read. */
export function msLeft(token: string): number {
  const claims = claimsOf(token)
  return claims ? Math.max(0, claims.exp * 1000 - now()) : 0
}

/** Calls back when the sign-in is made, renewed or deleted, in this tab or another. */
export function subscribeSignIn(listener: () => void): () => void {
  changes.add(listener)
  return () => changes.delete(listener)
}

/** Calls back when the sign-in is lost or becomes another person's, in this tab or another. */
export function onSignInLost(listener: (loss: Loss) => void): () => void {
  losses.add(listener)
  return () => losses.delete(listener)
}

/** Follows other tabs; returns a function that stops this. */
export function followOtherTabs(): () => void {
  let userId = getSignIn()?.userId
  const remember = subscribeSignIn(() => {
    userId = getSignIn()?.userId
  })
  const follow = (change: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (change.key !== null && change.key !== 'accessToken') return
    if (getViewing()) return endWithStaff()
    const before = userId
    const held = getSignIn()
    for (const listener of changes) listener()
    const loss = !held ? 'ended' : before && before !== held.userId ? 'other-user' : null
    if (loss && before) for (const listener of losses) listener(loss)
  }
  addEventListener('storage', follow)
  return () => {
    remember()
    removeEventListener('storage', follow)
  }
}

/** A viewing ends with the sign-in of staff, which another tab may have changed. */
function endWithStaff(): void {
  if (getViewing()?.staffId !== ownSignIn()?.userId) forgetSignIn('viewed')
}

function forgetPersonalData(): void {
  try {
    for (const key of Object.keys(localStorage)) if (!onDeviceOnly.has(key)) localStorage.removeItem(key)
    sessionStorage.clear()
    // The closing page writes its scroll position once more.
    addEventListener('pagehide', () => sessionStorage.removeItem(SCROLL_POSITIONS), { once: true })
    indexedDB.deleteDatabase(DOCUMENT_STORE)
  } catch {
    // A browser that blocks storage has stored nothing.
  }
}

function load(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return memory.get(key) ?? null
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    memory.set(key, value)
  }
}

function remove(key: string): void {
  memory.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing could be stored either.
  }
}
