import { createHmac, randomBytes } from 'node:crypto'
import { sameSecret } from './secrets'

// RFC 4648: what authenticator apps take as a secret.
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
/** As long as the hash of SHA-1. Source: RFC 4226, section 4. */
const SECRET_BYTES = 20
const STEP_SECONDS = 30
/** A phone's clock may be this many steps early or late. Source: RFC 6238, section 5.2. */
const DRIFT = 1

/** A new secret for an authenticator app, in base32. */
export const newTotpSecret = (): string => base32(randomBytes(SECRET_BYTES))

/** The link that an authenticator app reads from a QR code. Source: https://github.com/google/google-authenticator/wiki/Key-Uri-Format */
export function totpUri(secret: string, account: string): string {
  const issuer = 'Articled'
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?${new URLSearchParams({ secret, issuer })}`
}

/** The code of a time step, as the app shows it. Source: RFC 4226, section 5.3. */
export function totpAt(secret: string, step: number, digits = 6): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0xf
  return ((mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits).toString().padStart(digits, '0')
}

/** The time step of an instant. Source: RFC 6238, section 4.2. */
export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP_SECONDS)

/** The time step for which a code is right at this instant; null if it is right for none. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const present = stepAt(now)
  const steps = Array.from({ length: 2 * DRIFT + 1 }, (_, at) => present - DRIFT + at)
  return steps.filter((step) => sameSecret(totpAt(secret, step), code)).at(-1) ?? null
}

export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
