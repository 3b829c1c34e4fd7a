/** Staff who view as a person in this tab; their own sign-in stays in the browser's storage, for every other tab. */
export interface Viewing {
  accessToken: string
  /** The person. */
  userId: string
  name: string
  expiresAt: string
  /** The staff. */
  staffId: string
  /** Where staff came from, and return to. */
  back: string
}

const KEY = 'viewing'

interface Kept extends Viewing {
  /** What this tab held for staff, out of the person's way until the end. */
  own: [key: string, value: string][]
}

let last = '/'

/** The viewing of this tab, if there is one. */
export function getViewing(): Viewing | null {
  try {
    const kept = sessionStorage.getItem(KEY)
    return kept ? (JSON.parse(kept) as Viewing) : null
  } catch {
    return null
  }
}

/** Begins to view in this tab; the page must then be loaded anew. False where the browser stores nothing. */
export function beginViewing(viewing: Viewing): boolean {
  try {
    const own = Object.keys(sessionStorage).map((key): [string, string] => [key, sessionStorage.getItem(key) ?? ''])
    const kept: Kept = { ...viewing, own }
    sessionStorage.clear()
    sessionStorage.setItem(KEY, JSON.stringify(kept))
    return true
  } catch {
    return false
  }
}

/** Forgets the viewing with all that this tab held of the person, and gives staff back their own. */
export function forgetViewing(): void {
  const kept = getViewing() as Kept | null
  if (!kept) return
  last = kept.back
  sessionStorage.clear()
  for (const [key, value] of kept.own) sessionStorage.setItem(key, value)
}

/** Where staff go after the last viewing. */
export const wayBack = (): string => last
