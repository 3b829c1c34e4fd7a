import { now } from '../../../providers/device/clock'

/** A link that this tab asked for; it outlives a reload. */
export interface SignInRequest {
  email: string
  sentAt: number
}

/** How long a link lives. */
export const LINK_LIFE_MS = 600_000
const KEY = 'signInRequest'

/** The last link, while it lives. */
export function loadRequest(): SignInRequest | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as SignInRequest | null
    return kept?.email && now() - kept.sentAt < LINK_LIFE_MS ? kept : null
  } catch {
    return null
  }
}

/** Stores it, or deletes it. */
export function storeRequest(request: SignInRequest | null): void {
  try {
    if (request) sessionStorage.setItem(KEY, JSON.stringify(request))
    else sessionStorage.removeItem(KEY)
  } catch {
    // Without storage it lasts as long as the page.
  }
}
