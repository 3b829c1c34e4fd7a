import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from 'node:crypto'

/** A new opaque secret of 256 bits, safe in a URL. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** The stored form of an opaque secret: SHA-256 in hex. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** Eight decimal digits, each code equally likely. */
export function newCode(): string {
  return randomInt(0, 100_000_000).toString().padStart(8, '0')
}

/** The stored form of a code. It is keyed, because eight digits behind a bare hash are guessed in a second. */
export function hashCode(code: string, key: Buffer | string): string {
  return createHmac('sha256', key).update(code).digest('hex')
}

/** Compares in a time that does not show where, or how much, two secrets differ. */
export function sameSecret(a: string, b: string): boolean {
  const [left, right] = [a, b].map((text) => createHash('sha256').update(text).digest())
  return timingSafeEqual(left as Buffer, right as Buffer)
}

/** A key for one purpose, derived from the server's secret, so that its signatures are worthless for other purposes. */
export function deriveKey(secret: string, purpose: string): Buffer {
  if (secret.length < 32) throw new Error('The secret key must have at least 32 characters')
  return Buffer.from(hkdfSync('sha256', secret, '', `articled:${purpose}`, 32))
}

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Encrypts a text with the key, as base64. */
export function seal(text: string, key: Buffer): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
  const sealed = [cipher.update(text, 'utf8'), cipher.final()]
  return Buffer.concat([nonce, ...sealed, cipher.getAuthTag()]).toString('base64')
}

/** Decrypts a sealed text. Throws if the key differs or the text was changed. */
export function unseal(sealed: string, key: Buffer): string {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8')
}
