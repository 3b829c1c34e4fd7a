import { createHmac } from 'node:crypto'
import { deriveKey, sameSecret } from '../../gateways/sign-in/secrets'
import type { Settings } from '../../kernel/settings'

const secretOf = (id: string, secret: string) =>
  createHmac('sha256', deriveKey(secret, 'calendar-feed')).update(id).digest('base64url')

/**
 * The address of a feed. Its secret is derived, not stored: a copy of the database opens no calendar, and the owner can see the address again, which
 * a hash would not allow.
 */
export const feedUrl = (id: string, { publicUrl, secret }: Pick<Settings, 'publicUrl' | 'secret'>) =>
  `${publicUrl}/feeds/${id}.${secretOf(id, secret)}.ics`

/** The feed of an address's last part; null if we never made it. */
export function feedNamed(name: string, { secret }: Pick<Settings, 'secret'>): string | null {
  const [, id = '', shown = ''] = /^([0-9a-f-]{36})\.([\w-]{43})\.ics$/.exec(name) ?? []
  return id && sameSecret(shown, secretOf(id, secret)) ? id : null
}
