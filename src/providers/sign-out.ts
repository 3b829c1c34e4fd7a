import { Logout } from './providers.documents'
import { forgetSignIn, getSignIn } from './session-store'
import { send } from './transport'

/** Ends the sign-in here and on the server, and forgets everything personal on this device. */
export async function signOut(): Promise<void> {
  const held = getSignIn()
  forgetSignIn('left')
  if (!held) return
  // Whoever leaves has left, even where the server cannot be told.
  await send(Logout, { refreshToken: held.refreshToken }, { token: held.accessToken }).catch(() => {})
}
