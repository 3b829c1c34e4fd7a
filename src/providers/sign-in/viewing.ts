import { request } from '../api/client'
import { send } from '../api/transport'
import { forgetSignIn, getSignIn } from './session-store'
import { ViewingBegin, ViewingEnd } from './viewing.documents'
import { beginViewing, getViewing } from './viewing-store'

/** Views as a person in this tab, which then shows the person's start page; false where the browser stores nothing. Throws ApiError. */
export async function viewAs(userId: string): Promise<boolean> {
  const staffId = getSignIn()?.userId ?? ''
  const { viewingBegin } = await request(ViewingBegin, { userId })
  const { accessToken, expiresAt, user } = viewingBegin
  const name = user.fullName ?? user.email ?? ''
  const back = location.pathname + location.search
  if (!beginViewing({ accessToken, userId, name, expiresAt, staffId, back })) return false
  location.assign('/dashboard')
  return true
}

/** Ends the viewing of this tab; staff return to where they were. */
export function endViewing(): void {
  const viewing = getViewing()
  if (!viewing) return
  // It ends here even if the server cannot be told: there it runs out by itself.
  send(ViewingEnd, {}, { token: viewing.accessToken, keepalive: true }).catch(() => {})
  forgetSignIn('viewed')
}
