import { Logout } from './providers.documents'
import { forgetSignIn, getSignIn, type Loss } from './session-store'
import { send } from './transport'

/** Ends the sign-in here and on the server, and forgets everything personal on this device. */
export const signOut = (): Promise<void> => end('left')

/** Ends the sign-in for whoever is to sign in anew and come back to this page. */
export const signInAgain = (): Promise<void> => end('ended')

async function end(loss: Loss): Promise<void> {
  const held = getSignIn()
  forgetSignIn(loss)
  if (!held) return
  // Whoever leaves has left, even where the server cannot be told.
  await send(Logout, { refreshToken: held.refreshToken }, { token: held.accessToken }).catch(() => {})
}
