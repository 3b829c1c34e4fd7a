import { createHmac } from 'node:crypto'
import { sameSecret } from './secrets'

/** The longest life of a link, whatever its signer asked for. */
export const LINK_SECONDS = 15 * 60

interface LinkSubject {
  /** The HMAC key, from `deriveKey(secret, 'signed-link')`. */
  key: Buffer
  fileId: string
  signInId: string
  expiresAt: Date
}

/** The proof, safe in a URL, that this sign-in may fetch this file until the expiry: `expiry.sign-in.signature`. */
export function signLink({ key, fileId, signInId, expiresAt }: LinkSubject): string {
  if (![fileId, signInId].every((id) => /^[\w-]{1,64}$/.test(id))) throw new Error('A signed link needs plain ids')
  const head = `${Math.floor(expiresAt.getTime() / 1000).toString(36)}.${signInId}`
  return `${head}.${signature(key, fileId, head)}`
}

/** The sign-in that a proof was made for; null if it is not ours, not for this file, or expired. */
export function verifyLink(link: {
  key: Buffer
  fileId: string
  token: string
  now: Date
}): { signInId: string; expiresAt: Date } | null {
  const match = link.token.match(/^(([0-9a-z]{1,8})\.([\w-]{1,64}))\.([\w-]{43})$/)
  if (!match) return null
  const [, head = '', expiry = '', signInId = '', proof = ''] = match
  if (!sameSecret(proof, signature(link.key, link.fileId, head))) return null
  const expiresAt = new Date(Number.parseInt(expiry, 36) * 1000)
  const left = expiresAt.getTime() - link.now.getTime()
  return left > 0 && left <= LINK_SECONDS * 1000 ? { signInId, expiresAt } : null
}

function signature(key: Buffer, fileId: string, head: string): string {
  return createHmac('sha256', key).update(`${fileId}\n${head}`).digest('base64url')
}
