import { deriveKey } from '../gateways/sign-in/secrets'
import { LINK_SECONDS, signLink } from '../gateways/sign-in/signed-link'
import type { Context } from '../kernel/context'

export const linkKey = (secret: string) => deriveKey(secret, 'signed-link')

type Signing = Pick<Context, 'signInId' | 'settings' | 'clock'>

/** The signed address of a file. */
export const fileUrl = (fileId: string, context: Signing): string | null => signedUrl('/files', fileId, context)

/**
 * The signed address of what has an id below a path, for this sign-in only, good for 10 to 15 minutes: its expiry is rounded, so that a reader gets the same address for
 * some minutes and can cache it.
 */
export function signedUrl(path: string, fileId: string, { signInId, settings, clock }: Signing): string | null {
  if (!signInId) return null
  const step = (LINK_SECONDS * 1000) / 3
  const expiresAt = new Date(Math.ceil(clock.now().getTime() / step) * step + 2 * step)
  return `${path}/${fileId}?link=${signLink({ key: linkKey(settings.secret), fileId, signInId, expiresAt })}`
}
