import { isWorthRepeating, send } from '../api/transport'
import { forgetSignIn, getSignIn, type Loss } from './session-store'
import { Logout } from './sign-in.documents'
import { endViewing } from './viewing'
import { getViewing } from './viewing-store'

/** Ends the sign-in here and on the server, and deletes everything personal on this device. */
export const signOut = (): Promise<void> => end('left')

/** Ends the sign-in so that the person can sign in again and return to this page. */
export const signInAgain = (): Promise<void> => end('ended')

async function end(loss: Loss): Promise<void> {
  if (getViewing()) return endViewing()
  const held = getSignIn()
  forgetSignIn(loss)
  if (!held) return
  // Without the access token: the server would refuse an expired one first.
  const tell = () => send(Logout, { refreshToken: held.refreshToken }, { keepalive: true })
  await tell().catch((error) => {
    // A logout holds even if the server cannot be told: an open page tells it later, and nothing is stored on the device.
    if (isWorthRepeating(error)) addEventListener('online', () => void tell().catch(() => {}), { once: true })
  })
}
