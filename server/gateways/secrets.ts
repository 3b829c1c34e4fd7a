import { createHash, createHmac, hkdfSync, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/** A new opaque secret of 256 bits, safe in a URL. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of an opaque secret: SHA-256 in hex. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** Eight decimal digits, each code equally likely. */
export function newCode(): string {
  return randomInt(0, 100_000_000).toString().padStart(8, '0')
}

/** What is stored of a code; keyed, because eight digits behind a bare hash are guessed in a second. */
export function hashCode(code: string, key: Buffer | string): string {
  return createHmac('sha256', key).update(code).digest('hex')
}

/** Compares in a time that tells nothing about where, or by how much, two secrets differ. */
export function sameSecret(a: string, b: string): boolean {
  const [left, right] = [a, b].map((text) => createHash('sha256').update(text).digest())
  return timingSafeEqual(left as Buffer, right as Buffer)
}

/** A key for one purpose, drawn from the server's secret, so that what is signed for one purpose is worthless for another. */
export function deriveKey(secret: string, purpose: string): Buffer {
  if (secret.length < 32) throw new Error('The secret key must have at least 32 characters')
  return Buffer.from(hkdfSync('sha256', secret, '', `articled:${purpose}`, 32))
}
