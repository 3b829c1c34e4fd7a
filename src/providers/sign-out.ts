import { Logout } from './providers.documents'
import { forgetSignIn, getSignIn, type Loss } from './session-store'
import { isWorthRepeating, send } from './transport'

/** Ends the sign-in here and on the server, and forgets everything personal on this device. */
export const signOut = (): Promise<void> => end('left')

/** Ends the sign-in for whoever is to sign in anew and come back to this page. */
export const signInAgain = (): Promise<void> => end('ended')

async function end(loss: Loss): Promise<void> {
  const held = getSignIn()
  forgetSignIn(loss)
  if (!held) return
  // Without the access token, which may have run out: the server would refuse that before it read on.
  const tell = () => send(Logout, { refreshToken: held.refreshToken }, { keepalive: true })
  await tell().catch((error) => {
    // Whoever leaves has left, even where the server cannot be told: the page tells it later if it is still open, and keeps nothing on the device.
    if (isWorthRepeating(error)) addEventListener('online', () => void tell().catch(() => {}), { once: true })
  })
}
