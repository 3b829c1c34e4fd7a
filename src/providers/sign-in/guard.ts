import { type Ability, holds, isStaff, isTutor } from '../../../access/viewer'
import { localPath } from '../../../rules/local-path'
import { renew, renewIfDue } from './renewal'
import { type Claims, claimsOf, getSignIn } from './session-store'

const SECOND_FACTOR = '/second-factor'

/** Who may enter a route: everybody, only people who are not signed in, or only people who are. */
export type Guard = 'public' | 'guest' | 'signedIn'

export interface Guarded {
  guard: Guard
  /** The ability that the person needs as well; `author` is who writes for the library: tutors, and staff with manage_content. */
  can?: Ability | 'tutor' | 'staff' | 'author'
}

export interface Place {
  pathname: string
  search: string
  hash: string
}

/** The redirect for a person who may not enter; null lets them in. The token is a hint: the server decides what they see. */
export function admit({ guard, can }: Guarded, claims: Claims | null, place: Place): string | null {
  if (guard === 'public') return null
  if (guard === 'guest') return claims ? localPath(new URLSearchParams(place.search).get('to')) : null
  if (!claims) return signInPath(place)
  if (claims.disabledAt) return '/blocked'
  if (claims.due && place.pathname !== SECOND_FACTOR) return secondFactorPath(place)
  return can && !mayDo(claims, can) ? '/unauthorized' : null
}

/** The same after renewing a sign-in with 60 seconds or less to live, or one that may lack newer rights. */
export async function admitRenewed(route: Guarded, place: Place): Promise<string | null> {
  if (route.guard === 'public') return null
  // A blocked person has no sign-in any more, and is told why.
  if (getSignIn() && (await renewIfDue()) === 'disabled') return '/blocked'
  const token = getSignIn()?.accessToken
  const refusal = admit(route, token ? claimsOf(token) : null, place)
  if (!token || refusal !== '/unauthorized') return refusal
  if ((await renew(token)) === 'disabled') return '/blocked'
  const newer = getSignIn()?.accessToken
  return admit(route, newer ? claimsOf(newer) : null, place)
}

/** The address at which a second factor is entered, with the path that the person wanted. */
export function secondFactorPath({ pathname, search, hash }: Place): string {
  return `${SECOND_FACTOR}?to=${encodeURIComponent(`${pathname}${search}${hash}`)}`
}

/** The login address, with the path that the person wanted. */
export function signInPath({ pathname, search, hash }: Place): string {
  return `/login?to=${encodeURIComponent(`${pathname}${search}${hash}`)}`
}

function mayDo({ role, type, abilities, id }: Claims, can: NonNullable<Guarded['can']>): boolean {
  const viewer = { id, role, type, abilities: abilities as Ability[], confirmed: true }
  if (can === 'tutor') return isTutor(viewer)
  if (can === 'author') return isTutor(viewer) || holds(viewer, 'manage_content')
  return can === 'staff' ? isStaff(viewer) : holds(viewer, can)
}
